import type { Seat } from '../../../games/kit/core';
import type { Words } from '../../../games/kit/text/words';
import { pointDetails, points } from '../../../games/mythotopia/rules/points';
import type { Mythotopia } from '../../../games/mythotopia/state';
import { useUi } from '../../words';
import { Figure, Figures, MoreFigures } from '../common/parts';
interface Props {
  view: Mythotopia;
  seat: Seat;
  words: Words<Mythotopia>;
}

/** A player's numbers: pieces ready for use, cards. */
export function Facts({ view, seat, words }: Props) {
  const player = view.players[seat];
  if (!player) return null;
  const { stock, hand, deck } = player;
  return (
    <Figures>
      <Figure icon="armiesLeft" label={words.term('armiesLeft')} n={stock.armies} heap={`stock ${seat} armies`} />
      <Figure icon="shipsLeft" label={words.term('shipsLeft')} n={stock.ships} heap={`stock ${seat} ships`} />
      <Figure icon="townsLeft" label={words.term('townsLeft')} n={stock.towns} heap={`stock ${seat} towns`} />
      <Figure icon="hand" label={words.term('hand')} n={hand.length} pile={`hand ${seat}`} />
      <MoreFigures>
        <Figure icon="citiesLeft" label={words.term('citiesLeft')} n={stock.cities} heap={`stock ${seat} cities`} />
        <Figure icon="deck" label={words.term('deck')} n={deck.length} pile={`deck ${seat}`} />
      </MoreFigures>
    </Figures>
  );
}

/** Victory points, all of which are open (M3.1); where they are made up to the least (M3.5), that is said. */
export function Score({ view, seat, words }: Props) {
  const { say } = useUi();
  if (view.phase === 'start') return null;
  const details = pointDetails(view, seat);
  const label = [say('score.now'), ...(details.some(([of]) => of === 'least') ? [words.term('least')] : [])];
  return <Figure icon="points" label={label.join('. ')} n={points(view, seat)} />;
}
