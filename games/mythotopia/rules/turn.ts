import { askAlways, picked, push } from '../../kit/agenda';
import type { Frame, Option, Refusal, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { reveal } from '../../kit/undo';
import { CARDS } from '../catalogue';
import { ACTIONS } from '../components';
import type { Mythotopia } from '../state';
import { buildOptions, whyNotBuild, type BuildFrame } from './actions/build';
import {
  draftOptions, whyNotDiscard, whyNotDraft, whyNotPutInReserve, whyNotRemoveCards, whyNotStore, type CardsFrame, type DraftFrame,
} from './actions/deck';
import { invadeOptions, placeArmiesOptions, whyNotInvade, whyNotPlaceArmies, type DeployFrame } from './actions/invade';
import {
  placeShipsOptions, removeArmiesOptions, removeShipsOptions, whyNotBuy, whyNotPlaceShips, whyNotRemoveArmies, whyNotRemoveShips,
  type BuyFrame, type RemoveFrame, type RemoveShipsFrame, type ShipsFrame,
} from './actions/pieces';
import { patronage, playCard, playCardOptions, textOf, whyNotPatronage, whyNotPlayCard } from './actions/play';
import { ROADS_USED, whyNotMoveByRoad, type RoadFrame } from './actions/roads';
import { endWar, endWarOptions, whyNotEndWar } from './actions/war';
import { draw, handLimit } from './cards';
import { Chances } from './chances';
import { endByCap, endGame, whyNotEnd } from './ending';
import { DIRECTION } from './open';
import { player } from './select';

/** Turns: two actions, free actions before, between and after them, then cards up to the hand limit (M5). */

export interface TurnFrame extends Frame { op: 'turn'; seat: Seat; begun?: true }

/** Free actions (M10); `playCard` is one or the other. */
const FREE: ReadonlySet<string> = new Set(['moveByRoad', 'store']);
/** Only as the first action, with no free action before (M5.3, M5.4). */
const FIRST: ReadonlySet<string> = new Set(['endWar', 'endGame']);

const isFree = (move: string, arg: string): boolean =>
  FREE.has(move) || (move === 'playCard' && CARDS.has(arg) && textOf(arg)?.timing === 'free');

/** Why an option of the turn cannot be picked; null when it can. */
export function whyNotTurn(g: Mythotopia, seat: Seat, option: Option): Refusal | null {
  const [move = '', arg = '', more, ...rest] = option.split(' ');
  if (rest.length > 0) return { why: 'malformed' };
  if (move === 'endTurn') return g.actions < ACTIONS ? { why: 'actionsLeft' } : null;
  if (!isFree(move, arg)) {
    if (g.actions >= ACTIONS) return { why: 'noAction' };
    if (FIRST.has(move) && g.actions > 0) return { why: 'onlyFirstAction' };
    if (FIRST.has(move) && g.freed) return { why: 'afterFreeAction' };
  }
  return whyNotMove(new Chances(g, seat), move, arg, more);
}

function whyNotMove(c: Chances, move: string, arg: string, more: string | undefined): Refusal | null {
  switch (move) {
    case 'invade': return whyNotInvade(c, arg);
    case 'placeArmies': return whyNotPlaceArmies(c, arg);
    case 'removeArmies': return whyNotRemoveArmies(c, arg);
    case 'placeShips': return whyNotPlaceShips(c, arg);
    case 'removeShips': return whyNotRemoveShips(c, arg);
    case 'endWar': return whyNotEndWar(c, arg, more);
    case 'buy': return whyNotBuy(c);
    case 'draft': return whyNotDraft(c, arg);
    case 'putInReserve': return whyNotPutInReserve(c);
    case 'discard': return whyNotDiscard(c);
    case 'removeCards': return whyNotRemoveCards(c);
    case 'build': return whyNotBuild(c, arg, more ?? '');
    case 'playCard': return whyNotPlayCard(c, arg);
    case 'patronage': return whyNotPatronage(c);
    case 'moveByRoad': return whyNotMoveByRoad(c);
    case 'store': return whyNotStore(c);
    case 'pass': return null;
    case 'endGame': return whyNotEnd(c.g, c.seat);
    default: return { why: 'notAnOption', params: { option: move } };
  }
}

/** Moves without a choice of their own. */
const offer = (move: string, refusal: Refusal | null): Option[] => (refusal ? [] : [move]);

/** Everything that can be done now; passing and ending come last. */
export function turnOptions(g: Mythotopia, seat: Seat): Option[] {
  const c = new Chances(g, seat);
  const free = [...playCardOptions(c, 'free'), ...offer('moveByRoad', whyNotMoveByRoad(c)), ...offer('store', whyNotStore(c))];
  if (g.actions >= ACTIONS) return [...free, 'endTurn'];
  const first = g.actions === 0 && !g.freed;
  return [
    ...invadeOptions(c), ...placeArmiesOptions(c), ...removeArmiesOptions(c), ...placeShipsOptions(c), ...removeShipsOptions(c),
    ...(first ? endWarOptions(c) : []),
    ...offer('buy', whyNotBuy(c)), ...draftOptions(c), ...offer('putInReserve', whyNotPutInReserve(c)), ...offer('discard', whyNotDiscard(c)),
    ...offer('removeCards', whyNotRemoveCards(c)), ...buildOptions(c), ...playCardOptions(c, 'action'), ...offer('patronage', whyNotPatronage(c)),
    ...free, ...(first ? offer('endGame', whyNotEnd(g, seat)) : []), 'pass',
  ];
}

export function turnHandler(g: Mythotopia, f: TurnFrame): void {
  const { seat } = f;
  if (!f.begun) {
    if (g.options.turnCap > 0 && g.turn >= g.options.turnCap) return endByCap(g);
    f.begun = true;
    beginTurn(g, seat);
  }
  const picks = picked(f, seat);
  // Asked even when only one thing is left: the turn ends when its player says so, and can be taken back until then.
  if (!picks) return askAlways(g, f, { seat, stage: 'turn', ask: 'turn', options: turnOptions(g, seat) });
  const [move = '', arg = '', more] = (picks[0] ?? '').split(' ');
  if (move === 'endTurn') return endTurn(g, seat);
  push(g, f);
  if (isFree(move, arg)) g.freed = true;
  else g.actions++;
  start(g, seat, move, arg, more);
}

function beginTurn(g: Mythotopia, seat: Seat): void {
  g.current = seat;
  g.turn++;
  g.actions = 0;
  g.freed = false;
  g.used = [];
  say(g, { k: 'turnBegins', seat, n: g.turn });
}

/** M5.1, M5.2. */
function endTurn(g: Mythotopia, seat: Seat): void {
  reveal(g, 'turnEnded');
  draw(g, seat, handLimit(g, seat) - player(g, seat).hand.length);
  push<TurnFrame>(g, { op: 'turn', seat: (seat + DIRECTION + g.seats) % g.seats });
}

function start(g: Mythotopia, seat: Seat, move: string, arg: string, more: string | undefined): void {
  switch (move) {
    case 'invade': case 'placeArmies': return push<DeployFrame>(g, { op: 'deploy', owner: seat, how: move, seat, at: arg });
    case 'removeArmies': return push<RemoveFrame>(g, { op: move, seat, at: arg });
    case 'placeShips': return push<ShipsFrame>(g, { op: move, seat, at: arg });
    case 'removeShips': return push<RemoveShipsFrame>(g, { op: move, seat, at: arg });
    case 'endWar': return endWar(g, seat, arg, more);
    case 'buy': return push<BuyFrame>(g, { op: move, seat });
    case 'draft': return push<DraftFrame>(g, { op: move, seat, card: arg });
    case 'putInReserve': case 'discard': case 'removeCards': case 'store': return push<CardsFrame>(g, { op: move, seat });
    case 'build': return push<BuildFrame>(g, { op: move, seat, work: arg as BuildFrame['work'], at: more ?? '' });
    case 'playCard': return playCard(g, seat, arg);
    case 'patronage': return patronage(g, seat);
    case 'moveByRoad':
      g.used.push(ROADS_USED);
      return push<RoadFrame>(g, { op: move, seat, arrived: {} });
    case 'pass': say(g, { k: 'pass', seat }); return;
    case 'endGame': return endGame(g, seat);
    default: throw new Error(`no move ${move}`);
  }
}
