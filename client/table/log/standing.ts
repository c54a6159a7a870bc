import type { Core, Seat } from '../../../games/kit/core';
import type { Points, Ruleset } from '../../../games/kit/ruleset';
import type { Words } from '../../../games/kit/text/words';
import { numeral } from '../../ui/numeral';
import type { BoardModule, Foretold } from '../board';

/** A figure that was another one: as the board draws both. */
export interface Moved extends Omit<Foretold, 'n'> {
  before: string;
  after: string;
}

/** What a ruleset's scores count, as a key of the catalogues. */
export const scoredBy = ({ scored = 'points' }: Ruleset): string => scored;

/** Points as they stand beside a name: with a sign for what cannot be seen. */
const written = ({ n, hidden }: Points): string => `${numeral(n)}${hidden > 0 ? ' +' : ''}`;

/** How a seat's points have moved, as far as its own view counts them; null where they have not. */
export function pointsMoved(
  { points }: Ruleset,
  then: Core,
  now: Core,
  seat: Seat,
): Omit<Moved, 'icon' | 'label'> | null {
  const [before, after] = [points?.(then, seat), points?.(now, seat)];
  return before && after && before.n !== after.n ? { before: written(before), after: written(after) } : null;
}

/** How what the board foretells of a seat has moved; nothing where it foretold, or foretells, nothing at all. */
export function foretoldMoved(
  { of }: NonNullable<BoardModule['coming']>,
  then: Core,
  now: Core,
  seat: Seat,
  words: Words,
): Moved[] {
  const [before, after] = [of(then, seat, words), of(now, seat, words)];
  if (!before || !after) return [];
  const amount = (all: readonly Foretold[], icon: string): number => all.find((each) => each.icon === icon)?.n ?? 0;
  const both = [...after, ...before.filter(({ icon }) => !after.some((each) => each.icon === icon))];
  return both.flatMap(({ icon, label }) => {
    const [was, is] = [amount(before, icon), amount(after, icon)];
    return was === is ? [] : [{ icon, label, before: `${was}`, after: `${is}` }];
  });
}
