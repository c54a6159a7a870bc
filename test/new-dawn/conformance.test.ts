import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RESOURCES } from '../../games/new-dawn/card';
import { CARDS } from '../../games/new-dawn/catalogue';
import { coreSlots, firstGame } from '../../games/new-dawn/cards/layouts';
import { cityStates, diplomacy } from '../../games/new-dawn/cards/diplomacy';
import { focusCards } from '../../games/new-dawn/cards/focus';
import { leaders } from '../../games/new-dawn/cards/leaders';
import { naturalWonders } from '../../games/new-dawn/cards/naturalWonders';
import { victoryCards } from '../../games/new-dawn/cards/victory';
import { wonders } from '../../games/new-dawn/cards/wonders';
import * as components from '../../games/new-dawn/components';
import { printNode } from '../../games/kit/effect/print';
import { tileOf, TILE_IDS } from '../../games/new-dawn/tile';

/** Every component against the reference. */

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(path.join(__dirname, '../reference/newdawn', file), 'utf8')) as T;

interface Space {
  i: number;
  terrain: string;
  resource?: string;
  barbarian?: string;
  cityState?: string;
  naturalWonder?: string;
  capital?: boolean;
}
interface Tiles {
  tiles: { n: number; kind: string; sides: Record<'A' | 'B', { spaces: Space[] }> }[];
  terrainDifficulty: Record<string, number>;
}
interface Cards {
  components: Record<string, number> & { figuresPerPlayer: Record<string, number> };
  focusCards: (Record<string, unknown> & { id: string; type: string; level: string; name: string })[];
  techDial: { levels: { at: number; level: string }[]; last: number; afterLast: number };
  eventDial: { segments: string[] };
  wonderDecks: { removeUnseenPerDeck: Record<string, string[]> };
  wonders: { id: string; name: string; type: string; era: string; cost: number; resources: string[] }[];
  leaders: { id: string; civ: string; leader: string; ability: string; startRow: string[] }[];
  playerDiplomacy: { id: string; name: string }[];
  cityStates: { id: string; name: string; type: string; frame: string; copies: number }[];
  naturalWonderTokens: Record<'A' | 'B', { name: string; resource: string }>[];
  victoryCards: { id: string; agendas: { id: string; name: string }[] }[];
}
interface Maps {
  firstGame: {
    tiles: { tile: number; side: string; rot: number; q: number; r: number; fromPlayers: number; role: string }[];
  };
  core: Record<'A' | 'B', { rot: number; q: number; r: number }[]>;
}

const tiles = read<Tiles>('tiles.json');
const cards = read<Cards>('cards.json');
const maps = read<Maps>('maps.json');

const slug = (name = ''): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const words: Readonly<Record<string, string>> = {
  natural_wonder: 'naturalWonder',
  city_state: 'cityState',
  'barbarian-respawn': 'respawn',
  'barbarian-move': 'move',
};
const word = (text: string): string => words[text] ?? text;

test('tiles: terrain and what is printed on all 320 spaces', () => {
  expect(TILE_IDS).toEqual(tiles.tiles.map(({ n }) => `tile-${n}`));
  for (const { n, kind, sides } of tiles.tiles) {
    expect(tileOf(`tile-${n}`).kind).toBe(word(kind));
    for (const side of ['A', 'B'] as const)
      expect(tileOf(`tile-${n}`).sides[side]).toEqual(
        sides[side].spaces.map((space) => ({
          terrain: word(space.terrain),
          ...(space.resource ? { resource: space.resource } : {}),
          ...(space.barbarian ? { barbarian: `barbarian-${space.barbarian}` } : {}),
          ...(space.cityState ? { cityState: slug(space.cityState) } : {}),
          ...(space.naturalWonder ? { naturalWonder: slug(space.naturalWonder) } : {}),
          ...(space.capital ? { capital: true } : {}),
        })),
      );
  }
});

test('maps: the first game and both cores', () => {
  expect(firstGame).toEqual(maps.firstGame.tiles.map(({ tile, ...rest }) => ({ tile: `tile-${tile}`, ...rest })));
  for (const side of ['A', 'B'] as const)
    expect(coreSlots[side]).toEqual(maps.core[side].map(({ rot, q, r }) => ({ rot, q, r })));
});

test('numbers of pieces, dials, difficulties', () => {
  const { figuresPerPlayer: figures, ...rest } = cards.components;
  expect(components.CONTROL_TOKENS).toBe(rest.controlTokensPerPlayer);
  expect([components.CITIES, components.CARAVANS]).toEqual([figures.city, figures.caravan]);
  expect(components.RESOURCE_TOKENS).toBe(rest.resourceTokensPerType);
  expect(components.WATER_TOKENS).toBe(rest.waterTokens);
  expect(Object.entries(components.DIAL.levels)).toEqual(
    cards.techDial.levels.map(({ at, level }) => [String(at), level]),
  );
  expect([components.DIAL.last, components.DIAL.next]).toEqual([cards.techDial.last, cards.techDial.afterLast]);
  expect(components.EVENT_DIAL).toEqual(cards.eventDial.segments.map(word));
  expect(components.REMOVED_ERAS).toEqual(cards.wonderDecks.removeUnseenPerDeck);
  for (const [terrain, difficulty] of Object.entries(tiles.terrainDifficulty))
    expect(components.DIFFICULTY).toMatchObject({ [word(terrain)]: difficulty });
});

/** The numbers of a focus card's effect, as its text has them. */
function numbersOf(effects: readonly { effect: string }[]): string {
  return effects.map(({ effect }) => effect).join(' ; ');
}

test.each(cards.focusCards)('focus card $id', (facts) => {
  const card = focusCards.find(({ id }) => id === facts.id);
  expect(card).toMatchObject({ type: facts.type, level: facts.level, name: { en: facts.name } });
  expect(card?.caravans).toBe(facts.caravans);
  const text = numbersOf(card?.effects ?? []);
  const has = (part: string): void => expect(text).toContain(part);
  if (facts.type === 'culture') has(`place(${String(facts.tokens)} token)`);
  if (facts.extraTokens) has(`place(${String(facts.extraTokens)} token, friendly)`);
  if (facts.type === 'science') has('advance(slot)');
  if (facts.trade) has(`trade(${String(facts.trade)} token)`);
  if (facts.resource) has(`gain(${String(facts.resource)} resource, new)`);
  if (facts.move) has(`travel(${String(facts.move)} space`);
  if (facts.type === 'economy') expect(text.includes('water')).toBe(facts.water);
  if (facts.attacks) has(`attack(${String(facts.attacks)} attack, ${String(facts.range)} space`);
  if (facts.combat) has(`${String(facts.combat)} combat`);
  if (facts.combatVsBarbarian) has(`${String(facts.combatVsBarbarian)} barbarian`);
  if (facts.type === 'industry') has(`found(${String(facts.range)} space`);
  if (facts.slot5Production) has(`build(wonder, ${String(facts.slot5Production)} lastSlot)`);
  if (facts.tokensAfterCity) has(`place(${String(facts.tokensAfterCity)} token, thatCity)`);
  if (facts.buildOnCaravan) has('found(caravan)');
});

test('wonders: type, era, cost, resources', () => {
  expect(
    wonders.map(({ id, name, type, era, cost, resources }) => ({ id, name: name.en, type, era, cost, resources })),
  ).toEqual(
    cards.wonders.map(({ id, name, type, era, cost, resources }) => ({ id, name, type, era, cost, resources })),
  );
});

test('leaders: names and rows', () => {
  expect(leaders.map(({ id, name, leader, ability, row }) => [id, name.en, leader, ability.en, row])).toEqual(
    cards.leaders.map(({ id, civ, leader, ability, startRow }) => [id, civ, leader, ability, startRow]),
  );
});

test('diplomacy cards, city-states, natural wonders, agendas', () => {
  expect(diplomacy.map(({ id, name }) => [id, name.en])).toEqual(
    cards.playerDiplomacy.map(({ id, name }) => [id, name]),
  );
  expect(cityStates.map(({ id, name, type, frame }) => [id, name.en, type, frame])).toEqual(
    cards.cityStates.map(({ id, name, type, frame }) => [id, name, type, frame]),
  );
  expect(naturalWonders.map(({ name, resource }) => [name.en, resource])).toEqual(
    cards.naturalWonderTokens.flatMap(({ A, B }) => [A, B].map(({ name, resource }) => [name, resource])),
  );
  expect(victoryCards.map(({ id, agendas }) => [id, agendas.map((each) => [each.id, each.name.en])])).toEqual(
    cards.victoryCards.map(({ id, agendas }) => [id, agendas.map((each) => [each.id, each.name])]),
  );
  expect([...RESOURCES].sort()).toEqual(['diamond', 'marble', 'mercury', 'oil']);
});

test('every text is printed back as it was written', () => {
  for (const card of CARDS.values())
    expect(card.abilities.map(({ effect }) => printNode(effect))).toEqual(
      card.facts.effects.map(({ effect }) => effect),
    );
});
