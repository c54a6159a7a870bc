import styled, { css } from 'styled-components';
import { RESOURCES } from '../../../../games/new-dawn/card';
import { cardOf } from '../../../../games/new-dawn/lookup';
import { matureCities, player, textsOf } from '../../../../games/new-dawn/rules/select';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Pinned, Spot, type BoardProps } from '../../../table';
import { colour, PHONE, radius, WIDE, wide } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { Figure, Panel, Zone } from '../../common/parts';
import { ROW } from './anchors';
import { FocusRow } from './FocusRow';
import { CardTags } from './Others';
import { NextCards, TechDial } from './TechDial';

const Mat = styled(Panel)`
  display: grid;
  gap: 0.5rem 0.9rem;
  ${wide} {
    gap: 0.35rem;
    padding-block: 0.4rem;
  }
`;

/** All but the focus row: where there is width a line below it, which leaves the cards the width and nearly all the height. */
const Rest = styled.div`
  display: grid;
  gap: 0.4rem;
  align-content: start;
  min-width: 0;
  ${wide} {
    grid-template-columns: minmax(0, 21rem) auto minmax(0, 1fr);
    gap: 0.4rem 1rem;
    align-items: center;
  }
`;

/** Where there is width, what zones hold stands beside their titles. */
const besideTitle = css`
  ${wide} {
    > section {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: 0.5rem;
    }
  }
`;

/** The dial beside the cards that it brings. */
const Dial = styled.div`
  ${besideTitle}
`;

const Cards = styled.div`
  display: grid;
  gap: 0.4rem;
  min-width: 0;
  ${besideTitle}
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

/** Before me: my focus row, dial, resources, mature cities, effects that wait for the start of a turn, my other cards. */
export function Mine({ view, seat, words }: Props) {
  const { term } = words;
  const phone = useMedia(PHONE);
  const broad = useMedia(WIDE);
  const { row, resources, stock, sheet } = player(view, seat);
  const cards = textsOf(view, seat);
  const starting = cards.filter((id) => cardOf(id).abilities.some(({ timing }) => timing === 'start'));
  const next = <NextCards view={view} seat={seat} words={words} />;
  return (
    <Mat>
      <Pinned title={term('row')} keys={row} tall>
        <Zone title={term('row')} anchor={ROW} quiet={phone || broad}>
          <FocusRow row={row} view={view} seat={seat} words={words} />
        </Zone>
      </Pinned>
      <Rest>
        <Dial>
          <Zone title={term('dial')} quiet={broad} aside={next}>
            {broad && next}
            <TechDial view={view} seat={seat} words={words} />
          </Zone>
        </Dial>
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
          <Figure icon="mature" label={term('mature')} n={matureCities(view, seat).length} />
          {/* Elsewhere it stands with the other numbers of each player. */}
          {phone && (
            <Figure icon="caravan" label={term('caravan')} n={stock.caravans} heap={`stock ${seat} caravans`} />
          )}
        </Line>
        <Cards>
          {starting.length > 0 && (
            <Zone within title={term('startOfTurn')}>
              <CardTags ids={starting} words={words} />
            </Zone>
          )}
          <CardTags ids={[...cards.filter((id) => !starting.includes(id)), ...sheet]} words={words} />
        </Cards>
      </Rest>
    </Mat>
  );
}
