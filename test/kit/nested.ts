/** Lists in lists, so many deep: `[[[]]]` for three. */
export const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
