import type { GameEvent } from '../../../games/kit/core';
import { answers, moveFor } from '../../../games/kit/moves';
import { generator } from '../../../games/kit/random';
import { HeadlessTable } from '../../../games/kit/table';
import { cardOfProvince } from '../../../games/mythotopia/catalogue';
import { PROVINCES } from '../../../games/mythotopia/map';
import { attackersOf } from '../../../games/mythotopia/rules/strength';
import { points } from '../../../games/mythotopia/rules/points';
import { mythotopia } from '../../../games/mythotopia/ruleset';
import type { Mythotopia } from '../../../games/mythotopia/state';

/** What holds at every position of random games. */

/** Plays at random; a bot that likes to build and to end wars gets further than one that does not care. */
function play(
  seed: string,
  seats: number,
  options: object,
  look: (before: Mythotopia, after: Mythotopia) => void,
): Mythotopia {
  const t = HeadlessTable.open(mythotopia, seats, { seed, turnCap: 60, ...options });
  const next = generator(`${seed} moves`);
  while (!t.g.result) {
    const q = t.g.questions[Math.floor(next() * t.g.questions.length)];
    if (!q) throw new Error(`${seed}: nobody is asked`);
    const liked = q.options.filter((option) => /^(endWar|build|yes)/.test(option));
    const from = liked.length > 0 && next() < 0.5 ? liked.map((option) => [option]) : answers(q);
    const before = mythotopia.copy(t.g);
    const refusal = t.play(moveFor(mythotopia, q, from[Math.floor(next() * from.length)] ?? []));
    if (refusal) throw new Error(`${seed}: an offered answer is refused: ${JSON.stringify(refusal)}`);
    look(before, t.g);
  }
  return t.g;
}

/** What is wrong with a position by the rules. */
function wrong(g: Mythotopia): string[] {
  const found = mythotopia.audit(g);
  const check = (rule: string, holds: boolean): void => {
    if (!holds) found.push(rule);
  };
  const busy = g.questions.some((q) => q.stage === 'answer');
  for (const [seat, p] of g.players.entries()) {
    check(`M3.5: seat ${seat} is below 12`, points(g, seat) >= 12);
    check(`M4.7: seat ${seat} has cards left that are being played`, busy || p.playing.length === 0);
    check(`M11.19: seat ${seat} is left looking`, busy || p.looking.length === 0);
    const all = p.deck.length + p.hand.length + p.discard.length + p.reserve.length + p.playing.length;
    check(`M6.11: seat ${seat} has no cards`, g.phase !== 'turns' || all > 0);
  }
  if (g.phase !== 'turns') return found;
  check('M5.1: more than two actions', g.actions <= 2);
  check('M5.3: something was used twice', new Set(g.used).size === g.used.length);
  for (const place of PROVINCES) {
    check(
      `M7.10: the card of neutral ${place}`,
      g.owners[place] !== undefined || g.provinceDeck.includes(cardOfProvince(place)),
    );
    check(
      `M9: mercenaries in ${place} for nobody's war or land`,
      attackersOf(g, place).every((seat) => g.owners[place] !== seat),
    );
  }
  return found;
}

/** Tokens of each seat as the log tells what came. */
function told(before: Mythotopia, after: Mythotopia): number[] {
  const sums = before.players.map((p) => p.tokens[1] + 2 * p.tokens[2] + 3 * p.tokens[3]);
  const news: GameEvent[] = after.logged > before.logged ? after.events.slice(-(after.logged - before.logged)) : [];
  for (const { k, seat, n = 0, what } of news) {
    if (seat === undefined) continue;
    if (k === 'token' || k === 'tokenFromBank') sums[seat] = (sums[seat] ?? 0) + n;
    if (k === 'swapToken') sums[seat] = (sums[seat] ?? 0) + Number(what) - n;
  }
  return sums;
}

const MATCHES: [string, number, object][] = Array.from({ length: 9 }, (_, i) => [
  `invariant ${i}`,
  2 + (i % 3),
  i % 3 > 0 && i > 4 ? { setup: 'draft' } : {},
]);

test.each(MATCHES)(
  'M1.4, M1.6, M4.8: %s, %i players %j: every position is sound, and the log tells every token',
  (seed, seats, options) => {
    const problems: string[] = [];
    const end = play(seed, seats, options, (before, after) => {
      problems.push(...wrong(after));
      const tokens = after.players.map((p) => p.tokens[1] + 2 * p.tokens[2] + 3 * p.tokens[3]);
      if (JSON.stringify(told(before, after)) !== JSON.stringify(tokens))
        problems.push(`question ${before.asked}: the log tells other tokens`);
    });
    expect(problems).toEqual([]);
    expect(end.result?.ending).toMatch(/turnCap|declared/);
  },
);

test('the same answers lead to the same position', () => {
  const ends = [0, 1].map(() => play('twice', 3, {}, () => undefined));
  expect(ends[0]).toEqual(ends[1]);
});

test('a position is plain JSON, and less than 40 KB of it', () => {
  let most = 0;
  play('json', 4, {}, (_before, after) => {
    const text = JSON.stringify(after);
    expect(JSON.parse(text)).toEqual(after);
    most = Math.max(most, text.length);
  });
  expect(most).toBeLessThan(40_000);
});
