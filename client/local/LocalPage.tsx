import { use, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { MatchRecord } from '../../games/kit/record';
import { secureSeed } from '../../games/kit/random';
import { NotFound } from '../ui/NotFound';
import { OneTab } from '../ui/OneTab';
import { offeredOptions } from '../lobby/MatchOptionFields';
import { loadPlayable, rulesetOf, type RulesetEntry, usualSeats } from '../rulesets';
import { settings } from '../settings';
import { Busy } from '../ui/Busy';
import { useUi } from '../words';
import { keepRecord } from './keptRecord';
import { LocalSetup } from './LocalSetup';
import { LocalTable } from './LocalTable';
import { ReplayPage } from './ReplayPage';
import { storedSetup, storeSetup, type TableSetup, type Wish } from './setup';
import { unfit } from './upgrade';

/** Play on this device alone: against bots, or several people in turn. */
export default function LocalPage() {
  const { ruleset } = useParams();
  const entry = rulesetOf(ruleset);
  return entry ? <Local key={entry.name} entry={entry} /> : <NotFound />;
}

/**
 * `?now` begins a duel with a bot unless a table waits here, `?continue` goes on with that table, `?replay` shows a
 * recorded match.
 */
function Local({ entry }: { entry: RulesetEntry }) {
  const { say } = useUi();
  const playable = use(loadPlayable(entry));
  const { name: ruleset, version } = playable.ruleset;
  const [query, setQuery] = useSearchParams();
  const stored = storedSetup(ruleset);
  const old = stored && unfit(playable.ruleset, stored);
  const [setup, setSetup] = useState(query.has('continue') && !old ? stored : null);

  const show = (shown: TableSetup): void => {
    setSetup(shown);
    setQuery({ continue: '' }, { replace: true });
  };
  const begin = (wish: Wish): void => {
    const made = { ...wish, ruleset, version, matchID: secureSeed() };
    storeSetup(made);
    show(made);
  };
  const look = (record: MatchRecord): void => {
    keepRecord(record);
    setSetup(null);
    setQuery({ replay: '' });
  };
  const playOn = (record: MatchRecord): void =>
    begin({
      sitters: Array.from({ length: record.seats }, (_, seat) => ({
        kind: 'human',
        name: record.names?.[seat] || say('players.seat', { n: seat + 1 }),
      })),
      options: record.options,
      record,
    });
  const again = ({ sitters, options: { seed: _used, ...options } }: TableSetup): void => begin({ sitters, options });
  const leave = (): void => {
    setSetup(null);
    setQuery({}, { replace: true });
  };

  if (query.has('replay')) return <ReplayPage entry={entry} playable={playable} onPlayOn={playOn} onClose={leave} />;
  if (setup) {
    return (
      <OneTab key={setup.matchID} place={setup.matchID}>
        <LocalTable
          entry={entry}
          playable={playable}
          setup={setup}
          onNew={leave}
          onAgain={() => again(setup)}
          onLook={look}
        />
      </OneTab>
    );
  }
  if (query.has('now') && !stored) {
    const bot = Object.keys(playable.bots).at(-1) ?? '';
    const bots = Array.from({ length: usualSeats(entry) - 1 }, () => ({ kind: 'bot' as const, bot }));
    return (
      <Now
        begin={() =>
          begin({
            sitters: [{ kind: 'human', name: settings().name || say('players.seat', { n: 1 }) }, ...bots],
            options: offeredOptions(ruleset, 1 + bots.length),
          })
        }
      />
    );
  }
  return (
    <LocalSetup
      entry={entry}
      playable={playable}
      stored={stored}
      old={old}
      onContinue={show}
      onBegin={begin}
      onLook={look}
    />
  );
}

/** Begins at once. */
function Now({ begin }: { begin(): void }) {
  useEffect(begin, [begin]);
  return <Busy />;
}
