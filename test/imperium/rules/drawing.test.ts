import type { Situation } from '../../../games/imperium/situation';
import { bystander, duel, options, passTurn } from './help';

/** Drawing and reshuffling: R8. Coinage (1CIV10) draws one card, Tamga (1SCY9) two for a discard. */

const deckAndHand = (s: Situation, seat = 0): string[] => [...s.player(seat).hand, ...s.player(seat).deck].sort();

describe('drawing (R8.1, R8.2)', () => {
  test('R8.1: from the top of the draw deck into hand', () => {
    const s = duel({ play: ['1SCY9'], hand: ['1ROM20', '1ROM21'], deck: ['1ROM14', '1ROM15', '1ROM16'] });
    const still = bystander(s, 1);
    s.exhaust('1SCY9').answer('1ROM21');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM20', '1ROM14', '1ROM15'], deck: ['1ROM16'], discard: ['1ROM21'] });
    still();
    s.expectTurnOf(0);
  });

  test('R8.1: an empty deck alone triggers nothing: the last card is drawn and no reshuffle follows', () => {
    const s = duel({
      play: ['1CIV10'],
      deck: ['1ROM14'],
      discard: ['1ROM15'],
      nationDeck: ['1ROM9'],
      accession: '1ROM2',
    });
    s.exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({
      hand: ['1ROM14'],
      deck: [],
      discard: ['1ROM15'],
      nationDeck: ['1ROM9'],
      exhausts: 4,
    });
    s.expectTurnOf(0);
  });

  test('R8.1: with cards still to be drawn the discard pile is reshuffled and drawing goes on', () => {
    const s = duel({ play: ['1SCY9'], hand: ['1ROM21'], deck: ['1ROM14'], discard: ['1ROM15', '1ROM16', '1ROM17'] });
    s.exhaust('1SCY9');
    const p = s.player(0);
    expect(p.hand[0]).toBe('1ROM14');
    expect(p.hand).toHaveLength(2);
    expect(p.discard).toEqual([]);
    expect(deckAndHand(s)).toEqual(['1ROM14', '1ROM15', '1ROM16', '1ROM17', '1ROM21']);
    s.expectTurnOf(0);
  });

  test('R8.1: the reshuffled deck is in another order with another seed', () => {
    const discard = ['1ROM14', '1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM19', '1ROM20', '1ROM21'];
    const orders = new Set(
      Array.from({ length: 12 }, (_, i) => {
        const s = duel({ play: ['1CIV10'], discard: [...discard] }, {}, { seed: `order ${i}` });
        s.exhaust('1CIV10');
        return s.player(0).deck.join();
      }),
    );
    expect(orders.size).toBeGreaterThan(8);
  });

  test.each([
    [4, 3],
    [3, 3],
    [2, 2],
    [0, 0],
  ])('R8.2: "if able" with %i cards in the deck draws %i and never reshuffles', (has, drawn) => {
    const deck = ['1ROM14', '1ROM15', '1ROM16', '1ROM17'].slice(0, has);
    const s = duel({ hand: ['1UNC2', '1ROM20'], deck, discard: ['1ROM21'], nationDeck: ['1ROM9'] });
    s.playCard('1UNC2');
    if (drawn > 0) s.answer('1ROM20');
    const p = s.player(0);
    expect(p.hand).toEqual(deck.slice(0, drawn));
    expect(p.deck).toEqual(['1ROM20', ...deck.slice(drawn)]);
    expect(p).toMatchObject({ discard: ['1ROM21', '1UNC2'], nationDeck: ['1ROM9'], exhausts: 5 });
    s.expectTurnOf(0);
  });
});

describe('reshuffling as a barbarian (R8.3)', () => {
  const barbarian = {
    play: ['1CIV10'],
    discard: ['1ROM15', '1ROM16'],
    nationDeck: ['1ROM9', '1ROM10'],
    accession: '1ROM2',
  };

  test('R8.3: the top nation card goes to the discard pile and is shuffled in, and a token lies on the nation deck', () => {
    const s = duel(barbarian);
    const still = bystander(s, 1);
    s.exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({
      exhausts: 3,
      exhausted: ['1CIV10', 'nation'],
      nationDeck: ['1ROM10'],
      accession: '1ROM2',
      discard: [],
      state: 'barbarian',
    });
    expect(deckAndHand(s)).toEqual(['1ROM15', '1ROM16', '1ROM9']);
    expect(s.player(0).hand).toHaveLength(1);
    still();
    s.expectTurnOf(0);
  });

  test('R8.3: not with a token on the nation deck', () => {
    const s = duel({ ...barbarian, exhausts: 4, exhausted: ['nation'] });
    s.exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({
      exhausts: 3,
      exhausted: ['nation', '1CIV10'],
      nationDeck: ['1ROM9', '1ROM10'],
    });
    expect(deckAndHand(s)).toEqual(['1ROM15', '1ROM16']);
    s.expectTurnOf(0);
  });

  test('R8.3: not with no token left on the state card', () => {
    const s = duel({ ...barbarian, exhausts: 1 });
    s.exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({ exhausts: 0, exhausted: ['1CIV10'], nationDeck: ['1ROM9', '1ROM10'] });
    expect(deckAndHand(s)).toEqual(['1ROM15', '1ROM16']);
    s.expectTurnOf(0);
  });

  test('R8.3: with exactly one token left it is laid', () => {
    const s = duel({ ...barbarian, exhausts: 2 });
    s.exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({ exhausts: 0, exhausted: ['1CIV10', 'nation'], nationDeck: ['1ROM10'] });
    s.expectTurnOf(0);
  });

  test('R8.3: not with an empty nation deck (Vikings after their end): no token is laid', () => {
    const s = duel({ nation: 'vikings', play: ['1CIV10'], discard: ['1VIK18'], nationDeck: [], accession: null });
    s.exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({ hand: ['1VIK18'], exhausts: 4, exhausted: ['1CIV10'], state: 'barbarian' });
    s.expectTurnOf(0);
  });

  test('R8.3: the second reshuffle of a turn brings nothing', () => {
    const s = duel({ ...barbarian, play: ['1CIV10', '1SCY9'], hand: ['1ROM20', '1ROM21'], deck: [], discard: [] });
    s.exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM20', '1ROM21', '1ROM9'], deck: [], discard: [] });
    s.exhaust('1SCY9').answer('1ROM21');
    expect(s.player(0)).toMatchObject({
      hand: ['1ROM20', '1ROM9', '1ROM21'],
      nationDeck: ['1ROM10'],
      exhausted: ['1CIV10', 'nation', '1SCY9'],
      exhausts: 2,
    });
    s.expectTurnOf(0);
  });

  test('R8.3: with an empty discard pile the nation card alone is the new deck', () => {
    const s = duel({ ...barbarian, discard: [] });
    s.exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM9'], deck: [], discard: [], nationDeck: ['1ROM10'] });
    s.expectTurnOf(0);
  });

  test('R8.3.2, R8.6: the accession card flips the state card at once, is shuffled in, and nothing is developed in that reshuffle', () => {
    const s = duel({ ...barbarian, nationDeck: [], material: 9, population: 9, development: ['1ROM3', '1ROM6'] });
    s.exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({
      state: 'empire',
      accession: null,
      nationDeck: [],
      exhausts: 3,
      exhausted: ['1CIV10', 'nation'],
      development: ['1ROM3', '1ROM6'],
      material: 9,
    });
    expect(deckAndHand(s)).toEqual(['1ROM15', '1ROM16', '1ROM2']);
    s.expectTurnOf(0);
  });

  test('R8.6: the next reshuffle of the same turn may develop: its token lies elsewhere', () => {
    const s = duel({
      ...barbarian,
      nationDeck: [],
      play: ['1CIV10', '1SCY9'],
      hand: ['1ROM20'],
      material: 9,
      population: 9,
      development: ['1ROM3', '1ROM6'],
      discard: [],
    });
    s.exhaust('1CIV10');
    s.exhaust('1SCY9').answer('1ROM20');
    expect(s.question()).toMatchObject({ ask: 'reshuffle', options: ['1ROM3', '1ROM6'], min: 0, max: 1 });
    s.answer('1ROM6');
    expect(s.player(0)).toMatchObject({
      exhausts: 1,
      exhausted: ['1CIV10', 'nation', '1SCY9', 'development'],
      material: 5,
    });
    s.expectTurnOf(0);
  });
});

describe('reshuffling as an empire (R8.4)', () => {
  const empire = {
    state: 'empire' as const,
    play: ['1CIV10'],
    discard: ['1ROM15', '1ROM16'],
    development: ['1ROM3', '1ROM4', '1ROM6'],
    nationDeck: [],
  };

  test('R8.4: the cost of one development card may be paid; only then a token is laid', () => {
    const s = duel({ ...empire, material: 5, population: 1 });
    s.exhaust('1CIV10');
    expect(s.question()).toMatchObject({ seat: 0, ask: 'reshuffle', options: ['1ROM3', '1ROM6'], min: 0, max: 1 });
    s.answer('1ROM3');
    expect(s.player(0)).toMatchObject({
      material: 1,
      population: 0,
      exhausts: 3,
      exhausted: ['1CIV10', 'development'],
      development: ['1ROM4', '1ROM6'],
    });
    expect(deckAndHand(s)).toEqual(['1ROM15', '1ROM16', '1ROM3']);
    s.expectTurnOf(0);
  });

  test('R8.4, R15.5: a payment is never forced: it may be left, and no token is laid', () => {
    const s = duel({ ...empire, material: 9, population: 9 });
    s.exhaust('1CIV10').answer();
    expect(s.player(0)).toMatchObject({
      material: 9,
      population: 9,
      exhausts: 4,
      exhausted: ['1CIV10'],
      development: ['1ROM3', '1ROM4', '1ROM6'],
    });
    expect(deckAndHand(s)).toEqual(['1ROM15', '1ROM16']);
    s.expectTurnOf(0);
  });

  test('R8.4: nobody is asked when nothing can be paid', () => {
    const s = duel({ ...empire, material: 3, population: 0 });
    s.exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({ material: 3, exhausts: 4, exhausted: ['1CIV10'] });
    s.expectTurnOf(0);
  });

  test.each([[{ exhausts: 4, exhausted: ['development'] }], [{ exhausts: 1 }]])('R8.4: nor with %p', (tokens) => {
    const s = duel({ ...empire, material: 9, population: 9, ...tokens });
    s.exhaust('1CIV10');
    expect(s.player(0).development).toEqual(['1ROM3', '1ROM4', '1ROM6']);
    s.expectTurnOf(0);
  });

  test('R8.4: a token on the nation deck does not matter', () => {
    const s = duel({ ...empire, material: 4, exhausts: 4, exhausted: ['nation'] });
    s.exhaust('1CIV10');
    expect(s.question()).toMatchObject({ ask: 'reshuffle', options: ['1ROM6'] });
  });

  test('R8.4, R11.18: the cost may be paid with progress, as the player chooses', () => {
    const s = duel({ ...empire, material: 2, progress: 3 });
    s.exhaust('1CIV10').answer('1ROM6');
    expect(s.question()).toMatchObject({
      ask: 'pay',
      options: ['pay 2 0 1', 'pay 0 0 2'],
      params: { material: 4, population: 0, progress: 0 },
    });
    s.answer('pay 0 0 2');
    expect(s.player(0)).toMatchObject({ material: 2, progress: 1, exhausted: ['1CIV10', 'development'] });
    s.expectTurnOf(0);
  });

  test('R8.4: an empire takes no nation card', () => {
    const s = duel({ ...empire, nationDeck: ['1ROM9'], development: [] });
    s.exhaust('1CIV10');
    expect(s.player(0).nationDeck).toEqual(['1ROM9']);
    expect(deckAndHand(s)).toEqual(['1ROM15', '1ROM16']);
  });

  test('R8.4, R10.1b: the last development card triggers scoring and is drawn as any other', () => {
    const s = duel({ ...empire, development: ['1ROM6'], material: 4 });
    s.exhaust('1CIV10').answer('1ROM6');
    expect(s.g.ending).toEqual({ by: 'development', final: false });
    expect(deckAndHand(s)).toEqual(['1ROM15', '1ROM16', '1ROM6']);
    s.expectTurnOf(0);
  });
});

describe("in anybody's turn (R8.5)", () => {
  test("R8.5: in another player's turn, with that player's own tokens, in the middle of the effect", () => {
    const s = duel(
      { hand: ['1ROM15'], play: ['1ROM20'], deck: ['1ROM16'] },
      { state: 'empire', discard: ['1CEL16', '1CEL17'], development: ['1CEL3', '1CEL5'], material: 2, population: 3 },
    );
    s.playCard('1ROM15').answer('yes');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'may' });
    s.answer('yes');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'reshuffle', options: ['1CEL3', '1CEL5'] });
    s.answer('1CEL5');
    expect(s.player(1)).toMatchObject({ population: 0, exhausts: 4, exhausted: ['development'], discard: [] });
    expect(deckAndHand(s, 1)).toEqual(['1CEL16', '1CEL17', '1CEL5']);
    // The effect goes on: production or regions.
    expect(s.question()).toMatchObject({ seat: 0, ask: 'branch' });
    s.answer('branch 0');
    expect(s.player(0)).toMatchObject({ material: 1, hand: ['1ROM16'] });
    s.expectTurnOf(0);
  });

  test("R8.5: a barbarian's nation card comes in another player's turn, and the token is missing in the own", () => {
    const s = duel(
      { hand: ['1ROM15'] },
      { discard: ['1CEL16'], nationDeck: ['1CEL9', '1CEL10'], accession: '1CEL2' },
      { market: ['1REG1'] },
    );
    s.playCard('1ROM15').answer('no').answer('yes');
    expect(s.player(1)).toMatchObject({ nationDeck: ['1CEL10'], exhausted: ['nation'], exhausts: 4 });
    s.answer('branch 0');
    passTurn(s);
    s.expectTurnOf(1);
    expect(s.player(1)).toMatchObject({ exhausted: ['nation'], exhausts: 4 });
  });

  test('R8.5: in solstice, with the tokens the player has then', () => {
    const s = duel(
      {},
      {
        state: 'empire',
        hand: ['1CEL16', '1CEL17', '1CEL14', '1CEL15', '1CEL18'],
        play: ['1UNC15'],
        development: ['1CEL5', '1CEL3'],
        population: 3,
        exhausts: 0,
      },
      { turn: 1, market: ['1REG1'] },
    );
    passTurn(s);
    passTurn(s);
    s.answer('1CEL16').answer('branch 2');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'reshuffle', options: ['1CEL5'] });
    s.answer('1CEL5');
    // The token stays until the player's next clean-up.
    expect(s.player(1)).toMatchObject({ exhausts: 4, exhausted: ['development'], population: 0 });
    expect(deckAndHand(s, 1)).toEqual(['1CEL14', '1CEL15', '1CEL16', '1CEL17', '1CEL18', '1CEL5']);
    s.expectTurnOf(1);
  });

  test('R8.5: all players in one effect, each in turn', () => {
    const s = duel(
      { hand: ['1ROM15'], discard: ['1ROM16'], nationDeck: ['1ROM9'], accession: '1ROM2' },
      { discard: ['1CEL16'], nationDeck: ['1CEL9'], accession: '1CEL2' },
    );
    s.playCard('1ROM15').answer('yes').answer('yes');
    expect(s.player(0)).toMatchObject({ nationDeck: [], exhausted: ['nation'], exhausts: 4 });
    expect(s.player(1)).toMatchObject({ nationDeck: [], exhausted: ['nation'], exhausts: 4 });
    // The card being played is in play and takes no part in the reshuffle.
    expect(deckAndHand(s)).toEqual(['1ROM16', '1ROM9']);
    s.answer('branch 0');
    expect(s.player(0).discard).toEqual(['1ROM15']);
    s.expectTurnOf(0);
  });
});

describe('nothing left (R8.7)', () => {
  test('R8.7: drawing stops', () => {
    const s = duel({ play: ['1SCY9'], hand: ['1ROM21'], deck: ['1ROM14'] });
    s.exhaust('1SCY9');
    expect([...s.player(0).hand].sort()).toEqual(['1ROM14', '1ROM21']);
    s.expectTurnOf(0);
  });

  test('R8.7: with nothing at all nothing is drawn', () => {
    const s = duel({ play: ['1CIV10'] });
    s.exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({ hand: [], deck: [], discard: [], exhausts: 4 });
    s.expectTurnOf(0);
  });
});

describe('the accession card (R8.8, R8.9)', () => {
  test('R8.8: a card that moves it to the discard pile flips the state card too', () => {
    const s = duel({ hand: ['1TRI3'], nationDeck: [], accession: '1ROM2' });
    s.playCard('1TRI3');
    expect(s.player(0)).toMatchObject({
      state: 'empire',
      accession: null,
      discard: ['1ROM2'],
      history: ['1TRI3'],
      exhausts: 5,
      exhausted: [],
    });
    s.expectTurnOf(0);
  });

  test('R8.8: with a nation card above it that one moves and nothing flips', () => {
    const s = duel({ hand: ['1TRI3'], nationDeck: ['1ROM9'], accession: '1ROM2' });
    s.playCard('1TRI3');
    expect(s.player(0)).toMatchObject({ state: 'barbarian', accession: '1ROM2', nationDeck: [], discard: ['1ROM9'] });
    s.expectTurnOf(0);
  });

  test('R8.8: a token on the nation deck does not matter to such a card', () => {
    const s = duel({ hand: ['1TRI3'], nationDeck: ['1ROM9'], accession: '1ROM2', exhausts: 4, exhausted: ['nation'] });
    s.playCard('1TRI3');
    expect(s.player(0)).toMatchObject({ nationDeck: [], exhausts: 4, exhausted: ['nation'] });
  });

  test('R18.12: TRI Egyptians: the flip by the first sentence lets the second develop', () => {
    const s = duel({
      hand: ['1TRI3'],
      nationDeck: [],
      accession: '1ROM2',
      development: ['1ROM6', '1ROM3'],
      material: 4,
    });
    s.playCard('1TRI3');
    expect(s.question()).toMatchObject({ ask: 'develop', options: ['1ROM6'], min: 0 });
    s.answer('1ROM6');
    expect(s.player(0)).toMatchObject({
      state: 'empire',
      material: 0,
      discard: ['1ROM2', '1ROM6'],
      development: ['1ROM3'],
      exhausted: [],
    });
    s.expectTurnOf(0);
  });

  test('R8.8, R8.9: Sacred Pass swaps with the top nation card, never with the accession card', () => {
    const s = duel({ hand: ['1ROM20'], play: ['1REG14'], nationDeck: [], accession: '1ROM2' });
    s.exhaust('1REG14');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM20'], accession: '1ROM2', nationDeck: [], play: ['1REG14'] });
    s.expectTurnOf(0);
    const t = duel({ hand: ['1ROM20'], play: ['1REG14'], nationDeck: ['1ROM9', '1ROM10'], accession: '1ROM2' });
    t.exhaust('1REG14').answer('yes').answer('yes');
    expect(t.player(0)).toMatchObject({
      hand: ['1ROM9'],
      nationDeck: ['1ROM20', '1ROM10'],
      accession: '1ROM2',
      play: [],
      discard: ['1REG14'],
    });
    t.expectTurnOf(0);
  });

  test('R8.9: shuffling the nation deck leaves it at the bottom', () => {
    const s = duel({
      nation: 'vikings',
      hand: ['1VIK16'],
      nationDeck: ['1VIK3', '1VIK4', '1VIK5', '1VIK6'],
      accession: '1VIK2',
      deck: ['1VIK18', '1VIK19'],
    });
    s.playCard('1VIK16').answer('yes').answer('branch 1');
    expect([...s.player(0).nationDeck].sort()).toEqual(['1VIK3', '1VIK4', '1VIK5', '1VIK6']);
    expect(s.player(0).accession).toBe('1VIK2');
    s.expectTurnOf(0);
  });
});

describe('looked-at cards and reshuffles', () => {
  test('R8.3, R11.16: a nation card that was looked at is on top again when the reshuffle comes', () => {
    const s = duel({
      nation: 'vikings',
      hand: ['1VIK16'],
      nationDeck: ['1VIK3', '1VIK4'],
      accession: '1VIK2',
      discard: ['1VIK18'],
    });
    s.playCard('1VIK16').answer('no').answer('branch 1');
    expect(s.player(0)).toMatchObject({ nationDeck: ['1VIK4'], accession: '1VIK2', looking: null });
    expect(deckAndHand(s)).toEqual(['1VIK18', '1VIK3']);
    s.expectTurnOf(0);
  });

  test('R10.1d: the last nation card looked at does not make the zenith card come early', () => {
    const s = duel({
      nation: 'vikings',
      hand: ['1VIK16'],
      nationDeck: ['1VIK3'],
      accession: '1VIK2',
      discard: ['1VIK18'],
    });
    s.playCard('1VIK16').answer('no').answer('branch 1');
    expect(s.player(0)).toMatchObject({ nationDeck: [], accession: '1VIK2' });
    expect(s.g.ending).toBeNull();
    s.expectTurnOf(0);
  });

  test("a Viking looks in another player's effect; the card is back when the effect goes on", () => {
    const s = duel(
      { state: 'empire', hand: ['1CIV4'] },
      { nation: 'vikings', nationDeck: ['1VIK3', '1VIK4'], accession: '1VIK2' },
      { unrest: 5 },
    );
    s.playCard('1CIV4');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'may' });
    expect(s.player(1).looking).toEqual({ from: 'nation', cards: ['1VIK3'] });
    s.answer('no');
    expect(s.player(1)).toMatchObject({ looking: null, nationDeck: ['1VIK3', '1VIK4'] });
    expect(s.player(0).progress).toBe(1);
    s.expectTurnOf(0);
  });

  test('moved to the bottom it is the last above the accession card', () => {
    const s = duel(
      { state: 'empire', hand: ['1CIV4'] },
      { nation: 'vikings', nationDeck: ['1VIK3', '1VIK4', '1VIK5'], accession: '1VIK2' },
      { unrest: 5 },
    );
    s.playCard('1CIV4').answer('yes');
    expect(s.player(1)).toMatchObject({ looking: null, nationDeck: ['1VIK4', '1VIK5', '1VIK3'], accession: '1VIK2' });
    expect(options(s)).toContain('endActivation');
    s.expectTurnOf(0);
  });
});
