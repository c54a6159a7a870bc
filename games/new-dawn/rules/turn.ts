import { askAlways, picked, push } from '../../kit/agenda';
import type { Frame, Option, Question, Refusal, Seat } from '../../kit/core';
import { whyNotUsable } from '../../kit/effect/interpreter';
import { say } from '../../kit/events';
import { reveal } from '../../kit/undo';
import { EVENT_DIAL } from '../components';
import { CARDS, cardOf, verbsOf } from '../lookup';
import { TEXT, TURN_OPTIONS } from '../optionKinds';
import type { NewDawn } from '../state';
import { onTheMap, respawn, startMarch } from './barbarians';
import { checkEnd, endByCap } from './ending';
import { newDawnEffects } from './effects';
import { startFocus, usableTexts, useText } from './focus';
import { change } from './moving';
import { EVENT_BEFORE_CHECK, FIRST_PLAYER_STAYS, MARACANA_AFTER, START_IN_ANY_ORDER } from './open';
import { matureCities, player, seatsInOrder, textsOf, typeOf, wordOf } from './select';

/** Rounds and turns (C3). */

export interface RoundFrame extends Frame {
  op: 'round';
  /** The number of seats that have had their turn. */
  done: number;
}

export interface TurnFrame extends Frame {
  op: 'turn';
  seat: Seat;
  begun?: true;
}

/** Starts the turns of a round, and what comes before them (C3.1, C3.2). */
export function roundHandler(g: NewDawn, f: RoundFrame): void {
  const seat = seatsInOrder(g)[f.done];
  if (seat === undefined && !FIRST_PLAYER_STAYS) g.first = (g.first + 1) % g.seats;
  push(g, { op: 'round', done: seat === undefined ? 0 : f.done + 1 });
  if (seat === undefined) return;
  push(g, { op: 'turn', seat });
  if (f.done > 0) return;
  g.round++;
  say(g, { k: 'round', n: g.round });
  if (g.round === 1) return;
  // The agenda is resolved from its end.
  if (EVENT_BEFORE_CHECK) g.agenda.push({ op: 'check' }, { op: 'event' });
  else g.agenda.push({ op: 'event' }, { op: 'check' });
}

/** Tests the end of the game (C13.3). */
export const checkHandler = (g: NewDawn): void => checkEnd(g);

/** Turns the event dial by one segment and resolves it (C11.1). */
export function eventHandler(g: NewDawn): void {
  const next = (g.event + 1) % EVENT_DIAL.length;
  change(g, { count: 'event' }, next - g.event);
  const what = EVENT_DIAL[next] ?? 'nothing';
  say(g, { k: 'dial', what });
  if (what === 'respawn') respawn(g);
  else if (what === 'move') {
    push(g, { op: 'stacked' });
    startMarch(
      g,
      onTheMap(g).map(([id]) => id),
    );
  } else if (what === 'trade') {
    // C11.2: in turn order.
    for (const seat of seatsInOrder(g).reverse())
      push(g, { op: 'share', seat, of: seat, n: matureCities(g, seat).length });
  }
}

/** Types of cards that were resolved before the turn's own, which is of another type (`MARACANA_AFTER`). */
const typesResolvedBefore = (g: NewDawn): Set<string | null> =>
  new Set(
    MARACANA_AFTER ? [] : g.used.flatMap((card) => verbsOf(card, 'resolveAlso')).map(({ node }) => wordOf(node, 0)),
  );

/** The options that can be picked now: start-of-turn texts, and cards of the row (C3.3). */
export function turnOptions(g: NewDawn, seat: Seat): Option[] {
  const uses = usableTexts(g, seat, 'start', textsOf(g, seat)).flatMap((text) => {
    const read = TEXT.read(text);
    return read ? [TURN_OPTIONS.of('use', ...read)] : [];
  });
  const resolved = typesResolvedBefore(g);
  const cards = player(g, seat).row.flatMap((card, i) =>
    resolved.has(typeOf(card)) ? [] : [TURN_OPTIONS.of('focus', i + 1, card)],
  );
  return [...cards, ...(START_IN_ANY_ORDER ? uses : uses.slice(0, 1))];
}

/**
 * Every option that a turn can have: cards of the row and all start-of-turn texts, each with the reason against it;
 * null: it is offered.
 */
export function turnActions(g: NewDawn, seat: Seat, offered: readonly Option[]): Map<Option, Refusal | null> {
  const found = new Map<Option, Refusal | null>(offered.map((option) => [option, null]));
  for (const card of textsOf(g, seat)) {
    for (const { timing, index } of cardOf(card).abilities) {
      const option = TURN_OPTIONS.of('use', card, index);
      if (timing === 'start' && !found.has(option))
        found.set(
          option,
          g.used.includes(card)
            ? { why: 'used' }
            : whyNotUsable(g, newDawnEffects, { seat, self: card, card, ability: index }),
        );
    }
  }
  return found;
}

/** Why something cannot be picked in a turn; null for an option, and for what means nothing here. */
export function whyNotTurn(g: NewDawn, { seat, options }: Question, option: Option): Refusal | null {
  if (options.includes(option)) return null;
  const move = TURN_OPTIONS.read(option);
  if (move?.kind !== 'focus') return turnActions(g, seat, options).get(option) ?? null;
  const [, card] = move.values;
  const { row } = player(g, seat);
  if (!row.includes(card)) return CARDS.get(card)?.kind === 'focus' ? { why: 'notInYourRow' } : null;
  return { why: 'otherSlot', params: { n: row.indexOf(card) + 1 } };
}

/** Asks for one decision of the turn after the other, until a focus card is resolved (C3.3). */
export function turnHandler(g: NewDawn, f: TurnFrame): void {
  const { seat } = f;
  if (!f.begun) {
    if (g.options.turnCap > 0 && g.turn >= g.options.turnCap) return endByCap(g);
    f.begun = true;
    beginTurn(g, seat);
  }
  const picks = picked(f, seat);
  if (!picks) {
    push(g, f);
    const options = turnOptions(g, seat);
    g.agenda.pop();
    return askAlways(g, f, { seat, stage: 'turn', ask: 'turn', options });
  }
  const move = TURN_OPTIONS.read(picks[0] ?? '');
  if (!move) throw new Error(`no move ${picks[0]}`);
  if (move.kind === 'use') {
    push(g, f);
    return useText(g, seat, ...move.values);
  }
  push(g, { op: 'endTurn', seat });
  startFocus(g, seat, move.values[1], { stays: false });
}

function beginTurn(g: NewDawn, seat: Seat): void {
  g.current = seat;
  g.turn++;
  g.used = [];
  g.taken = [];
  g.visited = [];
  g.won = 0;
  say(g, { k: 'turnBegins', seat, n: g.turn });
}

/** Ends undo at the end of a turn. */
export const endTurnHandler = (g: NewDawn): void => reveal(g, 'turnEnded');
