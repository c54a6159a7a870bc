import type { Playable } from '../rulesets';

/** The bot that sits down where nobody chooses one: they are listed weakest first. */
export const strongest = ({ bots }: Pick<Playable, 'bots'>): string => Object.keys(bots).at(-1) ?? '';
