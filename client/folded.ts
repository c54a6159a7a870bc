/** Small letters without accents, and the apostrophe that keyboards have, so that "becsulet" finds "Becsület". */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
