import type { Imperium } from '../../../../games/imperium/state';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { Jump } from '../../common/Jump';
import { deckPlace, MAIN_DECK } from '../standsFor';
import { MARKET, matOf } from './anchors';

/** The parts of the table that a phone jumps to. The hand is not among them: it is always in sight. */
export function Jumps({
  view,
  seat,
  words,
  className,
}: {
  view: Imperium;
  seat: Seat | null;
  words: Words<Imperium>;
  className?: string;
}) {
  const me = seat === null ? undefined : view.players[seat];
  const market = [
    ...view.market.flatMap((place) => place.card ?? []),
    ...(['REG', 'UNC', 'CIV'] as const).map(deckPlace),
    MAIN_DECK,
  ];
  const parts = [
    { to: MARKET, label: words.term('market'), keys: market },
    ...(me && seat !== null
      ? [
          {
            to: matOf(seat),
            label: words.term('play'),
            keys: [
              ...me.play,
              me.power ?? '',
              ...me.below,
              ...me.development,
              ...Object.values(me.garrison).flat(),
              ...me.exhausted,
            ],
          },
        ]
      : []),
  ];
  const players = [...view.players.keys()]
    .filter((each) => each !== seat)
    .map((each) => ({ to: matOf(each), seat: each }));
  return <Jump parts={parts} players={players} className={className} />;
}
