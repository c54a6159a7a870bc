/** A text in lower case, without accents and with a plain apostrophe, so that "becsulet" finds "Becsület". */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
