import type { Vocabulary } from '../../kit/effect/syntax';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Every word that a card's effect may use; test/reference/mythotopia/notation.md says what each means. */
export const VOCABULARY: Vocabulary = {
  verbs: words(`
    pay take swapToken build peace sendHome hire muster draw discard fetch look keep box
    scatter raise
    strength treatAs convert double standFor cross winTie handSize limitWars allow store`),
  selectors: words(''),
  conditions: words(''),
  triggers: words('onBuild onCapture onDefend onHold onSail'),
  words: words(`
    food stone gold army ship token two three any this own province anywhere moved more hand reserve discardPile undealt bank
    city castle road citadel town dragon runestone mercenary war player sea hills mountains plain rough attacker defender
    largeIsland smallIsland`),
};
