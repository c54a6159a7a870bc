import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { SPENDABLE } from '../card';
import type { SettlersFrame } from '../frames';
import { OTHERWISE, WAYS, type Way } from '../optionKinds';
import type { Settlers } from '../state';
import { discard } from './draw';
import { endDeal } from './deals';
import { leave } from './leave';
import { giveAway, lyingOn, move, own, supply } from './moving';
import { waysOf, type Price } from './purse';
import { player } from './select';

/** Paying a price: asked only where there is more than one usual way. The frame below goes on when it is paid. */

export interface PayFrame extends Frame {
  op: 'pay';
  seat: Seat;
  price: Price;
  /** The card that is paid for: it is no part of the price. */
  by: ComponentId;
  /** The location on which the goods stay (S12.1). */
  onto?: ComponentId;
  /** All ways are offered. */
  all?: true;
  /** Nobody could say beforehand that all ways are wanted: they are offered on demand. */
  open?: true;
}

/** A frame that waits until something is paid. */
export interface Paid extends Frame {
  paid?: true;
}

/** Pushes a frame back, to go on when the price is paid; it must be payable. */
export function pay(g: Settlers, frame: SettlersFrame & Paid, price: Omit<PayFrame, 'op'>): void {
  frame.paid = true;
  push(g, frame);
  push(g, { op: 'pay', ...price });
}

export function payHandler(g: Settlers, f: PayFrame): void {
  const { seat, price, by } = f;
  const { usual, all } = waysOf(g, seat, price, by);
  const picks = picked(f, seat);
  if (picks && picks[0] !== OTHERWISE) return spend(g, f, WAYS.read(picks[0] ?? '') ?? { goods: {} });
  const shown = f.all || picks ? all : usual;
  const more = shown.length < all.length && (shown.length > 1 || f.open);
  const [only] = shown;
  if (only && shown.length === 1 && !more) return spend(g, f, only);
  ask(
    g,
    { ...f, ...(picks ? { all: true as const } : {}) },
    {
      seat,
      stage: 'answer',
      ask: 'pay',
      card: by,
      options: [...shown.map(WAYS.of), ...(more ? [OTHERWISE] : [])],
    },
  );
}

/** Takes what is spent out of the supply, or onto the location that it activates (S1.4, S12.1). */
function spend(g: Settlers, { seat, by, onto }: PayFrame, { goods, thing }: Way): void {
  for (const what of SPENDABLE) {
    const n = goods[what] ?? 0;
    if (n === 0) continue;
    if (onto === undefined) giveAway(g, supply(seat, what), n, (from) => ({ k: 'pay', seat, n, what, by, from }));
    else move(g, n, supply(seat, what), lyingOn(onto, what), (moved) => ({ k: 'pay', seat, what, by, ...moved }));
  }
  if (!thing) return;
  const { kind, id } = thing;
  const tell = (moved: object) => ({ k: 'costs' as const, seat, what: kind, by, ...moved });
  switch (kind) {
    case 'location':
      return leave(g, id, (moved) => ({ ...tell(moved), ...moved }));
    case 'foundation': {
      const zone = player(g, seat).buried.includes(id) ? 'buried' : 'foundations';
      return discard(g, [id], own(seat, zone), (moved) => ({ ...tell(moved), ...moved }));
    }
    case 'handCard':
      return discard(g, [id], own(seat, 'hand'), (moved) => ({ ...tell(moved), ...moved }));
    case 'deal':
    case 'route':
      return endDeal(g, seat, kind === 'route' ? `route ${id}` : id, by);
  }
}
