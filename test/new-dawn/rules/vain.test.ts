import { isInVain } from '../../../client/table/question/outlook';
import type { Question } from '../../../games/kit/core';
import { randomBot } from '../../../games/kit/bots/random';
import { isHeard } from '../../../games/kit/events';
import { foresee } from '../../../games/kit/foresee';
import { moveFor } from '../../../games/kit/moves';
import type { Ruleset } from '../../../games/kit/ruleset';
import { HeadlessTable } from '../../../games/kit/table';
import { LANGUAGES, plain } from '../../../games/kit/text/words';
import { newDawn } from '../../../games/new-dawn/ruleset';
import { duel, ROW, type PlayerSituation, type Situation } from '../../../games/new-dawn/situation';
import type { NewDawn } from '../../../games/new-dawn/state';
import { newDawnWords } from '../../../games/new-dawn/words/all';
import { Bots, openMatch } from '../../../tools/play/match';

/** What has to be offered though it does nothing says why, as exactly as a refusal (C3.3). */

const en = newDawnWords('en');
const with5 = (card: string): string[] => [...ROW.filter((each) => each !== card).slice(0, 4), card];

/** Why the option whose last word is (or begins with) `card` would do nothing. */
function why(s: Situation, option: string): string[] {
  const q = s.question();
  const found = q.options.find((each) => each.includes(option));
  if (found === undefined) throw new Error(`${option} is not offered: ${q.options.join()}`);
  return newDawn.inVain?.(s.g, q, found).map((refusal) => plain(en.refusal(refusal))) ?? [];
}

const turn = (card: string, one: PlayerSituation = {}, other: PlayerSituation = {}): string[] =>
  why(duel({ row: with5(card), ...one }, other), `focus 5 ${card}`);

test('C10.14, C10.15: a military card without a target and without a control token has a reason for each', () => {
  expect(turn('masonry')).toEqual([
    'You have no control token on the map.',
    'No barbarian, city-state or rival can be attacked within 2 spaces of what is yours.',
  ]);
  expect(turn('masonry', { tokens: ['-4,0'] })).toEqual([]);
  expect(turn('masonry', {}, { tokens: ['-4,1'] })).toEqual([]);
});

test('of several parts, one that does nothing has its reason when it is offered', () => {
  const s = duel({ row: with5('masonry'), reinforced: ['-4,0'] }, { tokens: ['-4,1'] });
  s.focus('masonry');
  expect(s.question().ask).toBe('branch');
  expect(why(s, 'branch 0')).toEqual(['All your control tokens are reinforced.']);
  expect(why(s, 'branch 1')).toEqual([]);
});

test('C10.8–C10.11: an industry card says what a wonder and what a city would take', () => {
  const wet = ['pottery', ...ROW.filter((each) => each !== 'pottery')];
  const s = duel({ row: wet, cities: [], tokens: [] });
  s.player(0).stock.cities = 0;
  expect(why(s, 'focus 1 pottery')).toEqual([
    expect.stringMatching(/^You lack \d+ production for the nearest wonder on offer\.$/),
    'All your cities are on the map.',
  ]);
});

test('C8.1: a culture card names the difficulty that its slot reaches', () => {
  const row = ['early-empire', ...ROW.filter((each) => each !== 'early-empire')];
  const s = duel({ row });
  for (const space of ['-4,0', '-5,0', '-4,-1', '-5,2', '-4,1', '-6,2', '-6,1']) s.g.tokens[space] = 1;
  expect(why(s, 'focus 1 early-empire')).toEqual([
    'No space of difficulty 1 or less beside your cities is free for a control token.',
  ]);
});

test('C10.1: an economy card without a caravan', () => {
  const s = duel({ row: with5('foreign-trade') });
  s.player(0).stock.caravans = 0;
  expect(why(s, 'focus 5 foreign-trade')).toEqual(['You have no caravan.']);
});

test('C9.1: a science card always does something', () => {
  expect(turn('astrology')).toEqual([]);
});

/** What a look ahead finds: nothing but that the turn goes by. */
function seemsVain(view: NewDawn, q: Question, option: string): boolean {
  const found = foresee(newDawn, view, q, [option]);
  if (!found) return false;
  const told = found.events.filter(isHeard).filter(({ k }, i) => !(i === 0 && k === 'focus'));
  return isInVain(found, told, newDawn.events ?? {});
}

/** What really happens between the option and the reset of its card, whatever is answered in between. */
function happens(g: NewDawn, q: Question, option: string): string[] {
  const table = new HeadlessTable(newDawn, newDawn.copy(g));
  let asked: Question | undefined = q;
  for (let pick = option; asked?.seat === q.seat && pick !== '';) {
    table.play(moveFor(newDawn, asked, [pick]));
    [asked] = table.g.questions;
    pick = asked?.ask === 'branch' && asked.seat === q.seat ? (asked.options[0] ?? '') : '';
  }
  const since = table.g.events.slice(g.logged - table.g.logged).map(({ k }) => k);
  const reset = since.indexOf('reset');
  return (reset < 0 ? since : since.slice(0, reset)).filter((k) => k !== 'focus');
}

test.each([
  ['the first game’s map', { map: 'first', turnCap: 60 }],
  ['a map that is built', { map: 'advanced', turnCap: 60 }],
])(
  'at random positions on %s whatever brings nothing says why, and nothing else does',
  (_map, options) => {
    const met = new Map<string, number>();
    const wrong: string[] = [];
    const words = LANGUAGES.map((language) => newDawnWords(language));
    for (const seed of ['vain 1', 'vain 2', 'vain 3', 'vain 4']) {
      const rules = newDawn as unknown as Ruleset;
      const table = openMatch({ rules, seats: 2, seed, options });
      const bots = new Bots(rules, [randomBot, randomBot], seed);
      for (let n = 0; table.g.questions[0] && n < 1500; n++) {
        const [q] = table.g.questions;
        const view = newDawn.view(table.g as NewDawn, q.seat);
        if (q.ask === 'turn' || q.ask === 'branch')
          for (const option of q.options) {
            const reasons = newDawn.inVain?.(view, q, option) ?? [];
            if (seemsVain(view, q, option) && reasons.length === 0) wrong.push(`${seed} ${n} ${option} has no reason`);
            const brings = reasons.length === 0 ? [] : happens(table.g as NewDawn, q, option);
            if (brings.length > 0) wrong.push(`${seed} ${n} ${option} brings ${brings.join()}`);
            for (const refusal of reasons) {
              met.set(refusal.why, (met.get(refusal.why) ?? 0) + 1);
              for (const each of words) {
                const said = plain(each.refusal(refusal));
                if (said.length < 10 || refusal.why === 'price' || /[{}]|undefined|NaN/.test(said)) wrong.push(said);
              }
            }
          }
        table.play(bots.move(table.g, q.seat));
      }
    }
    expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
    expect(met.size).toBeGreaterThan(4);
  },
  240_000,
);
