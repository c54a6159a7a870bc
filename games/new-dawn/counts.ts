import type { Seat } from '../kit/core';
import { completed } from './rules/ending';
import { citiesOf, friendlySpaces, player } from './rules/select';
import type { NewDawn } from './state';

/** What the table counts openly of a player; of nobody nothing. */
export function counts(g: NewDawn, seat: Seat | null): Readonly<Record<string, number>> {
  if (seat === null) return {};
  const { dial, wonders, resources, stock } = player(g, seat);
  return {
    agendas: completed(g, seat),
    dial,
    city: citiesOf(g, seat).length,
    worldWonders: wonders.length,
    spaces: friendlySpaces(g, seat).length,
    control: stock.control,
    ...resources,
  };
}
