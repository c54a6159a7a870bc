import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { RequestError } from './request-error';

/** So many times within so many seconds. */
export interface Rate {
  points: number;
  seconds: number;
}

/** How much one address, seat or connection may ask of this process. */
export interface Limits {
  /** Requests of an address that read matches. */
  reads: Rate;
  /** Requests of an address that change something, of any kind. */
  posts: Rate;
  /** Matches that an address opens. */
  creations: Rate;
  /** Seats that an address takes or tries to take. */
  joins: Rate;
  /** Wrong recovery codes of an address. */
  recoveries: Rate;
  /** Requests of whoever sits on a seat, from any address. */
  seats: Rate;
  /** Connections that an address opens. */
  handshakes: Rate;
  /** Connections that an address has at a time. */
  connections: number;
  /** Messages of a connection; so many at once, and then as many as time allows. */
  messages: Rate;
}

/** For a club of thirty people behind one address, on an evening when all begin at once. */
export const LIMITS: Limits = {
  reads: { points: 3000, seconds: 60 },
  posts: { points: 600, seconds: 60 },
  creations: { points: 60, seconds: 600 },
  joins: { points: 240, seconds: 600 },
  recoveries: { points: 10, seconds: 900 },
  seats: { points: 60, seconds: 60 },
  handshakes: { points: 900, seconds: 60 },
  connections: 500,
  messages: { points: 100, seconds: 10 },
};

type Counted = Exclude<keyof Limits, 'connections' | 'messages'>;

/** Counts what addresses and seats do. Each process of a site counts for itself. */
export class RateLimits {
  readonly #limiters: Readonly<Record<Counted, RateLimiterMemory>>;

  constructor({ reads, posts, creations, joins, recoveries, seats, handshakes }: Limits) {
    const limiter = ({ points, seconds }: Rate) => new RateLimiterMemory({ points, duration: seconds });
    this.#limiters = {
      reads: limiter(reads),
      posts: limiter(posts),
      creations: limiter(creations),
      joins: limiter(joins),
      recoveries: limiter(recoveries),
      seats: limiter(seats),
      handshakes: limiter(handshakes),
    };
  }

  /** @throws RequestError 429 when `who` has done this too often */
  async spend(what: Counted, who: string, times = 1): Promise<void> {
    if (times === 0) return;
    try {
      await this.#limiters[what].consume(who, times);
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      const seconds = Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
      throw new RequestError(429, 'too-many-requests', `Too many requests; try again in ${seconds} seconds.`, seconds);
    }
  }

  /** Takes back a `spend` of what turned out to be harmless. */
  async refund(what: Counted, who: string): Promise<void> {
    await this.#limiters[what].reward(who);
  }
}

/** The connections that each address has. */
export class Connections {
  readonly #open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** @returns false, and nothing is counted, when the address has too many */
  open(address: string): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.most) return false;
    this.#open.set(address, open + 1);
    return true;
  }

  /** To be called once for every `open` that was granted. */
  close(address: string): void {
    const open = this.#open.get(address) ?? 0;
    if (open > 1) this.#open.set(address, open - 1);
    else this.#open.delete(address);
  }
}

/** What one connection may still say: full at first, refilled by time. */
export class Allowance {
  #left: number;
  #at: number;

  constructor(private readonly rate: Rate, private readonly now: () => number = Date.now) {
    this.#left = rate.points;
    this.#at = now();
  }

  /** @returns whether there was something left for one more */
  spend(): boolean {
    const { points, seconds } = this.rate;
    const now = this.now();
    this.#left = Math.min(points, this.#left + (Math.max(0, now - this.#at) / 1000) * (points / seconds));
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
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
  seats: FREE,
  handshakes: FREE,
  connections: Infinity,
  messages: FREE,
};
