import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import fc from 'fast-check';

import { localBus, type Bus, type Notice } from '../../server/bus/bus';
import { Presence, type Clock } from '../../server/bus/presence';

/** A clock that goes when it is told to. */
class HandClock implements Clock {
  #now = 0;
  readonly #timers = new Set<{ at: number; ms: number; action: () => void }>();
  /** While it is stopped, as a process that is, it calls nobody. */
  stopped = false;

  now(): number {
    return this.#now;
  }

  every(ms: number, action: () => void): () => void {
    const timer = { at: this.#now + ms, ms, action };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  advance(ms: number): void {
    for (const end = this.#now + ms; this.#now < end;) {
      this.#now += 100;
      for (const timer of this.#timers) {
        if (this.stopped || timer.at > this.#now) continue;
        timer.at = this.#now + timer.ms;
        timer.action();
      }
    }
  }

  get timers(): number {
    return this.#timers.size;
  }
}

class Line implements Bus {
  readonly said: Notice[] = [];
  readonly #notices: ((notice: Notice) => void)[] = [];
  readonly #gaps: (() => void)[] = [];
  healthy = true;
  #lost = false;

  constructor(private readonly site: Site) {}

  publish(notice: Notice): void {
    this.said.push(notice);
    this.#lost ||= !this.healthy;
    if (!this.healthy) return;
    for (const line of this.site.lines)
      if (line !== this && line.healthy) line.#notices.forEach((listener) => listener(notice));
  }

  onNotice(listener: (notice: Notice) => void): void {
    this.#notices.push(listener);
  }

  onGap(listener: () => void): void {
    this.#gaps.push(listener);
  }

  gap(): void {
    this.#gaps.forEach((listener) => listener());
  }

  mend(): void {
    this.healthy = true;
    this.gap();
    if (this.#lost) for (const line of this.site.lines) if (line !== this) line.gap();
    this.#lost = false;
  }

  close = () => Promise.resolve();
}

interface Process {
  name: string;
  line: Line;
  clock: HandClock;
  presence: Presence;
  changes: string[];
  /** Its last word was long ago and there will be none. */
  dead: boolean;
}

/** Processes on one bus, whose clocks go together. */
class Site {
  readonly lines: Line[] = [];
  readonly processes: Process[] = [];

  start(name = `p${this.processes.length}`): Process {
    const line = new Line(this);
    this.lines.push(line);
    const clock = new HandClock();
    const presence = new Presence(line, { process: name, clock });
    const process: Process = { name, line, clock, presence, changes: [], dead: false };
    presence.onChange((matchID) =>
      process.changes.push(`${matchID}: ${[...presence.connected(matchID)].sort().join(' ')}`),
    );
    this.processes.push(process);
    return process;
  }

  /** Ends a process as SIGKILL does: it says nothing more. */
  kill(process: Process): void {
    process.dead = true;
    process.clock.stopped = true;
    process.line.healthy = false;
  }

  /** Lets time pass for all; lines that are broken say so once a second. */
  pass(ms: number): void {
    for (let passed = 0; passed < ms; passed += 100) {
      for (const { clock, line } of this.processes) {
        if (passed % 1000 === 0 && !line.healthy) line.gap();
        clock.advance(100);
      }
    }
  }
}

const seatsOf = (presence: Presence, matchID: string) => [...presence.connected(matchID)].sort();
const seats = ({ presence }: Process, matchID = 'm') => seatsOf(presence, matchID);

describe('presence at one process', () => {
  test('knows the seats of open connections, and tells when they change', () => {
    const a = new Site().start();
    a.presence.enter('m', 1);
    a.presence.enter('m', 0);
    a.presence.enter('n', 0);
    a.presence.leave('m', 1);
    expect(seats(a)).toEqual([0]);
    expect(seats(a, 'n')).toEqual([0]);
    expect(a.changes).toEqual(['m: 1', 'm: 0 1', 'n: 0', 'm: 0']);
  });

  test('counts two tabs at one seat as one, which is gone when both are', () => {
    const a = new Site().start();
    a.presence.enter('m', 0);
    a.presence.enter('m', 0);
    a.presence.enter('m', null);
    const { said } = a.line;
    const before = said.length;
    a.presence.leave('m', 0);
    expect([seats(a), said.length]).toEqual([[0], before]);
    a.presence.leave('m', 0);
    expect(seats(a)).toEqual([]);
    expect(said.slice(before)).toEqual([{ kind: 'present', matchID: 'm', process: 'p0', seats: [] }]);
    expect(a.changes).toEqual(['m: 0', 'm: ']);
  });

  test('does not count spectators', () => {
    const a = new Site().start();
    a.presence.enter('m', null);
    expect([seats(a), a.changes]).toEqual([[], []]);
    a.presence.leave('m', null);
    expect(a.line.said).toEqual([{ kind: 'who', matchID: 'm' }]);
  });

  test('keeps the same set until it changes', () => {
    const a = new Site().start();
    a.presence.enter('m', 0);
    const connected = a.presence.connected('m');
    a.presence.enter('m', 0);
    expect(a.presence.connected('m')).toBe(connected);
    expect(a.presence.connected('unknown')).toEqual(new Set());
  });

  test('passes over a leave of nobody', () => {
    const a = new Site().start();
    a.presence.leave('m', 0);
    a.presence.enter('m', 0);
    a.presence.leave('m', 0);
    a.presence.leave('m', 0);
    a.presence.enter('m', 0);
    expect(seats(a)).toEqual([0]);
  });

  test('needs no other process', async () => {
    const clock = new HandClock();
    const presence = new Presence(localBus, { clock });
    presence.enter('m', 0);
    // At once: the clock stands still.
    expect(await presence.ask('m')).toEqual(new Set([0]));
    expect(await presence.ask('n')).toEqual(new Set());
    clock.advance(60_000);
    expect(seatsOf(presence, 'm')).toEqual([0]);
    presence.close();
    expect(clock.timers).toBe(0);
  });
});

describe('presence over several processes', () => {
  test('tells the others who comes and goes', () => {
    const site = new Site();
    const [a, b, c] = [site.start(), site.start(), site.start()];
    for (const { presence } of [a, b]) presence.enter('m', null);
    a.presence.enter('m', 0);
    b.presence.enter('m', 1);
    expect([seats(a), seats(b), seats(c)]).toEqual([[0, 1], [0, 1], []]);
    a.presence.leave('m', 0);
    expect([seats(a), seats(b)]).toEqual([[1], [1]]);
    expect(b.changes).toEqual(['m: 0', 'm: 0 1', 'm: 1']);
  });

  test('counts a seat that is connected to two processes until both have lost it', () => {
    const site = new Site();
    const [a, b, c] = [site.start(), site.start(), site.start()];
    for (const { presence } of [a, b]) presence.enter('m', 0);
    c.presence.enter('m', null);
    a.presence.leave('m', 0);
    expect(seats(c)).toEqual([0]);
    b.presence.leave('m', 0);
    expect(seats(c)).toEqual([]);
    expect(c.changes).toEqual(['m: 0', 'm: ']);
  });

  test('asks when the first looks at a match, and is answered by those who have somebody there', () => {
    const site = new Site();
    const [a, b, c] = [site.start(), site.start(), site.start()];
    a.presence.enter('m', 2);
    b.presence.enter('m', null);
    const before = [a, b].map(({ line }) => line.said.length);
    c.presence.enter('m', null);
    expect(seats(c)).toEqual([2]);
    expect(c.line.said).toEqual([{ kind: 'who', matchID: 'm' }]);
    expect(a.line.said.slice(before[0])).toEqual([{ kind: 'present', matchID: 'm', process: 'p0', seats: [2] }]);
    expect(b.line.said.slice(before[1])).toEqual([]);
    c.presence.enter('m', null);
    expect(c.line.said).toHaveLength(1);
  });

  test('says that it runs every five seconds', () => {
    const site = new Site();
    const a = site.start();
    site.pass(20_900);
    expect(a.line.said).toEqual(Array(4).fill({ kind: 'alive', process: 'p0' }));
  });

  test('drops the seats of a process that is silent for twelve seconds, and no sooner', () => {
    const site = new Site();
    const [a, b, c] = [site.start(), site.start(), site.start()];
    a.presence.enter('m', 0);
    b.presence.enter('m', 1);
    c.presence.enter('m', null);
    site.pass(30_000);
    expect(seats(c)).toEqual([0, 1]);
    site.kill(a);
    // It may have spoken up to five seconds ago.
    site.pass(6_900);
    expect(seats(c)).toEqual([0, 1]);
    site.pass(6_200);
    expect([seats(b), seats(c)]).toEqual([[1], [1]]);
    expect(c.changes.at(-1)).toBe('m: 1');
  });

  test('hears again of a process that was stopped and goes on', () => {
    const site = new Site();
    const [a, b] = [site.start(), site.start()];
    a.presence.enter('m', 0);
    b.presence.enter('m', 1);
    a.clock.stopped = true;
    site.pass(20_000);
    expect(seats(b)).toEqual([1]);
    a.clock.stopped = false;
    site.pass(2000);
    expect([seats(a), seats(b)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('does not take its own sleep for the silence of the others', () => {
    const site = new Site();
    const [a, b] = [site.start(), site.start()];
    a.presence.enter('m', 0);
    b.presence.enter('m', 1);
    b.clock.stopped = true;
    // What the others say meanwhile waits to be read until after the timers.
    b.line.healthy = false;
    site.pass(60_000);
    b.clock.stopped = false;
    b.line.healthy = true;
    b.changes.length = 0;
    site.pass(5000);
    expect([b.changes, seats(b)]).toEqual([[], [0, 1]]);
  });

  test('shows nobody as gone in a short gap, and compares notes after it', () => {
    const site = new Site();
    const [a, b, c] = [site.start(), site.start(), site.start()];
    a.presence.enter('m', 0);
    a.presence.enter('m', 2);
    b.presence.enter('m', 1);
    c.presence.enter('m', null);
    c.changes.length = 0;
    c.line.healthy = false;
    a.presence.leave('m', 2);
    a.presence.enter('m', 3);
    b.presence.leave('m', 1);
    site.pass(5000);
    expect([c.changes, seats(c)]).toEqual([[], [0, 1, 2]]);
    c.line.mend();
    site.pass(5000);
    // Nobody who was there all the time was gone for a moment.
    expect(c.changes).toEqual(['m: 0 1 3', 'm: 0 3']);
  });

  test('takes nobody as gone whose answer a second gap has swallowed', () => {
    const site = new Site();
    const [a, b] = [site.start(), site.start()];
    a.presence.enter('m', 0);
    b.presence.enter('m', 1);
    b.changes.length = 0;
    a.line.healthy = false;
    b.line.gap();
    site.pass(1000);
    expect(b.line.said.at(-1)).toEqual({ kind: 'who', matchID: 'm' });
    b.line.healthy = false;
    site.pass(3000);
    for (const { line } of [a, b]) line.mend();
    site.pass(5000);
    expect([b.changes, seats(b)]).toEqual([[], [0, 1]]);
  });

  test('makes up for what it could not say in a gap', () => {
    const site = new Site();
    const [a, b] = [site.start(), site.start()];
    a.presence.enter('m', 0);
    b.presence.enter('m', null);
    a.line.healthy = false;
    a.presence.enter('m', 1);
    a.presence.leave('m', 0);
    site.pass(3000);
    a.line.mend();
    site.pass(1000);
    expect(seats(b)).toEqual([1]);
  });

  test('drops everybody elsewhere in a gap of more than twelve seconds, and finds them again after it', () => {
    const site = new Site();
    const [a, b] = [site.start(), site.start()];
    a.presence.enter('m', 0);
    b.presence.enter('m', 1);
    b.line.healthy = false;
    site.pass(14_000);
    expect([seats(a), seats(b)]).toEqual([[0], [1]]);
    b.line.mend();
    site.pass(2000);
    expect([seats(a), seats(b)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('compares notes on many matches a part at a time, once for each gap', () => {
    const site = new Site();
    const a = site.start();
    for (let i = 0; i < 1800; i++) a.presence.enter(`m${i}`, 0);
    a.line.said.length = 0;
    a.line.healthy = false;
    site.pass(4000);
    expect(a.line.said.filter(({ kind }) => kind !== 'alive')).toEqual([]);
    a.line.mend();
    a.line.gap();
    const perSecond = [0, 1, 2, 3, 4, 5].map(() => {
      a.line.said.length = 0;
      site.pass(1000);
      return a.line.said.filter(({ kind }) => kind === 'who').length;
    });
    expect(perSecond).toEqual([500, 500, 500, 300, 0, 0]);
  });

  test('can be asked about a match at which nobody here looks', async () => {
    const site = new Site();
    const [a, b] = [site.start(), site.start()];
    a.presence.enter('m', 0);
    const answer = b.presence.ask('m');
    site.pass(600);
    expect(await answer).toEqual(new Set([0]));
    expect(seats(b)).toEqual([]);
    expect(b.clock.timers).toBe(1);
    // Where somebody looks at it for long enough, what is known is answered at once.
    site.pass(500);
    expect(await a.presence.ask('m')).toEqual(new Set([0]));
  });

  test('keeps nothing of a match at which nobody looks any more, nor of processes', () => {
    const site = new Site();
    const [a, b] = [site.start(), site.start()];
    a.presence.enter('m', 0);
    b.presence.enter('m', 1);
    b.presence.leave('m', 1);
    expect(seats(b)).toEqual([]);
    b.changes.length = 0;
    // What is said about it afterwards is not kept either.
    a.presence.enter('m', 2);
    expect([seats(b), b.changes]).toEqual([[], []]);
    b.presence.enter('m', null);
    expect(seats(b)).toEqual([0, 2]);
  });

  test('needs no memory for what is over', () => {
    setFlagsFromString('--expose-gc');
    const gc = runInNewContext('gc') as () => void;
    const site = new Site();
    const [a, b] = [site.start(), site.start()];
    a.presence.enter('kept', 0);
    b.presence.enter('kept', 1);
    const round = (n: number) => {
      for (let i = 0; i < 1000; i++) for (const { presence } of [a, b]) presence.enter(`m${n}/${i}`, 0);
      for (const { line } of [a, b]) line.gap();
      site.pass(1000);
      for (let i = 0; i < 1000; i++) for (const { presence } of [b, a]) presence.leave(`m${n}/${i}`, 0);
      for (const { line, changes } of [a, b]) line.said.length = changes.length = 0;
    };
    const used = () => {
      site.pass(4000);
      gc();
      return process.memoryUsage().heapUsed;
    };
    round(0);
    const before = used();
    for (let n = 1; n <= 60; n++) round(n);
    // A single text kept of each of the 60,000 would be several megabytes.
    expect(used() - before).toBeLessThan(1_000_000);
  });

  type Deed =
    | { what: 'enter' | 'leave'; process: number; match: number; seat: number | null }
    | { what: 'break' | 'mend' | 'stop' | 'go' | 'kill'; process: number }
    | { what: 'pass'; ms: number };

  const deed: fc.Arbitrary<Deed> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        what: fc.constantFrom('enter' as const, 'leave' as const),
        process: fc.nat(2),
        match: fc.nat(2),
        seat: fc.option(fc.nat(2)),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constantFrom('break' as const, 'mend' as const, 'stop' as const, 'go' as const),
        process: fc.nat(2),
      }),
    },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('kill' as const), process: fc.nat(2) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constant('pass' as const),
        ms: fc.integer({ min: 1, max: 150 }).map((n) => n * 100),
      }),
    },
  );

  test('agrees everywhere with who is really connected, once the bus is whole again, whatever happened', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
        const site = new Site();
        const processes = [site.start(), site.start(), site.start()];
        const open = processes.map((): { matchID: string; seat: number | null }[] => []);
        for (const each of deeds) {
          if (each.what === 'pass') {
            site.pass(each.ms);
            continue;
          }
          const process = processes[each.process]!;
          if (process.dead) continue;
          if ('match' in each && each.what === 'enter') {
            const connection = { matchID: `m${each.match}`, seat: each.seat };
            open[each.process]!.push(connection);
            process.presence.enter(connection.matchID, connection.seat);
          } else if ('match' in each) {
            const gone = open[each.process]!.splice(each.match, 1)[0];
            if (gone) process.presence.leave(gone.matchID, gone.seat);
          } else if (each.what === 'break') process.line.healthy = false;
          else if (each.what === 'mend') process.line.mend();
          else if (each.what === 'kill') site.kill(process);
          else process.clock.stopped = each.what === 'stop';
        }
        for (const { dead, clock, line } of processes) {
          if (dead) continue;
          clock.stopped = false;
          if (!line.healthy) line.mend();
        }
        site.pass(25_000);
        const living = processes.filter(({ dead }) => !dead);
        for (const process of living) {
          for (const matchID of new Set(open[processes.indexOf(process)]!.map((each) => each.matchID))) {
            const there = living
              .flatMap((each) => open[processes.indexOf(each)]!)
              .filter((each) => each.matchID === matchID && each.seat !== null);
            expect(seats(process, matchID)).toEqual([...new Set(there.map(({ seat }) => seat))].sort());
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});
