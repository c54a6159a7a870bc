import type { Faction, Gains } from '../../../games/settlers/card';
import { cardOf } from '../../../games/settlers/catalogue';
import { situation, type PlayerSituation, type Situation } from '../../../games/settlers/situation';

/** What every location gives that no other test is about: read off the printed cards, location by location (S6.3, S8.6, S12.1). */

/** A player of the faction that a card is of; the other has passed. */
const alone = (id: string, player: PlayerSituation): Situation => {
  const { deck } = cardOf(id);
  const faction: Faction = deck === 'common' ? 'barbarians' : deck;
  return situation({ players: [{ faction, ...player }, {}], passed: [1], commonDeck: ['COM069', 'COM070'] });
};

/** What somebody has, cards in hand included. */
const has = (s: Situation): Gains => {
  const cards = s.player(0).hand.length;
  return { ...s.goods(0), ...(cards > 0 ? { card: cards } : {}) };
};

/** Draws from the common deck where it is asked. */
const drawn = (s: Situation): Situation => (s.question().ask === 'deck' ? s.answer('common') : s);

/** Builds a card with what its cost says, and nothing else. */
function built(id: string, empire: string[]): Situation {
  const { location = 0, ...goods } = cardOf(id).cost;
  return drawn(
    alone(id, { hand: [id], goods, empire, foundations: location > 0 ? ['COM074'] : [] }).answer(`build ${id}`),
  );
}

test.each<[id: string, name: string, gains: Gains]>([
  ['BAR020', 'Settlement', { worker: 2 }],
  ['BAR024', 'Quarry', { raze: 1, stone: 1 }],
  ['ROM017', 'Legion', { card: 2 }],
  ['ROM026', 'Roman Barracks', { worker: 2 }],
  ['ROM027', 'Stonecutter', { stone: 2 }],
  ['EGY011', 'Caravan', { food: 1, worker: 1 }],
  ['EGY026', 'Quarry', { stone: 2 }],
  ['EGY028', 'Pyramid', { gold: 1, stone: 1 }],
  ['COM012', 'Village', { worker: 2 }],
  ['COM015', 'Town', { worker: 2 }],
  ['COM023', 'Grain Field', { food: 2 }],
  ['COM026', 'Monument', { vp: 1 }],
  ['COM062', 'Lumberjack Trail', { wood: 2 }],
  ['COM065', 'Watchtower', { card: 1 }],
])('S8.5, S8.6: building %s (%s) gives %j at once', (id, _name, gains) => {
  expect(has(built(id, []))).toEqual(gains);
});

test.each<[id: string, name: string, empire: string[], gains: Gains]>([
  ['JAP006', 'Geisha House', ['JAP020', 'COM012'], { worker: 3, gold: 1, vp: 1 }],
  ['COM017', "Mama's Baths", ['COM012', 'COM013', 'COM014'], { worker: 3 }],
  ['COM027', 'Merchants Guild', ['COM021'], { gold: 2 }],
  ['COM075', 'Baker', ['COM023', 'COM024'], { vp: 3, card: 1 }],
  ['COM079', 'Town Square', ['COM012', 'COM013', 'COM014', 'COM015', 'COM016', 'COM017'], { vp: 6, card: 1 }],
  ['COM081', 'Lodging House', [], { vp: 1, card: 1 }],
])('S11.4: %s (%s) beside %j gives %j', (id, _name, empire, gains) => {
  expect(has(built(id, empire))).toEqual(gains);
});

test.each<[id: string, name: string, built: string, gains: Gains]>([
  ['BAR029', 'Pyre', 'COM005', { gold: 1, vp: 1 }],
  ['ROM022', 'Roman Fortification', 'COM005', { vp: 2 }],
  ['JAP020', 'Sake Brewery', 'COM078', { gold: 2, vp: 2 }],
  ['COM078', 'Coaching Inn', 'COM012', { gold: 1, vp: 1, worker: 2 }],
  ['COM080', 'Matthias the Merchant', 'COM021', { gold: 1, vp: 1 }],
])('S11.2: %s (%s) answers to %s: %j', (id, _name, other, gains) => {
  const s = alone(id, { hand: [other], goods: cardOf(other).cost, empire: [id] });
  expect(has(s.answer(`build ${other}`))).toEqual(gains);
  // Roofs of other colours leave it cold.
  const cold = alone(id, { hand: ['COM007'], goods: { wood: 2 }, empire: [id] });
  expect(has(cold.answer('build COM007'))).toEqual({ wood: 2 });
});

test('S11.2: Headquarters gives a point or gold for a grey location', () => {
  const s = alone('ROM015', { hand: ['COM008'], goods: { wood: 1, stone: 1 }, empire: ['ROM015'] });
  expect(s.answer('build COM008').answer('branch 1').goods(0)).toEqual({ stone: 2, gold: 1 });
});

test.each<[id: string, name: string, cost: Gains, gains: Gains]>([
  ['BAR004', 'Barbarian Altar', { worker: 1 }, { vp: 1 }],
  ['BAR023', 'Expedition', { raze: 1 }, { gold: 1, vp: 2 }],
  ['BAR026', 'Fighting Pit', { worker: 2 }, { raze: 2 }],
  ['ROM006', 'Gladiator School', { worker: 1 }, { raze: 1 }],
  ['ROM030', 'Colossus', { worker: 1, stone: 3 }, { vp: 4 }],
  ['JAP012', 'Casino', { worker: 1 }, { gold: 1 }],
  ['JAP028', 'Sumo School', { worker: 1, food: 1 }, { raze: 1 }],
  ['JAP029', 'Master Swordsmith', { stone: 1 }, { raze: 1, vp: 1 }],
  ['COM021', 'Gold Mine', { worker: 1 }, { gold: 1 }],
  ['COM033', 'Coal Mine', { worker: 1 }, { stone: 2 }],
  ['COM037', 'Masons Guild', { worker: 1, stone: 2 }, { vp: 3 }],
  ['COM039', 'Missionaries', { worker: 1, raze: 1 }, { vp: 3 }],
  ['COM043', 'Carpenter', { worker: 1, wood: 2 }, { vp: 3 }],
  ['COM046', 'Castle', { worker: 1 }, { card: 1 }],
  ['COM050', 'Barracks', { worker: 1 }, { raze: 1 }],
  ['COM052', 'Confectioner', { worker: 1, food: 2 }, { vp: 3 }],
  ['COM053', 'Pig Farmer', { worker: 1, food: 1 }, { vp: 2 }],
  ['COM076', 'Sawmill', { wood: 1 }, { vp: 1 }],
  ['COM082', 'Jack the Hunter', { worker: 1 }, { food: 2 }],
  ['COM083', 'Open-pit Mine', { worker: 1 }, { stone: 1 }],
])('S12.1, S12.5: %s (%s) takes %j, which lie on it, and gives %j', (id, _name, cost, gains) => {
  const s = alone(id, { goods: cost, empire: [id] });
  expect(has(drawn(s.answer(`activate ${id}`)))).toEqual(gains);
  const there = Object.fromEntries(Object.entries(s.g.spent).flatMap(([good, on]) => (on[id] ? [[good, on[id]]] : [])));
  expect(there).toEqual(cost);
  for (const good of Object.keys(cost) as (keyof Gains)[]) {
    const poor = alone(id, { goods: { ...cost, [good]: (cost[good] ?? 0) - 1 }, empire: [id] });
    expect(poor.refused(`activate ${id}`)).toEqual({ why: 'price', params: { [good]: 1 } });
  }
});
