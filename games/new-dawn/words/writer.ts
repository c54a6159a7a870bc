import type { Condition, Filter, Node, Trigger, VerbNode } from '../../kit/effect/syntax';
import { EffectWriter, type Around } from '../../kit/text/effects';
import type { Bending } from '../../kit/text/phrasebook';
import { nothing } from '../../kit/text/table';
import { verbNamed } from '../verbs';
import type { Noun, Phrase } from './phrases';

/** Writes A New Dawn's verbs, triggers and conditions as sentences. */
export class NewDawnWriter extends EffectWriter<Phrase, Noun> {
  /** The first part of a sentence, which says when the rest happens. */
  trigger(triggers: readonly Trigger[]): Bending {
    return this.join(
      triggers.map(({ name }) => this.book.bend(`when.${name}` as Phrase)),
      'or',
    );
  }

  /** The fights in which a bonus counts; says nothing when it counts in all. */
  fight(what: Filter | undefined): Bending {
    if (!what) return nothing;
    const words = wordsIn(what);
    const parts: Phrase[] = [
      ...(words.includes('grassland') ? (['fight.steppe'] as const) : []),
      ...(words.includes('city') ? (['fight.city'] as const) : []),
      ...(words.includes('rival') ? (['fight.rival'] as const) : []),
      ...(words.includes('giver') ? (['fight.notGiver'] as const) : []),
    ];
    return (form) => parts.flatMap((part) => this.book.say(part, {}, form));
  }

  /** The things for each of which a bonus counts; says nothing when it counts once. */
  each(of: Filter | undefined): Bending {
    if (!of) return nothing;
    return this.book.bend(wordsIn(of).includes('caravan') ? 'per.caravan' : 'per.near');
  }

  protected override verb(node: VerbNode, around: Around): Bending {
    const verb = verbNamed(node.verb);
    const key = verb.phrase?.(node.args, around) ?? verb.phrases[0];
    const [first] = node.args;
    return this.book.bendComposed(`verb.${key}`, {
      n: Number(first?.n ?? 0),
      kind: wordsIn(first?.what)[0] ?? '',
      ...verb.slots?.(node.args, this),
    });
  }

  protected override merged(): Bending | null {
    return null;
  }

  override link(_first: Node): 'price' | 'then' {
    return 'then';
  }

  condition(when: Condition): Bending {
    return this.book.bend(`holds.${when.kind === 'word' ? when.word : ''}` as Phrase);
  }
}

/** All words of a filter. */
const wordsIn = (f: Filter | undefined): string[] => {
  switch (f?.kind) {
    case 'word':
      return [f.word];
    case 'or':
    case 'and':
      return f.of.flatMap(wordsIn);
    case 'not':
      return wordsIn(f.of);
    default:
      return [];
  }
};
