import { doubtsOf, type Listed } from '../kit/browse';
import { CARDS } from './catalogue';

/** Every kind of card for the card browser. Of copies that differ only in their number the first is listed. */
export const browse = (): Listed[] =>
  [...CARDS.values()]
    .filter(({ id, facts }) => id === facts.copies[0] || facts.but?.[id] !== undefined)
    .map(({ id, facts, deck, category, colours }) => ({
      id,
      facets: { deck: [deck], category: [category], colour: [...colours].map((colour) => `colour.${colour}`) },
      doubts: doubtsOf(
        Object.fromEntries(Object.entries(facts.confidence ?? {}).filter(([field]) => !field.startsWith('name.'))),
      ),
    }));
