import type { ComponentId, Option, Seat } from '../../kit/core';
import { GOODS, isGood, type Gains } from '../card';
import { UNIT } from '../optionKinds';
import type { Settlers } from '../state';
import { discard } from './draw';
import { giveAway, own, supply } from './moving';
import { player } from './select';

/** Gained goods that can be given back, one by one (Q7, Q22). */

/** What a seat still has of its gain, as options: goods by number, cards by id. */
export function unitsOf(g: Settlers, seat: Seat, got: Gains, drawn: readonly ComponentId[]): Option[] {
  const { goods, hand } = player(g, seat);
  return [
    ...GOODS.flatMap((good) =>
      Array.from({ length: Math.min(got[good] ?? 0, goods[good]) }, (_, i) => UNIT.of(good, i + 1)),
    ),
    ...drawn.filter((id) => hand.includes(id)),
  ];
}

/** Discards these units. */
export function giveUnits(g: Settlers, seat: Seat, units: readonly Option[], by: ComponentId): void {
  for (const unit of units) {
    const [what = ''] = UNIT.read(unit) ?? [];
    if (isGood(what)) giveAway(g, supply(seat, what), 1, (from) => ({ k: 'pay', seat, n: 1, what, by, from }));
    else discard(g, [unit], own(seat, 'hand'), (moved) => ({ k: 'discards', seat, by, ...moved }));
  }
}
