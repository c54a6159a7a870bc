import styled from 'styled-components';
import { colour, radius, size, space } from '../../theme';
import { useUi } from '../../words';
import type { BoardProps } from '../board';
import { Spot } from '../spot/Spot';
import { useTable } from '../TableContext';
import { zonesOf, type Zone } from './zones';

const Zones = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${space.m};
`;

const Box = styled.section`
  padding: ${space.m};
  border: 1px solid ${colour('lineSoft')};
  border-radius: ${radius.m};
  background: ${colour('surface')};
  h3 {
    margin-bottom: ${space.s};
    font-size: ${size.small};
    color: ${colour('inkSoft')};
  }
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

const Name = styled.span`
  display: block;
  padding: ${space.xs} ${space.s};
  border: 1px solid ${colour('line')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
`;

/** Plays any ruleset without a board of its own: every zone as a list of names, every figure as text. */
export function FallbackBoard({ view, words }: BoardProps) {
  const { components, nameOf } = useTable();
  const { say } = useUi();
  const zones = zonesOf(view, components);
  /** Keys by the ruleset's words where it has them; the number after `players` is a seat. */
  const title = (name: readonly string[]): string =>
    name
      .map((key, i) =>
        /^\d+$/.test(key) ? (name[i - 1] === 'players' ? nameOf(Number(key) - 1) : key) : words.term(key),
      )
      .join(' · ');
  const piles = zones.filter(
    (zone): zone is Extract<Zone, { cards: unknown }> => 'cards' in zone && zone.cards.length + zone.hidden > 0,
  );
  const figures = zones.filter((zone): zone is Extract<Zone, { value: unknown }> => 'value' in zone);
  return (
    <Zones>
      {piles.map(({ name, cards, hidden }) => (
        <Box key={name.join('.')}>
          <h3>{title(name)}</h3>
          <Names>
            {cards.map((id, i) => (
              <li key={i}>
                <Spot id={id}>
                  <Name>{words.name(id)}</Name>
                </Spot>
              </li>
            ))}
            {hidden > 0 && <li>{say('fallback.hidden', { n: hidden })}</li>}
          </Names>
        </Box>
      ))}
      <Box>
        <h3>{say('fallback.figures')}</h3>
        <dl>
          {figures.map(({ name, value }) => (
            <div key={name.join('.')}>
              {title(name)}: {value}
            </div>
          ))}
        </dl>
      </Box>
    </Zones>
  );
}
