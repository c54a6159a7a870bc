import { HIDDEN, type Core, type Frame, type GameEvent, type Option, type Question, type Seat } from './core';
import type { Zones } from './zones';
import { entriesIn, entriesOf, isEach, type Entries, type Path } from './zones/path';
import { sees, type Zone } from './zones/zone';

/** Where zones lie that can be hidden from somebody, as a tree of keys: what a view is built along. */
interface Branch {
  zone?: Zone;
  /** A list that its owner alone recalls. */
  recalled?: true;
  /** Of all entries of a list, and whether these are by seat. */
  each?: Branch;
  bySeat?: boolean;
  keys?: [key: string, inner: Branch][];
}

function treeOf({ all, recalled }: Zones): Branch {
  const root: Branch = {};
  for (const zone of all) if (!zone.isOpen) branchAt(root, zone.path).zone = zone;
  for (const path of recalled) branchAt(root, path).recalled = true;
  return root;
}

/** The branch to which a path leads, grown where it is not there. */
function branchAt(root: Branch, { keys, by }: Path): Branch {
  let at = root;
  for (const key of keys) {
    if (isEach(key)) {
      at.bySeat = by === 'seat';
      at = at.each ??= {};
    } else {
      const inner = (at.keys ??= []);
      let next = inner.find(([known]) => known === key);
      if (!next) inner.push((next = [key, {}]));
      at = next[1];
    }
  }
  return at;
}

/**
 * The view that the zones of a ruleset make: besides them it hides questions, agenda, the random source and undo. What its viewer
 * sees it shares with `g`: making it costs what there is to hide.
 */
export function viewThrough<G extends Core>(zones: Zones): (g: G, seat: Seat | null) => G {
  const tree = treeOf(zones);
  // After the end the whole match is open.
  return (g, seat) => (g.result ? { ...g, undo: null } : new Viewing(g, seat).whole(tree));
}

/** A state as one viewer sees it. */
class Viewing<G extends Core> {
  /** The lists that the viewer does not see. */
  readonly #hidden: unknown[][] = [];
  /** Whether a component is hidden, as far as that was looked up. */
  readonly #asked = new Map<string, boolean>();

  constructor(
    readonly g: G,
    readonly viewer: Seat | null,
  ) {}

  whole(tree: Branch): G {
    const { g, viewer } = this;
    const whole = { ...g, rng: null, seed: null };
    this.#replace(whole, tree, null);
    const view: Core = whole;
    view.questions = g.questions.map((q) => (q.seat === viewer ? q : this.#question(q)));
    // Not before all that is hidden has been met.
    view.agenda = g.agenda.map((frame) => this.#frame(frame));
    view.events = seenEvents(g.events, viewer);
    view.undo = g.undo && { ...g.undo, base: '', moves: g.undo.seat === viewer ? g.undo.moves : [] };
    return whole;
  }

  /** The value itself where nothing in it is hidden, else a copy with `HIDDEN` there. */
  #seen(value: unknown, branch: Branch, owner: Seat | null): unknown {
    if (branch.zone) return this.#zone(value, branch.zone, owner);
    if (branch.recalled) return owner === this.viewer ? value : [];
    const { each, bySeat } = branch;
    if (each && Array.isArray(value)) return value.map((inner, i) => this.#seen(inner, each, bySeat ? i : owner));
    return typeof value === 'object' && value !== null ? this.#replace({ ...value }, branch, owner) : value;
  }

  /** Replaces what is hidden in a copy of an object. */
  #replace<T extends object>(copy: T, branch: Branch, owner: Seat | null): T {
    const entries: Entries = entriesIn(copy);
    for (const [key, inner] of branch.keys ?? []) entries[key] = this.#seen(entries[key], inner, owner);
    return copy;
  }

  #zone(value: unknown, zone: Zone, seat: Seat | null): unknown {
    const sight = zone.sight(this.g, seat);
    if (!sees({ sight, seat }, this.viewer)) return this.#concealed(value);
    return sight === 'search' && Array.isArray(value) ? value.slice().sort() : value;
  }

  /** `HIDDEN` in the place of every component: how many there are, everybody sees. */
  #concealed(value: unknown): unknown {
    if (Array.isArray(value)) {
      this.#hidden.push(value);
      return new Array<string>(value.length).fill(HIDDEN);
    }
    if (typeof value === 'string') {
      this.#hidden.push([value]);
      return HIDDEN;
    }
    const copy: Entries = {};
    const hosts = entriesOf(value);
    for (const host in hosts) copy[host] = this.#concealed(hosts[host]);
    return hosts && copy;
  }

  /** Of a question to somebody else: who is asked what, and about which card if that is no secret. */
  #question({ n, seat, stage, ask, card }: Question): Question {
    const about = card === undefined ? {} : { card: this.#maskedId(card) };
    return { n, seat, stage, ask, ...about, options: [], min: 0, max: 0 };
  }

  /** Hidden components in a frame are masked; of an answer that came in the others learn that it did. */
  #frame(frame: Frame): Frame {
    const { op, owner, picks } = frame;
    if (owner !== undefined && owner !== this.viewer) return { op, owner };
    const seen = this.#masked(frame);
    if (!picks) return seen;
    const own = Object.entries<Option[]>(picks).map(([giver, own]): [string, Option[]] => [
      giver,
      Number(giver) === this.viewer ? own : [HIDDEN],
    ]);
    return { ...seen, picks: Object.fromEntries(own) };
  }

  /** The value itself where it names nothing hidden, else a copy with `HIDDEN` there. */
  #masked<T>(value: T): T;
  #masked(value: unknown): unknown {
    if (typeof value === 'string') return value.includes(' ') ? this.#maskedWords(value) : this.#maskedId(value);
    if (Array.isArray(value)) {
      const list: readonly unknown[] = value;
      const named = list.some((each) => this.#masked(each) !== each);
      return named ? list.map((each) => this.#masked(each)) : list;
    }
    const entries = entriesOf(value);
    let copy: Entries | null = null;
    for (const key in entries) {
      const inner = entries[key];
      if (typeof inner === 'number' || key === 'op') continue;
      const masked = this.#masked(inner);
      if (masked !== inner) (copy ??= { ...entries })[key] = masked;
    }
    return copy ?? value;
  }

  #maskedWords(text: string): string {
    const words = text.split(' ');
    return words.some((word) => this.#isHidden(word)) ? words.map((word) => this.#maskedId(word)).join(' ') : text;
  }

  #maskedId(id: string): string {
    return this.#isHidden(id) ? HIDDEN : id;
  }

  /** Frames name few components, and the same ones again: looking through the lists is faster than making a set of them. */
  #isHidden(id: string): boolean {
    let hidden = this.#asked.get(id);
    if (hidden === undefined) this.#asked.set(id, (hidden = this.#hidden.some((list) => list.includes(id))));
    return hidden;
  }
}

/** Events as a viewer reads them: cards that others alone see are masked. */
export function seenEvents(events: readonly GameEvent[], viewer: Seat | null): GameEvent[] {
  const seen = events.slice();
  for (let i = 0; i < seen.length; i++) {
    const event = seen[i];
    if (event?.eyes && event.cards && (viewer === null || !event.eyes.includes(viewer))) seen[i] = masked(event);
  }
  return seen;
}

/** Events never change: what one looks like to others is made once. */
const MASKED = new WeakMap<GameEvent, GameEvent>();

function masked(event: GameEvent): GameEvent {
  let known = MASKED.get(event);
  if (!known) MASKED.set(event, (known = { ...event, cards: event.cards?.map(() => HIDDEN) ?? [] }));
  return known;
}
