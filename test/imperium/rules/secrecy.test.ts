import { HIDDEN, type Seat } from '../../../games/kit/core';
import { answers, moveFor } from '../../../games/kit/moves';
import { generator } from '../../../games/kit/random';
import { imperium } from '../../../games/imperium/ruleset';
import type { Imperium } from '../../../games/imperium/state';
import { zones } from '../../../games/imperium/zones';
import { dealt, duel, passTurn, table } from './help';

/** Who sees what: R17. */

const VIEWERS: (Seat | null)[] = [0, 1, 2, null];

/** A position with a card in every zone. */
const everything = () =>
  table(
    [
      {
        hand: ['1ROM14', '1ROM15'],
        deck: ['1ROM16', '1ROM17', '1ROM18'],
        discard: ['1ROM20'],
        history: ['1ROM21'],
        play: ['1REG5', '1UNC8'],
        garrison: { '1REG5': ['1UNR1'] },
        nationDeck: ['1ROM9', '1ROM10'],
        accession: '1ROM2',
        development: ['1ROM3', '1ROM4'],
        material: 2,
        exhausted: ['1UNC8'],
        exhausts: 4,
      },
      {
        hand: ['1CEL16'],
        deck: ['1CEL17'],
        history: ['1CEL18'],
        nationDeck: ['1CEL9'],
        accession: '1CEL2',
        development: ['1CEL3'],
      },
      {},
    ],
    {
      market: [
        { card: '1REG1', progress: 1 },
        { card: '1UNC3', unrest: '1UNR2' },
      ],
      small: { REG: ['1REG2'], UNC: ['1UNC4'], CIV: ['1CIV10'] },
      main: ['1TRI1', '1TRI2'],
      fame: ['1FAM2', '1FAM3'],
      unrest: ['1UNR3', '1UNR4'],
      exile: ['1TRI3'],
    },
  );

const hidden = (n: number): string[] => Array.from({ length: n }, () => HIDDEN);

describe('zones (R17)', () => {
  const s = everything();
  const views = VIEWERS.map((seat) => [seat, s.view(seat)] as const);
  const of = (seat: Seat | null) => views.find(([v]) => v === seat)?.[1].players[0];

  test('R17: hand: its owner; the count: all', () => {
    expect(of(0)?.hand).toEqual(['1ROM14', '1ROM15']);
    for (const seat of [1, 2, null]) expect(of(seat)?.hand).toEqual(hidden(2));
  });

  test('R17: draw deck: nobody, its owner neither', () => {
    for (const seat of VIEWERS) expect(of(seat)?.deck).toEqual(hidden(3));
  });

  test('R17, R18.1: discard pile: all', () => {
    for (const seat of VIEWERS) expect(of(seat)?.discard).toEqual(['1ROM20']);
  });

  test('R17: history: its owner', () => {
    expect(of(0)?.history).toEqual(['1ROM21']);
    for (const seat of [1, 2, null]) expect(of(seat)?.history).toEqual(hidden(1));
  });

  test('R17: nation deck: nobody; accession card and development area: all', () => {
    for (const seat of VIEWERS) {
      expect(of(seat)).toMatchObject({ nationDeck: hidden(2), accession: '1ROM2', development: ['1ROM3', '1ROM4'] });
    }
  });

  test('R17: play area, garrison, power card, state card and tokens: all', () => {
    for (const seat of VIEWERS) {
      expect(of(seat)).toMatchObject({
        play: ['1REG5', '1UNC8'],
        garrison: { '1REG5': ['1UNR1'] },
        power: '1ROM1B',
        state: 'barbarian',
        material: 2,
        exhausted: ['1UNC8'],
        exhausts: 4,
      });
    }
  });

  test('R17: market with tokens and unrest, unrest pile, exile, King of Kings: all', () => {
    for (const [, view] of views) {
      expect(view.market).toEqual(s.g.market);
      expect(view).toMatchObject({ unrest: ['1UNR3', '1UNR4'], exile: ['1TRI3'], kings: '1FAM9A' });
    }
  });

  test('R17: small decks, main deck, fame deck and the fame cards laid away: nobody', () => {
    for (const [, view] of views) {
      expect(view).toMatchObject({
        small: { REG: hidden(1), UNC: hidden(1), CIV: hidden(1) },
        main: hidden(2),
        fame: hidden(2),
      });
    }
    const { g } = dealt(['1ROM1B', '1PER1A']);
    for (const seat of [0, 1, null]) expect(imperium.view(g, seat).removedFame).toEqual(hidden(2));
  });

  test('the source of chance and the seed: nobody', () => {
    for (const [, view] of views) expect(view).toMatchObject({ rng: null, seed: null });
  });

  test('the position itself is untouched by looking', () => {
    const before = structuredClone(s.g);
    for (const seat of VIEWERS) s.view(seat);
    expect(s.g).toEqual(before);
  });
});

describe('zones that only some nations have (R17)', () => {
  const s = table([
    {
      nation: 'atlanteans',
      state: 'empire',
      sunken: ['2ATL14', '1UNR1'],
      development: ['2ATL3'],
    },
    { nation: 'arthurians', below: ['2ART2'], garrison: { '2ART2': ['2ART4'] }, development: ['2ART3', '2ART5'] },
    { nation: 'utopians', below: ['2UTO2B', '2UTO3A'] },
  ]);

  test.each(VIEWERS)('R11.22: sunken pile: its owner; the count: all (seen by %p)', (seat) => {
    expect(s.view(seat).players[0]?.sunken).toEqual(seat === 0 ? ['2ATL14', '1UNR1'] : hidden(2));
  });

  test.each(VIEWERS)('quest area, active quest and journey: all (seen by %p)', (seat) => {
    expect(s.view(seat).players).toMatchObject([
      {},
      { development: ['2ART3', '2ART5'], garrison: { '2ART2': ['2ART4'] } },
      { below: ['2UTO2B', '2UTO3A'] },
    ]);
  });
});

describe('what becomes known on the way (R17.1–R17.4)', () => {
  const names = (s: ReturnType<typeof duel>, seat: Seat | null, id: string): boolean =>
    JSON.stringify(s.view(seat)).includes(`"${id}"`);

  test('R17.4: drawn cards: their owner', () => {
    const s = duel({ play: ['1CIV10'], deck: ['1ROM14', '1ROM15'] });
    s.exhaust('1CIV10');
    expect(names(s, 0, '1ROM14')).toBe(true);
    expect([names(s, 1, '1ROM14'), names(s, null, '1ROM14'), names(s, 0, '1ROM15')]).toEqual([false, false, false]);
  });

  test('R17.1: a card from a small deck: who took it', () => {
    const s = duel({ hand: ['1TRI11'] }, {}, { small: { REG: ['1REG2'] } });
    s.playCard('1TRI11');
    expect([names(s, 0, '1REG2'), names(s, 1, '1REG2'), names(s, null, '1REG2')]).toEqual([true, false, false]);
  });

  test('R17.2: a card from the market, from exile, or revealed from the main deck: all, in the log', () => {
    const market = duel({ hand: ['1ROM17'], population: 2 }, {}, { market: ['1REG1'] });
    market.playCard('1ROM17');
    const revealed = duel({ hand: ['1UNC20'], material: 3 }, {}, { main: ['1REG2', '1TRI1', '1TRI2'] });
    revealed.playCard('1UNC20');
    for (const seat of [0, 1, null]) {
      expect(market.view(seat).events.some((e) => e.cards?.includes('1REG1'))).toBe(true);
      expect(revealed.view(seat).events.some((e) => e.cards?.includes('1TRI1') && e.cards.includes('1REG2'))).toBe(
        true,
      );
    }
    expect(market.view(1).players[0]?.hand).toEqual([HIDDEN]);
  });

  test('R17.2: a given card: giver and receiver; from the discard pile: all', () => {
    const from = (zone: 'hand' | 'discard') => {
      const s = table([
        {
          nation: 'carthaginians',
          state: 'empire',
          hand: ['1CAR8', ...(zone === 'hand' ? ['1UNR1', '1ROM20'] : [])],
          discard: zone === 'discard' ? ['1UNR1', '1ROM20'] : [],
          deck: ['1CAR16'],
        },
        {},
        {},
      ]);
      s.playCard('1CAR8').answer('1UNR1').answer('1ROM20');
      return [0, 1, 2, null].map((seat) =>
        s.view(seat).events.some((e) => e.k === 'give' && e.cards?.includes('1UNR1')),
      );
    };
    expect(from('hand')).toEqual([true, true, false, false]);
    expect(from('discard')).toEqual([true, true, true, true]);
  });

  test('R17.3: discarded from hand: all; put into history from hand: the owner; from the discard pile: all', () => {
    const s = duel({ state: 'empire', hand: ['1CIV2', '1ROM14'], discard: ['1ROM15'] }, {}, { market: ['1REG1'] });
    s.playCard('1CIV2').answer('1ROM14').answer('1ROM15');
    expect([names(s, 0, '1ROM14'), names(s, 1, '1ROM14'), names(s, null, '1ROM14')]).toEqual([true, false, false]);
    expect(s.view(1).events.some((e) => e.k === 'history' && e.cards?.includes('1ROM15'))).toBe(true);
    expect(s.view(1).players[0]?.history).toEqual([HIDDEN, HIDDEN]);
  });

  test('R17.4: looked-at cards: the looker; the others see how many', () => {
    const s = duel({ hand: ['1ROM14'], play: ['1REG5', '1REG6', '1REG7'] }, {}, { fame: ['1FAM2', '1FAM3', '1FAM4'] });
    s.playCard('1ROM14');
    expect(s.view(0).players[0]?.looking).toEqual({ from: 'fame', cards: ['1FAM2', '1FAM3'] });
    expect(s.view(1).players[0]?.looking).toEqual({ from: 'fame', cards: hidden(2) });
    expect(s.view(1).questions).toMatchObject([{ seat: 0, ask: 'keep', options: [] }]);
    s.answer('1FAM3');
    for (const id of ['1FAM2', '1FAM3', '1FAM4']) expect([names(s, 1, id), names(s, null, id)]).toEqual([false, false]);
    expect(names(s, 0, '1FAM3')).toBe(true);
  });

  test('R17: a searched deck: its owner, in no order, while searching', () => {
    const s = duel({
      nation: 'vikings',
      hand: ['1VIK21'],
      play: ['1VIK17'],
      population: 1,
      deck: ['1VIK20', '1VIK18'],
      nationDeck: ['1VIK5', '1VIK4'],
      accession: '1VIK2',
      discard: ['1REG1'],
    });
    expect(s.view(0).players[0]?.deck).toEqual(hidden(2));
    s.playCard('1VIK21');
    expect(s.view(0).players[0]).toMatchObject({ deck: ['1VIK18', '1VIK20'], nationDeck: ['1VIK4', '1VIK5'] });
    for (const seat of [1, null])
      expect(s.view(seat).players[0]).toMatchObject({ deck: hidden(2), nationDeck: hidden(2) });
    s.answer('1REG1');
    expect(s.view(0).players[0]).toMatchObject({ deck: hidden(2), nationDeck: hidden(2) });
  });

  test('R17: Sacred Pass: the card in the nation deck is known to nobody else', () => {
    const s = duel({ hand: ['1ROM20'], play: ['1REG14'], nationDeck: ['1ROM9'], accession: '1ROM2' });
    s.exhaust('1REG14').answer('no').answer('yes');
    for (const id of ['1ROM20', '1ROM9']) expect([names(s, 1, id), names(s, null, id)]).toEqual([false, false]);
    expect(names(s, 0, '1ROM9')).toBe(true);
  });

  test('R17: what a player put on top of the own deck from hand: the log tells it to that player only', () => {
    const s = duel({ hand: ['1UNC2', '1ROM20'], deck: ['1ROM14'] });
    s.playCard('1UNC2').answer('1ROM20');
    const told = (seat: Seat | null): boolean =>
      s.view(seat).events.some((e) => e.k === 'putTop' && e.cards?.includes('1ROM20'));
    expect([told(0), told(1), told(null)]).toEqual([true, false, false]);
  });

  test('questions show their options to the asked only', () => {
    const s = duel({ state: 'empire', hand: ['1ROM3'] }, { hand: ['1CEL16', '1CEL17', '1CEL14'] });
    s.playCard('1ROM3');
    expect(s.view(1).questions[0]?.options).toEqual(['1CEL16', '1CEL17', '1CEL14']);
    for (const seat of [0, null]) {
      expect(s.view(seat).questions).toEqual([
        { n: 2, seat: 1, stage: 'answer', ask: 'discard', card: '1ROM3', options: [], min: 0, max: 0 },
      ]);
    }
  });

  test('after the end everything is open', () => {
    const s = duel(
      { hand: ['1ROM14'], deck: ['1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM19'], history: ['1ROM21'] },
      {},
      { ending: { by: 'mainDeck', final: true } },
    );
    passTurn(s);
    passTurn(s);
    expect(s.result).not.toBeNull();
    for (const seat of [1, null]) expect(s.view(seat).players[0]?.history).toEqual(['1ROM21']);
  });
});

describe('in played matches', () => {
  /** Cards that `seat` cannot see now. */
  const unseen = (g: Imperium, seat: Seat | null): string[] =>
    zones
      .held(g)
      .filter((z) => z.sight === 'none' || (z.sight !== 'all' && z.seat !== seat))
      .flatMap((z) => z.cards);

  /** Public facts that name a card wherever it is now: what was played free, what a modifier comes from, the log. */
  const text = (view: Imperium): string =>
    JSON.stringify({
      ...view,
      events: [],
      lasting: [],
      players: view.players.map((p) => ({ ...p, freePlayed: [] })),
    });

  /** One answer, chosen by chance, to one of the open questions. */
  const step = (t: ReturnType<typeof dealt>, next: () => number): void => {
    const q = t.g.questions[Math.floor(next() * t.g.questions.length)];
    if (!q) throw new Error('nobody is asked');
    const all = answers(q);
    t.play(moveFor(imperium, q, all[Math.floor(next() * all.length)] ?? []));
  };

  test.each(['leak 1', 'leak 2', 'leak 3'])('R17: no view ever names a hidden card (%s)', (seed) => {
    const t = dealt(['1VIK1A', '1ROM1A', '1GRE1A'], seed);
    const next = generator(seed);
    const leaks: string[] = [];
    let checked = 0;
    for (let i = 0; i < 500 && !t.result; i++) {
      step(t, next);
      if (t.result) break;
      for (const seat of VIEWERS) {
        const words = new Set(text(imperium.view(t.g, seat)).split(/[^0-9A-Z]+/));
        for (const id of unseen(t.g, seat)) if (words.has(id)) leaks.push(`step ${i}, seat ${seat}: ${id}`);
        checked++;
      }
    }
    expect(leaks).toEqual([]);
    expect(checked).toBeGreaterThan(200);
  });

  test('R17.4: secret happenings name their cards to the player only', () => {
    const secret = new Set(['draw', 'look', 'keep', 'takeFame', 'breakthroughDeck', 'swapNation']);
    const seen = new Set<string>();
    const open: string[] = [];
    for (const seed of ['log 1', 'log 2', 'log 3', 'log 4']) {
      const t = dealt(['1VIK1A', '1ROM1A', '1GRE1A'], seed);
      const next = generator(seed);
      let told = 0;
      for (let i = 0; i < 500 && !t.result; i++) {
        step(t, next);
        for (const e of t.g.events.slice(told - t.g.logged)) {
          if (!secret.has(e.k) || !e.cards) continue;
          seen.add(e.k);
          if (e.eyes?.length !== 1 || e.eyes[0] !== e.seat) open.push(e.k);
        }
        told = t.g.logged;
      }
    }
    expect(open).toEqual([]);
    expect([...seen].sort()).toEqual(expect.arrayContaining(['breakthroughDeck', 'draw', 'look']));
  });
});
