import { use, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { NotFound } from '../ui/NotFound';
import { loadOnce } from '../loadOnce';
import { loadPlayable, rulesetOf, type RulesetEntry, usualSeats } from '../rulesets';
import { DebugTable } from './DebugTable';

/**
 * The framework's debug panel beside a ruleset's table: step, rewind, reset, edit, AI. `?seats=3` sets the number of
 * seats, `?situation=NAME` opens a position of the ruleset.
 */
export default function DebugPage() {
  const { ruleset } = useParams();
  const entry = rulesetOf(ruleset);
  return entry ? <Loaded key={entry.name} entry={entry} /> : <NotFound />;
}

function Loaded({ entry }: { entry: RulesetEntry }) {
  const playable = use(loadPlayable(entry));
  const panel = use(loadOnce('debug panel', async () => (await import('boardgame.io/debug')).Debug));
  const situations = use(loadOnce(`situations of ${entry.name}`, async () => (await entry.situations?.()) ?? {}));
  const [query] = useSearchParams();
  const situation = query.get('situation') ?? '';
  const from = useMemo(
    () => (Object.hasOwn(situations, situation) ? situations[situation]?.() : undefined),
    [situations, situation],
  );
  const wanted = Number(query.get('seats'));
  const chosen = wanted >= entry.minSeats && wanted <= entry.maxSeats ? Math.floor(wanted) : usualSeats(entry);
  return (
    <DebugTable
      key={from ? situation : chosen}
      entry={entry}
      playable={playable}
      panel={panel}
      seats={from?.seats ?? chosen}
      from={from}
      situations={{ names: Object.keys(situations), open: from ? situation : '' }}
    />
  );
}
