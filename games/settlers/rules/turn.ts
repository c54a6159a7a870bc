import { ask, askAlways, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Option, Refusal, Seat } from '../../kit/core';
import { seatsFrom } from '../../kit/effect/run';
import { say } from '../../kit/events';
import { kindOf } from '../../kit/optionKinds';
import { reveal } from '../../kit/undo';
import { PLACED, PROTECTIONS, TURN_OPTIONS, type Protection, type TurnOption } from '../optionKinds';
import type { Settlers } from '../state';
import { activate, whyNotActivate } from './activate';
import { actionOf, priceOfAction } from './activation';
import { build, priceOfCard, whyNotBuild } from './build';
import { deal, PRICE_OF_DEAL, whyNotDeal } from './deal';
import { exchange, whyNotExchange } from './exchange';
import {
  hasToPlace,
  place,
  placeable,
  placesFor,
  whyNotPlace,
  whyNotProtectBuilt,
  withoutPlaced,
  type Brought,
} from './place';
import { hasOtherWays, payable, type Price } from './purse';
import { razableOutside, razeAction, whyNotRaze } from './raze';
import { controlled, player } from './select';

/** The action phase (S7): one action a turn, or pass, and any placements. */

export interface TurnFrame extends Frame {
  op: 'turn';
  seat: Seat;
  begun?: true;
}

const isProtection = (how: string | undefined): how is Protection => PROTECTIONS.some((each) => each === how);

/** Why an option of the turn cannot be picked; null when it can. */
export function whyNotTurn(g: Settlers, seat: Seat, option: Option): Refusal | null {
  const move = TURN_OPTIONS.read(option);
  if (move) return whyNotMove(g, seat, move);
  const kind = kindOf(option);
  return TURN_OPTIONS.has(kind) ? { why: 'malformed' } : { why: 'notAnOption', params: { option: kind } };
}

function whyNotMove(g: Settlers, seat: Seat, { kind, values }: TurnOption): Refusal | null {
  switch (kind) {
    case 'build': {
      const [id, how] = values;
      return (
        whyNotBuild(g, seat, id, how === 'otherwise') ??
        (isProtection(how) ? whyNotProtectBuilt(g, seat, how, id) : null)
      );
    }
    case 'deal':
      return whyNotDeal(g, seat, values[0], values[1] !== undefined);
    case 'raze':
      return whyNotRaze(g, seat, values[0]);
    case 'activate':
      return whyNotActivate(g, seat, values[0], values[1] !== undefined);
    case 'exchange':
      return whyNotExchange(g, seat);
    case 'place':
      return whyNotPlace(g, seat, ...values);
    case 'pass':
      return null;
  }
}

/** Every option that a turn can have, possible or not. */
export function turnActions(g: Settlers, seat: Seat): Option[] {
  const { hand } = player(g, seat);
  const locations = controlled(g, seat);
  return [
    ...hand.flatMap((id) => (['build', 'deal'] as const).map((kind) => TURN_OPTIONS.of(kind, id, undefined))),
    ...[...hand, ...razableOutside(g, seat)].map((id) => TURN_OPTIONS.of('raze', id)),
    ...locations.map((id) => TURN_OPTIONS.of('activate', id, undefined)),
    TURN_OPTIONS.of('exchange'),
    ...placeable(g, seat).flatMap((what) => locations.map((id) => TURN_OPTIONS.of('place', what, id))),
    TURN_OPTIONS.of('pass'),
  ];
}

/** The options that can be picked now; passing comes last (S7.1, S7.5). */
export function turnOptions(g: Settlers, seat: Seat): Option[] {
  const { hand, goods } = player(g, seat);
  const locations = controlled(g, seat);
  const options: Option[] = [];
  // The move is tested as it is, without writing and reading an option, because most moves are impossible. What cannot
  // be paid needs no reason here.
  const addPaid = (kind: 'build' | 'deal' | 'activate', id: ComponentId, price: Price): boolean => {
    if (!payable(g, seat, price, id) || whyNotMove(g, seat, { kind, values: [id, undefined] })) return false;
    options.push(TURN_OPTIONS.of(kind, id, undefined));
    if (hasOtherWays(g, seat, price, id) && !whyNotMove(g, seat, { kind, values: [id, 'otherwise'] }))
      options.push(TURN_OPTIONS.of(kind, id, 'otherwise'));
    return true;
  };
  const placing = PLACED.filter((what) => hasToPlace(g, seat, what));
  const protections = placing.filter(isProtection);
  for (const id of hand) {
    if (!addPaid('build', id, priceOfCard(id))) continue;
    for (const what of protections)
      if (!whyNotProtectBuilt(g, seat, what, id)) options.push(TURN_OPTIONS.of('build', id, what));
  }
  for (const id of hand) addPaid('deal', id, PRICE_OF_DEAL);
  if (goods.raze > 0)
    for (const id of [...hand, ...razableOutside(g, seat)])
      if (!whyNotRaze(g, seat, id)) options.push(TURN_OPTIONS.of('raze', id));
  for (const id of locations) if (actionOf(id)) addPaid('activate', id, priceOfAction(id));
  if (!whyNotExchange(g, seat)) options.push(TURN_OPTIONS.of('exchange'));
  for (const what of placing)
    for (const id of locations) if (!whyNotPlace(g, seat, what, id)) options.push(TURN_OPTIONS.of('place', what, id));
  options.push(TURN_OPTIONS.of('pass'));
  return options;
}

/** Starts the first turn of the action phase. */
export function startActions(g: Settlers): void {
  g.phase = 'action';
  g.passed = [];
  push(g, { op: 'turn', seat: g.first });
}

/** Asks for a move and carries it out; a placement leaves the turn open (S7, Q24). */
export function turnHandler(g: Settlers, f: TurnFrame): void {
  const { seat } = f;
  if (!f.begun) {
    f.begun = true;
    g.current = seat;
    g.turn++;
  }
  const picks = picked(f, seat);
  if (!picks) return askAlways(g, f, { seat, stage: 'turn', ask: 'turn', options: turnOptions(g, seat) });
  const move = TURN_OPTIONS.read(picks[0] ?? '');
  if (!move) throw new Error(`no move ${picks[0]}`);
  // A placement is no action: the turn goes on (Q24).
  if (move.kind === 'place') push(g, f);
  else push(g, { op: 'turnOver', seat, after: move.kind });
  start(g, seat, move);
}

function start(g: Settlers, seat: Seat, { kind, values }: TurnOption): void {
  switch (kind) {
    case 'build': {
      const [card, how] = values;
      if (isProtection(how)) push(g, { op: 'protect', seat, what: how, card });
      return build(g, { seat, card, from: 'hand' }, how === 'otherwise');
    }
    case 'deal':
      return deal(g, seat, values[0], values[1] !== undefined);
    case 'raze':
      return razeAction(g, seat, values[0]);
    case 'activate':
      return activate(g, seat, values[0], values[1] !== undefined);
    case 'exchange':
      return exchange(g, seat);
    case 'place':
      return place(g, seat, ...values);
    case 'pass':
      g.passed = [...g.passed, seat];
      say(g, { k: 'pass', seat });
  }
}

/**
 * Lets what the action has brought be placed (S7.5), then gives the turn to the next player who has not passed; when all
 * have, the phase is over (S7.2, S7.4).
 */
export function turnOverHandler(g: Settlers, f: TurnOverFrame): void {
  const { seat, after, brought } = f;
  const [pick] = picked(f, seat) ?? [];
  const placed = pick === undefined ? null : TURN_OPTIONS.readAs('place', pick);
  if (placed) {
    push(g, { op: 'turnOver', seat, ...(after ? { after } : {}), brought: withoutPlaced(brought ?? {}, ...placed) });
    return place(g, seat, ...placed);
  }
  if (pick === undefined && after && after !== 'pass' && brought) {
    const places = placesFor(g, seat, brought, after).map((each) => TURN_OPTIONS.of('place', ...each));
    if (places.length > 0) return ask(g, f, { seat, stage: 'answer', ask: 'afterwards', options: [...places, LEAVE] });
  }
  const next = [...seatsFrom(g, seat, false), seat].find((each) => !g.passed.includes(each));
  if (next === undefined) return;
  if (next !== seat) reveal(g, 'turnEnded');
  push(g, { op: 'turn', seat: next });
}

/** The turn after an action has been taken. */
export interface TurnOverFrame extends Frame {
  op: 'turnOver';
  seat: Seat;
  /** The action, and what it has brought so far. */
  after?: TurnOption['kind'];
  brought?: Brought;
}

/** The option to leave everything where it is. */
const LEAVE = 'stop';
