import { ask, picked, push } from '../../kit/agenda';
import type { Frame, Refusal, Seat } from '../../kit/core';
import { seatsFrom } from '../../kit/effect/run';
import { say } from '../../kit/events';
import { RESOURCES, type Gain } from '../card';
import type { Settlers } from '../state';
import { hasCards, SOURCES } from './draw';
import { gain } from './gain';
import { giveAway, supply } from './moving';
import { PASSED_PLAYERS_ARE_ANSWERED } from './open';
import { resolution } from './resolution';
import { player } from './select';
import { fire } from './triggers';

/** Exchanging pairs of workers (S12.7). */

export interface ExchangeFrame extends Frame {
  op: 'exchange';
  seat: Seat;
  /** A first pair has been exchanged. */
  begun?: true;
  /** What the last pair brought: the next question says so, since it asks the same. */
  got?: string;
}

const PAIR = 2;

/** Why no pair of workers can be exchanged; null when one can. */
export const whyNotExchange = (g: Settlers, seat: Seat): Refusal | null =>
  player(g, seat).goods.worker < PAIR ? { why: 'noWorkers', params: { n: PAIR } } : null;

/** Starts an exchange: one pair, then as many more as the player wants. */
export const exchange = (g: Settlers, seat: Seat): void => push(g, { op: 'exchange', seat });

/** Exchanges one pair after the other, each for what the player chooses. */
export function exchangeHandler(g: Settlers, f: ExchangeFrame): void {
  const { seat } = f;
  const picks = picked(f, seat);
  if (!picks) {
    if (whyNotExchange(g, seat)) return;
    const drawable = SOURCES.some((source) => hasCards(g, seat, source));
    const options = [...RESOURCES, ...(drawable ? ['card'] : []), ...(f.begun ? ['stop'] : [])];
    const params = f.got === undefined ? {} : { params: { got: f.got } };
    return ask(g, f, { seat, stage: 'answer', ask: 'exchange', ...params, options });
  }
  const [what = 'stop'] = picks;
  if (what === 'stop') return;
  push(g, { op: 'exchange', seat, begun: true, got: what });
  if (!f.begun) say(g, { k: 'exchange', seat });
  giveAway(g, supply(seat, 'worker'), PAIR, (from) => ({ k: 'pay', seat, n: PAIR, what: 'worker', from }));
  // A card answers once for each pair (S13.EGY005).
  for (const other of seatsFrom(g, seat, false))
    if (PASSED_PLAYERS_ARE_ANSWERED || !g.passed.includes(other)) fire(g, other, { name: 'onExchange' });
  resolution(g, seat);
  gain(g, seat, what as Gain, 1);
}
