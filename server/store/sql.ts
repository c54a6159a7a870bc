/** A statement's parameters: `@id` in its text is `id` here. */
export type Values = Record<string, string | number | readonly string[] | null>;

/** One statement. Both engines understand its text; where they differ, `Dialect` has their words. */
export interface Query {
  sql: string;
  values: Values;
}

/**
 * A transaction as a generator of statements: it yields each one and is given its rows. A synchronous and an
 * asynchronous engine run the same generator. They may run it again, so it changes nothing but the database.
 */
export type Transaction<T> = Generator<Query, T, unknown[]>;

/**
 * Runs a statement within a transaction.
 * @returns its rows
 */
export function* rows<R>(sql: string, values: Values): Transaction<R[]> {
  return (yield { sql, values }) as R[];
}

export interface Dialect {
  /** The right-hand side of a condition that a column equals one of a parameter's texts. */
  among(parameter: string): string;
  /** The value of such a parameter. */
  texts(texts: readonly string[]): string | readonly string[];
  /** An aggregate: the rows as a JSON array, each an array of these columns. */
  list(columns: string, order: string): string;
  /** Follows a SELECT: locks the rows of these tables until the transaction ends. */
  lock(tables: string): string;
  /** Follows a SELECT: the same, but leaves out rows that somebody else has locked. */
  lockFree(table: string): string;
}

/** A value as JSON; null for undefined. */
export const toJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Trusts what the store wrote itself. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the parameter says what is trusted
export const fromJson = <T>(text: string): T => JSON.parse(text) as T;
