import { EffectParser } from '../../games/kit/effect/parse';
import { printCondition, printNode, printPoints, printTriggers } from '../../games/kit/effect/print';
import { inside, walk, type Node } from '../../games/kit/effect/syntax';
import { VOCABULARY } from '../../games/imperium/language/vocabulary';
import { cardsOf, classics, legends, type ReferenceCard } from '../reference/imperium/read';

const parser = (): EffectParser => new EffectParser(VOCABULARY);
const program = (text: string): Node => parser().program(text);
const back = (text: string): string => printNode(program(text));

const cards = [...cardsOf(classics), ...cardsOf(legends)];
const texts = (of: (card: ReferenceCard) => (string | undefined)[]): string[] =>
  [...new Set(cards.flatMap(of).filter((text): text is string => text !== undefined))].sort();

const effects = texts((card) => card.effects.flatMap((e) => [e.effect, e.cost]));
const triggers = texts((card) => card.effects.map((e) => e.trigger));
const conditions = texts((card) => {
  const { vp } = card as { vp: { conditional?: { when: string } | { when: string }[] } | null | number };
  const conditional = typeof vp === 'object' && vp?.conditional ? [vp.conditional].flat() : [];
  return [card.playIf, ...conditional.map((c) => c.when)];
});
const variables = texts((card) => {
  const { vp } = card as { vp: { variable?: string } | null | number };
  return [typeof vp === 'object' ? vp?.variable : undefined];
});

describe('every text of both boxes is printed back as it was', () => {
  test('there are texts', () => {
    expect([effects.length, triggers.length, conditions.length, variables.length].every((n) => n > 3)).toBe(true);
  });
  test.each(effects)('%s', (text) => {
    expect(back(text)).toBe(text);
  });
  test.each(triggers)('trigger %s', (text) => {
    expect(printTriggers(parser().triggers(text))).toBe(text);
  });
  test.each(conditions)('condition %s', (text) => {
    expect(printCondition(parser().condition(text))).toBe(text);
  });
  test.each(variables)('points %s', (text) => {
    expect(printPoints(parser().points(text))).toBe(text);
  });
});

describe('the tree', () => {
  test('`;` separates sentences, `>` a price from what it buys, `+` joins', () => {
    expect(program('gain(1 material) ; MAY pay(1 material) + discard(1 any) > draw(1)')).toMatchObject({
      kind: 'seq',
      of: [
        { kind: 'verb', verb: 'gain' },
        {
          kind: 'step',
          may: true,
          of: [{ kind: 'both', of: [{ verb: 'pay' }, { verb: 'discard' }] }, { verb: 'draw' }],
        },
      ],
    });
  });

  test('one sentence without a price is its own node', () => {
    expect(program('gain(1 material)')).toMatchObject({
      kind: 'verb',
      verb: 'gain',
      args: [{ n: 1, what: { kind: 'word', word: 'material' } }],
    });
  });

  test('`MAY` alone makes a step', () => {
    expect(program('MAY draw(1)')).toMatchObject({ kind: 'step', may: true, of: [{ verb: 'draw' }] });
  });

  test('a slash binds tighter than &', () => {
    expect(program('acquire(TRI/UNC & with(population))')).toMatchObject({
      args: [
        {
          what: {
            kind: 'and',
            of: [
              { kind: 'or', of: [{ word: 'TRI' }, { word: 'UNC' }] },
              { kind: 'call', name: 'with' },
            ],
          },
        },
      ],
    });
  });

  test('`not` binds to the next word only', () => {
    expect(program('abandon(1 pinned & not REG)')).toMatchObject({
      args: [{ n: 1, what: { kind: 'and', of: [{ word: 'pinned' }, { kind: 'not', of: { word: 'REG' } }] } }],
    });
  });

  test('amounts: numbers, all, n, a least one, a quotient', () => {
    expect(program('pay(all progress, min 5)')).toMatchObject({
      args: [{ n: 'all', what: { word: 'progress' } }, { min: 5 }],
    });
    expect(program('gain(n progress)')).toMatchObject({ args: [{ n: 'n' }] });
    expect(program('gain(2 material per 3 inPlay(REG))')).toMatchObject({
      args: [{ n: 2, per: { each: 3, of: { name: 'inPlay' } } }],
    });
    expect(program('gain(1 material per inPlay(REG))')).toMatchObject({ args: [{ per: { each: 1 } }] });
  });

  test('zones of origin and goal', () => {
    expect(program('give(1 any from hand/discardPile to eachOther)')).toMatchObject({
      args: [{ n: 1, what: { word: 'any' }, from: { kind: 'or' }, to: { word: 'eachOther' } }],
    });
  });

  test('cards by name and by number', () => {
    expect(program('abandon(@1VIK17)')).toMatchObject({ args: [{ what: { kind: 'card', id: '1VIK17' } }] });
    expect(program('loseIcon(barbarian, named("Conquer")/attack)')).toMatchObject({
      args: [
        { what: { word: 'barbarian' } },
        { what: { kind: 'or', of: [{ kind: 'named', name: 'Conquer' }, { word: 'attack' }] } },
      ],
    });
  });

  test('brackets may be dropped, and are printed as they were written', () => {
    expect(program('flip')).toMatchObject({ verb: 'flip', bare: true });
    expect(back('flip')).toBe('flip');
    expect(back('flip()')).toBe('flip()');
  });

  test('an else part', () => {
    expect(program('if(barbarian: draw(1) | gain(1 progress))')).toMatchObject({
      kind: 'if',
      body: { verb: 'draw' },
      otherwise: { verb: 'gain' },
    });
    expect(program('if(barbarian: draw(1))')).toMatchObject({ kind: 'if', otherwise: null });
  });

  test('white space does not matter', () => {
    expect(back('  gain( 1   material );MAY draw(1)  ')).toBe('gain(1 material) ; MAY draw(1)');
  });

  test('every node has a number of its own, over all texts of a card', () => {
    const one = parser();
    const numbers: number[] = [];
    for (const text of [
      'pay(1 material) > draw(1)',
      'choose(draw(1) | gain(1 progress) + gain(1 material))',
      'MAY history(this)',
    ]) {
      walk(one.program(text), (node) => numbers.push(node.id));
    }
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('walk goes through every node, outermost first', () => {
    const seen: string[] = [];
    walk(program('choose(draw(1) | if(barbarian: repeat(2: draw(1)) | {gain(1 progress) ; flip}))'), (node) =>
      seen.push(node.kind === 'verb' ? node.verb : node.kind),
    );
    expect(seen).toEqual(['choose', 'draw', 'if', 'times', 'draw', 'block', 'seq', 'gain', 'flip']);
    expect(inside(program('draw(1)'))).toEqual([]);
  });
});

describe('what cannot be read', () => {
  test.each<[string, string]>([
    ['fly(1 any)', 'unknown verb fly'],
    ['gain(1 gold)', 'unknown word gold'],
    ['gain(1 material per inSpace(any))', 'unknown selector inSpace'],
    ['if(maybe(1 any): draw(1))', 'unknown condition maybe'],
    ['', 'unexpected end'],
    ['gain(1 material', 'expected ), found the end'],
    ['gain(1 material))', 'left over: )'],
    ['gain(1 material) ;', 'unexpected end'],
    ['choose(draw(1) |)', 'unknown verb )'],
    ['repeat(x: draw(1))', 'expected a number, found x'],
    ['repeat(2 draw(1))', 'expected :'],
    ['gain(1 material) draw(1)', 'left over: draw'],
    ['gain(1 material) = draw(1)', 'unreadable at "'],
    ['gain(1 material) é', 'unreadable at "'],
    ['abandon("Conquer")', 'unexpected "Conquer"'],
    ['GAIN(1 material)', 'unknown verb GAIN'],
  ])('%s: %s', (text, message) => {
    expect(() => program(text)).toThrow(message);
    expect(() => program(text)).toThrow(`in effect: ${text}`);
  });

  test('triggers, conditions and points say what is wrong as well', () => {
    expect(() => parser().triggers('onParty(REG)')).toThrow('unknown trigger onParty in effect: onParty(REG)');
    expect(() => parser().triggers('')).toThrow('unexpected end');
    expect(() => parser().condition('perhaps(1 any)')).toThrow('unknown condition perhaps');
    expect(() => parser().points('per owned(REG)')).toThrow('expected a number, found per');
    expect(() => parser().points('2 owned(REG)')).toThrow('expected per, found owned');
  });

  test('a condition is one of the words there are', () => {
    expect(() => parser().condition('sunny')).toThrow('sunny');
  });

  test('a long text is read without depth running out', () => {
    const text = Array.from({ length: 2000 }, () => 'draw(1)').join(' ; ');
    expect(back(text)).toBe(text);
  });
});
