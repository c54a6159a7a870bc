import type { Core, Seat } from '../../games/kit/core';
import { questionOf } from '../../games/kit/moves';
import { diff, patch, type Delta } from '../../protocol/delta';
import { isRecord } from '../storage';
import type { ReceivedPosition, Snapshot } from './clientStore';

/** More than so many characters are not kept: a tab has room for a few million. */
const ROOM = 1_000_000;

/** A match in a tab, through the eyes of one seat. */
export const trailKey = (matchID: string, seat: Seat): string => `civitas.trail.${matchID}.${seat}`;

/** A position as it is kept: the first whole, any other as what it changes in the one before. */
interface KeptPosition extends Pick<ReceivedPosition, 'stateID' | 'news'> {
  change: Delta | undefined;
}

/** What is news to me since my last answer. */
type News = Pick<Snapshot, 'since' | 'trail'>;

/**
 * Keeps in this tab, for when the page is loaded anew, what is news to me: what I have seen myself, and nothing else. Where nothing is,
 * nothing is kept.
 */
export function keepTrail(key: string, { since, trail, view }: Snapshot): void {
  const ends = [...trail.slice(0, 1), ...trail.slice(-1)];
  const text =
    since === null || !view || view.result
      ? undefined
      : [trail, ends].map((each) => textOf(since, each)).find(({ length }) => length <= ROOM);
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Then it is news no more when the page is loaded anew.
  }
}

function textOf(since: number, trail: readonly ReceivedPosition[]): string {
  let before: Core | undefined;
  const positions = trail.map(({ view, stateID, news }): KeptPosition => {
    const change = diff(before, view);
    before = view;
    return { stateID, news, change };
  });
  return JSON.stringify({ since, positions });
}

/**
 * Takes out what was kept. Undefined where there is nothing, or where it does not lead to this position: of another match or version,
 * or where the question that was open has been answered meanwhile.
 */
export function takeTrail(key: string, now: Core, stateID: number, seat: Seat): News | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || typeof kept.since !== 'number' || !Array.isArray(kept.positions)) return undefined;
    const trail: ReceivedPosition[] = [];
    for (const each of kept.positions as readonly unknown[]) {
      if (!isPosition(each)) return undefined;
      const view = patch(trail.at(-1)?.view, each.change as Delta | undefined) as Core;
      trail.push({ view, stateID: each.stateID, came: performance.now(), news: each.news });
    }
    const last = trail.at(-1);
    return last && last.stateID <= stateID && leadsTo(last.view, now, seat) ? { since: kept.since, trail } : undefined;
  } catch {
    return undefined;
  }
}

const isPosition = (each: unknown): each is Omit<ReceivedPosition, 'view' | 'came'> & { change?: unknown } =>
  isRecord(each) && typeof each.stateID === 'number' && typeof each.news === 'number';

/** Whether a position is one of the same match, and I have not answered since. */
function leadsTo(then: Core, now: Core, seat: Seat): boolean {
  const asked = questionOf(then, seat);
  // The latest line then, as it is told now.
  const line = now.events.at(then.logged - 1 - now.logged);
  return (
    then.version === now.version &&
    then.seats === now.seats &&
    then.logged <= now.logged &&
    then.logged > now.logged - now.events.length &&
    diff(then.events.at(-1), line) === undefined &&
    (asked === undefined || asked.n === questionOf(now, seat)?.n)
  );
}
