import type { Seat } from '../../../games/kit/core';
import type { Words } from '../../../games/kit/text/words';
import { completed } from '../../../games/new-dawn/rules/ending';
import { citiesOf, player } from '../../../games/new-dawn/rules/select';
import type { NewDawn } from '../../../games/new-dawn/state';
import { useUi } from '../../words';
import { Figure, Figures, MoreFigures } from '../common/parts';

interface Props {
  view: NewDawn;
  seat: Seat;
  words: Words<NewDawn>;
}

/** A player's numbers: dial, cities, wonders, caravans, pieces left. */
export function Facts({ view, seat, words: { term } }: Props) {
  const { dial, wonders, stock } = player(view, seat);
  const cities = citiesOf(view, seat).length;
  return (
    <Figures>
      <Figure icon="dial" label={term('dial')} n={dial} />
      <Figure
        icon="city"
        label={term('cityFigures')}
        n={`${cities}/${cities + stock.cities}`}
        heap={`stock ${seat} cities`}
      />
      <MoreFigures $mine>
        <Figure icon="worldWonders" label={term('worldWonders')} n={wonders.length} />
        <Figure icon="control" label={term('control')} n={stock.control} heap={`stock ${seat} control`} />
      </MoreFigures>
      <MoreFigures>
        <Figure icon="caravan" label={term('caravan')} n={stock.caravans} heap={`stock ${seat} caravans`} />
      </MoreFigures>
    </Figures>
  );
}

/** Victory cards completed; all of them are open (C1.3). */
export function Score({ view, seat }: Props) {
  const { say } = useUi();
  return view.phase === 'play' ? (
    <Figure icon="agendas" label={say('score.now')} n={`${completed(view, seat)}/${view.victory.length}`} />
  ) : null;
}
