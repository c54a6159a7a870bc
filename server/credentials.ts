import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret for a seat: 128 random bits as 22 URL-safe characters. */
export const newCredentials = (): string => randomBytes(16).toString('base64url');

/** What is stored of a secret. It is as random as a key, so that nobody finds it by trying; a slow hash adds nothing. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * Whether the secret that came with a request is the one of the seat.
 * A seat that nobody took has none, and nobody may act for it: passing this function to the framework also closes the
 * matches that nobody has joined yet, which the framework would leave open to everyone.
 * @param given what the request says, of any type
 * @param seat the seat as stored, with the hash of its secret; undefined where there is no such seat
 */
export function ownsSeat(given: unknown, seat: { credentials?: string | undefined } | undefined): boolean {
  const kept = seat?.credentials;
  if (typeof given !== 'string' || typeof kept !== 'string') return false;
  const a = Buffer.from(hashOf(given));
  const b = Buffer.from(kept);
  return a.length === b.length && timingSafeEqual(a, b);
}
