import styled from 'styled-components';
import { RESOURCES } from '../../../../games/new-dawn/card';
import { cardOf } from '../../../../games/new-dawn/lookup';
import { citiesOf, matureCities, player, textsOf } from '../../../../games/new-dawn/rules/select';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Pinned, Spot, type BoardProps } from '../../../table';
import { colour, PHONE, radius } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { Figure, Panel, Zone } from '../../common/parts';
import { ROW } from './anchors';
import { FocusRow } from './FocusRow';
import { CardTags } from './Others';
import { NextCards, TechDial } from './TechDial';

const Mat = styled(Panel)`
  display: grid;
  gap: 0.5rem 0.9rem;
  @container board (min-width: 54rem) {
    grid-template-columns: minmax(0, 1fr) minmax(15rem, 34%);
    padding-block: 0.4rem;
  }
`;

const Side = styled.div`
  display: grid;
  gap: 0.4rem;
  align-content: start;
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.3rem 0.6rem;
  font-size: 0.85rem;
`;

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.15rem 0.45rem;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.s};
  background: ${colour('raised')};
  &[data-none='true'] {
    border-style: dashed;
    color: ${colour('inkSoft')};
  }
`;

interface Props extends BoardProps<NewDawn> {
  seat: number;
}

/** Before me: my focus row, dial, resources, pieces, effects that wait for the start of a turn, and my other cards. */
export function Mine({ view, seat, words }: Props) {
  const { term } = words;
  const phone = useMedia(PHONE);
  const { row, resources, stock, sheet } = player(view, seat);
  const cards = textsOf(view, seat);
  const starting = cards.filter((id) => cardOf(id).abilities.some(({ timing }) => timing === 'start'));
  return (
    <Mat>
      <Pinned title={term('row')} keys={row}>
        <Zone title={term('row')} anchor={ROW} quiet={phone}>
          <FocusRow row={row} view={view} seat={seat} words={words} />
        </Zone>
      </Pinned>
      <Side>
        <Zone title={term('dial')} aside={<NextCards view={view} seat={seat} words={words} />}>
          <TechDial view={view} seat={seat} words={words} />
        </Zone>
        <Line>
          {RESOURCES.map((resource) => (
            <Spot key={resource} at={resource} label={term(resource)}>
              <Chip data-none={resources[resource] === 0}>
                <Figure
                  icon={resource}
                  label={term(resource)}
                  n={resources[resource]}
                  heap={`resources ${seat} ${resource}`}
                />
              </Chip>
            </Spot>
          ))}
          <Figure icon="control" label={term('control')} n={stock.control} heap={`stock ${seat} control`} />
          <Figure icon="city" label={term('cities')} n={citiesOf(view, seat).length} />
          <Figure icon="mature" label={term('mature')} n={matureCities(view, seat).length} />
          <Figure icon="caravan" label={term('caravan')} n={stock.caravans} heap={`stock ${seat} caravans`} />
        </Line>
        {starting.length > 0 && (
          <Zone within title={term('startOfTurn')}>
            <CardTags ids={starting} words={words} />
          </Zone>
        )}
        <CardTags ids={[...cards.filter((id) => !starting.includes(id)), ...sheet]} words={words} />
      </Side>
    </Mat>
  );
}
