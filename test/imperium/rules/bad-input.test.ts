import type { Move } from '../../../games/kit/core';
import { HeadlessTable } from '../../../games/kit/table';
import { imperium } from '../../../games/imperium/ruleset';
import { situation, type Situation } from '../../../games/imperium/situation';
import { duel, table, unchanged } from './help';

/** What is refused: illegal moves, answers that come too late, malformed arguments, options. Nothing may change. */

const romans = () =>
  duel(
    { hand: ['1ROM16', '1ROM20', '1CIV12'], play: ['1UNC8', '1CIV9'], deck: ['1ROM14'], exhausts: 5 },
    { hand: ['1CEL16'] },
    { market: ['1REG1', '1UNC3'] },
  );
type S = ReturnType<typeof romans>;

/** Sends a move with the number of the open question; expects the reason and that nothing has changed. */
function refused(s: S, move: Partial<Move> & { name: string; arg?: unknown }, why: string): void {
  const same = unchanged(s);
  const { n } = s.question();
  const args = move.args ?? ('arg' in move ? [n, move.arg] : [n]);
  expect(s.play({ seat: 0, ...move, args })?.why).toBe(why);
  same();
}

describe('illegal moves of a turn', () => {
  test.each<[string, string, string, string]>([
    ['an unpayable card', 'playCard', '1ROM16', 'price'],
    ['a card of the other state', 'playCard', '1CIV12', 'stateIcon'],
    ["another player's card", 'playCard', '1CEL16', 'notAnOption'],
    ['a card of the deck', 'playCard', '1ROM14', 'notAnOption'],
    ['a card of the market', 'playCard', '1REG1', 'notAnOption'],
    ['a card in play', 'playCard', '1UNC8', 'notInHand'],
    ['a card that does not exist', 'playCard', '1XXX1', 'notAnOption'],
    ['a card of the other box', 'playCard', '2ATL3', 'notAnOption'],
    ['a rule of the game as a card', 'playCard', 'innovate', 'notAnOption'],
    ['nothing at all', 'playCard', '', 'notInHand'],
    ['a card in hand as an exhaust', 'exhaust', '1ROM20', 'noAbility'],
    ['a card that waits for its moment', 'exhaust', '1CIV9', 'onlyWhenTriggered'],
    ['a card without an ability', 'exhaust', '1ROM1B', 'noAbility'],
    ['__proto__', 'playCard', '__proto__', 'notAnOption'],
    ['toString', 'exhaust', 'toString', 'notAnOption'],
    ['two words', 'playCard', '1ROM20 1ROM16', 'notAnOption'],
  ])('%s: %s %s', (_what, name, arg, why) => {
    refused(romans(), { name, arg }, why);
  });

  test.each(['innovate', 'revolt'])('%s after an action', (name) => {
    const s = romans();
    s.exhaust('1UNC8');
    refused(s, { name }, 'turnBegun');
  });

  test('an argument where none belongs', () => {
    refused(romans(), { name: 'innovate', arg: 'REG' }, 'notAnOption');
    refused(romans(), { name: 'endActivation', arg: '1ROM20' }, 'notAnOption');
  });

  test.each<[string, unknown]>([
    ['a number', 20],
    ['NaN', NaN],
    ['true', true],
    ['a list', ['1ROM20']],
    ['an object', { id: '1ROM20' }],
    ['an object that says it is text', { toString: () => '1ROM20' }],
    ['a huge list', Array.from({ length: 100_000 }, () => '1ROM20')],
    ['a function', () => '1ROM20'],
    ['a symbol', Symbol('1ROM20')],
  ])('playCard with %s', (_what, arg) => {
    refused(romans(), { name: 'playCard', arg }, 'malformed');
  });

  test.each<[string, unknown[], string]>([
    ['no arguments', [], 'malformed'],
    ['a number as text', ['1', '1ROM20'], 'malformed'],
    ['no number', [null, '1ROM20'], 'malformed'],
    ['a question that is gone', [0, '1ROM20'], 'gone'],
    ['a question to come', [2, '1ROM20'], 'gone'],
    ['a fraction', [1.5, '1ROM20'], 'gone'],
    ['NaN', [NaN, '1ROM20'], 'gone'],
    ['infinity', [Infinity, '1ROM20'], 'gone'],
    ['more arguments', [1, '1ROM20', '1ROM16'], 'malformed'],
    ['a thousand arguments', Array.from({ length: 1000 }, () => 1), 'malformed'],
  ])('%s', (_what, args, why) => {
    refused(romans(), { name: 'playCard', args }, why);
  });

  test.each([
    '',
    'play',
    'answer',
    'cleanUp',
    'chooseNation',
    'ready',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'x'.repeat(100_000),
  ])('a move that there is not now: %.20s', (name) => {
    refused(romans(), { name, arg: '1ROM20' }, 'malformed');
  });

  test.each([1, 2, -1, 0.5, NaN, Infinity])('seat %p is not asked', (seat) => {
    refused(romans(), { seat, name: 'playCard', arg: '1ROM20' }, 'notAsked');
  });
});

describe('illegal answers', () => {
  const asked = (): S => {
    const s = duel({ state: 'empire', hand: ['1ROM3'] }, { hand: ['1CEL16', '1CEL17', '1CEL14'] });
    s.playCard('1ROM3');
    return s;
  };

  test.each<[string, unknown, string]>([
    ['one of two', ['1CEL16'], 'tooFew'],
    ['none', [], 'tooFew'],
    ['three of two', ['1CEL16', '1CEL17', '1CEL14'], 'tooMany'],
    ['one twice', ['1CEL16', '1CEL16'], 'pickedTwice'],
    ['what is not offered', ['1CEL16', '1ROM3'], 'notAnOption'],
    ['no text', ['1CEL16', 17], 'malformed'],
    ['a list in the list', [['1CEL16', '1CEL17']], 'malformed'],
    ['text', '1CEL16', 'malformed'],
    ['an object like a list', { length: 2, 0: '1CEL16', 1: '1CEL17' }, 'malformed'],
    ['nothing', undefined, 'malformed'],
    ['null', null, 'malformed'],
    ['a hole', Array.from({ length: 2 }), 'malformed'],
    ['__proto__', ['__proto__', 'constructor'], 'notAnOption'],
    ['a huge list', Array.from({ length: 200_000 }, (_, i) => `1CEL${i}`), 'notAnOption'],
  ])('%s', (_what, arg, why) => {
    refused(asked(), { seat: 1, name: 'answer', arg }, why);
  });

  test('the player whose turn it is may not answer for another', () => {
    refused(asked(), { seat: 0, name: 'answer', arg: ['1CEL16', '1CEL17'] }, 'notAsked');
  });

  test('an answer given twice', () => {
    const s = asked();
    const { n } = s.question();
    const answer: Move = { seat: 1, name: 'answer', args: [n, ['1CEL16', '1CEL17']] };
    expect(s.play(answer)).toBeNull();
    const same = unchanged(s);
    expect(s.play(answer)?.why).toBe('notAsked');
    same();
  });

  test('an answer to a question of the same player that is gone', () => {
    const s = duel({ hand: ['1GRE18', '1ROM20', '1UNR1'], population: 1 }, {}, { market: ['1REG1'] });
    s.playCard('1GRE18');
    const { n } = s.question();
    s.answer('branch 1').playCard('1ROM20');
    const same = unchanged(s);
    expect(s.play({ seat: 0, name: 'answer', args: [n, ['branch 1']] })).toMatchObject({ why: 'gone' });
    same();
  });

  test('a move of the turn while an answer is due, and the other way round', () => {
    const s = duel({ hand: ['1ROM20', '1ROM16'] });
    s.playCard('1ROM20');
    refused(s, { name: 'endActivation' }, 'malformed');
    refused(s, { name: 'cleanUp', arg: [] }, 'malformed');
    refused(romans(), { name: 'answer', arg: [] }, 'tooFew');
  });

  test('cards of others cannot be discarded at clean-up', () => {
    const s = romans();
    s.endActivation().answer('1REG1');
    refused(s, { name: 'cleanUp', arg: ['1CEL16'] }, 'notAnOption');
    refused(s, { name: 'cleanUp', arg: ['1ROM20', '1ROM20'] }, 'pickedTwice');
    refused(s, { name: 'answer', arg: ['1CEL16'] }, 'notAnOption');
  });
});

describe('several at once', () => {
  test('nobody answers for another, nobody twice', () => {
    const s = table([{ hand: ['1CEL18'] }, { play: ['1REG12'] }, { play: ['1REG1'] }]);
    s.playCard('1CEL18');
    const [one, two] = [s.question(1), s.question(2)];
    let same = unchanged(s);
    expect(s.play({ seat: 1, name: 'answer', args: [two.n, []] })).toMatchObject({ why: 'gone' });
    expect(s.play({ seat: 2, name: 'answer', args: [two.n, ['1REG12']] })?.why).toBe('notAnOption');
    expect(s.play({ seat: 0, name: 'answer', args: [one.n, []] })).toMatchObject({ why: 'notAsked' });
    same();
    s.answerAs(2);
    same = unchanged(s);
    expect(s.play({ seat: 2, name: 'answer', args: [two.n, ['1REG1']] })).toMatchObject({ why: 'notAsked' });
    same();
  });
});

describe('options', () => {
  const open =
    (options: unknown, seats = 2) =>
    () =>
      HeadlessTable.open(imperium, seats, options);

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty object', {}],
    ['nations chosen', { nations: 'choose' }],
    ['nations dealt', { nations: 'random', seed: 'x' }],
  ])('%s is fine', (_what, options) => {
    expect(open(options)).not.toThrow();
  });

  test.each<[string, unknown, RegExp]>([
    ['a word', 'random', /options of imperium/],
    ['a number', 7, /options of imperium/],
    ['a list', [], /options of imperium/],
    ['an unknown option', { boxes: 'legends' }, /options of imperium/],
    ['an unknown box', { box: 'horizons' }, /options of imperium: box/],
    ['common cards of the other box (R3.1)', { box: 'legends', commons: 'classics' }, /commons: only with both boxes/],
    ['an unknown way', { nations: 'draft' }, /options of imperium: nations/],
    ['a number as a seed', { seed: 5 }, /options of imperium: seed/],
    ['an empty seed', { seed: '' }, /options of imperium: seed/],
    ['a long seed', { seed: 'x'.repeat(65) }, /options of imperium: seed/],
    ['JSON with __proto__', JSON.parse('{"__proto__": {"nations": "random"}}') as unknown, /options of imperium/],
  ])('%s is refused and named', (_what, options, message) => {
    expect(open(options)).toThrow(message);
  });

  test.each([0, 1, 5, -2, 2.5, NaN, Infinity])('%p players are refused', (seats) => {
    expect(open({}, seats)).toThrow(/2 to 4 players/);
  });

  test.each([2, 3, 4])('%p players are fine', (seats) => {
    expect(open({}, seats)).not.toThrow();
  });
});

describe('choosing nations', () => {
  const fresh = () => HeadlessTable.open(imperium, 2, { seed: 'x' });

  test.each<[string, string | undefined, string]>([
    ['a nation of Legends', '2EGY1A', 'otherBox'],
    ['a card that is no power card', '1ROM14', 'notAnOption'],
    ['the name', 'romans', 'notAnOption'],
    ['nothing', undefined, 'notAnOption'],
    ['__proto__', '__proto__', 'notAnOption'],
  ])('%s', (_what, arg, why) => {
    const t = fresh();
    const same = unchanged(t);
    expect(t.play({ seat: 0, name: 'chooseNation', args: arg === undefined ? [1] : [1, arg] })?.why).toBe(why);
    same();
  });

  test('out of turn', () => {
    const t = fresh();
    const same = unchanged(t);
    expect(t.play({ seat: 1, name: 'chooseNation', args: [1, '1ROM1A'] })).toMatchObject({ why: 'notAsked' });
    same();
  });

  test('ready, where nations are chosen', () => {
    const t = fresh();
    const same = unchanged(t);
    expect(t.play({ seat: 0, name: 'ready', args: [1] })?.why).toBe('notAnOption');
    same();
  });
});

describe('what the nations of Legends may not do (R14)', () => {
  test.each<[string, object, string, string]>([
    ['a nation of the other box', { box: 'legends' }, '1ROM1A', 'otherBox'],
    ['a card below a power card', { box: 'legends' }, '2UTO2A', 'notAnOption'],
    ['no nation of any box', { box: 'both' }, '2FAM9A', 'notAnOption'],
  ])('R2.1: %s cannot be taken', (_what, options, power, why) => {
    const t = HeadlessTable.open(imperium, 2, { seed: 'x', ...options });
    const same = unchanged(t);
    expect(t.play({ seat: 0, name: 'chooseNation', args: [1, power] })).toMatchObject({ why });
    same();
  });

  test('R2.1: of both boxes, too, each nation is there once, whatever the side', () => {
    const t = HeadlessTable.open(imperium, 2, { seed: 'x', box: 'both' });
    expect(t.play({ seat: 0, name: 'chooseNation', args: [1, '2QIN1A'] })).toBeNull();
    const same = unchanged(t);
    for (const power of ['2QIN1A', '2QIN1B'])
      expect(t.play({ seat: 1, name: 'chooseNation', args: [2, power] })).toMatchObject({ why: 'nationTaken' });
    same();
  });

  const quests = (development: string[], garrison: Record<string, string[]> = {}): Situation => {
    const s = situation({
      players: [
        { nation: 'arthurians', side: 'B', below: ['2ART2'], development, garrison, hand: ['1ROM14'] },
        { nation: 'celts', side: 'B' },
      ],
      at: 'solstice',
    });
    while (s.g.phase === 'solstice' && s.question().ask !== 'setQuest') {
      const { ask, options } = s.question();
      s.answer(ask === 'may' ? 'yes' : (options[0] as string));
    }
    return s;
  };

  test('R14.1.4: Graal while another quest is impending, two quests, one that is none', () => {
    const s = quests(['2ART3', '2ART4', '2ART5']);
    expect(s.question().ask).toBe('setQuest');
    for (const [why, picks] of [
      ['lastQuest', ['2ART3']],
      ['tooMany', ['2ART4', '2ART5']],
      ['notAnOption', ['1ROM14']],
      ['tooFew', []],
    ] as const) {
      const same = unchanged(s);
      expect(s.refused(...picks)).toMatchObject({ why });
      same();
    }
  });

  test('R14.1.2: a second active quest: nobody is asked for one', () => {
    const s = quests(['2ART3', '2ART4'], { '2ART2': ['2ART5'] });
    expect(s.g.phase).toBe('round');
    expect(s.player(0).garrison).toEqual({ '2ART2': ['2ART5'] });
  });

  test('R14.8.3: a step of the journey with less than 5 progress', () => {
    const s = situation({
      players: [
        {
          nation: 'utopians',
          side: 'B',
          below: ['2UTO2B', '2UTO3A'],
          progress: 4,
          discard: ['1REG1'],
          deck: ['1REG2'],
        },
        { nation: 'celts', side: 'B' },
      ],
      at: 'solstice',
    });
    const { n, seat } = s.question();
    const same = unchanged(s);
    expect(s.play({ seat, name: 'answer', args: [n, ['branch 0']] })).toEqual({
      why: 'price',
      params: { progress: 1 },
    });
    same();
  });
});
