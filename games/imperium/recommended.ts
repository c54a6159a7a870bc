/** Nations for a first match, one of each box: plain cards, a clear way to points, no rules of their own. */
export const RECOMMENDED: readonly string[] = ['romans', 'mauryans'];
