import type { Seat } from '../kit/core';
import { completed } from './rules/ending';
import { stepsOf } from './rules/science';
import { citiesOf, friendlySpaces, player } from './rules/select';
import type { NewDawn } from './state';

/** What the table counts openly of a player; of nobody nothing. */
export function counts(g: NewDawn, seat: Seat | null): Readonly<Record<string, number>> {
  if (seat === null) return {};
  const me = player(g, seat);
  const { wonders, resources, stock } = me;
  return {
    agendas: completed(g, seat),
    dial: stepsOf(me),
    city: citiesOf(g, seat).length,
    worldWonders: wonders.length,
    spaces: friendlySpaces(g, seat).length,
    control: stock.control,
    ...resources,
  };
}
