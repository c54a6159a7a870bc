import { duel, inAnyOrder, ready, solstice } from '../cards/helpers';

/** `MAY A > B` where B cannot happen: A would be given for nothing, so it is not offered (R8.8, R13.9). */

type Made = ReturnType<typeof duel>;

/** The same position twice: without and with what B needs. */
const SHAPES: readonly [what: string, never: () => Made, possibly: () => Made, seat: number, ask: string][] = [
  [
    'a price for a card that does not lie there (1UNC19)',
    () => duel({ play: ['1UNC19'], material: 3 }).exhaust('1UNC19'),
    () => duel({ play: ['1UNC19'], material: 3, discard: ['1ROM16'] }).exhaust('1UNC19'),
    0,
    'may',
  ],
  [
    'a price for a card of a suit of which none lies there (Mauryans)',
    () => solstice([{ nation: 'mauryans', side: 'A', material: 1, discard: ['1CIV3'] }, {}]),
    () => solstice([{ nation: 'mauryans', side: 'A', material: 1, discard: ['1REG2'] }, {}]),
    0,
    'may',
  ],
  [
    'a price for the return of an unrest that nobody has (2UNC19)',
    () => solstice([{ play: ['2UNC19'], material: 1, hand: ['1CIV3'] }, {}]),
    () => solstice([{ play: ['2UNC19'], material: 1, hand: ['1CIV3', '1UNR1'] }, {}]),
    0,
    'may',
  ],
  [
    'a discard for the return of an unrest that is not there (Drama & Poetry, each player)',
    () => duel({ state: 'empire', hand: ['1CIV1'] }, { hand: ['1CEL16'] }).playCard('1CIV1'),
    () => duel({ state: 'empire', hand: ['1CIV1'] }, { hand: ['1CEL16', '1UNR1'] }).playCard('1CIV1'),
    1,
    'discard',
  ],
  [
    'a recall for a card with a token of which the market has none (1CAR7)',
    () => duel({ nation: 'carthaginians', play: ['1CAR7', '1REG5'] }, {}, { market: ['1REG8'] }).exhaust('1CAR7'),
    () =>
      duel(
        { nation: 'carthaginians', play: ['1CAR7', '1REG5'] },
        {},
        { market: [{ card: '1REG8', material: 1 }] },
      ).exhaust('1CAR7'),
    0,
    'recall',
  ],
  [
    'a discard for one of two, neither of which can happen: an exiled quest, but Graal, or a returned unrest (2ART5)',
    () =>
      inAnyOrder(solstice([{ nation: 'arthurians', play: ['2ART5'], hand: ['2ART18'], development: ['2ART3'] }, {}])),
    () =>
      inAnyOrder(solstice([{ nation: 'arthurians', play: ['2ART5'], hand: ['2ART18'], development: ['2ART7'] }, {}])),
    0,
    'discard',
  ],
  [
    'a swap with a nation deck that is empty (Sacred Pass)',
    () => duel({ play: ['1REG14'], hand: ['1ROM16'], nationDeck: [], accession: '1ROM2' }).exhaust('1REG14'),
    () =>
      duel({ play: ['1REG14'], hand: ['1ROM16'], nationDeck: ['1ROM12'], accession: '1ROM2' })
        .exhaust('1REG14')
        .answer('no'),
    0,
    'may',
  ],
];

describe('MAY A > B (R8.8, R13.9): A is not offered when B cannot happen at all', () => {
  test.each(SHAPES)('%s', (_what, never, possibly, seat, ask) => {
    ready(never());
    expect(possibly().question()).toMatchObject({ seat, ask });
  });

  test('a discard that takes away what B needs: the only unrest cannot be discarded and then returned from hand', () => {
    ready(duel({ state: 'empire', hand: ['1CIV1'] }, { hand: ['1UNR1'] }).playCard('1CIV1'));
  });

  test('what is always possible is always offered, for whoever can pay (2MIN6, 2MIN7)', () => {
    const asks = (play: string, has: object) =>
      inAnyOrder(solstice([{ nation: 'minoans', side: 'B', play: [play], deck: [], ...has }, {}])).g.questions[0]?.ask;
    expect(asks('2MIN7', { population: 1 })).toBe('may');
    expect(asks('2MIN7', { population: 0 })).toBe('turn');
    expect(asks('2MIN6', { hand: ['1ROM16'] })).toBe('discard');
    expect(asks('2MIN6', { hand: [] })).toBe('turn');
  });
});
