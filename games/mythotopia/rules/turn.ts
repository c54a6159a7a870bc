import { askAlways, begunBy, picked, push } from '../../kit/agenda';
import type { Frame, Option, Refusal, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { kindOf } from '../../kit/optionKinds';
import type { TurnCourse } from '../../kit/ruleset';
import { reveal } from '../../kit/undo';
import { CARDS } from '../lookup';
import { ACTIONS } from '../components';
import { PROVINCES, SEAS } from '../map';
import { TURN_OPTIONS, type TurnOption } from '../optionKinds';
import type { Mythotopia } from '../state';
import { buildActions, buildOptions, whyNotBuild } from './actions/build';
import {
  draftActions,
  draftOptions,
  whyNotDiscard,
  whyNotDraft,
  whyNotPutInReserve,
  whyNotRemoveCards,
  whyNotStore,
} from './actions/deck';
import { invadeOptions, placeArmiesOptions, whyNotInvade, whyNotPlaceArmies } from './actions/invade';
import {
  placeShipsOptions,
  removeArmiesOptions,
  removeShipsOptions,
  whyNotBuy,
  whyNotPlaceShips,
  whyNotRemoveArmies,
  whyNotRemoveShips,
} from './actions/pieces';
import { patronage, playCard, playCardOptions, textOf, whyNotPatronage, whyNotPlayCard } from './actions/play';
import { ROADS_USED, whyNotMoveByRoad } from './actions/roads';
import { endWar, endWarActions, endWarOptions, whyNotEndWar } from './actions/war';
import { draw, handLimit } from './cards';
import { Chances } from './chances';
import { endByCap, endGame, whyNotEnd } from './ending';
import { DIRECTION } from './open';
import { change } from './moving';
import { count, player } from './select';

/** Turns: two actions, with free actions before, between and after them, then drawing (M5). */

export interface TurnFrame extends Frame {
  op: 'turn';
  seat: Seat;
  begun?: true;
}

const ACTIONS_TAKEN = { count: 'actions' } as const;

/** Is the move a free action (M10)? `playCard` may be either. */
const isFree = (move: TurnOption): boolean =>
  move.kind === 'moveByRoad' ||
  move.kind === 'store' ||
  (move.kind === 'playCard' && CARDS.has(move.values[0]) && textOf(move.values[0])?.timing === 'free');

/** May it be done only as the first action, with no free action before (M5.3, M5.4)? */
const isFirst = ({ kind }: TurnOption): boolean => kind === 'endWar' || kind === 'endGame';

/** Why an option of the turn cannot be picked; null when it can. */
export const whyNotTurn = (g: Mythotopia, seat: Seat, option: Option): Refusal | null =>
  whyNotOption(new Chances(g, seat), option);

function whyNotOption(c: Chances, option: Option): Refusal | null {
  const { g } = c;
  const move = TURN_OPTIONS.read(option);
  if (!move) {
    if (option === 'build') return { why: 'noProvince' };
    const kind = kindOf(option);
    return TURN_OPTIONS.has(kind) ? { why: 'malformed' } : { why: 'notAnOption', params: { option: kind } };
  }
  if (move.kind === 'endTurn') return g.actions < ACTIONS ? { why: 'actionsLeft' } : null;
  if (!isFree(move)) {
    if (g.actions >= ACTIONS) return { why: 'noAction' };
    if (isFirst(move) && g.actions > 0) return { why: 'onlyFirstAction' };
    if (isFirst(move) && g.freed) return { why: 'afterFreeAction' };
  }
  return whyNotMove(c, move);
}

function whyNotMove(c: Chances, { kind, values }: TurnOption): Refusal | null {
  switch (kind) {
    case 'invade':
      return whyNotInvade(c, ...values);
    case 'placeArmies':
      return whyNotPlaceArmies(c, ...values);
    case 'removeArmies':
      return whyNotRemoveArmies(c, ...values);
    case 'placeShips':
      return whyNotPlaceShips(c, ...values);
    case 'removeShips':
      return whyNotRemoveShips(c, ...values);
    case 'endWar':
      return whyNotEndWar(c, ...values);
    case 'buy':
      return whyNotBuy(c);
    case 'draft':
      return whyNotDraft(c, ...values);
    case 'putInReserve':
      return whyNotPutInReserve(c);
    case 'discard':
      return whyNotDiscard(c);
    case 'removeCards':
      return whyNotRemoveCards(c);
    case 'build':
      return whyNotBuild(c, ...values);
    case 'playCard':
      return whyNotPlayCard(c, ...values);
    case 'patronage':
      return whyNotPatronage(c);
    case 'moveByRoad':
      return whyNotMoveByRoad(c);
    case 'store':
      return whyNotStore(c);
    case 'endGame':
      return whyNotEnd(c.g, c.seat);
    case 'pass':
    case 'endTurn':
      return null;
  }
}

/**
 * Every option that a turn can have, possible or not. A move for which nothing can be chosen is listed once, without a
 * choice.
 */
function actionsOf(c: Chances): Option[] {
  const { g, seat } = c;
  const at = (
    move: 'invade' | 'placeArmies' | 'removeArmies' | 'placeShips' | 'removeShips',
    places: readonly string[],
  ) =>
    orAlone(
      move,
      places.map((place) => TURN_OPTIONS.of(move, place)),
    );
  const isOwn = (place: string): boolean => g.owners[place] === seat;
  const hasArmy = (place: string): boolean => count(g.armies, place, seat) > 0;
  const hasPieces = (place: string): boolean => hasArmy(place) || count(g.mercenaries, place, seat) > 0;
  return [
    ...at(
      'invade',
      PROVINCES.filter((place) => !isOwn(place)),
    ),
    ...at(
      'placeArmies',
      PROVINCES.filter((place) => isOwn(place) || hasArmy(place)),
    ),
    ...at('removeArmies', PROVINCES.filter(hasPieces)),
    ...at('placeShips', SEAS),
    ...at(
      'removeShips',
      SEAS.filter((sea) => count(g.ships, sea, seat) > 0),
    ),
    ...orAlone('endWar', endWarActions(c)),
    'buy',
    ...orAlone('draft', draftActions(c)),
    'putInReserve',
    'discard',
    'removeCards',
    ...orAlone('build', buildActions(c)),
    ...orAlone(
      'playCard',
      c.cards.map((id) => TURN_OPTIONS.of('playCard', id)),
    ),
    'patronage',
    'moveByRoad',
    'store',
    'endGame',
    'pass',
    'endTurn',
  ];
}

const orAlone = (move: TurnOption['kind'], options: readonly Option[]): readonly Option[] =>
  options.length > 0 ? options : [move];

/** Those options, each with the reason against it; null: it can be picked. Works on the seat's view. */
export function turnActions(g: Mythotopia, seat: Seat): Map<Option, Refusal | null> {
  const c = new Chances(g, seat);
  return new Map(actionsOf(c).map((option) => [option, whyNotOption(c, option)]));
}

/** The moves without a choice of their own. */
type WithoutChoice = (TurnOption & { values: readonly [] })['kind'];
const offer = (move: WithoutChoice, refusal: Refusal | null): Option[] => (refusal ? [] : [TURN_OPTIONS.of(move)]);

/** The options that can be picked now; passing and ending come last. */
export function turnOptions(g: Mythotopia, seat: Seat): Option[] {
  const c = new Chances(g, seat);
  const free = [
    ...playCardOptions(c, 'free'),
    ...offer('moveByRoad', whyNotMoveByRoad(c)),
    ...offer('store', whyNotStore(c)),
  ];
  if (g.actions >= ACTIONS) return [...free, TURN_OPTIONS.of('endTurn')];
  const first = g.actions === 0 && !g.freed;
  return [
    ...invadeOptions(c),
    ...placeArmiesOptions(c),
    ...removeArmiesOptions(c),
    ...placeShipsOptions(c),
    ...removeShipsOptions(c),
    ...(first ? endWarOptions(c) : []),
    ...offer('buy', whyNotBuy(c)),
    ...draftOptions(c),
    ...offer('putInReserve', whyNotPutInReserve(c)),
    ...offer('discard', whyNotDiscard(c)),
    ...offer('removeCards', whyNotRemoveCards(c)),
    ...buildOptions(c),
    ...playCardOptions(c, 'action'),
    ...offer('patronage', whyNotPatronage(c)),
    ...free,
    ...(first ? offer('endGame', whyNotEnd(g, seat)) : []),
    TURN_OPTIONS.of('pass'),
  ];
}

/** Asks for one move after the other and carries it out, until the player ends the turn (M5). */
export function turnHandler(g: Mythotopia, f: TurnFrame): void {
  const { seat } = f;
  if (!f.begun) {
    if (g.options.turnCap > 0 && g.turn >= g.options.turnCap) return endByCap(g);
    f.begun = true;
    beginTurn(g, seat);
  }
  const picks = picked(f, seat);
  // Asked even when only one option is left: until the player ends the turn, it can be taken back.
  if (!picks) return askAlways(g, f, { seat, stage: 'turn', ask: 'turn', options: turnOptions(g, seat) });
  const move = TURN_OPTIONS.read(picks[0] ?? '');
  if (!move) throw new Error(`no move ${picks[0]}`);
  if (move.kind === 'endTurn') return endTurn(g, seat);
  push(g, f);
  if (isFree(move)) g.freed = true;
  else change(g, ACTIONS_TAKEN, 1);
  start(g, seat, move);
}

/** The number of actions taken in the turn, and of all there are (M5.1). Nothing while a free action goes on (M10). */
export function course(g: Mythotopia, seat: Seat): TurnCourse | null {
  if (g.current !== seat || g.phase !== 'turns' || isFreeGoingOn(g)) return null;
  return { taken: g.actions, of: ACTIONS };
}

function isFreeGoingOn(g: Mythotopia): boolean {
  const begun = begunBy(g, 'turn');
  if (begun?.op === 'effect') return textOf(begun.card)?.timing === 'free';
  return begun?.op === 'moveByRoad' || begun?.op === 'store';
}

function beginTurn(g: Mythotopia, seat: Seat): void {
  g.current = seat;
  g.turn++;
  change(g, ACTIONS_TAKEN, -g.actions);
  g.freed = false;
  g.used = [];
  say(g, { k: 'turnBegins', seat, n: g.turn });
}

/** Ends the turn: draws up to the limit, then the next player begins (M5.1, M5.2). */
function endTurn(g: Mythotopia, seat: Seat): void {
  reveal(g, 'turnEnded');
  draw(g, seat, handLimit(g, seat) - player(g, seat).hand.length);
  push(g, { op: 'turn', seat: (seat + DIRECTION + g.seats) % g.seats });
}

function start(g: Mythotopia, seat: Seat, { kind, values }: Exclude<TurnOption, { kind: 'endTurn' }>): void {
  switch (kind) {
    case 'invade':
    case 'placeArmies':
      return push(g, { op: 'deploy', owner: seat, how: kind, seat, at: values[0] });
    case 'removeArmies':
    case 'placeShips':
    case 'removeShips':
      return push(g, { op: kind, seat, at: values[0] });
    case 'endWar':
      return endWar(g, seat, ...values);
    case 'draft':
      return push(g, { op: kind, seat, card: values[0] });
    case 'buy':
    case 'putInReserve':
    case 'discard':
    case 'removeCards':
    case 'store':
      return push(g, { op: kind, seat });
    case 'build':
      return push(g, { op: kind, seat, work: values[0], at: values[1] });
    case 'playCard':
      return playCard(g, seat, ...values);
    case 'patronage':
      return patronage(g, seat);
    case 'moveByRoad':
      g.used.push(ROADS_USED);
      return push(g, { op: kind, seat, arrived: {} });
    case 'pass':
      say(g, { k: 'pass', seat });
      return;
    case 'endGame':
      return endGame(g, seat);
  }
}
