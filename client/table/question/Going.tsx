import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { kindOf } from '../../../games/kit/optionKinds';
import { PHONE } from '../../theme';
import { useMedia } from '../../ui/useMedia';
import { useQuestion } from '../TableContext';
import { goToFirst, scrollBy } from './goToFirst';

/**
 * Where the table is higher than the window, the page goes to the first of what can be picked, unless some of that is in sight; on a
 * phone past its own head to the board as well.
 * @param at the position that is drawn: what can be picked is there only then
 */
export function Going({ at, table }: { at: unknown; table: RefObject<HTMLElement | null> }) {
  const { question, armed, held, optionsFor } = useQuestion();
  const phone = useMedia(PHONE);
  const n = question?.n;
  const last = useRef('');
  const go = useEffectEvent(() => {
    if (!table.current) return;
    // Not with each pick: what is picked stays where it is.
    const asked = `${n} ${armed}`;
    const settle = phone && asked !== last.current;
    last.current = asked;
    if (phone) passHead(table.current);
    // A row of moves is what is asked, not all that each of them could be done with.
    if (armed === null && goToFirst(table.current, () => movesIn(table.current), settle)) return;
    // Nor is what lies on the table anyway, where cards have been laid out to choose from.
    if (goToFirst(table.current, () => laidIn(table.current), settle)) return;
    // What stands for other actions than the chosen one is no answer.
    const answers = (key: string): boolean =>
      armed === null || optionsFor(key).some((option) => kindOf(option) === armed);
    goToFirst(table.current, () => spotsIn(table.current, answers), settle);
  });
  useEffect(() => {
    if (n === undefined) return;
    // The drawer has followed the question by then.
    const frame = requestAnimationFrame(() => go());
    return () => cancelAnimationFrame(frame);
  }, [n, armed, held, at]);
  return null;
}

/** The board's buttons for kinds of actions (`data-move`) that can be pressed. */
const movesIn = (table: HTMLElement | null): readonly Element[] => [
  ...(table?.querySelectorAll('[data-move]:not([aria-disabled])') ?? []),
];

/** Cards that have been laid out (`data-laid`) and can be picked. */
const laidIn = (table: HTMLElement | null): readonly Element[] => [
  ...(table?.querySelectorAll('[data-laid] [data-spot][data-selectable="true"]') ?? []),
];

/** Past what lies over the board; but to the page's beginning, where what a board wants to be seen whole (`data-whole`) is so from there. */
function passHead(table: HTMLElement): void {
  const past = table.querySelector('[data-shell="board"]')?.getBoundingClientRect().top ?? 0;
  const end = table.querySelector('[data-shell="question"]')?.getBoundingClientRect().top ?? 0;
  const whole = table.querySelector('[data-whole]')?.getBoundingClientRect();
  // Who has gone farther down reads there.
  if (past < -1) return;
  if (whole && whole.bottom + window.scrollY <= end) scrollBy(-window.scrollY);
  else scrollBy(past);
}

const spotsIn = (table: HTMLElement | null, answers: (key: string) => boolean): readonly Element[] =>
  [...(table?.querySelectorAll<HTMLElement>('[data-spot][data-selectable="true"]') ?? [])].filter(
    (spot) => answers(spot.dataset.spot ?? '') && spot.checkVisibility(),
  );
