import { generator } from '../../../games/kit/random';
import type { Faction } from '../../../games/settlers/card';
import { cardOf, CARDS } from '../../../games/settlers/catalogue';
import { settlers } from '../../../games/settlers/ruleset';
import { situation, type PlayerSituation, type SituationOptions } from '../../../games/settlers/situation';

/** Goods, cards, and who knows what (S1, S2, S19). */

const duel = (one: PlayerSituation, other: PlayerSituation = {}, rest: Partial<SituationOptions> = {}) =>
  situation({ players: [{ faction: 'romans', ...one }, other], ...rest });

const ids = (holds: (id: string) => boolean): string[] => [...CARDS.keys()].filter(holds);
const UNRAZABLE = ['COM069', 'COM070', 'COM071', 'COM072', 'COM073', 'COM074', 'JAP013', 'JAP014', 'JAP015'];

describe('goods', () => {
  test.each<[good: string, faction: Faction, card: string]>([
    ['wood', 'barbarians', 'BAR001'],
    ['stone', 'romans', 'ROM001'],
    ['food', 'japanese', 'JAP004'],
    ['gold', 'romans', 'ROM029'],
    ['worker', 'japanese', 'JAP001'],
    ['raze', 'romans', 'ROM008'],
    ['vp', 'japanese', 'JAP024'],
  ])('S1.1, S9.1: %s is gained by a deal at once', (good, faction, card) => {
    const s = situation({ players: [{ faction, hand: [card], goods: { food: 1 } }, {}] });
    expect(s.answer(`deal ${card}`).goods(0)).toEqual({ [good]: 1 });
  });

  test('S1.1, S1.6: a card as well, from the deck that its player chooses', () => {
    const s = duel({ hand: ['ROM010'], goods: { food: 1 } }, {}, { commonDeck: ['COM001'] });
    expect(s.answer('deal ROM010').options()).toEqual(['common', 'faction']);
    expect(s.answer('common').player(0).hand).toEqual(['COM001']);
  });

  test.each<[card: string, pays: Partial<Record<'worker' | 'stone' | 'food', number>>, vp: number]>([
    ['COM034', { worker: 1, stone: 1 }, 2],
    ['COM036', { stone: 2 }, 2],
    ['COM056', { food: 2 }, 2],
  ])('S12.1, S12.3: %s turns goods into points, as often as it says', (card, goods, vp) => {
    const s = duel({ empire: [card], goods }, {}, { passed: [1] }).answer(`activate ${card}`);
    if (s.question().ask === 'again') s.answer('again');
    expect([s.goods(0), s.refused(`activate ${card}`)]).toMatchObject([{ vp }, { why: 'usedUp' }]);
  });

  test('S6.3, S8.5: Gold Creek gives its gold when it is built and in each production phase', () => {
    expect(
      duel({ hand: ['COM028'], goods: { wood: 1, stone: 1 } })
        .answer('build COM028')
        .goods(0),
    ).toEqual({ gold: 1 });
    expect(duel({ empire: ['COM028'] }, {}, { at: 'production' }).goods(0)).toMatchObject({ gold: 1 });
  });

  test('S1.2, S1.4: there is no end of goods; what is paid is nobody’s', () => {
    const s = duel({ hand: ['COM007'], goods: { wood: 1000 } }).answer('build COM007');
    expect([s.goods(0), s.goods(1)]).toEqual([{ wood: 1000 }, {}]);
  });

  test('S1.5, Q23: points count at once, also beyond 49', () => {
    const s = duel({ hand: ['COM026'], goods: { stone: 1, vp: 49 } });
    expect(s.score(0)).toBe(49);
    expect(s.answer('build COM026').score(0)).toBe(49 + 1 + 1);
  });

  test('S1.6: the deck of each card is chosen after the last was seen', () => {
    const s = situation({
      players: [{ faction: 'egyptians', hand: ['EGY001'], deck: ['EGY002'] }, {}],
      commonDeck: ['COM001'],
    }).answer('build EGY001');
    expect(s.answer('faction').player(0).hand).toEqual(['EGY002']);
    expect(s.answer('common').player(0).hand).toEqual(['EGY002', 'COM001']);
  });

  test('S1.7: cards are discarded to the pile of their deck, and an empty common deck is made anew', () => {
    const commonDiscard = ids((id) => cardOf(id).deck === 'common' && id !== 'COM049');
    const s = duel({ empire: ['COM049'], hand: ['ROM001'], goods: { worker: 2 } }, {}, { commonDiscard, passed: [1] });
    expect([s.answer('activate COM049').player(0).discard, s.g.commonDeck]).toEqual([['ROM001'], []]);
    s.answer('exchange').answer('card').answer('common');
    expect([s.g.commonDeck.length, s.g.commonDiscard, s.player(0).hand.length]).toEqual([82, [], 1]);
  });
});

describe('cards', () => {
  test.each<[deck: string, n: number]>([
    ['common', 84],
    ['barbarians', 30],
    ['romans', 30],
    ['egyptians', 30],
    ['japanese', 30],
  ])('S2.1: there are of %s %i', (deck, n) => {
    expect(ids((id) => cardOf(id).deck === deck)).toHaveLength(n);
  });

  test('S2.2, S10.4, S16.1: common and Japanese cards can be razed but for Ruins, Gate and Shrine', () => {
    const razable = ids((id) => ['common', 'japanese'].includes(cardOf(id).deck) && !UNRAZABLE.includes(id));
    expect(ids((id) => cardOf(id).raze.length > 0)).toEqual(razable);
  });

  test('S2.3, S9.2: faction cards are deals, common ones are none', () => {
    expect(ids((id) => cardOf(id).deal !== null)).toEqual(ids((id) => cardOf(id).deck !== 'common'));
  });

  test('S8.2: common cards cost resources only', () => {
    expect(ids((id) => cardOf(id).deck === 'common' && 'location' in cardOf(id).cost)).toEqual([]);
  });

  test.each<[faction: Faction, card: string, kinds: string[]]>([
    ['romans', 'COM018', ['build', 'raze']],
    ['romans', 'ROM001', ['build', 'deal']],
    ['japanese', 'JAP001', ['build', 'deal', 'raze']],
    ['romans', 'COM069', ['build']],
  ])('S2.4: %s can use %s so: %j', (faction, card, kinds) => {
    const goods = { wood: 2, stone: 2, food: 2, raze: 1 };
    const s = situation({ players: [{ faction, hand: [card], goods, foundations: ['COM074'] }, {}] });
    const offered = s.options().filter((option) => option.includes(card) && !option.includes('otherwise'));
    expect(offered).toEqual(kinds.map((kind) => `${kind} ${card}`));
  });

  test('S2.5, S13.COM069: Ruins alone have no colour; Trade Colony has three, all others have one', () => {
    const coloured = (n: number): string[] => ids((id) => cardOf(id).colours.size === n);
    expect(coloured(0)).toEqual(ids((id) => cardOf(id).facts.name.en === 'Ruins'));
    expect(coloured(0)).toHaveLength(6);
    expect([coloured(3), coloured(2)]).toEqual([['ROM023', 'ROM024', 'ROM025'], []]);
  });

  test('S2.6: what a building bonus gives comes once, and not again when the location produces', () => {
    const s = duel({ empire: ['COM008'] }, {}, { at: 'production' });
    expect(s.goods(0)).toMatchObject({ stone: 1 + 1 });
  });

  test('Q27: what answers to a colour has it itself', () => {
    const answering = [...CARDS.values()].flatMap(({ id, colours, deck, abilities }) =>
      abilities.flatMap(({ triggers }) =>
        triggers.flatMap(({ name, arg }) => {
          const what = arg?.what?.kind === 'word' ? arg.what.word : '';
          const itself = what === 'factionCard' ? deck !== 'common' : [...colours].some((colour) => colour === what);
          return name === 'onBuild' ? [[id, itself]] : [];
        }),
      ),
    );
    expect(answering.length).toBeGreaterThan(10);
    expect(answering.filter(([, itself]) => !itself)).toEqual([]);
  });
});

describe('who knows what', () => {
  const s = situation({
    players: [
      { faction: 'egyptians', hand: ['COM001'], goods: { wood: 2, raze: 1 }, empire: ['EGY014'], deals: ['EGY001'] },
      {
        faction: 'japanese',
        hand: ['JAP001'],
        empire: ['JAP013'],
        tucked: { JAP013: ['COM002'] },
        routes: { EGY014: ['JAP002'] },
        discard: ['JAP003'],
        foundations: ['COM003'],
      },
    ],
    commonDiscard: ['COM004'],
  });

  test('S19.1: goods are open, hands are not', () => {
    for (const seat of [0, 1, null])
      expect(settlers.view(s.g, seat).players[0]?.goods).toMatchObject({ wood: 2, raze: 1 });
    expect([0, 1, null].map((seat) => s.sees(seat, 'COM001'))).toEqual([true, false, false]);
  });

  test.each(['EGY014', 'EGY001', 'JAP013', 'JAP003', 'COM003', 'COM004'])(
    'S19.2: everybody sees where %s lies',
    (id) => {
      expect([0, 1, null].map((seat) => s.sees(seat, id))).toEqual([true, true, true]);
    },
  );

  test('S19.2: sizes of hands and decks are open', () => {
    const { players, commonDeck } = settlers.view(s.g, null);
    expect(players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
      [1, 28],
      [1, 26],
    ]);
    expect([commonDeck.length, new Set(commonDeck)]).toEqual([80, new Set(['?'])]);
  });

  test('S19.3: decks and the marker of Trade Route are unknown to all, cards under the Gate to all but their owner', () => {
    expect([0, 1, null].map((seat) => s.sees(seat, 'JAP002'))).toEqual([false, false, false]);
    expect([0, 1, null].map((seat) => s.sees(seat, 'COM005'))).toEqual([false, false, false]);
    expect([0, 1, null].map((seat) => s.sees(seat, 'COM002'))).toEqual([false, true, false]);
  });

  test('S5.2, S19.3: a card that all have seen its owner take is dealt to where only its owner can have it', () => {
    const { g } = duel({ hand: ['COM001'], deck: [] }, { hand: [], deck: [] });
    const [owner] = g.players;
    [owner!.buried, owner!.hand, owner!.known] = [owner!.hand, [], ['COM001']];
    const random = generator('known');
    for (let i = 0; i < 50; i++)
      expect(settlers.redeal(settlers.view(g, 1), 1, random).players[0]!.buried).toEqual(['COM001']);
  });
});
