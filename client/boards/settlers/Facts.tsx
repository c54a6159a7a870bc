import type { Seat } from '../../../games/kit/core';
import type { Words } from '../../../games/kit/text/words';
import { SPENDABLE } from '../../../games/settlers/card';
import { score } from '../../../games/settlers/rules/ending';
import type { Settlers } from '../../../games/settlers/state';
import { Icon } from '../../table';
import { useUi } from '../../words';
import { Figure, Figures, Soft } from '../common/parts';
import { signName } from './card/Signs';

interface Props {
  view: Settlers;
  seat: Seat;
  words: Words<Settlers>;
}

/** A player's numbers: goods, cards in hand; with marks for the first player and for who has passed. */
export function Facts({ view, seat, words }: Props) {
  const { say } = useUi();
  const player = view.players[seat];
  if (!player?.faction) return null;
  const { goods, hand } = player;
  return (
    <Figures>
      {SPENDABLE.filter((good) => goods[good] > 0 || good === 'worker').map((good) => (
        <Figure key={good} icon={good} label={signName(good, words)} n={goods[good]} heap={`goods ${seat} ${good}`} />
      ))}
      <Figure icon="hand" label={words.term('hand')} n={hand.length} pile={`hand ${seat}`} />
      {view.round > 0 && view.first === seat && view.seats > 1 && <Icon name="first" label={say('town.first')} />}
      {view.phase === 'action' && view.passed.includes(seat) && <Icon name="passed" label={say('town.passed')} />}
    </Figures>
  );
}

/** The final score if the match ended now: points, locations, and what lies on some (S15.1). */
export function Score({ view, seat, words }: Props) {
  if (view.round === 0) return null;
  return (
    <>
      <Figure icon="points" label={words.term('pointsThen')} n={score(view, seat)} />
      {!view.result && <Soft aria-hidden>{words.term('ifOver')}</Soft>}
    </>
  );
}
