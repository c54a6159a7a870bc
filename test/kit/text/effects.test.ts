import { COMBINATORS } from '../../../games/imperium/language/combinators';
import type { Core } from '../../../games/kit/core';
import { arg, number, word, type Signature } from '../../../games/kit/effect/signature';
import { EffectParser } from '../../../games/kit/effect/parse';
import type { Condition, Filter, Node, VerbNode, Vocabulary } from '../../../games/kit/effect/syntax';
import type { Verb } from '../../../games/kit/effect/verb';
import { EffectWriter, type Around } from '../../../games/kit/text/effects';
import { Phrasebook, type Bending, type Catalogue } from '../../../games/kit/text/phrasebook';
import { plain } from '../../../games/kit/text/words';

const COINS = arg({ n: number, what: word(['coin', 'deck']) });
const verb = (name: string, args: Signature): [string, Verb<Core>] => [name, { name, args, run: 'read' }];

/** A small game of its own: `gain(n coin)`, `sing`, `look(n deck)`. */
const VOCABULARY: Vocabulary = {
  combinators: COMBINATORS,
  verbs: new Map([...['gain', 'pay', 'look'].map((name) => verb(name, [COINS])), verb('sing', [])]),
  selectors: new Set(),
  conditions: new Set(['rich']),
  triggers: new Set(),
  words: new Set(['coin', 'deck', 'rich']),
};

const catalogue: Catalogue = {
  language: 'en',
  beside: [],
  later: {},
  nouns: {},
  phrases: {
    sentence: '{body}.',
    heading: '{body}:',
    item: '- {body}.',
    comma: '{a_same}, {b_same}',
    and: '{a} and {b}',
    or: '{a} or {b}',
    andDo: '{a_same} and {b_same}',
    orDo: '{a_same}, or {b_same}',
    andOrDo: '{a_same} and/or {b_same}',
    andAlso: '{a_same}, and {b_same}',
    andYou: '{a}, and you {b}',
    next: '{a}; {b}',
    price: '{a_same}: {b}',
    mayPrice: '{a_same} to {b}',
    then: '{a_same}, then {b}',
    ifDone: '{a_same}; if you do, {b}',
    may: '{form, select, they {may {body}} other {you may {body}}}',
    choose: 'choose one',
    chooseAny: 'choose one or both',
    if: 'if {when}, {body}',
    ifElse: 'if {when}, {body}; otherwise, {otherwise}',
    repeat: '{n, plural, =2 {twice} other {# times}}: {body}',
    upToTimes: 'up to {n} times, {body}',
    anyTimes: 'as often as you like, {body}',
    forEach: 'for each {of}: {body}',
    eachOther: 'each other player {body_they}',
    allPlayers: 'everybody {body_they}',
    owner: 'you {body}',
    unable: 'who cannot {body_they}',
    untilEndOfTurn: 'until the end of the turn, {body}',
    nextCard: 'next time, {body}',
    instead: 'instead {body}',
    gain: '{form, select, they {gains} other {gain}} {what}',
    pay: '{form, select, they {pays} other {pay}} {what}',
    sing: '{form, select, they {sings} other {sing}}',
    look: 'look at {what}',
    rich: 'you are rich',
  },
};

class Writer extends EffectWriter<string, string> {
  protected override verb(node: VerbNode, around: Around): Bending {
    const { n } = node.args[0] ?? {};
    const most = around.upTo === undefined ? '' : `up to ${around.upTo} of `;
    return this.book.bend(node.verb, { what: `${most}${n}${around.more || around.again ? ' more' : ''}` });
  }

  protected override merged(nodes: readonly VerbNode[], join: 'and' | 'or'): Bending | null {
    if (nodes[0]?.verb !== 'gain') return null;
    return this.book.bend('gain', {
      what: this.join(
        nodes.map((n): Bending => () => [{ kind: 'text', text: String(n.args[0]?.n) }]),
        join,
      ),
    });
  }

  each(of: Filter): Bending {
    return () => [{ kind: 'text', text: of.kind === 'word' ? of.word : '' }];
  }

  condition(when: Condition): Bending {
    return this.book.bend(when.kind === 'word' ? when.word : '');
  }

  replaced(): Bending {
    return () => [];
  }

  override link(first: Node): 'price' | 'then' | 'ifDone' {
    if (first.kind !== 'verb') return 'price';
    return first.verb === 'look' ? 'then' : first.verb === 'gain' ? 'ifDone' : 'price';
  }
}

const writer = new Writer(new Phrasebook(catalogue));
const lines = (effect: string, around?: Around): string[] =>
  writer.lines(new EffectParser(VOCABULARY).program(effect), undefined, around).map((line) => plain(line));

describe('EffectWriter', () => {
  test.each<[string, string[]]>([
    ['gain(1 coin)', ['Gain 1.']],
    ['gain(1 coin) ; sing', ['Gain 1.', 'Sing.']],
    ['gain(1 coin) ; gain(1 coin)', ['Gain 1.', 'Gain 1 more.']],
    ['gain(1 coin) ; MAY gain(1 coin)', ['Gain 1.', 'You may gain 1 more.']],
    ['gain(1 coin) ; if(rich: gain(1 coin))', ['Gain 1.', 'If you are rich, gain 1 more.']],
    ['gain(1 coin) ; gain(2 coin)', ['Gain 1.', 'Gain 2.']],
    ['pay(2 coin) > sing', ['Pay 2: sing.']],
    ['look(2 deck) > sing', ['Look at 2, then sing.']],
    ['gain(1 coin) > sing', ['Gain 1; if you do, sing.']],
    ['MAY sing', ['You may sing.']],
    ['MAY pay(1 coin) > gain(2 coin)', ['You may pay 1 to gain 2.']],
    ['MAY pay(1 coin) > eachOther(gain(2 coin))', ['You may pay 1; if you do, each other player gains 2.']],
    ['MAY pay(1 coin) > choose(sing | gain(2 coin))', ['You may pay 1; if you do, sing, or gain 2.']],
    ['pay(1 coin) > look(1 deck) > sing', ['Pay 1: look at 1, then sing.']],
    ['sing + look(1 deck)', ['Sing and look at 1.']],
    ['gain(1 coin) + gain(2 coin)', ['Gain 1 and 2.']],
    ['pay(1 coin) + pay(2 coin) + sing', ['Pay 1, pay 2 and sing.']],
    ['sing + eachOther(gain(1 coin))', ['Sing, and each other player gains 1.']],
    ['eachOther(gain(1 coin)) + gain(2 coin)', ['Each other player gains 1, and you gain 2.']],
    ['sing + {MAY gain(1 coin)}', ['Sing, and you may gain 1.']],
    ['choose(gain(1 coin) | gain(2 coin) | sing)', ['Gain 1 or 2, or sing.']],
    ['anyOf(sing | look(1 deck))', ['Sing and/or look at 1.']],
    ['choose(pay(1 coin) > sing | gain(1 coin))', ['Choose one:', '- Pay 1: sing.', '- Gain 1.']],
    ['sing ; choose({sing ; gain(1 coin)} | sing)', ['Sing.', 'Choose one:', '- Sing; gain 1.', '- Sing.']],
    ['if(rich: sing)', ['If you are rich, sing.']],
    ['if(rich: sing | gain(1 coin))', ['If you are rich, sing; otherwise, gain 1.']],
    ['repeat(2: sing)', ['Twice: sing.']],
    ['upTo(3: gain(1 coin))', ['Gain up to 3 of 1.']],
    ['upTo(2: pay(1 coin) > sing)', ['Up to 2 times, pay 1: sing.']],
    ['upTo(all: pay(1 coin) > sing)', ['As often as you like, pay 1: sing.']],
    ['forEach(coin: sing)', ['For each coin: sing.']],
    ['eachOther(sing)', ['Each other player sings.']],
    ['allPlayers(MAY sing)', ['Everybody may sing.']],
    ['eachOther(sing + gain(1 coin))', ['Each other player sings and gains 1.']],
    ['unable(pay(1 coin))', ['Who cannot pays 1.']],
    ['untilEndOfTurn(sing)', ['Until the end of the turn, sing.']],
    ['next(sing)', ['Next time, sing.']],
    ['insteadOf(coin: sing)', ['Instead sing.']],
  ])('%s', (effect, expected) => {
    expect(lines(effect)).toEqual(expected);
  });

  test('something before the first sentence is told whether a list follows', () => {
    const heard: boolean[] = [];
    const lead = (body: Bending, list: boolean): Bending => {
      heard.push(list);
      return (form) => [{ kind: 'text', text: 'well, ' }, ...body(form)];
    };
    const program = (effect: string): Node => new EffectParser(VOCABULARY).program(effect);
    expect(writer.lines(program('sing ; sing'), lead).map((l) => plain(l))).toEqual(['Well, sing.', 'Sing.']);
    expect(plain(writer.lines(program('choose(pay(1 coin) > sing | sing)'), lead)[0] ?? [])).toBe('Well, choose one:');
    expect(heard).toEqual([false, true]);
  });

  test('what adds to its trigger says so', () => {
    expect(lines('look(1 deck) + sing', { more: true })).toEqual(['Look at 1 more and sing.']);
  });
});
