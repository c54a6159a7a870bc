import { HIDDEN, type ComponentId } from '../../../../games/kit/core';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { useQuestion, type BoardProps } from '../../../table';
import { LaidOut, type Group } from '../../common/Faces';
import { Face } from '../card/Face';

/** Cards out of piles that a question is about, and cards that I look at. */
export function Tray({ view, seat, words, className }: BoardProps<Mythotopia> & { className?: string }) {
  const { question, isSelectable } = useQuestion();
  const me = seat === null ? undefined : view.players[seat];
  const known = (cards: readonly ComponentId[] = []): ComponentId[] => cards.filter((id) => id !== HIDDEN);
  // Redrafting is possible all through the turn and has its place in the bar.
  const piles: Group[] =
    question && question.ask !== 'turn'
      ? (['discard', 'deck'] as const).map((zone) => ({ zone, cards: known(me?.[zone]).filter(isSelectable) }))
      : [];
  return (
    <LaidOut
      groups={[{ zone: 'looking', cards: known(me?.looking) }, ...piles]}
      Face={Face}
      view={view}
      seat={seat}
      words={words}
      className={className}
    />
  );
}
