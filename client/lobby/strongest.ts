import type { Playable } from '../rulesets';

/** The bot for a seat for which nobody chose one. Bots are listed weakest first. */
export const strongest = ({ bots }: Pick<Playable, 'bots'>): string => Object.keys(bots).at(-1) ?? '';
