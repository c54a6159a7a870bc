/** A number in [0, 1) by lot, always the same for a point of a map and `n`. */
export const lot = (x: number, y: number, n = 0): number => {
  const value = Math.sin(x * 12.9898 + y * 78.233 + n * 37.719) * 43758.5453;
  return value - Math.floor(value);
};
