import type { Condition, Node, VerbNode } from '../../kit/effect/syntax';
import { EffectWriter, type Around } from '../../kit/text/effects';
import type { Bending } from '../../kit/text/phrasebook';
import { verbNamed } from '../verbs';
import type { Noun, Phrase } from './phrases';

/** A New Dawn's verbs and conditions in sentences. */
export class NewDawnWriter extends EffectWriter<Phrase, Noun> {
  protected override verb(node: VerbNode, around: Around): Bending {
    const verb = verbNamed(node.verb);
    const key = verb.phrase?.(node.args, around) ?? verb.phrases[0];
    const n = Number(node.args[0]?.n ?? 0);
    return this.book.bend(`verb.${key}` as Phrase, { n, ...verb.slots?.(node.args, this) });
  }

  protected override merged(): Bending | null {
    return null;
  }

  override link(_first: Node): 'price' | 'then' {
    return 'then';
  }

  condition(_when: Condition): Bending {
    throw new Error('no condition is worded yet');
  }
}
