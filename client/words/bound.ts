/** Keeps the one-letter prepositions of Czech with the word that they belong to; the other languages have none. */
export const bound = (text: string): string => text.replace(/(?<![\p{L}\p{N}'’])([ksvzou]) (?=\S|$)/giu, '$1\u00a0');
