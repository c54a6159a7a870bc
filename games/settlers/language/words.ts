import { COLOURS, GAINS, RESOURCES } from '../card';

/** The words of the notation, grouped by what they name. Verbs declare their arguments with these groups. */
export const GAIN_WORDS = GAINS;
export const RESOURCE_WORDS = RESOURCES;
/** What an activation can cost (S12.4). */
export const PAY_WORDS = [...RESOURCES, 'gold', 'worker', 'raze', 'anyResource', 'handCard', 'ownDeal'] as const;
export const COUNTED_WORDS = [...COLOURS, 'samurai'] as const;
/** What a verb can be done to. */
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
