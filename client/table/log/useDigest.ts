import { useMemo } from 'react';
import type { Core } from '../../../games/kit/core';
import type { Change } from '../../../games/kit/foresee';
import { questionOf } from '../../../games/kit/moves';
import type { Ruleset } from '../../../games/kit/ruleset';
import type { LogLine } from '../../net/log';
import { useModule, useTable, useView } from '../TableContext';
import { countsChanged, withoutGains } from './countsChanged';
import { digestOf, NO_KINDS, type Belongings, type LogGroup } from './lines';
import { foretoldMoved, pointsMoved, type Moved } from './standing';

/** What has become of me since I last decided. */
export interface Digest {
  /** What was done to me, in the order of the log, but for gains that `changes` tells; null where nothing was decided. */
  lines: readonly LogLine[] | null;
  /** How my points stood and stand; null where they have not moved. */
  points: ReturnType<typeof pointsMoved>;
  /** Counts of mine that are others now. */
  changes: readonly Change[];
  /** What will come to me, where it is other than it was. */
  foretold: readonly Moved[];
}

const NOT_MOVED = { changes: [], points: null, foretold: [] };

interface Since {
  /** The first line since I last decided; null where there is none, or nothing is decided. */
  since: number | null;
  /** The position when I had last decided, where this page has seen it. */
  then: Core | null;
  belongings: Belongings;
  rules: Ruleset;
}

/** What is to be said of the turns since I last decided; null where nothing is. */
export function useDigest(groups: readonly LogGroup[], { since, then, belongings, rules }: Since): Digest | null {
  const view = useView();
  const { words, seat, events = NO_KINDS } = useTable();
  const { coming } = useModule();
  const asked = seat === null ? undefined : questionOf(view, seat);
  const asking = asked?.card;
  const moved = useMemo(
    () =>
      then && seat !== null
        ? {
            changes: countsChanged(rules, then, view, seat),
            points: pointsMoved(rules, then, view, seat),
            foretold: coming ? foretoldMoved(coming, then, view, seat, words) : [],
          }
        : NOT_MOVED,
    [rules, then, view, seat, coming, words],
  );
  const lines = useMemo(() => {
    const all = digestOf(groups, since, seat, events, belongings, asking);
    return all && seat !== null ? withoutGains(all, seat, belongings, moved.changes) : all;
  }, [groups, since, seat, events, belongings, asking, moved]);
  const digest = { lines, ...moved };
  if (hasFigures(digest)) return digest;
  // That nothing was about me is no news to somebody who is asked something.
  return lines !== null && (lines.length > 0 || asked === undefined) ? digest : null;
}

/** Whether there is anything to be said in numbers. */
export const hasFigures = ({ changes, foretold, points }: Digest): boolean =>
  changes.length + foretold.length > 0 || points !== null;
