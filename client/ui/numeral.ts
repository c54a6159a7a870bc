/** A number in figures, with a minus as wide as the plus: "2", "−1". */
export const numeral = (n: number): string => (n < 0 ? `−${-n}` : String(n));
