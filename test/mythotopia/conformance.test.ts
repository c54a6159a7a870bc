import { printCatalogue } from '../../games/mythotopia/print';
import { CARDS } from '../../games/mythotopia/catalogue';
import {
  CASTLES,
  CITIES,
  DEAL,
  HAND,
  HAND_OF_FOURTH,
  MERCENARIES,
  POOL,
  ROADS,
  SHOWN_IMPROVEMENTS,
  STOCK,
  TOWNS,
  TOWNS_OF_MORE,
  VARIABLE_VP,
  VP_TOKENS,
} from '../../games/mythotopia/components';
import { BORDERS, provinceOf, PROVINCES, SEAS } from '../../games/mythotopia/map';
import { seas } from '../../games/mythotopia/cards/places';
import { DRAFT } from '../../games/mythotopia/rules/open';
import { describeCopy } from '../reference/copied';
import { FILES, referenceCards, referenceMap, type ReferenceCard } from '../reference/mythotopia/read';

/** The catalogue says of every card and place what the reference says: no more, no less. */

const ofType = (type: string, kind: string) =>
  [...CARDS.values()].filter((card) => card.type === type && card.kind === kind);

const timings = (card: ReferenceCard): string[] => (card.timing ? [card.timing] : []);

describe('cards', () => {
  test.each(referenceCards.starters.map((card) => [card.id, card] as const))('M1.3: starter %s', (id, card) => {
    const ours = ofType(id, 'starter');
    // Four colours.
    expect(ours).toHaveLength(4 * (card.copies ?? 0));
    for (const { facts, abilities } of ours) {
      expect({
        name: facts.name.en,
        hu: facts.name.hu,
        symbols: facts.symbols ?? [],
        confidence: facts.confidence,
      }).toEqual({ name: card.name, hu: card.nameHu, symbols: card.symbols, confidence: card.confidence });
      expect([...new Set(abilities.map((a) => a.timing))]).toEqual(timings(card));
    }
  });

  test.each(referenceCards.improvements.map((card) => [card.id, card] as const))('M1.3: improvement %s', (id, card) => {
    const ours = ofType(id, 'improvement');
    expect(ours).toHaveLength(1);
    const [{ facts, abilities } = { facts: undefined, abilities: [] }] = ours;
    expect({
      name: facts?.name.en,
      hu: facts?.name.hu,
      symbols: facts?.symbols ?? [],
      confidence: facts?.confidence,
    }).toEqual({ name: card.name, hu: card.nameHu, symbols: card.symbols, confidence: card.confidence });
    expect([...new Set(abilities.map((a) => a.timing))]).toEqual(timings(card));
  });

  test.each(
    [...referenceCards.vpCards.fixed, ...referenceCards.vpCards.variable].map((card) => [card.id, card] as const),
  )('M2.6: VP card %s', (id, card) => {
    const ours = CARDS.get(id);
    expect(ours?.kind).toBe(referenceCards.vpCards.fixed.includes(card) ? 'fixed' : 'variable');
    expect({
      name: ours?.facts.name.en,
      hu: ours?.facts.name.hu,
      tokens: ours?.facts.tokens,
      confidence: ours?.facts.confidence ?? {},
    }).toEqual({ name: card.name, hu: card.nameHu, tokens: card.tokens, confidence: card.confidence });
  });

  test('the catalogue has no card that the reference has not', () => {
    const { starters, improvements, vpCards } = referenceCards;
    const known = new Set([...starters, ...improvements, ...vpCards.fixed, ...vpCards.variable].map((card) => card.id));
    for (const { type, kind } of CARDS.values())
      expect([type, kind === 'province' || known.has(type)]).toEqual([type, true]);
    expect(printCatalogue()).toHaveLength(20 + 40 + 29 + 3 + 10);
  });

  test('M4.1: ids of cards that may be hidden are no words of options and events', () => {
    for (const { id, kind } of CARDS.values())
      if (kind !== 'fixed' && kind !== 'variable') expect(id).toMatch(/-(card|(red|blue|green|yellow)-\d)$/);
  });
});

describe('map', () => {
  test.each(Object.entries(referenceMap.provinces))(
    'province %s',
    (id, { name, resource, neutralStrength, rough, island }) => {
      const ours = provinceOf(id);
      expect({ ...ours, rough: ours.rough ?? false, island: ours.island ?? null }).toEqual({
        id,
        name: { en: name, hu: name, cs: name },
        resource,
        neutralStrength,
        rough,
        island,
      });
      expect(CARDS.get(`${id}-card`)).toMatchObject({ kind: 'province', province: id, facts: { symbols: [resource] } });
    },
  );

  test('40 provinces, 4 seas, 110 borders', () => {
    expect([...PROVINCES]).toEqual(Object.keys(referenceMap.provinces));
    expect([...SEAS]).toEqual(Object.keys(referenceMap.seas));
    expect(seas.map((sea) => sea.name.en)).toEqual(Object.values(referenceMap.seas).map((sea) => sea.name));
    const sorted = BORDERS.map(({ a, b, kind }) => ({ a, b, kind })).sort((x, y) =>
      `${x.a} ${x.b}` < `${y.a} ${y.b}` ? -1 : 1,
    );
    expect(sorted).toEqual(referenceMap.borders.map(({ a, b, kind }) => ({ a, b, kind })));
  });
});

describe('components', () => {
  const { components } = referenceCards;

  test('M1.1, M1.2: pieces and tokens', () => {
    expect(TOWNS).toEqual(components.perColour.towns);
    expect({ cities: CITIES, armies: STOCK.armies + POOL.armies, ships: STOCK.ships + POOL.ships }).toEqual({
      cities: components.perColour.cities,
      armies: components.perColour.armies,
      ships: components.perColour.ships,
    });
    expect({ roads: ROADS, castles: CASTLES, mercenaries: MERCENARIES }).toMatchObject({
      roads: components.shared.roads,
      castles: components.shared.castles,
      mercenaries: components.shared.mercenaries,
    });
    expect(VP_TOKENS).toEqual(components.vpTokens);
    expect(TOWNS_OF_MORE).toBe(14);
  });

  test('M2.2, M2.5, M2.6, M2.12: numbers of the set-up', () => {
    expect(STOCK).toMatchObject({ armies: components.startStock.armies, ships: components.startStock.ships });
    expect(POOL).toEqual(components.commonPoolPerColour);
    expect([SHOWN_IMPROVEMENTS, VARIABLE_VP]).toEqual([
      components.cards['improvementsShown'],
      components.cards['vpVariableUsed'],
    ]);
    expect([HAND, HAND_OF_FOURTH]).toEqual([components.startHand.default, components.startHand.fourthPlayerOfFour]);
  });

  test.each(Object.entries(components.setupByPlayers))(
    'M2.3, M14.1: provinces dealt to each of %s players',
    (seats, { provincesEach, draft }) => {
      expect(DEAL[Number(seats)]).toBe(provincesEach);
      expect(DRAFT[Number(seats)] ?? null).toEqual(draft && { deal: draft.deal, giveBack: draft.discard });
    },
  );
});

describeCopy('mythotopia', FILES);
