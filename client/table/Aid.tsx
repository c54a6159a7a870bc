import { lazy, Suspense, useEffect, useState } from 'react';
import { GiHelp } from 'react-icons/gi';
import { Link } from 'react-router';
import styled from 'styled-components';
import { rulesetOf } from '../rulesets';
import { narrow } from '../theme';
import { Busy } from '../ui/Busy';
import { Button, LinkButton } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { useUi } from '../words';

/** Opens the aid, and closes it. */
const KEY = '?';

/** Comes when it is opened. */
const AidSheet = lazy(() => import('./AidSheet'));

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
