import { ask, askAlways, begunBy, picked, push, type Asking } from '../../kit/agenda';
import type { ComponentId, Frame, Option, Refusal, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { startEffect } from '../../kit/effect/run';
import type { TurnCourse } from '../../kit/ruleset';
import { spotOfCount } from '../../kit/zones/count';
import { reveal } from '../../kit/undo';
import { cardOf, nationOf } from '../lookup';
import type { Ability } from '../card';
import type { Ask } from '../keys';
import { TURN_OPTIONS } from '../optionKinds';
import type { Imperium } from '../state';
import { change, reset } from './counts';
import { draw } from './draw';
import { whyNotUsable } from './effects';
import { isFree, playCard, whyNotPlay } from './play';
import { inPlay, modifiers, player } from './select';
import { canExhaust, exhaust } from './triggers';
import { toDiscard } from './zones';

/** Turns (R4), actions (R6), exhausts (R7) and clean-up (R5). */

/** Action and exhaust tokens at the beginning of a turn (R2.11, R5.3), and hand size (R5.5). */
export const ACTIONS = 3;
export const EXHAUSTS = 5;
export const HAND_SIZE = 5;

export interface TurnFrame extends Frame {
  op: 'turn';
  seat: Seat;
}

/** The exhaust ability of the card that can be used at will, without waiting for a moment (R7.4). */
const ownExhaust = (id: ComponentId): Ability | undefined =>
  cardOf(id).abilities.find((a) => a.timing === 'exhaust' && a.triggers.length === 0);

/** Why the card in hand cannot be played as an action now; null when it can. */
function whyNotPlayCard(g: Imperium, seat: Seat, id: ComponentId): Refusal | null {
  if (!player(g, seat).hand.includes(id)) return { why: 'notInHand' };
  const refusal = whyNotPlay(g, seat, id);
  if (refusal) return refusal;
  const { actions, freePlayed } = player(g, seat);
  if (actions > 0 || isFree(g, seat, id)) return null;
  return { why: freePlayed.includes(id) ? 'freeAgain' : 'noAction' };
}

/** Why the card cannot be exhausted now; null when it can. */
function whyNotExhaust(g: Imperium, seat: Seat, id: ComponentId): Refusal | null {
  const p = player(g, seat);
  const ability = ownExhaust(id);
  if (!ability)
    return {
      why: cardOf(id).abilities.some((a) => a.timing.startsWith('exhaust')) ? 'onlyWhenTriggered' : 'noAbility',
    };
  if (p.exhausted.includes(id)) return { why: 'alreadyExhausted' };
  if (p.exhausts === 0) return { why: 'noExhaustToken' };
  const lacks = whyNotUsable(g, id, ability.index, seat);
  return lacks ?? (canExhaust(g, seat, id, ability) ? null : { why: 'noAbility' });
}

/** Why the turn can no longer be an Innovate or Revolt turn (R4.2); null when it can. */
const whyNotInstead = (g: Imperium): Refusal | null => (g.turnKind === null ? null : { why: 'turnBegun' });

/** Why an option of the turn cannot be picked; null when it can. */
export function whyNotTurn(g: Imperium, seat: Seat, option: Option): Refusal | null {
  const move = TURN_OPTIONS.read(option);
  switch (move?.kind) {
    case 'playCard':
      return whyNotPlayCard(g, seat, ...move.values);
    case 'exhaust':
      return inPlay(g, seat).includes(move.values[0]) ? whyNotExhaust(g, seat, ...move.values) : { why: 'noAbility' };
    case 'innovate':
    case 'revolt':
      return whyNotInstead(g);
    default:
      return null;
  }
}

/**
 * Every option that a turn can have, in the order of the question, with the reason against it; null: it can be picked.
 */
export function turnActions(g: Imperium, seat: Seat): [Option, Refusal | null][] {
  const known: [Option, Refusal | null][] = [];
  for (const id of player(g, seat).hand) known.push([TURN_OPTIONS.of('playCard', id), whyNotPlayCard(g, seat, id)]);
  for (const id of inPlay(g, seat)) known.push([TURN_OPTIONS.of('exhaust', id), whyNotExhaust(g, seat, id)]);
  for (const kind of ['innovate', 'revolt'] as const) known.push([TURN_OPTIONS.of(kind), whyNotInstead(g)]);
  known.push([TURN_OPTIONS.of('endActivation'), null]);
  return known;
}

function turnOptions(g: Imperium, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const [option, refusal] of turnActions(g, seat)) if (!refusal) options.push(option);
  return options;
}

/**
 * The number of actions taken in an Activate turn, and of all there are (R4.3); effects may add some. Nothing while something goes on
 * that takes none of them: an exhaust, a free play. Then clean-up (R5).
 */
export function course(g: Imperium, seat: Seat): TurnCourse | null {
  if (g.current !== seat || (g.turnKind !== null && g.turnKind !== 'activate')) return null;
  if (g.phase !== 'round' && g.phase !== 'finalRound') return null;
  if (g.agenda.some(({ op }) => op === 'cleanUp')) return 'end';
  if (isBesideActions(g, seat)) return null;
  const left = player(g, seat).actions;
  const taken = Math.max(spentInTurn(g, seat), ACTIONS - left);
  return { taken, of: taken + left };
}

/** Does something go on that the turn has begun without an action? */
function isBesideActions(g: Imperium, seat: Seat): boolean {
  const begun = begunBy(g, 'turn');
  return begun !== undefined && (begun.op !== 'play' || player(g, seat).freePlayed.includes(begun.card));
}

/** Actions spent since the turn began, as far as it is remembered: those left do not say so once an effect has added some. */
function spentInTurn(g: Imperium, seat: Seat): number {
  const spot = spotOfCount({ count: 'action', seat });
  const turn = g.events.slice(g.events.findLastIndex(({ k }) => k === 'turnBegins') + 1);
  return turn.reduce((sum, { from, n = 0 }) => (from === spot ? sum + n : sum), 0);
}

/** Asks for one decision after the other, until the turn ends in clean-up (R4.2, R4.3). */
export function turnHandler(g: Imperium, f: TurnFrame): void {
  const p = player(g, f.seat);
  const picks = picked(f, f.seat);
  if (!picks) {
    return askAlways(g, f, { seat: f.seat, stage: 'turn', ask: 'turn', options: turnOptions(g, f.seat) });
  }
  const move = TURN_OPTIONS.read(picks[0] ?? '');
  if (!move) throw new Error(`no move ${picks[0]}`);
  switch (move.kind) {
    case 'playCard': {
      const [id] = move.values;
      const free = isFree(g, f.seat, id);
      g.turnKind = 'activate';
      push(g, f);
      if (free) p.freePlayed.push(id);
      else change(g, f.seat, 'action', -1);
      return playCard(g, f.seat, id, free ? 'freePlay' : 'play');
    }
    case 'exhaust': {
      const [id] = move.values;
      const ability = ownExhaust(id);
      if (!ability) throw new Error(`card ${id} has no exhaust ability`);
      g.turnKind = 'activate';
      push(g, f);
      return exhaust(g, f.seat, id, ability);
    }
    case 'innovate':
    case 'revolt':
      push(g, { op: 'cleanUp', seat: f.seat, step: 0 });
      say(g, { k: move.kind, seat: f.seat });
      g.turnKind = move.kind;
      return startEffect(g, { card: move.kind, ability: 0, seat: f.seat, self: move.kind });
    case 'endActivation':
      push(g, { op: 'cleanUp', seat: f.seat, step: 0 });
      say(g, { k: 'endActivation', seat: f.seat });
      g.turnKind = 'activate';
  }
}

export interface CleanUpFrame extends Frame {
  op: 'cleanUp';
  seat: Seat;
  step: number;
}

/** The hand size in force (R5.5). */
export const handSize = (g: Imperium, seat: Seat): number =>
  modifiers(g, seat, 'handSize').reduce((n, { node }) => n + Number(node.args[0]?.n ?? 0), HAND_SIZE);

/** Does the clean-up, step by step (R5). */
export function cleanUpHandler(g: Imperium, f: CleanUpFrame): void {
  const p = player(g, f.seat);
  switch (f.step) {
    case 0: // R5.1, or what a power card puts in its place
      f.step = 1;
      g.turnKind = null;
      push(g, f);
      startMarketToken(g, f.seat);
      return;
    case 1: // R5.3
      f.step = 2;
      reset(g, f.seat, 'action', ACTIONS);
      reset(g, f.seat, 'exhaust', nationOf(p).exhausts ?? EXHAUSTS);
      p.exhausted = [];
      p.freePlayed = [];
      g.lasting = [];
      return askToDiscard(g, f);
    default: {
      // R5.4, R5.5
      const picks = picked(f, f.seat) ?? [];
      for (const id of picks) toDiscard(g, f.seat, id, { k: 'discard' });
      reveal(g, 'turnEnded');
      draw(g, f.seat, Math.max(0, handSize(g, f.seat) - p.hand.length));
    }
  }
}

function askToDiscard(g: Imperium, f: CleanUpFrame): void {
  const { hand } = player(g, f.seat);
  const asking: Asking<Ask> = {
    seat: f.seat,
    stage: 'cleanUp',
    ask: 'cleanUp',
    options: [...hand],
    min: 0,
    max: hand.length,
    params: { n: handSize(g, f.seat) },
  };
  if (hand.length) askAlways(g, f, asking);
  else ask(g, f, asking);
}

/** Puts 1 progress on a market card (R5.1). Carthaginians and Qin replace it (`insteadOf(place(...): ...)`). */
function startMarketToken(g: Imperium, seat: Seat): void {
  const { power } = player(g, seat);
  const ability = power
    ? cardOf(power).abilities.find((a) => a.triggers.some((t) => t.name === 'onPlaceProgress'))
    : undefined;
  if (power && ability) startEffect(g, { card: power, ability: ability.index, seat, self: power });
  else startEffect(g, { card: 'clean-up', ability: 0, seat, self: 'clean-up' });
}
