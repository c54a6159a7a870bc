import { RESOURCES } from '../card';

/** The words of Mythotopia's notation, grouped by what they name. Verbs declare their arguments with these groups. */

export const SYMBOL_WORDS = [...RESOURCES, 'army', 'ship'] as const;
export const TERRAIN_WORDS = ['hills', 'mountains', 'plain', 'rough'] as const;
export const WORK_WORDS = ['city', 'castle', 'road'] as const;
const TOKEN_WORDS = ['token', 'two', 'three'] as const;
const CARD_WORDS = ['any', 'this', 'moved', 'more'] as const;
const ZONE_WORDS = ['hand', 'reserve', 'discardPile', 'undealt', 'bank'] as const;
const BOARD_WORDS = [
  ...['own', 'province', 'anywhere', 'citadel', 'town', 'dragon', 'runestone', 'mercenary', 'war', 'player', 'sea'],
  ...['attacker', 'defender', 'largeIsland', 'smallIsland'],
] as const;

export const WORDS: readonly string[] = [
  ...SYMBOL_WORDS,
  ...TOKEN_WORDS,
  ...CARD_WORDS,
  ...ZONE_WORDS,
  ...WORK_WORDS,
  ...TERRAIN_WORDS,
  ...BOARD_WORDS,
];
