import { Suspense, use, useEffect, useState } from 'react';
import { GiHelp } from 'react-icons/gi';
import { Link } from 'react-router';
import styled from 'styled-components';
import { signed } from '../../games/kit/aid';
import { loadOnce } from '../loadOnce';
import { rulesetOf, type RulesetEntry } from '../rulesets';
import { colour, narrow, size, space } from '../theme';
import { Busy } from '../ui/Busy';
import { Button, LinkButton } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { useUi } from '../words';
import { useTable } from './TableContext';
import { Icon, Tokens } from './Tokens';

/** Opens the aid, and closes it. */
const KEY = '?';

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
  li {
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

const Signs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${space.xs} ${space.m};
  > li {
    display: flex;
    gap: 0.4em;
    align-items: center;
    padding: 0;
    border: 0;
  }
`;

const Opener = styled(Button)`
  ${narrow} {
    flex-direction: column;
    gap: 0;
    padding-inline: 0.15rem;
    font-size: 0.75rem;
  }
`;

/** What one can do in a turn and what it costs, and what the signs mean: one key or one touch away. Nothing where the ruleset has none. */
export function AidButton({ ruleset }: { ruleset: string }) {
  const { say } = useUi();
  const [open, setOpen] = useState(false);
  const load = rulesetOf(ruleset)?.aid;
  useEffect(() => {
    if (!load) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
      if (event.key === KEY && !typing && !event.defaultPrevented) setOpen((before) => !before);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [load]);
  if (!load) return null;
  return (
    <>
      <Opener $kind="quiet" $small aria-keyshortcuts={KEY} onClick={() => setOpen(true)}>
        <GiHelp aria-hidden />
        {say('aid.open')}
      </Opener>
      {open && (
        <Dialog title={say('aid.title')} wide onClose={() => setOpen(false)}>
          <Suspense fallback={<Busy />}>
            <AidSheet ruleset={ruleset} load={load} />
          </Suspense>
          {rulesetOf(ruleset)?.lesson && (
            <LinkButton as={Link} to={`/learn/${ruleset}`} onClick={() => setOpen(false)}>
              {say('lesson.learn')}
            </LinkButton>
          )}
        </Dialog>
      )}
    </>
  );
}

function AidSheet({ ruleset, load }: { ruleset: string; load: NonNullable<RulesetEntry['aid']> }) {
  const { say, language } = useUi();
  const { words } = useTable();
  const { parts, signs } = use(loadOnce(`aid ${ruleset}`, load));
  return (
    <Parts>
      {parts.map(({ title, lines }) => (
        <section key={title.en}>
          <h3>{title[language]}</h3>
          <ul>
            {lines.map(({ sign, text, rule }) => (
              <li key={text.en}>
                <span aria-hidden>{sign && <Icon name={sign} label="" />}</span>
                <span>
                  <Tokens tokens={signed(text[language], words)} still />
                </span>
                <small>{rule}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3>{say('aid.signs')}</h3>
        <Signs>
          {signs.map((key) => (
            <li key={key}>
              <Icon name={key} label="" />
              {words.term(key)}
            </li>
          ))}
        </Signs>
      </section>
    </Parts>
  );
}
