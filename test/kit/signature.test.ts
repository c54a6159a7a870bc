import { EffectParser } from '../../games/kit/effect/parse';
import {
  arg,
  either,
  filter,
  formOf,
  inner,
  maybe,
  number,
  numberOrAll,
  per,
  verbNamed,
  word,
  wrongWith,
} from '../../games/kit/effect/signature';
import type { Node, Vocabulary } from '../../games/kit/effect/syntax';

const RESOURCE = word(['coin', 'wood'], 'RESOURCE');
const CARDS = filter(['any', 'this', 'hill'], 'CARDS');
const ROWS = [
  { name: 'gain', args: [arg({ n: number, what: RESOURCE, per: maybe(per) })] },
  { name: 'pay', args: [arg({ n: numberOrAll, what: RESOURCE }), maybe(arg({ min: number }))] },
  { name: 'drop', args: [maybe(arg({ n: maybe(number), what: CARDS, from: maybe(word(['hand', 'deck'])) }))] },
  { name: 'treat', args: [arg({ what: CARDS, as: inner(arg({ n: number, what: RESOURCE })) })] },
  { name: 'allow', args: [arg({ verb: verbNamed('gain') })] },
  { name: 'swap', args: [either(arg({ what: word(['hand']) }), arg({ n: number, what: CARDS }))] },
  { name: 'sing', args: [] },
];
const VOCABULARY: Vocabulary = {
  combinators: [],
  verbs: new Map(ROWS.map((row) => [row.name, { ...row, run: 'read' }])),
  selectors: new Set(['inPlay']),
  conditions: new Set(),
  triggers: new Set(),
  words: new Set(['coin', 'wood', 'any', 'this', 'hill', 'hand', 'deck']),
};
const read = (text: string): Node => new EffectParser(VOCABULARY).program(text);

describe('arguments of verbs are checked when a card is read', () => {
  test.each([
    'gain(2 coin)',
    'gain(1 wood per 2 inPlay(hill))',
    'pay(all coin, min 5)',
    'pay(1 wood)',
    'drop',
    'drop(this)',
    'drop(1 any & not hill from deck)',
    'drop(1 inPlay(hill))',
    'treat(hill as 2 wood)',
    'allow(gain(1 coin))',
    'swap(hand)',
    'swap(1 hill)',
    'sing()',
    'sing',
  ])('%s is read', (text) => {
    expect(() => read(text)).not.toThrow();
  });

  test.each([
    ['a word of another kind', 'gain(1 hand)', '1 hand is no argument of gain: gain(N RESOURCE [per COUNTED])'],
    ['a zone where resources stand', 'pay(all deck)', 'all deck is no argument of pay'],
    ['no number', 'gain(coin)', 'coin is no argument of gain'],
    ['all where only a number can stand', 'gain(all coin)', 'all coin is no argument of gain'],
    ['a member that the verb does not have', 'gain(1 coin from hand)', '1 coin from hand is no argument of gain'],
    ['a zone that it does not know', 'drop(1 any from hand/deck)', 'is no argument of drop'],
    ['cards of a kind that cannot be meant', 'drop(1 any & not coin)', 'is no argument of drop'],
    ['an argument too many', 'sing(1 coin)', '1 coin is no argument of sing: sing()'],
    ['an argument too few', 'gain()', 'gain lacks an argument'],
    ['no brackets where one is needed', 'gain', 'gain lacks an argument'],
    ['another verb inside', 'allow(pay(1 coin))', 'is no argument of allow: allow(gain(...))'],
    ['a wrong argument of a verb inside', 'allow(gain(1 hill))', '1 hill is no argument of gain'],
    ['a wrong argument inside an argument', 'treat(hill as 2 hand)', 'is no argument of treat'],
  ])('%s: %s', (_what, text, message) => {
    expect(() => read(text)).toThrow(message);
    expect(() => read(text)).toThrow(text);
  });

  test('the form is written as cards are, with what may be left out in brackets', () => {
    expect(ROWS.map(({ name, args }) => formOf(name, args))).toEqual([
      'gain(N RESOURCE [per COUNTED])',
      'pay(N/all RESOURCE, [min N])',
      'drop([[N] CARDS [from hand/deck]])',
      'treat(CARDS as N RESOURCE)',
      'allow(gain(...))',
      'swap(hand | N CARDS)',
      'sing()',
    ]);
  });

  test('nothing is wrong with what fits', () => {
    expect(wrongWith('sing', [], [])).toBeNull();
  });
});
