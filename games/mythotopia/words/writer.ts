import type { Condition, Filter, Phrase as Argument, Trigger, VerbNode } from '../../kit/effect/syntax';
import { EffectWriter, type Around } from '../../kit/text/effects';
import type { Nouns } from '../../kit/text/nouns';
import type { Bending, Phrasebook, Slots } from '../../kit/text/phrasebook';
import type { Token } from '../../kit/text/words';
import type { TokenValue } from '../card';
import { ISLANDS } from '../map';
import { wordOf } from '../rules/select';
import type { Noun, Phrase } from './phrases';

/** First parts of a step that find what the rest is about; other first parts are prices. */
const FINDING: ReadonlySet<string> = new Set(['look']);

/** Verbs that say how many of what they are about. */
const COUNTED: ReadonlySet<string> = new Set(['pay', 'sendHome', 'muster', 'hire']);
const VALUES: Readonly<Record<string, TokenValue>> = { two: 2, three: 3 };
/** Picks the form of a noun after "any number of". */
const ANY_NUMBER = 0;

const numberIn = (arg: Argument | undefined): number => Number(arg?.n ?? 0);
/** Words of a filter: `food/stone/gold`. */
const wordsIn = (f: Filter | undefined): string[] => (f?.f === 'or' ? f.of.flatMap(wordsIn) : f?.f === 'word' ? [f.word] : []);

/** Mythotopia's verbs and triggers in sentences. */
export class MythotopiaWriter extends EffectWriter<Phrase, Noun> {
  /** @param chip the name of a place or card as a token */
  constructor(book: Phrasebook<Phrase, Noun>, private readonly nouns: Nouns<Phrase, Noun>, private readonly chip: (id: string) => Token) {
    super(book);
  }

  /** When something happens: the part of a sentence before what is done then. */
  trigger(triggers: readonly Trigger[]): Bending {
    return this.join(triggers.map((t) => this.oneTrigger(t)), 'or');
  }

  protected override verb(node: VerbNode, around: Around): Bending {
    return this.book.bend(`verb.${variant(node)}`, this.slots(node, around));
  }

  protected override merged(): Bending | null {
    return null;
  }

  protected override link(first: { k: string; verb?: string }): 'price' | 'then' {
    return FINDING.has(first.verb ?? '') ? 'then' : 'price';
  }

  // No card of Mythotopia counts, asks for a condition, or replaces something.
  protected override each(): Bending { throw new Error('no card counts things'); }
  protected override condition(_when: Condition): Bending { throw new Error('no card has a condition'); }
  protected override replaced(): Bending { throw new Error('no card replaces anything'); }

  /** Everything that a verb's phrase may need; each phrase takes what it names. */
  private slots({ verb, args }: VerbNode, around: Around): Slots {
    const [first, second, third] = args;
    const n = numberIn(first) || 1;
    const kinds = this.nounsIn(first?.what);
    const counted = COUNTED.has(verb);
    const what = kinds.length > 0 ? this.nouns.list(kinds.map((kind) => this.nouns.noun(kind, counted ? n : 1)), 'or') : undefined;
    return {
      n,
      what: what && counted ? this.nouns.counted(n, what) : what,
      cards: around.upTo === 'all' || first?.min !== undefined
        ? this.book.bend('thing.anyNumber', { what: this.nouns.noun('card', ANY_NUMBER) }) : this.nouns.some(n, 'card'),
      min: first?.min ?? 0,
      as: first?.as && this.amount(first.as),
      price: second && this.amount(second),
      hills: third && this.amount(third),
      value: VALUES[wordsIn(first?.what)[0] ?? ''] ?? n,
      more: numberIn(second),
    };
  }

  private nounsIn(f: Filter | undefined): Noun[] {
    return wordsIn(f).filter((word): word is Noun => this.book.hasNoun(word));
  }

  /** "1 food"; "plain ground" without a number; undefined for what is no thing. */
  private amount({ n, what }: Argument): Bending | undefined {
    const kinds = this.nounsIn(what);
    return kinds.length === 0 ? undefined : this.nouns.list(kinds.map((kind) => (n === undefined ? this.nouns.noun(kind) : this.nouns.some(Number(n), kind))), 'or');
  }

  private oneTrigger({ name, arg }: Trigger): Bending {
    const [what = ''] = wordsIn(arg?.what);
    const thing = this.book.hasNoun(what) ? this.nouns.noun(what) : undefined;
    switch (name) {
      case 'onCapture': return this.book.bend(`when.onCapture${what.charAt(0).toUpperCase()}${what.slice(1)}` as Phrase, { what: thing });
      case 'onHold': return this.book.bend('when.onHold', {
        places: this.nouns.list(ISLANDS[what as keyof typeof ISLANDS].map((place) => () => [this.chip(place)]), 'and'),
      });
      default: return this.book.bend(`when.${name}` as Phrase, { n: numberIn(arg ?? undefined), what: thing });
    }
  }
}

/** A phrase of its own for verbs that say different things with different arguments. */
function variant(node: VerbNode): VerbKey {
  const word = wordOf(node, 0);
  const [first] = node.args;
  const from = first?.from?.f === 'word' ? first.from.word : null;
  switch (node.verb) {
    case 'take': return word === 'token' ? 'take' : 'takeOf';
    case 'build': return word === 'road' ? 'buildRoad' : 'build';
    case 'draw': return first?.per ? 'drawMoved' : 'draw';
    case 'discard': return from === 'reserve' ? 'discardReserve' : 'discardHand';
    case 'strength': return first?.in ? 'strengthRough' : word === 'attacker' ? 'strengthAttacker' : 'strengthDefender';
    case 'convert': return word === 'any' ? 'convertAny' : 'convertOther';
    case 'standFor': return word === 'anywhere' ? 'standForAnywhere' : 'standForOwn';
    case 'handSize': return word === 'more' ? 'handSizeMore' : 'handSize';
    default: return node.verb as VerbKey;
  }
}
type VerbKey = Extract<Phrase, `verb.${string}`> extends `verb.${infer K}` ? K : never;
