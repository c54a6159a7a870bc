import { foresee } from '../../../games/kit/foresee';
import { routesNow } from '../../../games/new-dawn/rules/caravans';
import { chances, foretold } from '../../../games/new-dawn/rules/combat';
import { nextLevel } from '../../../games/new-dawn/rules/science';
import { isMature, lackingAround } from '../../../games/new-dawn/rules/select';
import { newDawn } from '../../../games/new-dawn/ruleset';
import { duel } from '../../../games/new-dawn/situation';

/** What boards tell before it is done: the rules' own numbers. */

const WAR = ['early-empire', 'astrology', 'foreign-trade', 'pottery', 'iron-working'];

describe('an attack before it is declared (C10.17–C10.19)', () => {
  const attacking = (held: string[] = []) =>
    duel(
      { row: WAR, trade: { 'iron-working': 2 }, held, tokens: ['-4,0'] },
      { tokens: ['-3,0'], trade: { masonry: 1 } },
      { barbarians: { 'barbarian-G': '-4,2' } },
    )
      .focus('iron-working')
      .answer('branch 1');

  test('C10.18: both sides with every source; what can be spent after the dice', () => {
    const told = foretold(attacking().g, '-3,0');
    expect(told).toEqual({
      target: 'token',
      defender: 1,
      attack: {
        value: 6,
        sources: [
          { what: 'slot', n: 5 },
          { what: 'focus', n: 1 },
        ],
      },
      defence: { value: expect.any(Number), sources: [{ what: 'terrain', n: expect.any(Number) }] },
      spend: { attack: 2, defence: 1 },
      returned: [],
    });
  });

  test('C10.18: against a barbarian the card adds its other bonus, and nobody spends in defence', () => {
    const told = foretold(attacking().g, '-4,2');
    expect(told).toMatchObject({ target: 'barbarian', defender: null, attack: { value: 8 }, spend: { defence: 0 } });
  });

  test('C10.17: cards of the defender go back first, and do not count', () => {
    const s = attacking(['joint-war-blue', 'open-borders-blue']);
    const told = foretold(s.g, '-3,0');
    expect(told?.returned).toEqual(['joint-war-blue', 'open-borders-blue']);
    expect(told?.attack.value).toBe(6);
    // Nothing has happened yet.
    expect(s.player(0).held).toHaveLength(2);
  });

  test('what was told is what the dice are added to', () => {
    const s = attacking();
    const told = foretold(s.g, '-3,0')!;
    s.answer('-3,0');
    const combat = s.g.agenda.find((frame) => frame.op === 'combat') as {
      dice: number[];
      attack: number;
      defence: number;
    };
    expect([combat.attack - combat.dice[0]!, combat.defence - combat.dice[1]!]).toEqual([
      told.attack.value,
      told.defence.value,
    ]);
  });

  test('C10.19: chances are throws out of 36; a tie defends', () => {
    expect([chances(0, 0), chances(6, 0), chances(0, 5), chances(1, 0)]).toEqual([15, 36, 0, 21]);
  });

  test('there is nothing to tell where nothing can be attacked, or no attack is asked for', () => {
    expect(foretold(attacking().g, '-5,1')).toBeNull();
    expect(foretold(duel({}).g, '-3,0')).toBeNull();
  });
});

test('C10.2: the routes of caravans are what is offered, each with its length and its price', () => {
  const s = duel({
    row: ['masonry', 'astrology', 'foreign-trade', 'pottery', 'early-empire'],
    trade: { 'foreign-trade': 1 },
  });
  expect(routesNow(s.g)).toEqual([]);
  s.focus('foreign-trade');
  const routes = routesNow(s.g);
  expect(routes.map(({ from, to, spent }) => `${from} ${to} ${spent}`)).toEqual(s.options());
  for (const { n, spent } of routes) expect(n).toBeLessThanOrEqual(3 + spent);
});

test('C9.1, C9.3: the next level of the dial; after its last space those of the second round', () => {
  const next = (dial: number) => nextLevel(duel({ dial }).g, 0);
  expect([next(0), next(3), next(14), next(23), next(24)]).toEqual([
    { at: 3, level: 'II' },
    { at: 6, level: 'II' },
    { at: 19, level: 'IV' },
    { at: 24, level: 'IV' },
    { at: 19, level: 'IV' },
  ]);
});

test('C6.6: a city lacks the spaces next to it that are neither water nor hold a control token', () => {
  const capital = duel({}).g.capitals[0]!;
  const bare = duel({}).g;
  const around = lackingAround(bare, capital);
  expect(around.length).toBeGreaterThan(1);
  const all = duel({ tokens: around }).g;
  expect([lackingAround(all, capital), isMature(all, capital)]).toEqual([[], true]);
  const butOne = duel({ tokens: around.slice(1) }).g;
  expect([lackingAround(butOne, capital), isMature(butOne, capital)]).toEqual([[around[0]], false]);
  expect(lackingAround(bare, around[0]!)).toEqual([]);
});

test('C9.3: past its last space the dial is foreseen by its steps forward, too', () => {
  const row = ['early-empire', 'foreign-trade', 'pottery', 'masonry', 'astrology'];
  const ahead = (dial: number): number | undefined => {
    const s = duel({ row, dial });
    const { changes = [] } = foresee(newDawn, newDawn.view(s.g, 0), s.question(), ['focus 5 astrology-red']) ?? {};
    return changes.find(({ what, seat }) => what === 'dial' && seat === 0)?.n;
  };
  expect([3, 19, 20, 23].map(ahead)).toEqual([5, 5, 5, 5]);
});
