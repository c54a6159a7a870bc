import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { controlled } from '../../../../games/settlers/rules/select';
import type { Settlers } from '../../../../games/settlers/state';
import { Jump } from '../../common/Jump';
import { othersOf } from '../../common/parts';
import { empireOf, OTHERS } from './anchors';

/** The parts of the table that a phone jumps to. The hand is not among them: it is always in sight. */
export function Jumps({
  view,
  seat,
  words,
  className,
}: {
  view: Settlers;
  seat: Seat | null;
  words: Words<Settlers>;
  className?: string;
}) {
  const me = seat === null ? undefined : view.players[seat];
  return (
    <Jump
      className={className}
      parts={[
        ...(me && seat !== null
          ? [{ to: empireOf(seat), label: words.term('empire'), keys: [...controlled(view, seat), ...me.deals] }]
          : []),
        ...(view.seats === 1
          ? [{ to: OTHERS, label: words.term('virtual'), keys: [...view.virtual, ...view.line] }]
          : []),
      ]}
      players={othersOf(view.seats, seat).map((each) => ({ to: empireOf(each), seat: each }))}
    />
  );
}
