import { HIDDEN, type ComponentId, type Core, type Frame, type GameEvent, type Question, type Seat } from './core';

/** Who sees a zone: everybody, its owner, or nobody. */
export type Sight = 'all' | 'owner' | 'none';

/** A zone of components in a state, with its owner if it has one: what `view` and `redeal` are derived from. */
export interface Zone {
  cards: ComponentId[];
  sight: Sight;
  owner?: Seat;
  /** Its contents are known and their order is not: shown sorted. */
  unordered?: boolean;
}

/** Does `seat` (null: a spectator) see what lies there? */
export const sees = (zone: Zone, seat: Seat | null): boolean =>
  zone.sight === 'all' || (zone.sight === 'owner' && seat !== null && zone.owner === seat);

/** Hides, in a copy of a state, everything that `seat` may not know: zones, questions, agenda, random source, undo. */
export function hide<G extends Core>(g: G, zones: readonly Zone[], seat: Seat | null): G {
  // After the end the whole match is open.
  if (g.result) return Object.assign(g, { undo: null });
  const hidden = new Set<ComponentId>();
  for (const zone of zones) {
    if (sees(zone, seat)) {
      if (zone.unordered && zone.sight === 'owner') zone.cards.sort();
      continue;
    }
    for (const id of zone.cards) hidden.add(id);
    zone.cards.fill(HIDDEN);
  }
  g.questions = g.questions.map((q) => (q.seat === seat ? q : strip(q)));
  g.agenda = g.agenda.map((frame) => maskFrame(frame, hidden, seat));
  // The copy has a list of its own and shares the events in it.
  for (let i = 0; i < g.events.length; i++) {
    const e = g.events[i] as GameEvent;
    if (e.cards && e.eyes && (seat === null || !e.eyes.includes(seat))) g.events[i] = { ...e, cards: e.cards.map(() => HIDDEN) };
  }
  g.rng = null;
  g.seed = null;
  g.undo = g.undo && { ...g.undo, base: '', moves: g.undo.seat === seat ? g.undo.moves : [] };
  return g;
}

/** What the others learn of a question: that it is open, and which card asks. */
function strip(q: Question): Question {
  return { n: q.n, seat: q.seat, stage: q.stage, ask: q.ask, ...(q.card ? { card: q.card } : {}), options: [], min: 0, max: 0 };
}

/** Hidden components in a frame are masked; of an answer that came in the others learn that it did. */
function maskFrame(frame: Frame, hidden: ReadonlySet<ComponentId>, seat: Seat | null): Frame {
  if (frame.owner !== undefined && frame.owner !== seat) return { op: frame.op, owner: frame.owner };
  const { picks, ...rest } = frame;
  const masked = mask(rest, hidden) as Frame;
  if (!picks) return masked;
  return { ...masked, picks: Object.fromEntries(Object.entries(picks).map(([giver, own]) => [giver, Number(giver) === seat ? [...own] : [HIDDEN]])) };
}

function mask(value: unknown, hidden: ReadonlySet<ComponentId>): unknown {
  if (typeof value === 'string') {
    if (hidden.has(value)) return HIDDEN;
    return value.includes(' ') ? value.split(' ').map((word) => (hidden.has(word) ? HIDDEN : word)).join(' ') : value;
  }
  if (Array.isArray(value)) return value.map((v) => mask(v, hidden));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, mask(v, hidden)]));
}
