import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { RequestError } from './request-error';

/** So many times within so many seconds. */
export interface Rate {
  points: number;
  seconds: number;
}

/** How much one address, seat or connection may ask. */
export interface Limits {
  /** Requests of an address that read matches. */
  reads: Rate;
  /** Requests of an address that change something, of any kind. */
  posts: Rate;
  /** Matches that an address opens. */
  creations: Rate;
  /** Seats that an address takes or tries to take. */
  joins: Rate;
  /** Wrong recovery codes of an address at one match. */
  recoveries: Rate;
  /** Matches that an address leaves to bots alone. */
  botMatches: Rate;
  /** Requests of whoever sits on a seat, from any address. */
  seats: Rate;
  /** Chat messages of whoever sits on a seat. */
  chat: Rate;
  /** Connections that an address opens. */
  handshakes: Rate;
  /** Connections that an address has at a time. */
  connections: number;
  /** Messages of a connection; so many at once, and then as many as time allows. */
  messages: Rate;
  /** Messages of all connections of an address together. */
  address: Rate;
  /** Messages of a connection that are dealt with even where its address has said too much: as seldom as a person speaks. */
  quiet: Rate;
  /** Frames of a connection, of any kind and whether they were dealt with or not; whoever sends more is cut off. */
  frames: Rate;
  /** Steps of matches that a connection has looked at for it. */
  questions: Rate;
  /** Such steps for all connections of an address together. */
  addressQuestions: Rate;
}

/** What is counted for each connection, by the process that has it; all else is counted for the site. */
type Spoken = 'messages' | 'address' | 'quiet' | 'frames' | 'questions' | 'addressQuestions';

/** For a club of thirty people behind one address, on an evening when all begin at once. */
export const LIMITS: Limits = {
  reads: { points: 3000, seconds: 60 },
  posts: { points: 600, seconds: 60 },
  creations: { points: 60, seconds: 600 },
  joins: { points: 240, seconds: 600 },
  recoveries: { points: 10, seconds: 900 },
  botMatches: { points: 6, seconds: 600 },
  seats: { points: 60, seconds: 60 },
  chat: { points: 10, seconds: 20 },
  handshakes: { points: 900, seconds: 60 },
  connections: 500,
  messages: { points: 100, seconds: 10 },
  address: { points: 1500, seconds: 10 },
  quiet: { points: 10, seconds: 10 },
  frames: { points: 300, seconds: 10 },
  questions: { points: 5000, seconds: 50 },
  addressQuestions: { points: 20_000, seconds: 50 },
};

type Counted = Exclude<keyof Limits, 'connections' | Spoken>;

/** Makes what counts one kind of thing. */
export type Counters = (what: string, rate: Rate) => RateLimiterAbstract;

/** Each process counts for itself. */
export const inProcess: Counters = (_, { points, seconds }) => new RateLimiterMemory({ points, duration: seconds });

/** Counts what addresses and seats do. */
export class RateLimits {
  readonly #limiters: Readonly<Record<Counted, RateLimiterAbstract>>;

  constructor(limits: Limits, counters: Counters = inProcess) {
    const limiter = (what: Counted) => counters(what, limits[what]);
    this.#limiters = {
      reads: limiter('reads'),
      posts: limiter('posts'),
      creations: limiter('creations'),
      joins: limiter('joins'),
      recoveries: limiter('recoveries'),
      botMatches: limiter('botMatches'),
      seats: limiter('seats'),
      chat: limiter('chat'),
      handshakes: limiter('handshakes'),
    };
  }

  /** @throws RequestError 429 when `who` has done this too often */
  async spend(what: Counted, who: string, times = 1): Promise<void> {
    if (times === 0) return;
    const wait = await this.#wait(what, who, times);
    if (wait === 0) return;
    const seconds = Math.max(1, Math.ceil(wait / 1000));
    throw new RequestError(429, 'too-many-requests', `Too many requests; try again in ${seconds} seconds.`, seconds);
  }

  /** Counts it once. @returns whether `who` may do it */
  async allows(what: Counted, who: string): Promise<boolean> {
    return (await this.#wait(what, who, 1)) === 0;
  }

  /** @returns after how many milliseconds it may be done, 0 being now */
  async #wait(what: Counted, who: string, times: number): Promise<number> {
    try {
      await this.#limiters[what].consume(who, times);
      return 0;
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      return Math.max(1, spent.msBeforeNext);
    }
  }

  /** Takes back a `spend` of what turned out to be harmless. */
  async refund(what: Counted, who: string): Promise<void> {
    await this.#limiters[what].reward(who);
  }
}

/** What may still be said: full at first, refilled by time. */
export class Allowance {
  #left: number;
  #at: number;

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number,
  ) {
    this.#left = rate.points;
    this.#at = now();
  }

  /** Whether there is anything left. */
  get left(): boolean {
    this.#refill();
    return this.#left >= 1;
  }

  /** @returns whether there was enough left; nothing is taken where there was not */
  spend(times = 1): boolean {
    this.#refill();
    if (this.#left < times) return false;
    this.#left -= times;
    return true;
  }

  /** Takes what something has cost, also where there is less: that is a debt. */
  charge(cost: number): void {
    this.#refill();
    this.#left -= cost;
  }

  #refill(): void {
    const { points, seconds } = this.rate;
    const now = this.now();
    this.#left = Math.min(points, this.#left + (Math.max(0, now - this.#at) / 1000) * (points / seconds));
    this.#at = now;
  }
}

const FREE: Rate = { points: Number.MAX_SAFE_INTEGER, seconds: 1 };

/** For load tests. */
export const UNLIMITED: Limits = {
  reads: FREE,
  posts: FREE,
  creations: FREE,
  joins: FREE,
  recoveries: FREE,
  botMatches: FREE,
  seats: FREE,
  chat: FREE,
  handshakes: FREE,
  connections: Infinity,
  messages: FREE,
  address: FREE,
  quiet: FREE,
  frames: FREE,
  questions: FREE,
  addressQuestions: FREE,
};
