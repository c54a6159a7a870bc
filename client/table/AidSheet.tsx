import { Fragment, use } from 'react';
import styled from 'styled-components';
import { signed } from '../../games/kit/aid';
import { loadOnce } from '../loadOnce';
import type { RulesetEntry } from '../rulesets';
import { colour, size, space } from '../theme';
import { useUi } from '../words';
import { SignList } from './SignList';
import { PASS_KEY } from './question/options';
import { UNDO_KEY } from './question/UndoButton';
import { LOOK_KEY } from './spot/useSpot';
import { useTable } from './TableContext';
import { Icon, Tokens } from './Tokens';

const Parts = styled.div`
  columns: 2 22rem;
  column-gap: ${space.xl};
  > section {
    break-inside: avoid;
    padding-bottom: ${space.m};
  }
  h3 {
    font-size: ${size.body};
    color: ${colour('bronze')};
  }
`;

const Lines = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 1.5rem 1fr auto;
    gap: ${space.s};
    padding: 0.2rem 0;
    border-top: 1px solid ${colour('lineSoft')};
    font-size: 0.9rem;
  }
  small {
    color: ${colour('inkSoft')};
  }
`;

/** Where there is a mouse there is a keyboard, too. */
const Keys = styled.section`
  @media (any-pointer: coarse) and (not (any-pointer: fine)) {
    display: none;
  }
  dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 0.2rem ${space.m};
    font-size: 0.9rem;
  }
`;

/** What keys do at every table. */
const KEYS = [
  ['1 … 9, 0', 'keys.pick'],
  [PASS_KEY, 'keys.pass'],
  ['Enter', 'bar.confirm'],
  ['Esc', 'bar.clear'],
  [`Ctrl + ${UNDO_KEY}`, 'bar.undo'],
  [LOOK_KEY.toUpperCase(), 'keys.look'],
  ['?', 'aid.title'],
] as const;

/** What one can do in a turn and what it costs, part by part, and what the signs mean and what keys do. */
export default function AidSheet({ ruleset, load }: { ruleset: string; load: NonNullable<RulesetEntry['aid']> }) {
  const { say, language } = useUi();
  const { words } = useTable();
  const { parts, signs } = use(loadOnce(`aid ${ruleset}`, load));
  return (
    <Parts>
      {parts.map(({ title, lines }) => (
        <section key={title.en}>
          <h3>{title[language]}</h3>
          <Lines>
            {lines.map(({ sign, text, rule }) => (
              <li key={text.en}>
                <span aria-hidden>{sign && <Icon name={sign} label="" />}</span>
                <span>
                  <Tokens tokens={signed(text[language], words)} still />
                </span>
                <small>{rule}</small>
              </li>
            ))}
          </Lines>
        </section>
      ))}
      <section>
        <h3>{say('aid.signs')}</h3>
        <SignList signs={signs} />
      </section>
      <Keys>
        <h3>{say('keys.title')}</h3>
        <dl>
          {KEYS.map(([key, does]) => (
            <Fragment key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{say(does)}</dd>
            </Fragment>
          ))}
        </dl>
      </Keys>
    </Parts>
  );
}
