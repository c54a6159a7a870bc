import { printCatalogue } from '../../games/imperium/print';
import { NATIONS } from '../../games/imperium/catalogue';
import { describeCopy } from '../reference/copied';
import { cardsOf, classics, FILES, legends, type Reference, type ReferenceCard } from '../reference/imperium/read';

/** The catalogue says of every card what the reference says: no more, no less. */

const catalogue = new Map(printCatalogue().map((card) => [(card as ReferenceCard).id, card as ReferenceCard]));
const boxes: [string, Reference][] = [
  ['classics', classics],
  ['legends', legends],
];

/** Facts in which a card of the catalogue has to agree; the rest is about sources and later printings. */
const FACTS = [
  'id',
  'name',
  'side',
  'copies',
  'suits',
  'state',
  'header',
  'types',
  'regionTypes',
  'start',
  'minPlayers',
  'developmentCost',
  'vp',
  'keywords',
  'playIf',
] as const;
const PARTS = ['timing', 'trigger', 'cost', 'effect', 'optional'] as const;

const facts = (card: ReferenceCard): Record<string, unknown> => ({
  ...Object.fromEntries(FACTS.map((fact) => [fact, card[fact]])),
  effects: card.effects.map((e) => Object.fromEntries(PARTS.map((part) => [part, e[part]]))),
});

describe.each(boxes)('cards of %s', (box, reference) => {
  test.each(cardsOf(reference).map((card): [string, string, ReferenceCard] => [card.id, card.name['en'] ?? '', card]))(
    '%s %s',
    (id, _name, card) => {
      const ours = catalogue.get(id);
      expect(ours).toBeDefined();
      expect(facts(ours as ReferenceCard)).toEqual(facts(card));
      expect(ours?.['set']).toBe(box);
      if (card['box']) expect(ours?.['box']).toBe(card['box']);
    },
  );

  test('every card of the catalogue is in the reference', () => {
    const known = new Set(cardsOf(reference).map((card) => card.id));
    const strangers = [...catalogue.values()].filter((card) => card['set'] === box && !known.has(card.id));
    expect(strangers.map((card) => card.id)).toEqual([]);
  });

  test('nations: name, code and difficulty', () => {
    const ours = NATIONS.filter((n) => n.box === box);
    expect(ours.map((n) => n.nation).sort()).toEqual(Object.keys(reference.nations).sort());
    for (const nation of ours) {
      const printed = reference.nations[nation.nation];
      expect({ name: nation.name, code: nation.code, difficulty: nation.difficulty }).toEqual({
        name: printed?.name,
        code: printed?.code,
        difficulty: printed?.difficulty,
      });
      expect(nation.cards.map((card) => card.id)).toEqual(printed?.cards.map((card) => card.id));
    }
  });
});

/** Printed cards: a two-sided card counts once. */
const printed = (cards: readonly ReferenceCard[]): number =>
  new Set(cards.map((card) => (card.side ? card.id.slice(0, -1) : card.id))).size;
const ofBox = (box: string): ReferenceCard[] => [...catalogue.values()].filter((card) => card['set'] === box);
const ofNation = (nation: string): ReferenceCard[] =>
  [...catalogue.values()].filter((card) => card['nation'] === nation);
const common = (box: string): ReferenceCard[] =>
  ofBox(box).filter((card) => card['nation'] === null && !card.id.startsWith('STATE'));

describe('counts', () => {
  test.each([
    ['carthaginians', 23],
    ['celts', 28],
    ['greeks', 23],
    ['macedonians', 23],
    ['persians', 23],
    ['romans', 23],
    ['scythians', 24],
    ['vikings', 26],
    ['arthurians', 29],
    ['atlanteans', 22],
    ['egyptians', 23],
    ['mauryans', 24],
    ['minoans', 23],
    ['olmecs', 26],
    ['qin', 25],
    ['utopians', 21],
  ])('R1.2: %s have %i cards', (nation, n) => {
    expect(printed(ofNation(nation))).toBe(n);
  });

  test.each(['classics', 'legends'])('R1.2: %s has 83 common cards', (box) => {
    expect(printed(common(box))).toBe(83);
  });

  test.each([
    ['fame', 9],
    ['uncivilised', 22],
    ['region', 14],
    ['tributary', 11],
    ['unrest', 12],
  ])('R1.2: Classics has %2$i common %1$s cards', (suit, n) => {
    expect(printed(common('classics').filter((card) => card.suits.includes(suit)))).toBe(n);
  });

  test('R1.2: 15 civilised, and 9 of the uncivilised are both', () => {
    const civilised = common('classics').filter((card) => card.suits.includes('civilised'));
    expect(civilised.filter((card) => !card.suits.includes('uncivilised'))).toHaveLength(15);
    expect(civilised.filter((card) => card.suits.includes('uncivilised'))).toHaveLength(9);
  });

  test('R1.1: four two-sided state cards', () => {
    const state = [...catalogue.values()].filter((card) => card.id.startsWith('STATE'));
    expect(state.map((card) => card['state'])).toEqual(Array.from({ length: 4 }, () => ['barbarian', 'empire']).flat());
  });

  // nation deck, development, first deck, supply unrest
  test.each([
    ['carthaginians', 5, 6, 10, 0],
    ['celts', 6, 5, 10, 5],
    ['greeks', 3, 8, 10, 0],
    ['macedonians', 3, 7, 11, 0],
    ['persians', 4, 7, 10, 0],
    ['romans', 5, 6, 10, 0],
    ['scythians', 7, 4, 11, 0],
    ['vikings', 13, 0, 9, 2],
  ])('R1.7: where the cards of the %s begin', (nation, inNationDeck, development, deck, supply) => {
    const of = (start: string): number => ofNation(nation).filter((card) => card.start === start).length;
    expect({
      nation: of('nation'),
      development: of('development'),
      deck: of('deck'),
      supply: of('supply'),
      accession: of('accession'),
    }).toEqual({ nation: inNationDeck, development, deck, supply, accession: 1 });
    expect(
      ofNation(nation)
        .filter((card) => card.start === 'in-play')
        .map((card) => card.side),
    ).toEqual(['A', 'B']);
  });

  test.each([
    [3, ['1UNC13', '1UNC14', '1UNC22', '1CIV9', '1REG1', '1TRI6', '1UNR9', '1UNR10']],
    [4, ['1UNC1', '1CIV1', '1CIV7', '1TRI10', '1UNR11', '1UNR12']],
  ])('R1.8: common cards for %i players and more', (players, ids) => {
    expect(
      common('classics')
        .filter((card) => card.minPlayers === players)
        .map((card) => card.id)
        .sort(),
    ).toEqual([...ids].sort());
  });

  test('R1.6: no variable card is worth more than 10', () => {
    for (const card of catalogue.values()) {
      if (typeof card.vp === 'object' && card.vp !== null && 'max' in card.vp)
        expect([card.id, card.vp.max]).toEqual([card.id, 10]);
    }
  });

  test('R1.9: power cards are two-sided', () => {
    for (const nation of NATIONS) {
      const power = nation.cards.filter((card) => card.suits?.includes('power'));
      expect([nation.nation, power.map((card) => card.side)]).toEqual([nation.nation, ['A', 'B']]);
    }
  });
});

describeCopy('imperium', FILES);

test('R2.3, R2.7, R2.11, R11.22: what the nations of Legends begin with otherwise is what the reference lists', () => {
  const ours = NATIONS.filter((n) => n.box === 'legends').map(({ nation, state, exhausts, sinks }) => [
    nation,
    { state, exhausts, sinks },
  ]);
  const listed = legends.setup.exceptions;
  const theirs = Object.keys(legends.nations).map((nation) => {
    const { state, exhaust, sunkenPile } = listed[nation] ?? {};
    return [nation, { state, exhausts: exhaust, sinks: sunkenPile }];
  });
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(theirs));
});
