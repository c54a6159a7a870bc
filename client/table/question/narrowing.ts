import type { Option } from '../../../games/kit/core';

/** Components that have been clicked one after the other, to tell apart options that are several components at once. */
export type Narrowing = readonly string[];

type Keys = ReadonlyMap<string, readonly Option[]>;

/** Options that name every component clicked. @param keys options by component */
export const remaining = (options: readonly Option[], keys: Keys, narrowing: Narrowing): readonly Option[] =>
  narrowing.length === 0
    ? options
    : options.filter((option) => narrowing.every((key) => keys.get(key)?.includes(option)));

/** Options that name nothing but the components clicked. */
export const wholly = (options: readonly Option[], keys: Keys, narrowing: Narrowing): readonly Option[] =>
  options.filter((option) => [...keys].every(([key, named]) => narrowing.includes(key) || !named.includes(option)));

/** The components that the options name, all of them together. */
export const componentsOf = (options: readonly Option[], keys: Keys): string[] =>
  [...keys].flatMap(([key, named]) => (options.some((option) => named.includes(option)) ? [key] : []));

/** Would another click tell these options apart? */
export function tellsApart(options: readonly Option[], keys: Keys): boolean {
  for (const named of keys.values()) {
    const n = options.filter((option) => named.includes(option)).length;
    if (n > 0 && n < options.length) return true;
  }
  return false;
}
