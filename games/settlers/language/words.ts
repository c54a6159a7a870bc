import { COLOURS, GAINS, RESOURCES } from '../card';

/** The words of the notation, by what they name. Verbs say with them what arguments they take. */
export const GAIN_WORDS = GAINS;
export const RESOURCE_WORDS = RESOURCES;
/** What an activation costs besides goods (S12.4). */
export const PAY_WORDS = [...RESOURCES, 'gold', 'worker', 'raze', 'anyResource', 'handCard', 'ownDeal'] as const;
export const COUNTED_WORDS = [...COLOURS, 'samurai'] as const;
export const BUILT_WORDS = [...COLOURS, 'factionCard'] as const;
/** What a verb is done to. */
export const TARGET_WORDS = ['hand', 'own', 'opponent', 'other', 'deal', 'route'] as const;

export const WORDS: readonly string[] = [
  ...new Set([
    ...GAIN_WORDS,
    ...PAY_WORDS,
    ...COUNTED_WORDS,
    ...TARGET_WORDS,
    ...['resource', 'most', 'tucked', 'stashed'],
  ]),
];
