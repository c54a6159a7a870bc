import type { TellingPace } from '../../settings';
import type { ReceivedPosition } from '../../net/clientStore';
import type { Beat } from './beats';

/** How long one thing is told, and how long a position stands of which nothing is, in milliseconds. */
const PACES: Readonly<Record<Exclude<TellingPace, 'atOnce'>, { beat: number; position: number }>> = {
  fast: { beat: 1300, position: 350 },
  calm: { beat: 2600, position: 500 },
};

/** By how much the board may lag behind the match while nobody waits for me, in milliseconds. */
export const LAG = 6000;

/** How long all that is told to a player who is asked may take, and how long each thing is shown at least, in milliseconds. */
const WHOLE = 9000;
const GLANCE = 500;

/** How far the telling has come. */
export interface Told {
  /** Number of the position that the board shows, while nobody waits for me. */
  at: number;
  /** Number of the first line that has not been told. */
  n: number;
  /** What is being told. */
  beat: Beat | null;
  /** When it has been told, as `performance.now` tells the time. */
  until: number;
}

/** What there is to tell. */
export interface Story {
  /** Every position since I last answered, never empty. */
  trail: readonly ReceivedPosition[];
  /** What happened since then. */
  beats: readonly Beat[];
  /** Somebody waits for me, or the match is over: the board shows the newest position, and the telling lies over it. */
  asked: boolean;
  /** `atOnce` where nothing is told: because the player wants it so, or nobody looks. */
  speed: TellingPace;
}

/** The position that the board shows: the newest where somebody waits for me, else the one that the telling has come to. */
export function positionOf({ at }: Told, { trail, asked, speed }: Story): ReceivedPosition {
  const [first] = trail;
  const last = trail.at(-1);
  if (!first || !last) throw new Error('nothing has been received');
  if (asked || speed === 'atOnce') return last;
  return trail.findLast(({ stateID }) => stateID <= at) ?? first;
}

/**
 * Number of the first line that the log keeps back: what the telling has yet to come to. Where somebody waits for me, everything is
 * there.
 */
export function keptBack(told: Told, story: Story): number {
  const { logged } = positionOf(told, story).view;
  if (story.asked || story.speed === 'atOnce') return logged;
  return Math.min(logged, story.beats.find(({ n }) => n >= told.n)?.from ?? logged);
}

/** What has been told when all of it has. */
export const toldAll = ({ trail }: Pick<Story, 'trail'>): Told => ({
  at: trail.at(-1)?.stateID ?? -1,
  n: trail.at(-1)?.view.logged ?? 0,
  beat: null,
  until: 0,
});

/**
 * The next step of the telling, once the time of the last is over: the next thing of the position that is shown, else
 * the next position. When the board lags too far behind, the rest is skipped.
 * @returns the same where nothing comes
 */
export function next(told: Told, story: Story, now: number): Told {
  const { trail, beats, asked, speed } = story;
  const all = toldAll(story);
  if (speed === 'atOnce') return told.beat || told.n !== all.n ? all : told;
  const here = positionOf(told, story);
  // What I did myself is told by the table; what was taken back is not told.
  const n = Math.min(Math.max(told.n, trail[0]?.news ?? 0), all.n);
  const due = (position: ReceivedPosition): Beat[] =>
    beats.filter((beat) => beat.n >= n && beat.n < position.view.logged);
  const tell = (position: ReceivedPosition, [beat, ...rest]: readonly Beat[]): Told | null => {
    if (!beat) return null;
    const length = asked ? Math.max(GLANCE, Math.min(PACES[speed].beat, WHOLE / (rest.length + 1))) : PACES[speed].beat;
    return { at: position.stateID, n: beat.n + 1, beat, until: now + length };
  };
  const ahead = trail.find(({ stateID }) => stateID > here.stateID);
  if (!asked && ahead && now - ahead.came > LAG) return all;
  const more = tell(here, due(here));
  if (more) return more;
  if (ahead) return tell(ahead, due(ahead)) ?? { at: ahead.stateID, n, beat: null, until: now + PACES[speed].position };
  return told.beat || told.n !== n || told.at < here.stateID ? { at: here.stateID, n, beat: null, until: 0 } : told;
}
