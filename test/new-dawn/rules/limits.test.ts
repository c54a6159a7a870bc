import { atlasOf } from '../../../games/new-dawn/atlas';
import { beside } from '../../../games/new-dawn/hex';
import { isAchieved } from '../../../games/new-dawn/rules/agendas';
import { endOf } from '../../../games/new-dawn/rules/barbarians';
import { routesNow } from '../../../games/new-dawn/rules/caravans';
import { attackOf, defenceOf, foretold } from '../../../games/new-dawn/rules/combat';
import { difficultyFor } from '../../../games/new-dawn/rules/difficulty';
import { matureCities } from '../../../games/new-dawn/rules/select';
import { costOf } from '../../../games/new-dawn/rules/wonders';
import { duel, ROW, situation, type PlayerSituation, type Situation } from '../../../games/new-dawn/situation';

/** The limit of each card: what it does not do, and the notes on it in the reference (cards.json). */

const TYPES = ['early-empire', 'astrology', 'foreign-trade', 'pottery', 'masonry'];
/** A row with the card in a slot, in the place of that of its type. */
const inSlot = (slot: number, card: string, type = card): string[] => {
  const rest = ROW.filter((each) => each !== type).slice(0, 4);
  return [...rest.slice(0, slot - 1), card, ...rest.slice(slot - 1)];
};
const [CULTURE, SCIENCE, ECONOMY, INDUSTRY, MILITARY] = TYPES;
const why = (s: Situation, ...picks: string[]): string | null => s.refused(...picks)?.why ?? null;
const fight = { seat: 0, slot: 5, bonus: 0, against: 0 };
/** What an attack by seat 0 and the defence against it come to. */
const against = (s: Situation, at: string): [attack: number, defence: number] => [
  attackOf(s.g, { ...fight, at }).value,
  defenceOf(s.g, { ...fight, at }).value,
];
const built = (...ids: string[]): Record<string, string> => Object.fromEntries(ids.map((id) => [id, '-5,1']));

describe('culture cards', () => {
  test('Early Empire: not beyond the slot', () => {
    const s = duel({ row: inSlot(3, 'early-empire') });
    s.focus('early-empire');
    expect(s.refused('-6,2')).toEqual({ why: 'tooDifficult', params: { terrain: 'mountains', n: 5, most: 3 } });
  });

  test('Drama and Poetry: never on to a resource or natural wonder; C6.5: one that is left lies there again', () => {
    const row = inSlot(5, 'drama-and-poetry', CULTURE);
    const s = duel({ row, tokens: ['-4,4', '-3,0'], naturals: ['mt-kilimanjaro'] });
    s.focus('drama-and-poetry').answer();
    // Marble; water; two spaces away.
    for (const way of ['-3,0 -2,0', '-3,0 -3,-2', '-3,0 -1,-2']) expect([way, why(s, way)]).not.toEqual([way, null]);
    s.answer('-4,4 -4,3');
    expect([s.player(0).sheet, s.g.onMap['-4,4']]).toEqual([[], ['mt-kilimanjaro']]);
  });

  test('Civil Service: the further token, too, is limited by the slot, and must be beside something friendly', () => {
    const s = duel({ row: inSlot(2, 'civil-service', CULTURE), tokens: ['-3,-1'] });
    s.focus('civil-service').answer();
    expect([why(s, '-2,-1'), why(s, '-3,0'), why(s, '0,3')]).toEqual([null, 'tooDifficult', 'notBesideFriendly']);
  });

  test('Mass Media: two spaces by plain count, no attack, and the natural wonder comes with the space', () => {
    const row = inSlot(1, 'mass-media', CULTURE);
    const rival = { tokens: ['1,2', '4,3'], reinforced: ['3,2'], naturals: ['grand-mesa'] };
    const s = duel({ row, tokens: ['-1,2'], held: ['embassy-blue'] }, rival);
    s.focus('mass-media').answer();
    // Over mountains, in slot 1.
    expect([why(s, '1,2'), why(s, '3,2'), why(s, '0,2')]).toEqual([null, 'outOfRange', 'noRivalTokenThere']);
    s.answer('1,2');
    expect([s.player(0).sheet, s.player(0).held, s.told('attack')]).toEqual([['grand-mesa'], ['embassy-blue'], []]);
  });
});

describe('science cards', () => {
  test('Astrology: no more trade tokens than lie on it', () => {
    const s = duel({ trade: { astrology: 1 } });
    s.focus('astrology');
    expect(s.refused('2')).toEqual({ why: 'fewTokens', params: { n: 1 } });
  });

  test('Mathematics: the trade token may be left out, but goes on no card of another', () => {
    const s = duel({ row: inSlot(1, 'mathematics', SCIENCE) });
    s.focus('mathematics');
    expect(why(s, 'pottery-blue')).toBe('notAnOption');
  });

  test('Replaceable Parts: no kind that is had', () => {
    const s = duel({ row: inSlot(1, 'replaceable-parts', SCIENCE), resources: { oil: 1 } });
    s.focus('replaceable-parts');
    expect([why(s, 'oil'), why(s, 'marble')]).toEqual(['notAnOption', null]);
  });

  test('Nuclear Power: cities, caravans and barbarians stay, one’s own tokens go', () => {
    const s = duel(
      { row: inSlot(5, 'nuclear-power', SCIENCE), tokens: ['-4,0'], caravans: ['-4,0'] },
      { cities: ['-3,-1'] },
      { barbarians: { 'barbarian-F': '-4,-1' } },
    );
    s.focus('nuclear-power').answer('-4,-1').maybeAnswer('gainCard').maybeAnswer('gainCard');
    expect([s.g.tokens, s.g.cities['-3,-1'], s.g.onMap['-4,-1']]).toEqual([{}, 1, ['barbarian-F']]);
    expect(s.g.caravans['-4,0']).toEqual([1, 0]);
  });
});

describe('economy cards', () => {
  test('Foreign Trade: one caravan, however many figures there are', () => {
    const s = duel({ row: inSlot(2, 'foreign-trade') });
    s.focus('foreign-trade').answer('card -4,0 0');
    s.expectTurnOf(1);
  });

  test('Currency: nothing lies beyond a barbarian; no trade token for it', () => {
    const s = duel(
      { row: inSlot(2, 'currency', ECONOMY), caravans: ['-4,-1'] },
      {},
      { barbarians: { 'barbarian-F': '-3,-1' } },
    );
    s.focus('currency');
    expect([why(s, '-4,-1 -3,-1 0'), why(s, '-4,-1 -2,-1 0')]).toEqual([null, 'outOfReach']);
    expect(s.answer('-4,-1 -3,-1 0').told('trade')).toEqual([]);
  });

  test('Steam Power: one resource that is had, for one from the supply', () => {
    const s = duel({ row: inSlot(1, 'steam-power', ECONOMY), resources: { oil: 2 } });
    s.focus('steam-power').answer();
    expect(s.question()).toMatchObject({ ask: 'swapResource', max: 1 });
    expect([why(s, 'marble oil'), why(s, 'oil oil'), why(s, 'oil marble')]).toEqual([
      'notAnOption',
      'notAnOption',
      null,
    ]);
  });

  test('Capitalism: another card, once a turn', () => {
    const s = duel({ row: inSlot(1, 'capitalism', ECONOMY) });
    s.focus('capitalism').answer().answer('capitalism 1');
    expect(why(s, 'capitalism')).toBe('notAnOption');
    s.answer('astrology');
    s.expectTurnOf(1);
  });

  test('C10.6, C15.8: with Venetian Arsenal, too, a caravan that has returned stays for the turn', () => {
    const s = duel({ row: inSlot(5, 'foreign-trade'), caravans: ['1,-1'], wonders: built('venetian-arsenal') });
    s.focus('foreign-trade').answer('1,-1 1,-2 0').maybeAnswer('takeCard');
    s.answer('venetian-arsenal 0');
    s.expectTurnOf(1);
  });
});

describe('industry cards', () => {
  test('Pottery: within 2 spaces, up to the slot', () => {
    const s = duel({ row: inSlot(2, 'pottery') });
    s.focus('pottery').maybeAnswer('branch', 'branch 1');
    expect([s.refused('-2,-1'), s.refused('-3,1')]).toEqual([
      { why: 'outOfRange', params: { n: 2 } },
      { why: 'tooDifficult', params: { terrain: 'forest', n: 3, most: 2 } },
    ]);
  });

  test('Animal Husbandry: the space of an own caravan, not that of another’s, and not beside a city', () => {
    const s = duel(
      { row: inSlot(1, 'animal-husbandry', INDUSTRY), caravans: ['-3,2'] },
      { row: inSlot(1, 'currency', ECONOMY), caravans: ['2,2', '5,0'] },
    );
    s.focus('animal-husbandry').answer('branch 2');
    expect([s.options(), why(s, '2,2'), why(s, '5,0')]).toEqual([['-3,2'], 'noCaravanThere', 'besideCity']);
  });

  test('Nationalism: 7 only in slot 5; over water, and within 4', () => {
    const s = duel({ row: inSlot(4, 'nationalism', INDUSTRY) }, {}, { shown: ['colossus'] });
    s.focus('nationalism').maybeAnswer('branch', 'branch 0');
    expect(s.question().ask).toBe('found');
    const far = duel({ row: inSlot(5, 'nationalism', INDUSTRY), tokens: ['-3,1'] });
    far.focus('nationalism').maybeAnswer('branch', 'branch 1');
    // Across the lake; on it; too far.
    expect([why(far, '1,0'), why(far, '-2,1'), why(far, '4,1')]).toEqual([null, 'water', 'outOfRange']);
  });

  test('Urbanization: two control tokens, beside that city, up to the slot', () => {
    const s = duel({ row: inSlot(3, 'urbanization', INDUSTRY) });
    s.focus('urbanization').maybeAnswer('branch', 'branch 1').answer('-3,1');
    expect([why(s, '-4,0'), why(s, '-3,0')]).toEqual(['notBesideThatCity', 'tooDifficult']);
    s.answer('-3,2').answer('-4,1');
    s.expectTurnOf(1);
  });
});

describe('military cards', () => {
  test.each([
    ['masonry', 5, 5],
    ['iron-working', 6, 8],
    ['mass-production', 7, 7],
    ['flight', 8, 8],
  ])('%s: slot and bonus, against control tokens and against barbarians', (card, token, barbarian) => {
    const s = duel({ row: inSlot(5, card, MILITARY) }, { tokens: ['-4,1'] }, { barbarians: { 'barbarian-G': '-4,0' } });
    s.focus(card).maybeAnswer('branch', 'branch 1');
    expect(['-4,1', '-4,0'].map((at) => foretold(s.g, at)?.attack.value)).toEqual([token, barbarian]);
  });

  test('reinforcing: no more than the slot, and no token twice', () => {
    const s = duel({ row: inSlot(1, 'masonry'), tokens: ['-4,0', '-4,1'], reinforced: ['-5,0'] });
    s.focus('masonry').answer('branch 0');
    expect([why(s, '-4,0', '-4,1'), why(s, '-5,0'), why(s, '-5,2')]).toEqual([
      'tooMany',
      'alreadyReinforced',
      'noTokenOfYours',
    ]);
  });
});

describe('wonders of culture', () => {
  test('Stonehenge: hills beside it only; not after a token that was moved or replaced', () => {
    const s = duel({ row: inSlot(2, 'early-empire'), wonders: built('stonehenge') });
    s.focus('early-empire').answer('-5,2');
    expect([why(s, '-4,2'), why(s, '-5,0'), why(s, '-5,3')]).toEqual([null, 'notBesideHills', 'notBesideHills']);
    const row = inSlot(5, 'drama-and-poetry', CULTURE);
    const moved = duel({ row, wonders: built('stonehenge'), tokens: ['-4,1'] });
    moved.focus('drama-and-poetry').answer().answer('-4,1 -5,2');
    moved.expectTurnOf(1);
    const media = inSlot(5, 'mass-media', CULTURE);
    const replaced = duel({ row: media, wonders: built('stonehenge') }, { tokens: ['-5,2'] });
    replaced.focus('mass-media').answer().answer('-5,2');
    replaced.expectTurnOf(1);
  });

  test('Stonehenge, C8.3: without a control token left one is taken off the map for it', () => {
    const s = duel({ row: inSlot(2, 'early-empire'), wonders: built('stonehenge'), tokens: ['2,3', '1,3'] });
    s.player(0).stock.control = 1;
    s.player(0).marks = Array.from({ length: 28 }, () => 'civilized');
    s.focus('early-empire').answer('-5,2');
    expect(s.question()).toMatchObject({ ask: 'reuse', min: 0 });
    s.answer('2,3').answer('-4,2');
    expect(Object.keys(s.g.tokens).sort()).toEqual(['-4,2', '-5,2', '1,3']);
  });

  test('Hanging Gardens: one token a turn', () => {
    const s = duel({ wonders: built('hanging-gardens') });
    s.use('hanging-gardens').answer('-4,0');
    expect(s.refused('use hanging-gardens-card 0')).toEqual({ why: 'used' });
  });

  test('Forbidden City: beside something friendly; no city', () => {
    const s = duel({ wonders: built('forbidden-city') }, { tokens: ['-4,1', '0,-2'], cities: ['-3,-1'] });
    s.use('forbidden-city');
    expect([why(s, '0,-2'), why(s, '-3,-1')]).toEqual(['notBesideFriendly', 'noRivalTokenThere']);
  });

  test('C5.3: Drama and Poetry says why a token cannot move, or not there', () => {
    const s = duel(
      { row: ['drama-and-poetry', 'astrology', 'foreign-trade', 'masonry', 'pottery'], tokens: ['-3,1'] },
      { tokens: ['0,-2'] },
    );
    s.focus('drama-and-poetry').answer();
    expect(s.question().ask).toBe('shift');
    expect([why(s, '0,-2'), why(s, '2,-2')]).toEqual(['taken', 'notBesideToken']);
  });

  test('Chichen Itza: empty forests, as far as the slot', () => {
    const one = { wonders: built('chichen-itza'), caravans: ['1,3'] };
    const s = duel({ ...one, row: inSlot(3, 'early-empire') });
    s.focus('early-empire');
    // A caravan; oil; hills far away.
    expect([why(s, '0,-1'), why(s, '1,3'), why(s, '2,3'), why(s, '2,2')]).toEqual([
      null,
      'notBesideCity',
      'notBesideCity',
      'notBesideCity',
    ]);
    const low = duel({ ...one, row: inSlot(2, 'early-empire') });
    expect(why(low.focus('early-empire'), '0,-1')).toBe('tooDifficult');
  });

  test('Sydney Opera House: control tokens of rivals, no empty space, and no city-state', () => {
    const around = ['-4,0', '-4,1', '-5,0', '-5,2', '-6,2'];
    const mature = (tokens: string[]): number =>
      matureCities(duel({ wonders: built('sydney-opera-house'), tokens: around }, { tokens }).g, 0).length;
    expect([mature(['-6,1']), mature([])]).toEqual([1, 0]);
  });

  test('Eiffel Tower: two tokens of one rival, who picks; the new one is not reinforced', () => {
    const wonders = built('eiffel-tower');
    const s = situation({ players: [{ wonders }, { reinforced: ['-4,1'], tokens: ['0,-2'] }, { tokens: ['2,2'] }] });
    s.use('eiffel-tower');
    expect([why(s, '2,2 -4,1'), why(s, '0,-2 -4,1')]).toEqual(['notAnOption', null]);
    s.answer('0,-2 -4,1').answer('-4,1');
    expect([s.g.tokens['-4,1'], s.g.reinforced]).toEqual([0, []]);
    s.expectTurnOf(0);
    expect(why(s, 'use eiffel-tower-card 0')).toBe('used');
  });
});

describe('wonders of economy', () => {
  test('Colossus: 6 in all for all caravans of a resolution', () => {
    const row = inSlot(5, 'currency', ECONOMY);
    const s = duel({ row, wonders: built('colossus'), caravans: ['-4,-1', '-4,0'] });
    s.focus('currency');
    const most = (): number => Math.max(...routesNow(s.g).map(({ n }) => n));
    expect(most()).toBe(10);
    const far = routesNow(s.g).find(({ n, from }) => n === 9 && from === '-4,-1');
    s.answer(`-4,-1 ${far?.to} 0`);
    while (s.g.questions[0]?.ask !== 'caravan') s.answer(...s.options().slice(0, s.question().min));
    // 4 and the one that is left.
    expect(most()).toBe(5);
  });

  test('Great Lighthouse: empty edge spaces; difficulty and neighbours count as ever', () => {
    const s = duel({ row: inSlot(2, 'pottery'), wonders: built('great-lighthouse') });
    s.focus('pottery').maybeAnswer('branch', 'branch 1');
    // Mountains; beside Brussels; not at the edge.
    expect([why(s, '0,3'), why(s, '4,-4'), why(s, '2,2')]).toEqual(['tooDifficult', 'besideCity', 'outOfRange']);
  });

  test('Great Zimbabwe: four at most', () => {
    const row = inSlot(5, 'foreign-trade');
    const s = duel({ row, caravans: ['5,0'], wonders: built('great-zimbabwe'), trade: { 'great-zimbabwe': 4 } });
    s.focus('foreign-trade').answer('5,0 6,-1 0');
    expect(why(s, 'great-zimbabwe')).toBe('notAnOption');
  });

  test('Machu Picchu: slot 2 is 4, slot 4 stays 4', () => {
    const steps = (slot: number): unknown => {
      const s = duel({ row: inSlot(slot, 'astrology'), wonders: built('machu-picchu') });
      return s.focus('astrology').told('advance')[0]?.n;
    };
    expect([1, 2, 3, 4, 5].map(steps)).toEqual([3, 4, 3, 4, 5]);
  });

  test('Big Ben: own caravans beside the defending space, in attack and in defence', () => {
    const wonders = built('big-ben');
    const s = duel({ wonders, caravans: ['-4,0'] }, { tokens: ['-4,1', '-3,2'] });
    expect([against(s, '-4,1')[0], against(s, '-3,2')[0]]).toEqual([7, 5]);
    const other = duel({ caravans: ['-4,0'] }, { wonders: { 'big-ben': '6,-1' }, tokens: ['-4,1'] });
    expect(against(other, '-4,1')).toEqual([5, 3]);
    const defends = duel({}, { wonders: { 'big-ben': '6,-1' }, tokens: ['-4,1'], caravans: ['-4,0'] });
    expect(against(defends, '-4,1')).toEqual([5, 5]);
  });

  test('Maracanã: after another card (as printed), once a turn', () => {
    const s = duel({ wonders: built('estadio-do-maracana') });
    expect(s.options('use')).toEqual([]);
    s.focus('astrology').answer('estadio-do-maracana 0').answer();
    s.expectTurnOf(1);
  });

  test('C13.5: Maracanã with two economy cards: its owner picks one', () => {
    const row = ['early-empire', 'astrology', 'foreign-trade', 'currency', 'masonry'];
    const s = duel({ row, wonders: built('estadio-do-maracana', 'oxford-university') });
    s.focus('astrology').answer('estadio-do-maracana 0');
    expect(s.question()).toMatchObject({ ask: 'resolveAlso', options: ['foreign-trade-red', 'currency-red'] });
    s.answer('currency').answer();
    expect(s.player(0).row[0]).toBe('currency-red');
  });
});

describe('military wonders', () => {
  test.each([
    ['terracotta-army', 2, 0],
    ['petra', 0, 2],
    ['alhambra', 2, 2],
    ['ruhr-valley', 0, 5],
    ['pentagon', 2, 0],
  ])('%s: %i in attack, %i in defence', (wonder, attack, defence) => {
    const attacks = duel({ wonders: built(wonder) }, { tokens: ['-4,1'] });
    const defends = duel({}, { wonders: { [wonder]: '6,-1' }, tokens: ['-4,1'] });
    expect([against(attacks, '-4,1'), against(defends, '-4,1')]).toEqual([
      [5 + attack, 3],
      [5, 3 + defence],
    ]);
  });

  test('Petra: own cities and reinforced tokens, not tokens that are unreinforced, nor another’s', () => {
    const end = (one: PlayerSituation, other: PlayerSituation = {}): string =>
      endOf(duel({ wonders: built('petra'), ...one }, other).g, '-4,-1', 0);
    expect([end({ cities: ['-3,-1'] }), end({ reinforced: ['-3,-1'] })]).toEqual(['-4,-1', '-4,-1']);
    expect([end({ tokens: ['-3,-1'] }), end({}, { cities: ['-3,-1'] })]).toEqual(['-3,-1', '-3,-1']);
    // The later ruling: it goes the opposite way.
    expect(endOf(duel({ wonders: built('petra'), cities: ['-2,-1'] }).g, '-3,-1', 0)).toBe(beside('-3,-1', 3));
  });

  test('Venetian Arsenal: once a turn, and that resolution is not reset', () => {
    const s = duel({ row: inSlot(5, 'astrology'), wonders: built('venetian-arsenal') });
    s.focus('astrology').maybeAnswer('gainCard').answer('venetian-arsenal 0').maybeAnswer('gainCard');
    s.expectTurnOf(1);
    expect(s.player(0).row[0]).toBe('astrology-red');
  });

  test('Venetian Arsenal, C9.1: the card that took the place of the one in slot 5 is resolved', () => {
    const s = duel({ row: inSlot(5, 'astrology'), wonders: built('venetian-arsenal') });
    s.focus('astrology').answer('mathematics astrology').answer('venetian-arsenal 0');
    expect(s.told('focus').at(-1)).toMatchObject({ cards: ['mathematics-red'], n: 1 });
  });
});

describe('wonders of science', () => {
  const rich = { row: inSlot(5, 'pottery'), resources: { mercury: 3 } };
  const raised = (wonder: string, one: PlayerSituation): Situation =>
    duel(one, {}, { shown: [wonder] })
      .focus('pottery')
      .maybeAnswer('branch', 'branch 0')
      .answer(wonder)
      .maybeAnswer('pay', 'mercury mercury');

  test('Pyramids: three cards of level I, for level II of their type', () => {
    const s = raised('pyramids', rich);
    expect(s.question()).toMatchObject({ ask: 'upgrade', min: 0, max: 3 });
    expect(why(s, 'mathematics masonry')).toBe('notAnOption');
    expect(why(s, 'steam-power foreign-trade')).toBe('notAnOption');
    const two = raised('pyramids', { ...rich, row: ['currency', 'astrology', 'early-empire', 'masonry', 'pottery'] });
    expect(why(two, 'steam-power currency')).toBe('notAnOption');
  });

  test('Porcelain Tower: two cards, each the next level', () => {
    const row = ['currency', 'astrology', 'early-empire', 'masonry', 'pottery'];
    const s = raised('porcelain-tower', { ...rich, row });
    expect(s.question()).toMatchObject({ ask: 'upgrade', max: 2 });
    expect([why(s, 'steam-power currency'), why(s, 'capitalism currency')]).toEqual([null, 'notAnOption']);
  });

  test('Oracle: no cards that lie apart', () => {
    const s = duel({ wonders: built('oracle') });
    s.use('oracle');
    expect([why(s, 'early-empire foreign-trade'), why(s, 'early-empire astrology')]).toEqual(['notAnOption', null]);
  });

  test('Potala Palace: three cards in all when built; C12.4: four of a player', () => {
    const s = duel({ ...rich, trade: { pottery: 3 } }, {}, { shown: ['potala-palace'] });
    s.focus('pottery').maybeAnswer('branch', 'branch 0').answer('potala-palace');
    s.maybeAnswer('pay', 'mercury mercury mercury');
    expect(s.question()).toMatchObject({ ask: 'takeCards', min: 0, max: 3 });
    expect(why(s, 'embassy-blue', 'joint-war-blue', 'open-borders-blue', 'defensive-pact-blue')).toBe('tooMany');
  });

  test('Oxford University, C13.5: of two cards of a type the owner picks that for a city-state’s token', () => {
    const row = ['early-empire', 'drama-and-poetry', 'astrology', 'mathematics', 'iron-working'];
    for (let seed = 0; ; seed++) {
      const s = duel(
        { row, tokens: ['1,-1'], trade: { 'iron-working': 3 }, wonders: built('oxford-university') },
        {},
        { seed: `oxford ${seed}` },
      );
      s.focus('iron-working').maybeAnswer('branch', 'branch 1').answer('1,-2').maybeAnswer('spend', '3');
      if (s.told('wins').length === 0) continue;
      expect(s.question()).toMatchObject({ ask: 'mount', options: ['astrology-red', 'mathematics-red'] });
      s.answer('mathematics');
      expect(s.player(0).onCards['mathematics-red']).toEqual(['geneva']);
      return;
    }
  });

  test('Oxford University, C13.5: of two military cards the defender picks one to spend from', () => {
    const row = ['masonry', 'iron-working', 'astrology', 'pottery', 'foreign-trade'];
    const s = duel(
      { row: inSlot(5, 'masonry') },
      {
        row,
        tokens: ['-4,1'],
        trade: { masonry: 1, 'iron-working': 3 },
        wonders: { 'oxford-university': '6,-1' },
      },
    );
    s.focus('masonry').maybeAnswer('branch', 'branch 1').answer('-4,1');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'defendWith' });
    s.answer('iron-working');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'spend', options: ['0', '1', '2', '3'] });
    s.answer('2');
    expect(s.player(1).trade).toMatchObject({ 'masonry-blue': 1, 'iron-working-blue': 1 });
  });

  test('Oxford University, C13.5: of two cards of a city-state’s type one gets both trade tokens', () => {
    const row = ['early-empire', 'astrology', 'mathematics', 'masonry', 'foreign-trade'];
    const s = duel({ row, caravans: ['1,-1'], wonders: built('oxford-university') });
    s.focus('foreign-trade').answer('1,-1 1,-2 0').answer('mathematics').maybeAnswer('takeCard');
    expect(s.player(0).trade).toEqual({ 'mathematics-red': 2 });
  });

  test('Kremlin: against rivals only', () => {
    const s = duel({ wonders: built('kremlin'), reinforced: ['-4,0'] }, {}, { barbarians: { 'barbarian-G': '-4,1' } });
    expect([against(s, '-4,1')[0], against(s, '1,-2')[0]]).toEqual([5, 5]);
  });
});

describe('leaders', () => {
  test('America: spent as a trade token the natural wonder moves, too; once a turn; not counted among the three', () => {
    const row = inSlot(5, 'astrology');
    const s = duel({ leader: 'america', row, tokens: ['1,2'], trade: { astrology: 3 } });
    // Grand Mesa lies on the science card.
    s.g.onMap['1,2'] = [];
    s.player(0).onCards['astrology-red'] = ['grand-mesa'];
    s.focus('astrology');
    expect(s.options()).toEqual(['0', '1', '2', '3', '4']);
    s.answer('1').maybeAnswer('gainCard').maybeAnswer('gainCard');
    expect(s.player(0).trade['astrology-red']).toBe(3);
    expect(s.question()).toMatchObject({ ask: 'mount', params: { what: 'grand-mesa' } });
    s.answer('pottery');
    expect(s.player(0).onCards['pottery-red']).toEqual(['grand-mesa']);
    expect(s.told('spend')[0]?.cards).toEqual(['astrology-red', 'grand-mesa']);
  });

  test('Aztec: not before the military card is reset, nor after another', () => {
    const s = duel({ leader: 'aztec' });
    expect(s.options('use')).toEqual([]);
    s.focus('astrology').expectTurnOf(1);
  });

  test('Egypt: 1 less, and no less than nothing is paid', () => {
    const { g } = duel({ leader: 'egypt', held: ['buenos-aires'] });
    expect([costOf(g, 0, 'colossus-card'), costOf(g, 1, 'colossus-card')]).toEqual([7 - 1 - 2, 7]);
  });

  test('France: for the culture card’s own number alone', () => {
    const row = inSlot(3, 'civil-service', CULTURE);
    const s = duel({ leader: 'france', row, wonders: built('hanging-gardens'), cities: ['-2,-1'] });
    s.focus('civil-service');
    while (s.g.questions[0]?.ask === 'place') s.answer(s.options()[0] ?? '');
    // Two and one for an ancient wonder, then the one of the second part.
    expect(s.told('placeToken')).toHaveLength(4);
    const none = duel({ leader: 'france', row: inSlot(3, 'early-empire') });
    none.focus('early-empire').answer('-4,0').answer('-4,1');
    none.expectTurnOf(1);
  });

  test('Japan: deserts and mountains on the shore, in its own turn', () => {
    const { g } = duel({ leader: 'japan' });
    const of = (space: string, seat = 0): number => difficultyFor(g, seat, 'caravan')(space);
    // On the shore: mountains and a desert; inland mountains; a shore forest; for the other player.
    expect([of('-1,2'), of('1,0'), of('-3,0'), of('-3,1'), of('-1,2', 1)]).toEqual([3, 3, 5, 3, 5]);
    const later = duel({ leader: 'japan' }, {}, { turn: 1 });
    expect(difficultyFor(later.g, 0, 'token')('-1,2')).toBe(5);
  });

  test('Rome: from own cities, not from control tokens or others’ cities', () => {
    const starts = (one: PlayerSituation, other: PlayerSituation = {}): boolean => {
      const s = duel({ leader: 'rome', row: inSlot(5, 'foreign-trade'), ...one }, other);
      return s.focus('foreign-trade').options('card 0,-3 ').length > 0;
    };
    expect(starts({ cities: ['1,-3'] })).toBe(true);
    expect([starts({ tokens: ['1,-3'] }), starts({}, { cities: ['1,-3'] })]).toEqual([false, false]);
  });

  test('C16.16: Scythia: no forest, and in defence only its own spaces', () => {
    const s = duel({ leader: 'scythia' }, { tokens: ['-4,1', '-5,2'] });
    expect([against(s, '-4,1')[0], against(s, '-5,2')[0]]).toEqual([5, 8]);
    const defends = duel({}, { leader: 'scythia', tokens: ['-5,2'] }, { barbarians: { 'barbarian-G': '-5,0' } });
    expect([against(defends, '-5,2')[1], against(defends, '-5,0')[1]]).toEqual([5, 2]);
  });

  test('Sumeria: for its own victories, a kind that the supply has', () => {
    const { g } = duel({ leader: 'sumeria' });
    expect(g.players[0]?.resources).toEqual({ marble: 0, mercury: 0, diamond: 0, oil: 0 });
    const row = inSlot(5, 'masonry');
    for (let seed = 0; ; seed++) {
      const s = duel({ row }, { leader: 'sumeria' }, { barbarians: { 'barbarian-G': '-4,1' }, seed: `s ${seed}` });
      s.focus('masonry').maybeAnswer('branch', 'branch 1').answer('-4,1');
      if (s.told('wins').length === 0) continue;
      s.answer('pottery').maybeAnswer('attack');
      expect(s.told('takeResource')).toEqual([]);
      return;
    }
  });
});

describe('diplomacy cards', () => {
  test('Joint War: in attack only; Defensive Pact: in defence only, and not against who gave it', () => {
    const three = (held: string[]) =>
      situation({ players: [{ held: ['joint-war-blue'] }, {}, { tokens: ['-4,1'], held }] });
    // Seat 2 defends against seat 0.
    expect(against(three([]), '-4,1')).toEqual([7, 3]);
    expect(against(three(['defensive-pact-blue']), '-4,1')).toEqual([7, 5]);
    expect(against(three(['defensive-pact-red']), '-4,1')).toEqual([7, 3]);
    expect(against(three(['joint-war-red']), '-4,1')).toEqual([7, 3]);
  });

  test('Open Borders: tokens of who gave it, and of no third', () => {
    const { capitals, map } = situation({ players: [{}, {}, {}] }).g;
    const capital = capitals[0] ?? '';
    const atlas = atlasOf({ map });
    const land = atlas.neighbours(capital).filter((space) => atlas.ground(space)?.terrain !== 'water');
    const [last = '', ...around] = land;
    const mature = (blue: string[], green: string[]): number => {
      const one = { tokens: around, held: ['open-borders-blue'] };
      return matureCities(situation({ players: [one, { tokens: blue }, { tokens: green }] }).g, 0).length;
    };
    expect([mature([last], []), mature([], [last]), mature([], [])]).toEqual([1, 0, 0]);
  });

  test('Embassy: in the capital, not in another city of its giver', () => {
    const s = duel({ row: inSlot(5, 'foreign-trade'), held: ['embassy-blue'], caravans: ['1,-1'] }, {});
    s.focus('foreign-trade').answer('1,-1 1,-2 0').maybeAnswer('takeCard');
    expect(s.told('takeResource')).toEqual([]);
    const city = duel(
      { row: inSlot(5, 'foreign-trade'), held: ['embassy-blue'], caravans: ['3,2'] },
      { cities: ['4,3'] },
    );
    city.focus('foreign-trade').answer('3,2 4,3 0').answer('pottery').answer('pottery').maybeAnswer('takeCard');
    city.expectTurnOf(1);
    expect(city.player(0).resources).toEqual({ marble: 0, mercury: 0, diamond: 0, oil: 0 });
  });
});

describe('city-states', () => {
  const around = ['-4,0', '-4,1', '-5,0', '-5,2', '-6,2', '-6,1'];

  test('Brussels: for mature cities only', () => {
    const cost = (tokens: string[]): number =>
      costOf(duel({ held: ['brussels'], tokens, cities: ['2,2'] }).g, 0, 'colossus-card');
    expect([cost(around), cost(around.slice(1))]).toEqual([6, 7]);
  });

  test('Buenos Aires: while no wonder of that type is controlled', () => {
    const { g } = duel({ held: ['buenos-aires'], wonders: built('great-lighthouse') });
    expect([costOf(g, 0, 'colossus-card'), costOf(g, 0, 'pyramids-card')]).toEqual([7, 9 - 2]);
  });

  test('Carthage: city-states and own cities within 2 of the defending space, in defence too, not farther', () => {
    const one = { held: ['carthage'], cities: ['-3,2'] };
    const s = duel(one, { tokens: ['-4,1', '-4,-2'] });
    // The capital and the city; the capital is three away.
    expect([against(s, '-4,1')[0], against(s, '-4,-2')[0]]).toEqual([5 + 2, 5]);
    const defends = duel({}, { held: ['carthage'], tokens: ['0,2'] });
    expect(against(defends, '0,2')[1]).toBe(5 + 1);
  });

  test('Carthage: not against Carthage itself', () => {
    const s = situation({ players: [{ held: ['carthage'] }, {}, {}, {}] });
    const at = Object.keys(s.g.onMap).find((space) => s.g.onMap[space]?.includes('carthage')) ?? '';
    expect(at).not.toBe('');
    expect(against(s, at)[0]).toBe(5);
  });

  test('Geneva: no card of a city-state, and none that somebody holds', () => {
    const s = situation({ players: [{ held: ['geneva', 'embassy-blue'] }, {}, { held: ['joint-war-blue'] }] });
    s.use('geneva');
    expect(s.options().sort()).toEqual(['embassy-blue defensive-pact-blue', 'embassy-blue open-borders-blue']);
    expect(why(duel({ held: ['geneva', 'seoul'] }), 'use geneva-1 0')).toBe('noPlayersCard');
  });

  test('Kabul: cities and city-states but itself; no control token, no barbarian', () => {
    const s = duel(
      { held: ['kabul'] },
      { tokens: ['-4,1'], cities: ['-3,-1'] },
      { barbarians: { 'barbarian-G': '-4,2' } },
    );
    const attacks = ['-4,1', '-4,2', '-3,-1', '1,-2'].map((at) => against(s, at)[0]);
    expect(attacks).toEqual([5, 5, 8, 8]);
    // The giver's own space stands for Geneva as well as for Kabul.
    expect(against(duel({ held: ['geneva', 'kabul'] }), '1,-2')[0]).toBe(8);
  });

  test('Kumasi: with the culture or industry card, forests only', () => {
    const at = (card: string, space: string, purpose: 'token' | 'city' | 'caravan'): number => {
      const s = duel({ held: ['kumasi'], row: inSlot(5, card) });
      s.focus(card).maybeAnswer('branch', 'branch 1');
      return difficultyFor(s.g, 0, purpose)(space);
    };
    expect([at('early-empire', '-4,1', 'token'), at('pottery', '-4,1', 'city')]).toEqual([1, 1]);
    expect([at('foreign-trade', '-4,1', 'caravan'), at('early-empire', '-4,3', 'token')]).toEqual([3, 4]);
  });

  test('Mohenjo Daro: for control tokens alone', () => {
    const { g } = duel({ held: ['mohenjo-daro'] });
    const of = (purpose: 'token' | 'city' | 'caravan' | 'combat'): number => difficultyFor(g, 0, purpose)('-4,1');
    expect([of('token'), of('city'), of('caravan'), of('combat')]).toEqual([2, 3, 3, 3]);
    expect(difficultyFor(g, 0, 'token')('-4,0')).toBe(0);
  });

  test('Seoul: one barbarian, to an empty space beside it that is no water', () => {
    const s = duel({ held: ['seoul'], tokens: ['-4,2'] }, {}, { barbarians: { 'barbarian-G': '-3,1' } });
    s.use('seoul');
    const ends = s.options().map((option) => option.split(' ')[1]);
    expect(ends.sort()).toEqual(['-3,0', '-3,2', '-4,1']);
    expect(why(s, 'barbarian-G -2,1')).toBe('notAnOption');
    s.answer('barbarian-G -3,2');
    expect(why(s, 'use seoul-1 0')).toBe('used');
  });
});

describe('agendas: one less is not enough', () => {
  test('Populous: five mature cities', () => {
    const { g } = duel({ tokens: ['-4,0', '-4,1', '-5,0', '-5,2', '-6,2', '-6,1'] }, {}, { victory: [] });
    expect(matureCities(g, 0)).toHaveLength(1);
    expect(isAchieved(g, 0, 'populous')).toBe(false);
  });

  test('Technophile: 24, and 23 is too little', () => {
    const marks = (dial: number): string[] => {
      const s = duel({ dial, row: inSlot(1, 'astrology') }, {}, { victory: ['v1', 'v2', 'v4'] });
      return s.focus('astrology').player(0).marks;
    };
    expect([marks(22), marks(23)]).toEqual([[], ['technophile']]);
  });
});
