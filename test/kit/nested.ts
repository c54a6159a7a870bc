/** Nested empty lists: `[[[]]]` for a depth of three. */
export const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
