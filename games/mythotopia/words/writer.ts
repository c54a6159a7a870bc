import {
  alternatives,
  type Filter,
  type Node,
  type Argument as Argument,
  type Trigger,
  type VerbNode,
} from '../../kit/effect/syntax';
import { EffectWriter, type Around } from '../../kit/text/effects';
import type { Nouns } from '../../kit/text/nouns';
import type { Bending, Phrasebook, Slots } from '../../kit/text/phrasebook';
import type { Token } from '../../kit/text/words';
import { ISLANDS } from '../map';
import { verbNamed } from '../verbs';
import type { Noun, Phrase } from './phrases';

/** The number that picks the form of a noun after "any number of". */
const ANY_NUMBER = 0;

const numberIn = (arg: Argument | undefined): number => Number(arg?.n ?? 0);

/** The key of a verb's phrase with these arguments. */
function phraseOf({ verb, args }: VerbNode, around: Around = {}): string {
  const { phrase, phrases } = verbNamed(verb);
  return phrase?.(args, around) ?? phrases[0];
}

/** Writes Mythotopia's verbs and triggers as sentences. */
export class MythotopiaWriter extends EffectWriter<Phrase, Noun> {
  /** @param chip the name of a place or card as a token */
  constructor(
    book: Phrasebook<Phrase, Noun>,
    private readonly nouns: Nouns<Phrase, Noun>,
    private readonly chip: (id: string) => Token,
  ) {
    super(book);
  }

  /** The first part of a sentence, which says when the rest happens. */
  trigger(triggers: readonly Trigger[]): Bending {
    return this.join(
      triggers.map((t) => this.oneTrigger(t)),
      'or',
    );
  }

  protected override verb(node: VerbNode, around: Around): Bending {
    return this.said('verb', node, around);
  }

  protected override merged(nodes: readonly VerbNode[], join: 'and' | 'or'): Bending | null {
    if (!nodes.every((node) => this.book.has(`again.${phraseOf(node)}`))) return null;
    return this.join(
      nodes.map((node, i) => this.said(i === 0 ? 'verb' : 'again', node)),
      `${join}Do`,
    );
  }

  private said(kind: 'verb' | 'again', node: VerbNode, around: Around = {}): Bending {
    const verb = verbNamed(node.verb);
    return this.book.bendComposed(`${kind}.${phraseOf(node, around)}`, {
      ...this.slots(node, around, verb.counted ?? false),
      ...verb.slots?.(node.args, this),
    });
  }

  override link(first: Node): 'price' | 'then' {
    return first.kind === 'verb' && verbNamed(first.verb).finds ? 'then' : 'price';
  }

  /** The slots that the phrase of any verb may name. */
  private slots({ args: [first] }: VerbNode, around: Around, counted: boolean): Slots {
    const n = numberIn(first) || 1;
    const { upTo } = around;
    const kinds = this.nounsIn(first?.what);
    const what =
      kinds.length > 0
        ? this.nouns.list(
            kinds.map((kind) => this.nouns.noun(kind, counted ? n : 1)),
            'or',
          )
        : undefined;
    return {
      n,
      what: what && counted ? this.nouns.counted(n, what) : what,
      cards:
        upTo === 'all' || first?.min !== undefined
          ? this.book.bend('thing.anyNumber', { what: this.nouns.noun('card', ANY_NUMBER) })
          : upTo === undefined
            ? this.nouns.some(n, 'card')
            : this.book.bend('thing.upTo', { what: this.nouns.some(upTo, 'card') }),
      min: first?.min ?? 0,
    };
  }

  private nounsIn(f: Filter | undefined): Noun[] {
    return alternatives(f).filter((word): word is Noun => this.book.hasNoun(word));
  }

  /** An amount: "1 food"; "plain ground" without a number. Undefined for an argument without a thing. */
  amount({ n, what }: Argument): Bending | undefined {
    const kinds = this.nounsIn(what);
    return kinds.length === 0
      ? undefined
      : this.nouns.list(
          kinds.map((kind) => (n === undefined ? this.nouns.noun(kind) : this.nouns.some(Number(n), kind))),
          'or',
        );
  }

  private oneTrigger({ name, arg }: Trigger): Bending {
    const [what = ''] = alternatives(arg?.what);
    const thing = this.book.hasNoun(what) ? this.nouns.noun(what) : undefined;
    switch (name) {
      case 'onCapture':
        return this.book.bendComposed(`when.onCapture${what.charAt(0).toUpperCase()}${what.slice(1)}`, {
          what: thing,
        });
      case 'onHold':
        return this.book.bend('when.onHold', {
          places: this.nouns.list(
            ISLANDS[what as keyof typeof ISLANDS].map((place) => () => [this.chip(place)]),
            'and',
          ),
        });
      default:
        return this.book.bendComposed(`when.${name}`, { n: numberIn(arg ?? undefined), what: thing });
    }
  }
}
