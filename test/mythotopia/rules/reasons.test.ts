import { partsOf } from '../../../games/kit/optionKinds';
import { CARDS, cardOf } from '../../../games/mythotopia/catalogue';
import { ROLES, type Reason } from '../../../games/mythotopia/keys';
import { coast, neighbours, PROVINCES } from '../../../games/mythotopia/map';
import { mythotopia } from '../../../games/mythotopia/ruleset';
import { duel, situation } from '../../../games/mythotopia/situation';
import type { Mythotopia, Player } from '../../../games/mythotopia/state';
import { loadWords } from '../../../games/mythotopia/words';
import { nearestOf } from '../../../games/kit/refusals';
import { plain } from '../../../games/kit/text/words';
import { triedReasons, type Remedy } from '../../kit/reasons';

/** Why something cannot be done in a turn: specific, true, and in words (M5, M6, M8–M10, M13). */

const SYMBOL = { armies: 'army', ships: 'ship', food: 'food', stone: 'stone', gold: 'gold' } as const;

const me = (g: Mythotopia, { seat }: { seat: number }): Player => g.players[seat] as Player;
const words = (list: unknown): string[] => String(list).split(' ');

/** Cards with exactly one such symbol, so many more of them than before. */
function give(p: Player, symbol: (typeof SYMBOL)[keyof typeof SYMBOL], n: number): void {
  const have = new Set([...p.hand, ...p.reserve]);
  const found = [...CARDS.values()].filter(
    ({ id, kind, symbols }) =>
      (kind === 'starter' || kind === 'province' || kind === 'improvement') && symbols[symbol] === 1 && !have.has(id),
  );
  p.hand.push(...found.slice(0, n).map(({ id }) => id));
}

const theirs = (g: Mythotopia, seat: number): number => (seat + 1) % g.seats;
const put = (pieces: Record<string, number[]>, g: Mythotopia, at: string, seat: number, n: number): void => {
  const list = (pieces[at] ??= Array.from({ length: g.seats }, () => 0));
  list[seat] = (list[seat] ?? 0) + n;
};
const placeOf = (option: string): string => partsOf(option).at(-1) ?? '';

const REMEDIES: Partial<Record<Reason, Remedy<Mythotopia>>> = {
  noAction: (g) => void (g.actions = 0),
  actionsLeft: (g) => void (g.actions = 2),
  onlyFirstAction: (g) => void (g.actions = 0),
  afterFreeAction: (g) => void (g.freed = false),
  oncePerTurn: (g) => void (g.used = []),
  price(g, { params = {} }, _option, q) {
    for (const role of ROLES) {
      if (typeof params[role] !== 'number') continue;
      const symbol = SYMBOL[role as keyof typeof SYMBOL];
      give(me(g, q), symbol, params[role]);
    }
  },
  notInHand: null,
  noText: null,
  onlyWithAction: null,
  onlyToBuild: null,
  inReserveOnly: null,
  reserveArmy(g) {
    for (const p of g.players) p.reserve = p.reserve.filter((id) => id !== 'reserveArmy-card');
  },
  noArmyInStock: (g, _r, _o, q) => void me(g, q).stock.armies++,
  noArmyCard: (g, _r, _o, q) => give(me(g, q), 'army', 1),
  noSource: (g, { params }, _o, q) => void me(g, q).hand.push(words(params?.['cards'])[0] as string),
  mountains(g, _r, option, q) {
    const touching = neighbours(placeOf(option)).find(({ border }) => border.kind === 'plain');
    const ends = option.startsWith('build') ? null : touching;
    if (ends) g.owners[ends.place] = q.seat;
    else me(g, q).reserve.push('ranger-card');
  },
  noShipCard(g, { params }, _o, q) {
    for (let i = 0; i < Number(params?.['n']); i++)
      me(g, q).hand.push(`starterShip-${(['red', 'blue', 'green', 'yellow'] as const)[i]}-9`.replace('-9', '-1'));
  },
  notReached(g, _r, option, q) {
    const [first] = neighbours(placeOf(option));
    if (first) g.owners[first.place] = q.seat;
  },
  noOwnArmyThere: (g, _r, option, q) => put(g.armies, g, placeOf(option), q.seat, 1),
  noArmyOnMap: (g, _r, option, q) =>
    option.startsWith('playCard')
      ? put(g.armies, g, 'lea', q.seat, 1)
      : put(g.armies, g, PROVINCES[0] as string, q.seat, 1),
  atWar(g, _r, option, q) {
    const at = placeOf(option);
    g.owners[at] = q.seat;
    for (const pieces of [g.armies[at], g.mercenaries[at]])
      for (let seat = 0; seat < g.seats; seat++) if (pieces && seat !== q.seat) pieces[seat] = 0;
  },
  noShipInStock: (g, _r, _o, q) => void me(g, q).stock.ships++,
  noShipSymbol: (g, _r, _o, q) => give(me(g, q), 'ship', 1),
  notYourCoast: (g, _r, option, q) => void (g.owners[coast(placeOf(option))[0] as string] = q.seat),
  noShipOnMap: (g, _r, _o, q) => put(g.ships, g, 'serpentSea', q.seat, 1),
  noWar(g, _r, _o, q) {
    const neutral =
      PROVINCES.find((place) => g.owners[place] === undefined) ?? PROVINCES.find((p) => g.owners[p] !== q.seat);
    put(g.armies, g, neutral as string, q.seat, 1);
  },
  notInWar: (g, _r, option, q) => put(g.armies, g, partsOf(option)[1] as string, q.seat, 1),
  tied: (g, { params }, _o, q) => put(g.armies, g, String(params?.['at']), q.seat, 1),
  poolEmpty: (g, _r, _o, q) => void me(g, q).pool.armies++,
  noRoom: (g, _r, _o, q) => void (me(g, q).reserve = []),
  leastDeck: (g, _r, _o, q) => give(me(g, q), 'food', 7),
  noBuildCard: (g, _r, _o, q) => void me(g, q).hand.push('build-card'),
  noCityLeft: (g, _r, _o, q) => void me(g, q).stock.cities++,
  noCastleLeft: (g) => void g.castles.pop(),
  noRoadLeft: (g) => void g.roads.pop(),
  citadel: (g) => void (g.citadels = []),
  built(g, _r, option) {
    const [, , at] = partsOf(option);
    for (const zone of ['cities', 'castles', 'roads'] as const) g[zone] = g[zone].filter((each) => each !== at);
  },
  noSiteCard: (g, { params }, _o, q) => void me(g, q).hand.push(words(params?.['cards'])[0] as string),
  noToken(g, _r, option) {
    g.vp.find(({ id }) => id === option)?.tokens.push(1);
  },
  noTokenOfOwn: (g, { params }, _o, q) => void me(g, q).tokens[Number(params?.['n']) as 1]++,
  noTokenInBank: (g, { params }) => void g.bank[Number(params?.['n']) as 1]++,
  noPatronage: (g) => void g.vp.push({ id: 'patronage', tokens: [1] }),
  noStore: (g, { params }, _o, q) => void me(g, q).reserve.push(words(params?.['cards'])[0] as string),
  noHand: (g, _r, _o, q) => give(me(g, q), 'food', 2),
  noCards: (g, _r, _o, q) => give(me(g, q), 'food', 1),
  notEnoughEmpty: (g, { params }) => {
    for (const card of g.vp.filter(({ tokens }) => tokens.length > 0).slice(0, Number(params?.['n']))) card.tokens = [];
  },
  notAhead: (g, _r, _o, q) => void (me(g, q).tokens[3] += 100),
  noOffer: (g) => void g.shown.push('hero-card'),
  noRoads(g, _r, _o, q) {
    const [at, to] = ['darb', neighbours('darb')[0]] as const;
    if (!to) return;
    g.owners[at] = g.owners[to.place] = q.seat;
    g.roads.push(to.border.id);
  },
  noArmyOnRoad(g, _r, _o, q) {
    const road = g.roads.find((id) => id.split('-').every((place) => g.owners[place] === q.seat));
    put(g.armies, g, road?.split('-')[0] as string, q.seat, 1);
  },
  noMercenary: (g) => void (g.mercenaries = {}),
  noArmies: (g, _r, _o, q) => put(g.armies, g, 'darb', theirs(g, q.seat), 1),
  noArmyInPool: (g, _r, _o, q) => void me(g, q).pool.armies++,
  noImprovement: (g) => void g.undealt.push('hero-card'),
  roadBoth(g, _r, option, q) {
    for (const place of (partsOf(option)[2] ?? '').split('-')) g.owners[place] = q.seat;
  },
};

test.each([2, 4])(
  'with what is missing the action is offered or refused for something else: %i players',
  async (seats) => {
    const { wrong, met } = await triedReasons(mythotopia, loadWords, REMEDIES, {
      seats,
      seed: `reasons ${seats}`,
      every: 12,
    });
    expect(wrong).toEqual([]);
    for (const why of ['price', 'noSource', 'noAction', 'noSiteCard', 'noBuildCard'])
      expect(met.get(why)).toBeGreaterThan(10);
  },
);

describe('what is missing, and how much', () => {
  const said = async (s: ReturnType<typeof duel>, option: string): Promise<string> => {
    const { language, ...en } = await loadWords('en');
    return plain(en.refusal(s.refused(option) ?? { why: language }));
  };
  const own = { provinces: ['palmain', 'custus', 'lea'] };

  test('M6.1: 1 food for an invasion', async () => {
    const s = duel({ ...own, hand: ['palmain', 'starterArmy'] });
    expect(s.refused('invade blore')).toEqual({ why: 'price', params: { food: 1 } });
    expect(await said(s, 'invade blore')).toBe('You need 1 food more on cards.');
  });

  test('M6.1.3: the card of a province to set out from', async () => {
    expect(await said(duel({ ...own, hand: ['starterArmy', 'custus'] }), 'invade blore')).toMatch(/Palmain/);
  });

  test('M7.2: how a war is tied', async () => {
    const s = situation({ players: [{ provinces: ['lea'] }, {}], armies: { blore: [4, 0] } });
    expect(await said(s, 'endWar blore')).toBe('Tied 4:4 in Blore: a tied war goes on.');
  });

  test('M6.3: which war keeps armies; M4.9: what a card of the reserve does instead', async () => {
    const s = situation({ players: [{ provinces: ['lea'], hand: ['queen'] }, {}], armies: { blore: [4, 0] } });
    expect(await said(s, 'removeArmies blore')).toBe('You are at war in Blore: end that war first.');
    expect(await said(s, 'playCard queen')).toBe('It is not played: it works while it lies in your reserve.');
  });

  test('M5.1: no action left', async () => {
    expect(await said(duel({ ...own, hand: ['custus'] }, {}, { actions: 2 }), 'buy')).toBe('No action left.');
  });

  test('M8.2: stone for a city; M8.1: the card of its site', async () => {
    const hand = ['starterBuild', 'palmain'];
    expect(duel({ ...own, hand }).refused('build city palmain')).toEqual({ why: 'price', params: { stone: 2 } });
    expect(await said(duel({ ...own, hand: ['starterBuild', 'custus'] }), 'build city palmain')).toMatch(/Palmain/);
  });

  test('as a whole a kind of action is refused for what comes nearest', () => {
    const s = duel({ ...own, hand: ['palmain', 'starterArmy'] });
    expect(cardOf('palmain-card').symbols).toBeDefined();
    const refused = [...mythotopia.actions(s.g, s.question())].flatMap(([option, why]) =>
      why && option.startsWith('invade ') ? [[option, why] as const] : [],
    );
    expect(nearestOf(mythotopia, refused)?.[1]).toEqual({ why: 'price', params: { food: 1 } });
  });
});
