import * as z from 'zod/mini';
import { checkedOptions, seed } from '../kit/matchOptions';
import { listing } from './listing';
import { ASSIGNMENTS, LOOKOUTS, type SettlersOptions } from './state';

const schema = z.strictObject({
  lookout: z._default(z.enum(LOOKOUTS), 'open'),
  razing: z._default(z.enum(['normal', 'peaceful']), 'normal'),
  factions: z._default(z.enum(ASSIGNMENTS), 'choose'),
  seed,
});

/** Reads options from outside. @param raw undefined means the defaults @throws Error saying which option is wrong */
export function parseMatchOptions(raw: unknown, seats: number): SettlersOptions {
  const options = checkedOptions(listing, seats, schema, raw);
  const refuse = (option: string, why: string): never => {
    throw new Error(`options of settlers: ${option}: ${why}`);
  };
  // The solo game has a lookout of its own (S18.5).
  if (seats === 1 && options.lookout !== 'open') refuse('lookout', 'one player has no other lookout');
  if (seats === 1 && options.razing !== 'normal') refuse('razing', 'one player has nobody to spare');
  if (seats !== 2 && options.factions === 'first') refuse('factions', 'the suggested factions are for two players');
  return options;
}
