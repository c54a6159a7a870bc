import { inside, walk, type Node } from '../../games/kit/effect/syntax';
import type { Card } from '../../games/imperium/card';
import { playableVerbs } from '../../games/imperium/rules/verbs';

/**
 * Verbs that are never run: passives and modifiers that the rules read off the table (`modifiers`, `passiveVerbs`),
 * and what set-up does for every such card.
 */
const READ_OFF: ReadonlySet<string> = new Set(['handSize', 'loseIcon', 'ignoreIcon', 'treatAs', 'reduceCost', 'allow', 'addTo']);

/** What the rules put in the place of something else: `insteadOf(WHAT: ...)`. */
const REPLACED: ReadonlySet<string> = new Set(['history', 'place']);

/** Words of the card's effects that the rules cannot carry out yet; empty when it is implemented. */
export function missingIn(card: Card): string[] {
  const missing = new Set<string>();
  const look = (node: Node): void => {
    if (node.k === 'insteadOf') {
      const what = node.what.verb?.verb ?? (node.what.what?.f === 'word' ? node.what.what.word : '?');
      if (!REPLACED.has(what)) missing.add(`insteadOf(${what})`);
      // What replaces is found by what is replaced; of `history: discard` only that.
      if (what === 'place') inside(node).forEach((inner) => walk(inner, look));
    } else if (node.k === 'verb' && !(node.verb in playableVerbs) && !READ_OFF.has(node.verb)) missing.add(node.verb);
  };
  for (const { cost, effect } of card.abilities) {
    if (cost) walk(cost, look);
    walk(effect, look);
  }
  return [...missing].sort();
}
