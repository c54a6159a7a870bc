import { plain } from '../../../games/kit/text/words';
import { SPENDABLE, type Faction, type Spendable } from '../../../games/settlers/card';
import { cardOf } from '../../../games/settlers/catalogue';
import type { Reason } from '../../../games/settlers/keys';
import { player } from '../../../games/settlers/rules/select';
import { settlers } from '../../../games/settlers/ruleset';
import { situation, type PlayerSituation } from '../../../games/settlers/situation';
import type { Settlers } from '../../../games/settlers/state';
import { loadWords } from '../../../games/settlers/words';
import { triedReasons, type Remedy } from '../../kit/reasons';

/** Why something cannot be done in a turn: specific, true, and in words (S7–S12). */

const isSpendable = (what: string): what is Spendable => SPENDABLE.some((good) => good === what);

/** What a price lacks. */
function give(g: Settlers, seat: number, what: string, n: number): void {
  const p = player(g, seat);
  if (what === 'anyResource') p.goods.wood += n;
  else if (what === 'location') p.foundations.push('COM001');
  else if (what === 'handCard') p.hand.push('COM001');
  else if (what === 'ownDeal') p.deals.push('BAR001');
  else if (isSpendable(what)) p.goods[what] += n;
}

const REMEDIES: Partial<Record<Reason, Remedy<Settlers>>> = {
  price(g, { params = {} }, _option, { seat }) {
    for (const [what, n] of Object.entries(params)) give(g, seat, what, Number(n));
  },
  noOtherPayment: (g, _r, _o, { seat }) => {
    const p = player(g, seat);
    p.goods.gold += 9;
    for (const good of ['wood', 'stone', 'food'] as const) p.goods[good] += 9;
    p.foundations.push('COM001');
  },
  noToken: (g, { params }, _o, { seat }) => void (player(g, seat).goods.raze += Number(params?.['n'])),
  noWorkers: (g, { params }, _o, { seat }) => void (player(g, seat).goods.worker += Number(params?.['n'])),
  tokenGone: (g, _r, _o, { seat }) => void player(g, seat).goods.defence++,
  usedUp: (g) => void (g.used = {}),
  blockedNow: (g) => void (g.blocked = []),
  passedPlayer: (g) => void (g.passed = []),
  protectedAlready(g) {
    g.defended = [];
    g.samurai = [];
  },
  // Facts of the card, of the faction, of the match.
  noFactionCard: null,
  noRazeField: null,
  noAction: null,
  notCommon: null,
  notFaction: null,
  noSamurai: null,
  factionSafe: null,
  peaceful: null,
  // What would be a target is another for each card: below.
  noTarget: null,
  nothingToPlace: null,
};

test.each([1, 2, 3, 4])(
  'with what is missing the action is offered or refused for something else: %i players',
  async (seats) => {
    const met = new Map<string, number>();
    for (let i = 0; i < 5; i++) {
      const game = { seats, seed: `reasons ${i}`, options: { factions: 'dealt' }, every: 7 };
      const tried = await triedReasons(settlers, loadWords, REMEDIES, game);
      expect(tried.wrong).toEqual([]);
      for (const [why, n] of tried.met) met.set(why, (met.get(why) ?? 0) + n);
    }
    for (const why of ['price', 'noFactionCard', 'noAction', 'noToken', 'tokenGone', 'noTarget'])
      expect([why, met.get(why) ?? 0]).not.toEqual([why, 0]);
  },
);

describe('what is missing, and how much', () => {
  const said = async (language: 'en' | 'hu' | 'cs', option: string): Promise<string> => {
    const s = situation({
      players: [{ faction: 'egyptians', empire: ['COM061'], goods: { worker: 1 } }, {}],
    });
    return plain((await loadWords(language)).refusal(s.refused(option) ?? { why: language }));
  };

  test('S8.1, S8.3: goods and a location, gold counted in', async () => {
    const s = situation({ players: [{ faction: 'barbarians', hand: ['BAR014'], goods: { gold: 1, stone: 1 } }, {}] });
    expect(s.refused('build BAR014')).toEqual({ why: 'price', params: { stone: 1, location: 1 } });
  });

  test('S12.4: a deal, a card', async () => {
    expect([
      await said('en', 'activate COM061'),
      await said('hu', 'activate COM061'),
      await said('cs', 'activate COM061'),
    ]).toEqual(['You lack 1 deal.', 'Hiányzik hozzá: 1 egyezmény.', 'Chybí ti 1 dohoda.']);
    const tavern = situation({ players: [{ empire: ['COM049'] }, {}] });
    expect(tavern.refused('activate COM049')).toEqual({ why: 'price', params: { handCard: 1 } });
  });

  test('S9.1: food for a deal', () => {
    const s = situation({ players: [{ faction: 'romans', hand: ['ROM001'] }, {}] });
    expect(s.refused('deal ROM001')).toEqual({ why: 'price', params: { food: 1 } });
  });
});

test.each<[id: string, theirs: PlayerSituation, name: string]>([
  ['EGY013', { empire: ['COM018'] }, 'Temple of Ra'],
  ['ROM008', { empire: ['COM018'] }, 'Engineers'],
  ['JAP008', { empire: ['COM018'] }, 'Garrison'],
  ['BAR016', { empire: ['COM018'] }, 'Pack'],
  ['EGY003', { empire: ['COM018'] }, 'Chariot Builder'],
  ['EGY010', { empire: ['COM042'] }, 'Scorpion Breeder'],
  ['BAR030', { faction: 'romans', deals: ['ROM001'] }, 'Robbers'],
  ['ROM010', { faction: 'egyptians', deals: ['EGY001'] }, 'Spies'],
  ['JAP026', { faction: 'romans', deals: ['ROM001'] }, 'Ninjas'],
  ['BAR010', { goods: { wood: 1 } }, 'Saboteurs'],
])('Q13: %s lacks a target, with %j it has one: %s', (id, theirs) => {
  const { deck } = cardOf(id);
  const mine = { faction: deck as Faction, goods: { worker: 4, raze: 4 }, empire: [id] };
  expect(situation({ players: [mine, {}] }).refused(`activate ${id}`)).toEqual({ why: 'noTarget' });
  expect(situation({ players: [mine, theirs] }).refused(`activate ${id}`)).toBeNull();
});
