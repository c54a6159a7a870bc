/** For a first match: plain cards, a clear way to points, and no rule of their own. */
export const RECOMMENDED: readonly string[] = ['romans'];
