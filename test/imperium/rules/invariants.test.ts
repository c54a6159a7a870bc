import { answers, moveFor, questionOf } from '../../../games/kit/moves';
import { generator } from '../../../games/kit/random';
import { HeadlessTable } from '../../../games/kit/table';
import { RESOURCES } from '../../../games/imperium/card';
import { cardOf } from '../../../games/imperium/catalogue';
import { nationOf } from '../../../games/imperium/lookup';
import { bringsUnrest } from '../../../games/imperium/rules/market';
import { imperium } from '../../../games/imperium/ruleset';
import type { Imperium } from '../../../games/imperium/state';

/** What has to be true after every answer of any match: played by chance, with cards and abilities used whenever possible. */

/** Plays a match by chance; `look` sees the position before and after every answer. */
function play(
  seed: string,
  seats: number,
  steps: number,
  look: (before: Imperium, after: Imperium) => void,
  box = 'classics',
): Imperium {
  const t = HeadlessTable.open(imperium, seats, { nations: 'random', box, seed });
  const next = generator(`play ${seed}`);
  for (const seat of t.g.players.keys()) t.play({ seat, name: 'ready', args: [questionOf(t.g, seat)?.n] });
  for (let i = 0; i < steps && !t.result; i++) {
    const q = t.g.questions[Math.floor(next() * t.g.questions.length)];
    if (!q) throw new Error(`${seed}, step ${i}: nobody is asked`);
    const all = answers(q);
    const doing =
      q.stage === 'turn' && next() < 0.9 ? all.filter(([pick]) => /^(playCard|exhaust)/.test(pick ?? '')) : [];
    const from = doing.length ? doing : all;
    const before = imperium.copy(t.g);
    const refusal = t.play(moveFor(imperium, q, from[Math.floor(next() * from.length)] ?? []));
    if (refusal) throw new Error(`${seed}, step ${i}: an offered answer is refused: ${JSON.stringify(refusal)}`);
    look(before, t.g);
  }
  return t.g;
}

/** What is wrong with a position by the rules. */
function wrong(g: Imperium): string[] {
  const found = imperium.audit(g);
  const check = (rule: string, holds: boolean): void => {
    if (!holds) found.push(rule);
  };
  for (const [seat, p] of g.players.entries()) {
    const { exhausts = 5 } = nationOf(p);
    check(
      `R5.3, R14.8.2: seat ${seat} has more than ${exhausts} exhaust tokens`,
      p.exhausts + p.exhausted.length <= exhausts,
    );
    check(`R7.1: seat ${seat} has two tokens on one thing`, new Set(p.exhausted).size === p.exhausted.length);
    check(
      `R8.3: seat ${seat} is an empire with its accession card still lying there`,
      p.state === 'barbarian' || p.accession === null,
    );
    const of = (...nations: string[]): boolean => nations.includes(p.nation ?? '');
    check(`R14.1.1, R14.9: seat ${seat} is an empire`, !of('vikings', 'arthurians') || p.state === 'barbarian');
    check(`R14.2: seat ${seat} is no empire`, !of('atlanteans') || p.state === 'empire');
    check(`R11.15: seat ${seat} has a history`, !of('vikings', 'atlanteans') || p.history.length === 0);
    check(`R11.22: seat ${seat} has a sunken pile`, of('atlanteans') || p.sunken.length === 0);
    check(
      `R14.1.2: seat ${seat} has two active quests`,
      p.below.every((id) => (p.garrison[id]?.length ?? 0) <= 1),
    );
    check(
      `R11.9: seat ${seat} has an empty garrison`,
      Object.values(p.garrison).every((cards) => cards.length > 0),
    );
  }
  if (g.ending?.by !== 'collapse') {
    for (const place of g.market) {
      check(
        `R3.8, R12.2: ${place.card} and its unrest`,
        place.card === null || (place.unrest !== null) === bringsUnrest(place.card),
      );
      check('R12.2: tokens on an empty place', place.card !== null || RESOURCES.every((r) => place[r] === 0));
    }
    check(
      'R12.2: an empty place though there are cards',
      g.main.length === 0 || g.market.every((m) => m.card !== null),
    );
  }
  if (g.questions[0]?.stage === 'turn') {
    check(
      'a non-pinned card is left in play',
      g.players.every((p) => p.play.every((id) => cardOf(id).pinned)),
    );
    check('R10.1a: the main deck is empty and nothing is triggered', g.main.length > 0 || g.ending !== null);
    check(
      'cards are left revealed or looked at',
      g.revealed.length === 0 && g.players.every((p) => p.looking === null && p.searching.length === 0),
    );
    check(
      'R13.1: King of Kings was resolved and is not turned',
      g.kings.endsWith('B') || g.players.every((p) => !p.kingOfKings),
    );
    check('somebody else is asked', g.questions.length === 1 && g.questions[0].seat === g.current);
  }
  return found;
}

/** Tokens that a seat should have, from what it had and what the log says. */
function told(before: Imperium, after: Imperium): number[][] {
  const has = before.players.map((p) => RESOURCES.map((r) => p[r]));
  const add = (seat: number | undefined, what: string | undefined, n: number): void => {
    const row = seat === undefined ? undefined : has[seat];
    const i = RESOURCES.indexOf(what as never);
    if (row && i >= 0) row[i] = (row[i] ?? 0) + n;
  };
  const news = after.logged - before.logged;
  for (const e of news > 0 ? after.events.slice(-news) : []) {
    const n = e.n ?? 0;
    if (e.k === 'gain' || e.k === 'takeTokens') add(e.seat, e.what, n);
    else if (e.k === 'pay') add(e.seat, e.what, -n);
    else if (e.k === 'steal') {
      add(e.seat, e.what, n);
      add(e.to, e.what, -n);
    }
  }
  return has;
}

const BOXES = ['classics', 'legends', 'both'] as const;
const MATCHES = Array.from(
  { length: 18 },
  (_, i) => [`invariant ${i}`, 2 + (i % 3), BOXES[Math.floor(i / 3) % 3] ?? 'both'] as const,
);

test.each(MATCHES)('%s, %i players, %s: every position is sound, and the log tells every token', (seed, seats, box) => {
  const problems: string[] = [];
  const end = play(
    seed,
    seats,
    450,
    (before, after) => {
      problems.push(...wrong(after));
      const tokens = after.players.map((p) => RESOURCES.map((r) => p[r]));
      if (JSON.stringify(told(before, after)) !== JSON.stringify(tokens)) {
        problems.push(
          `question ${before.asked}: the log says ${JSON.stringify(told(before, after))}, there are ${JSON.stringify(tokens)}`,
        );
      }
    },
    box,
  );
  expect(problems).toEqual([]);
  expect(end.logged).toBeGreaterThan(100);
});

test('the same answers lead to the same position', () => {
  const ends = [0, 1].map(() => play('twice', 3, 300, () => undefined));
  expect(ends[0]).toEqual(ends[1]);
});

test('a position is plain JSON at every question, and goes on from it', () => {
  let n = 0;
  play('json', 2, 150, (_before, after) => {
    expect(JSON.parse(JSON.stringify(after))).toEqual(after);
    n++;
  });
  expect(n).toBe(150);
});
