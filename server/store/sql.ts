/** Values of a statement by the names it gives them: `@id` in its text is `id` here. */
export type Values = Record<string, string | number | readonly string[] | null>;

/** One statement. Both engines understand its text; what they call differently is in their `Dialect`. */
export interface Query {
  sql: string;
  values: Values;
}

/**
 * A transaction, written as statements one after the other: it yields each and is given its rows. An engine that
 * answers at once and one that answers later run the same work; it may be run anew, so it changes nothing but the database.
 */
export type Work<T> = Generator<Query, T, unknown[]>;

/** Within a transaction: runs a statement. @returns its rows */
export function* rows<R>(sql: string, values: Values): Work<R[]> {
  return (yield { sql, values }) as R[];
}

export interface Dialect {
  /** The right-hand side of a condition: one of the texts of a parameter. */
  among(parameter: string): string;
  /** Texts as the value of such a parameter. */
  texts(texts: readonly string[]): string | readonly string[];
  /** An aggregate: the rows as a JSON list of the lists of these columns. */
  list(columns: string, order: string): string;
  /** After a SELECT: nobody else may change the rows of these tables until the transaction ends. */
  lock(tables: string): string;
  /** The same, leaving out rows that somebody else has locked. */
  lockFree(table: string): string;
}

export const toJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Trusts what the store wrote itself. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the parameter says what is trusted
export const fromJson = <T>(text: string): T => JSON.parse(text) as T;
