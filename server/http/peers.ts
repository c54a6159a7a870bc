import { Allowance, type Limits } from './limits';

/** A frame is counted once, and once more for each block of this many bytes: reading a long one takes more time. */
const FRAME = 4096;

/** How long a flood is held against its address, in milliseconds. */
const GRUDGE = 60_000;

/** How many frames a new connection may send for each message that it may send. */
const FRAMES = 3;

/** One websocket connection as the limits see it: all the namespaces that it opens share what it may say. */
export interface Peer {
  /** Counts a frame of any kind. @returns false when there were far too many: the connection has to be cut then */
  frame(bytes?: number): boolean;
  /** @returns whether one more message may be dealt with; a dear one counts for several */
  spend(times?: number): boolean;
  /** Whether one more dear question may be asked: those before have cost what they have cost. */
  mayAsk(): boolean;
  charge(cost: number): void;
  /** The same for all connections of an address. */
  readonly address: object;
  /** It was let in to a match. */
  behaves(): void;
  /** The connection is gone. */
  close(): void;
}

/** The server itself, at the seats of its bots. */
export const OURSELVES: Peer = {
  frame: () => true,
  spend: () => true,
  mayAsk: () => true,
  charge: () => undefined,
  address: {},
  behaves: () => undefined,
  close: () => undefined,
};

interface Address {
  peers: Set<CountedPeer>;
  /** What all of them may say together. */
  messages: Allowance;
  questions: Allowance;
}

/** A flood that came from an address. */
interface Flood {
  /** Until when it is held against the address. */
  until: number;
  /** Whether no other connection of the address was at a match. */
  banned: boolean;
}

/**
 * The websocket connections from outside, by address. A connection that floods is cut, and for a minute its address gets no new
 * ones. An address from which somebody else is at a match may be a club, a school or a provider: those connections stay, and new
 * ones are accepted with the limits that a person needs.
 */
export class Peers {
  readonly #addresses = new Map<string, Address>();
  readonly #floods = new Map<string, Flood>();

  /** @param now in milliseconds */
  constructor(
    private readonly limits: Limits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  isBanned(address: string): boolean {
    return this.#flood(address)?.banned ?? false;
  }

  /** @returns undefined when the address has too many connections */
  open(address: string): Peer | undefined {
    const { limits, now } = this;
    const there: Address = this.#addresses.get(address) ?? {
      peers: new Set(),
      messages: new Allowance(limits.address, now),
      questions: new Allowance(limits.addressQuestions, now),
    };
    if (there.peers.size >= limits.connections) return undefined;
    this.#addresses.set(address, there);
    const rates = this.#flood(address) ? newcomer(limits) : limits;
    const peer = new CountedPeer(rates, there, now, {
      flooded: () => this.#blame(address, ![...there.peers].some(({ welcome }) => welcome)),
      closed: () => {
        if (there.peers.delete(peer) && there.peers.size === 0) this.#addresses.delete(address);
      },
    });
    there.peers.add(peer);
    return peer;
  }

  #flood(address: string): Flood | undefined {
    const flood = this.#floods.get(address);
    return flood && flood.until > this.now() ? flood : undefined;
  }

  #blame(address: string, banned: boolean): void {
    const now = this.now();
    for (const [each, { until }] of this.#floods) if (until <= now) this.#floods.delete(each);
    this.#floods.set(address, { until: now + GRUDGE, banned });
  }
}

/** The limits of a new connection from an address that has flooded. */
const newcomer = ({ quiet, ...limits }: Limits): Limits => ({
  ...limits,
  quiet,
  messages: quiet,
  frames: { ...quiet, points: quiet.points * FRAMES },
});

class CountedPeer implements Peer {
  readonly #frames: Allowance;
  readonly #messages: Allowance;
  readonly #quiet: Allowance;
  readonly #questions: Allowance;
  #flooded = false;
  /** Whether it is at a match, and has not flooded. */
  welcome = false;

  constructor(
    limits: Limits,
    readonly address: Address,
    now: () => number,
    private readonly tell: { flooded(): void; closed(): void },
  ) {
    this.#frames = new Allowance(limits.frames, now);
    this.#messages = new Allowance(limits.messages, now);
    this.#quiet = new Allowance(limits.quiet, now);
    this.#questions = new Allowance(limits.questions, now);
  }

  frame(bytes = 0): boolean {
    if (this.#flooded) return false;
    if (this.#frames.spend(1 + Math.floor(bytes / FRAME))) return true;
    this.#flooded = true;
    this.welcome = false;
    this.tell.flooded();
    return false;
  }

  spend(times = 1): boolean {
    return this.#messages.spend(times) && (this.address.messages.spend(times) || this.#quiet.spend(times));
  }

  mayAsk(): boolean {
    return this.#questions.left && this.address.questions.left;
  }

  charge(cost: number): void {
    this.#questions.charge(cost);
    this.address.questions.charge(cost);
  }

  behaves(): void {
    this.welcome = !this.#flooded;
  }

  close(): void {
    this.tell.closed();
  }
}
