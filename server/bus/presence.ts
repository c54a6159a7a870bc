import { randomBytes } from 'node:crypto';

import { localBus, type Bus, type Notice } from './bus';

/** How often a process tells the others that it runs, in milliseconds. */
const ALIVE_EVERY = 5000;

/** A process that has sent nothing for this long counts as gone, and its connections with it. In milliseconds. */
const SILENCE = 12_000;

/** How often deadlines are checked, in milliseconds; a listener is told at most this much too late. */
const TICK = 1000;

/** If two checks lie further apart than this, the process was suspended in between and may have missed notices. In milliseconds. */
const STOPPED = 3 * TICK;

/** How long other processes have to answer who is connected, usually and at most. In milliseconds. */
const ANSWER = 500;
const LATE_ANSWER = 2000;

/** In how many matches presence is compared with the other processes at each check: all at once would flood a large site. */
const AT_ONCE = 500;

export interface Clock {
  /** Milliseconds since some moment; never goes back. */
  now(): number;
  /** Repeats an action. @returns a function that stops it */
  every(milliseconds: number, action: () => void): () => void;
}

const systemClock: Clock = {
  now: () => performance.now(),
  every: (milliseconds, action) => {
    const timer = setInterval(action, milliseconds).unref();
    return () => clearInterval(timer);
  },
};

/** A match that somebody looks at through this process. */
interface Watched {
  since: number;
  /** Connections, spectators' too. */
  viewers: number;
  /** Connections by seat. */
  here: Map<number, number>;
  /** What other processes have reported, and when. */
  elsewhere: Map<string, { seats: number[]; at: number }>;
  /** All of them. */
  connected: ReadonlySet<number>;
}

/** Another process that has somebody connected to a match watched here. */
interface Other {
  heard: number;
  matches: Set<string>;
}

const NOBODY: ReadonlySet<number> = new Set();

/**
 * Which seats of a match are connected to any process of the site. A process knows it of the matches that somebody looks
 * at through it, and of no other.
 */
export class Presence {
  readonly #bus: Bus;
  readonly #process: string;
  readonly #clock: Clock;
  readonly #stop: () => void;
  readonly #listeners: ((matchID: string) => void)[] = [];
  readonly #matches = new Map<string, Watched>();
  readonly #others = new Map<string, Other>();
  /** Whether notices were missed, and so nothing is certain that was heard before. */
  #doubtful = false;
  /** Matches in which notes are still to be compared with the other processes. */
  #unsure = new Set<string>();
  /** When matches were asked about, oldest first: a process that does not answer in time has nobody connected there. */
  readonly #asked = new Map<string, number>();
  #ticked: number;
  #saidAlive = -Infinity;
  /** When this process began to listen: no other counts as silent before that. */
  #listening: number;

  /** @param options.process id of this process among those of the bus */
  constructor(bus: Bus, { process = randomBytes(9).toString('base64url'), clock = systemClock } = {}) {
    this.#bus = bus;
    this.#process = process;
    this.#clock = clock;
    this.#ticked = this.#listening = clock.now();
    bus.onNotice((notice) => this.#hear(notice));
    bus.onGap(() => this.#doubt());
    this.#stop = clock.every(TICK, () => this.#tick());
  }

  /** Calls the listener when other seats of a match are connected than before. */
  onChange(listener: (matchID: string) => void): void {
    this.#listeners.push(listener);
  }

  /** The seats that are connected, as far as is known here; the same object until it changes. */
  connected(matchID: string): ReadonlySet<number> {
    return this.#matches.get(matchID)?.connected ?? NOBODY;
  }

  /**
   * The seats that are connected, of any match: asks the other processes and waits half a second for their answers where
   * nobody looks at the match through this one. While the bus is broken, that is all that is known here.
   */
  async ask(matchID: string): Promise<ReadonlySet<number>> {
    this.enter(matchID, null);
    const known = this.#bus === localBus || this.#clock.now() - (this.#matches.get(matchID)?.since ?? 0) >= ANSWER;
    if (!known) await this.#pause(ANSWER);
    const connected = this.connected(matchID);
    this.leave(matchID, null);
    return connected;
  }

  /** A connection to this process looks at the match; `seat` is null for a spectator's. */
  enter(matchID: string, seat: number | null): void {
    const match = this.#matches.get(matchID) ?? this.#watch(matchID);
    match.viewers++;
    if (seat === null) return;
    const connections = match.here.get(seat) ?? 0;
    match.here.set(seat, connections + 1);
    if (connections > 0) return;
    this.#say(matchID, match);
    this.#update(matchID, match);
  }

  /** A connection that has entered is gone. */
  leave(matchID: string, seat: number | null): void {
    const match = this.#matches.get(matchID);
    if (!match) return;
    match.viewers--;
    if (seat !== null) {
      const connections = (match.here.get(seat) ?? 0) - 1;
      if (connections > 0) match.here.set(seat, connections);
      else if (match.here.delete(seat)) this.#say(matchID, match);
    }
    if (match.viewers > 0) this.#update(matchID, match);
    else this.#forget(matchID, match);
  }

  /** Stops: no notice is sent or handled from now on. */
  close(): void {
    this.#stop();
    this.#matches.clear();
    this.#others.clear();
  }

  #watch(matchID: string): Watched {
    const match: Watched = {
      since: this.#clock.now(),
      viewers: 0,
      here: new Map(),
      elsewhere: new Map(),
      connected: NOBODY,
    };
    this.#matches.set(matchID, match);
    this.#bus.publish({ kind: 'who', matchID });
    return match;
  }

  #forget(matchID: string, match: Watched): void {
    this.#matches.delete(matchID);
    for (const process of match.elsewhere.keys()) this.#unbind(process, matchID);
  }

  #say(matchID: string, { here }: Watched): void {
    this.#bus.publish({ kind: 'present', matchID, process: this.#process, seats: [...here.keys()] });
  }

  #hear(notice: Notice): void {
    switch (notice.kind) {
      case 'present':
        return this.#note(notice);
      case 'who': {
        const match = this.#matches.get(notice.matchID);
        if (match && match.here.size > 0) this.#say(notice.matchID, match);
        return;
      }
      case 'alive': {
        const other = this.#others.get(notice.process);
        if (other) other.heard = this.#clock.now();
        return;
      }
      case 'state':
      case 'seats':
      case 'chat':
        return;
    }
  }

  #note({ matchID, process, seats }: Extract<Notice, { kind: 'present' }>): void {
    const match = this.#matches.get(matchID);
    if (!match) return;
    const now = this.#clock.now();
    if (seats.length > 0) {
      match.elsewhere.set(process, { seats, at: now });
      const other = this.#others.get(process) ?? { heard: now, matches: new Set() };
      other.heard = now;
      other.matches.add(matchID);
      this.#others.set(process, other);
    } else if (match.elsewhere.delete(process)) {
      this.#unbind(process, matchID);
    }
    this.#update(matchID, match);
  }

  #unbind(process: string, matchID: string): void {
    const other = this.#others.get(process);
    other?.matches.delete(matchID);
    if (other?.matches.size === 0) this.#others.delete(process);
  }

  #update(matchID: string, match: Watched): void {
    const connected = new Set(match.here.keys());
    for (const { seats } of match.elsewhere.values()) for (const seat of seats) connected.add(seat);
    if (connected.size === match.connected.size && [...connected].every((seat) => match.connected.has(seat))) return;
    match.connected = connected;
    for (const listener of this.#listeners) listener(matchID);
  }

  #doubt(): void {
    this.#doubtful = true;
    this.#asked.clear();
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#clock.every(milliseconds, () => {
        stop();
        resolve();
      });
    });
  }

  #tick(): void {
    const now = this.#clock.now();
    if (now - this.#ticked >= STOPPED) {
      this.#listening = now;
      this.#doubt();
    }
    this.#ticked = now;
    if (now - this.#saidAlive >= ALIVE_EVERY) {
      this.#saidAlive = now;
      this.#bus.publish({ kind: 'alive', process: this.#process });
    }
    for (const [process, { heard, matches }] of this.#others) {
      if (now - Math.max(heard, this.#listening) < SILENCE) continue;
      this.#others.delete(process);
      for (const matchID of matches) this.#drop(process, matchID);
    }
    this.#dropUnconfirmed(now);
    if (this.#bus.healthy) this.#compareNotes(now);
  }

  #drop(process: string, matchID: string): void {
    const match = this.#matches.get(matchID);
    if (match?.elsewhere.delete(process)) this.#update(matchID, match);
  }

  /** After a gap: tells the others what they may have missed, and asks for what we may have. */
  #compareNotes(now: number): void {
    if (this.#doubtful) this.#unsure = new Set(this.#matches.keys());
    this.#doubtful = false;
    let left = AT_ONCE;
    for (const matchID of this.#unsure) {
      if (left-- === 0) return;
      this.#unsure.delete(matchID);
      const match = this.#matches.get(matchID);
      if (!match) continue;
      if (match.here.size > 0) this.#say(matchID, match);
      this.#bus.publish({ kind: 'who', matchID });
      this.#asked.set(matchID, now);
    }
  }

  /** Drops reports from before the question that no answer has repeated. */
  #dropUnconfirmed(now: number): void {
    for (const [matchID, asked] of this.#asked) {
      if (now - asked < LATE_ANSWER) return;
      this.#asked.delete(matchID);
      for (const [process, { at }] of this.#matches.get(matchID)?.elsewhere ?? []) {
        if (at >= asked) continue;
        this.#unbind(process, matchID);
        this.#drop(process, matchID);
      }
    }
  }
}
