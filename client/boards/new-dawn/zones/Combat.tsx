import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Words } from '../../../../games/kit/text/words';
import type { Space } from '../../../../games/new-dawn/hex';
import { chances, foretold, type Figure, type Foretold } from '../../../../games/new-dawn/rules/combat';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Icon, SeatName, useQuestion } from '../../../table';
import { colour, font, radius, shadow } from '../../../theme';
import { useLayout } from '../map/useLayout';

const Sides = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.2rem 0.8rem;
  font-size: 0.82rem;
  line-height: 1.35;
  h4 {
    font-size: 0.78rem;
    color: ${colour('bronze')};
  }
  output {
    font-family: ${font.display};
    font-size: 1.25rem;
    font-weight: 700;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: 0.5rem;
  }
`;

const Chances = styled.table`
  width: 100%;
  margin-top: 0.3rem;
  border-top: 1px solid ${colour('lineSoft')};
  border-collapse: collapse;
  font-size: 0.82rem;
  th {
    padding: 0.1rem 0.5rem 0.1rem 0;
    font-weight: 400;
    text-align: start;
  }
  td {
    text-align: end;
    font-weight: 700;
  }
`;

/** The results of two dice, all equally probable. */
const THROWS = 36;

/** A probability in throws and in per cent. */
const inThrows = (n: number): string => `${n}/${THROWS} · ${Math.round((100 * n) / THROWS)} %`;

/**
 * What an attack would come to, before it is declared: both sides with every source, and the chances with and without
 * tokens (C10.18, C10.19).
 */
export function Fight({ view, words, space }: { view: NewDawn; words: Words<NewDawn>; space: Space }) {
  const fight = foretold(view, space);
  if (!fight) return null;
  const { term } = words;
  return (
    <div>
      <Sides>
        <Side title={term('attack')} figure={fight.attack} words={words} />
        <Side
          title={fight.defender === null ? term(fight.target) : <SeatName seat={fight.defender} />}
          figure={fight.defence}
          words={words}
        />
      </Sides>
      <Chances>
        <tbody>
          {waysOf(fight).map(([how, attack, defence]) => (
            <tr key={how}>
              <th scope="row">{term(how)}</th>
              <td>{inThrows(chances(attack, defence))}</td>
            </tr>
          ))}
        </tbody>
      </Chances>
      {fight.returned.length > 0 && (
        <p>
          {term('returned')}: {fight.returned.map((card) => words.name(card)).join(', ')}
        </p>
      )}
    </div>
  );
}

/** Each way of spending tokens, with both sides' totals; ways that change nothing are left out. */
function waysOf({ attack, defence, spend }: Foretold): [how: string, attack: number, defence: number][] {
  const [all, rivals] = [attack.value + spend.attack, defence.value + spend.defence];
  const ways: [how: string, attack: number, defence: number][] = [['noTokens', attack.value, defence.value]];
  if (spend.attack > 0) ways.push(['attackerSpends', all, defence.value]);
  if (spend.defence > 0) ways.push(['defenderSpends', attack.value, rivals]);
  if (spend.attack > 0 && spend.defence > 0) ways.push(['bothSpend', all, rivals]);
  return ways;
}

const Side = ({ title, figure, words }: { title: ReactNode; figure: Figure; words: Words<NewDawn> }) => (
  <div>
    <h4>{title}</h4>
    <output>
      <Icon name="die" label={words.term('die')} /> + {figure.value}
    </output>
    <ul>
      {figure.sources.map(({ card, what, n }, i) => (
        <li key={i}>
          <span>{card === undefined ? words.term(what ?? '') : words.name(card)}</span>
          <b>+{n}</b>
        </li>
      ))}
    </ul>
  </div>
);

const Box = styled.section`
  padding: 0.6rem 0.8rem;
  border: 2px solid ${colour('chosen')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
  box-shadow: ${shadow.high};
  h3 {
    margin-bottom: 0.3rem;
    font-size: 1rem;
  }
`;

/** The attack that has been picked and not yet declared, on the other side of the map. */
export function Combat({ view, words, className }: { view: NewDawn; words: Words<NewDawn>; className: string }) {
  const { question, selected } = useQuestion();
  const { sheet, at } = useLayout(view);
  const [space] = selected;
  if (question?.ask !== 'attack' || space === undefined) return null;
  return (
    <Box
      className={className}
      style={{ justifySelf: at(space).x < sheet.width / 2 ? 'end' : 'start' }}
      aria-live="polite"
      aria-label={words.term('combat')}
    >
      <h3>
        {words.term('combat')} {words.name(space)}
      </h3>
      <Fight view={view} words={words} space={space} />
    </Box>
  );
}
