import { alternatives, type Node, type Trigger, type VerbNode } from '../../kit/effect/syntax';
import { EffectWriter, type Around } from '../../kit/text/effects';
import type { Nouns } from '../../kit/text/nouns';
import type { Bending, Phrasebook, Slots } from '../../kit/text/phrasebook';
import { verbNamed } from '../verbs';
import type { Noun, Phrase } from './phrases';

/** The nouns for words of the notation and of prices that have another name where they are counted. */
const NOUNS: Readonly<Record<string, Noun>> = {
  raze: 'razeToken',
  defence: 'defenceToken',
  vp: 'point',
  location: 'locationPrice',
  handCard: 'card',
  ownDeal: 'dealPrice',
};

/** Writes the verbs and triggers of Imperial Settlers as sentences. */
export class SettlersWriter extends EffectWriter<Phrase, Noun> {
  constructor(
    book: Phrasebook<Phrase, Noun>,
    private readonly nouns: Nouns<Phrase, Noun>,
  ) {
    super(book);
  }

  /** The first part of a sentence, which says when the rest happens. */
  trigger(triggers: readonly Trigger[]): Bending {
    return this.join(
      triggers.map(({ name, arg }) => {
        const [of = ''] = alternatives(arg?.what);
        return this.book.bendComposed(`when.${name}`, {
          of,
          n: Number(arg?.n ?? 0),
          colour: name === 'onBuild' && of !== 'factionCard' ? this.counted(of) : undefined,
        });
      }),
      'or',
    );
  }

  /** A number of goods or cards: "2 wood"; undefined for any other word. */
  gained(n: number, what: string): Bending {
    const noun = NOUNS[what] ?? what;
    return this.book.hasNoun(noun) ? this.nouns.some(n, noun) : () => [];
  }

  /** One location of a colour. */
  counted(colour: string): Bending {
    const noun = `colour.${colour}`;
    return this.book.hasNoun(noun) ? this.nouns.noun(noun) : () => [];
  }

  /** Numbers of several goods: "1 wood and 2 stone". */
  goods(goods: Readonly<Record<string, number>>): Bending {
    const some = Object.entries(goods).flatMap(([what, n]) => (n > 0 ? [this.gained(n, what)] : []));
    return some.length > 0 ? this.nouns.list(some, 'and') : () => [];
  }

  protected override verb(node: VerbNode, around: Around): Bending {
    const verb = verbNamed(node.verb);
    const key = verb.phrase?.(node.args, around) ?? verb.phrases[0];
    return this.book.bendComposed(`verb.${key}`, { ...this.slots(node), ...verb.slots?.(node.args, this) });
  }

  /** Several gains, or prices, as one: "gain 1 gold and 1 point". */
  protected override merged(nodes: readonly VerbNode[], join: 'and' | 'or'): Bending | null {
    const plain = nodes.every(({ verb, args }) => {
      const words = alternatives(args[0]?.what);
      return (
        (verb === 'gain' || verb === 'pay') &&
        !args[0]?.per &&
        !words.includes('handCard') &&
        !words.includes('ownDeal')
      );
    });
    const [first] = nodes;
    if (!plain || !first) return null;
    const all = nodes.map(({ args: [arg] }) => this.gained(Number(arg?.n), alternatives(arg?.what)[0] ?? ''));
    return this.book.bendComposed(`verb.${first.verb}`, { what: this.nouns.list(all, join) });
  }

  override link(first: Node): 'price' | 'then' {
    return first.kind === 'verb' && verbNamed(first.verb).finds ? 'then' : 'price';
  }

  /** The slots that the phrase of any verb may name. */
  private slots({ args: [first] }: VerbNode): Slots {
    const n = Number(first?.n ?? 1);
    const things = alternatives(first?.what).filter((word): word is Noun => this.book.hasNoun(word));
    return {
      n,
      cards: this.nouns.some(n, 'card'),
      what:
        things.length > 0
          ? this.nouns.list(
              things.map((thing) => this.nouns.noun(thing)),
              'and',
            )
          : undefined,
    };
  }
}
