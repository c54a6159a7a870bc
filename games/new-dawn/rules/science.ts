import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import type { Level } from '../card';
import { DIAL } from '../components';
import { factsOf } from '../lookup';
import type { NewDawn, Player } from '../state';
import { moveTokens } from './trade';
import { change, own, moveCards } from './moving';
import { CARAVANS_MAY_BE_STRANDED, GAIN_OPTIONAL } from './open';
import { fitCaravans } from './pieces';
import { caravansOf, cardsOfType, has, player, typeOf } from './select';
import { PAIR } from '../optionKinds';

/** The tech dial and new focus cards (C9). */

/** A player may gain a focus card of a level (C9.1). */
export interface GainFrame extends Frame {
  op: 'gain';
  seat: Seat;
  level: Level;
}

/** The space of the dial that follows another (C9.3). */
const after = (at: number): number => (at === DIAL.last ? DIAL.next : at + 1);

/** How far a dial has come in all: past its last space it goes on counting, as what lies ahead is told in steps (C9.3). */
export function stepsOf({ dial, feats }: Player): number {
  const rounds = dial === DIAL.last ? feats.reached - 1 : feats.reached;
  return dial + Math.max(0, rounds) * (DIAL.last + 1 - DIAL.next);
}

/** The next space of the dial that brings a focus card, and the card's level (C9.1). */
export function nextLevel(g: NewDawn, seat: Seat): { at: number; level: Level } {
  let at = after(player(g, seat).dial);
  for (;;) {
    const level = DIAL.levels[at];
    if (level) return { at, level };
    at = after(at);
  }
}

/** Advances the dial, and offers a card at each level space that it reaches or passes, in order (C9.1–C9.3). */
export function advance(g: NewDawn, seat: Seat, n: number): void {
  const p = player(g, seat);
  const levels: Level[] = [];
  let at = p.dial;
  for (let i = 0; i < n; i++) {
    at = after(at);
    const level = DIAL.levels[at];
    if (level) levels.push(level);
    if (at === DIAL.last) change(g, { count: 'feats', seat, place: 'reached' }, 1);
  }
  change(g, { count: 'dial', seat }, at - p.dial);
  say(g, { k: 'advance', seat, n });
  for (const level of levels.reverse()) push(g, { op: 'gain', seat, level });
}

/** The cards that a new card can replace: that of its type; with Oxford University any except science (C13.5). */
const replaceable = (g: NewDawn, seat: Seat, card: ComponentId): ComponentId[] =>
  player(g, seat).row.filter(
    (old) => typeOf(old) === typeOf(card) || (typeOf(old) !== 'science' && has(g, seat, 'mix') && mayGo(g, seat, old)),
  );

/** May the card go, even if its type is missing then (C16.10)? */
const mayGo = (g: NewDawn, seat: Seat, old: ComponentId): boolean =>
  CARAVANS_MAY_BE_STRANDED ||
  typeOf(old) !== 'economy' ||
  cardsOfType(g, seat, 'economy').length > 1 ||
  Object.keys(g.caravans).every((space) => caravansOf(g, seat, space) === 0);

/** The cards of a level that can be gained, each with a card that it replaces. */
export const gains = (g: NewDawn, seat: Seat, level: Level): string[] =>
  player(g, seat)
    .focusDeck.filter((card) => factsOf(card, 'focus').level === level)
    .flatMap((card) => replaceable(g, seat, card).map((old) => PAIR.of(card, old)));

/** Asks for the focus card to gain, and puts it into the row (C9.1). */
export function gainHandler(g: NewDawn, f: GainFrame): void {
  const { seat, level } = f;
  const picks = picked(f, seat);
  if (!picks)
    return ask(g, f, {
      seat,
      stage: 'answer',
      ask: 'gainCard',
      params: { level },
      options: gains(g, seat, level),
      min: GAIN_OPTIONAL ? 0 : 1,
    });
  const pair = picks[0] === undefined ? null : PAIR.read(picks[0]);
  if (pair) replaceCard(g, seat, ...pair);
}

/** Puts a new card in the place of another, in the same slot, with the tokens that lay there (C4.4, C9.1). */
export function replaceCard(g: NewDawn, seat: Seat, card: ComponentId, old: ComponentId): void {
  const { row } = player(g, seat);
  const slot = row.indexOf(old);
  moveCards(g, [card], own(seat, 'focusDeck'), own(seat, 'row'));
  moveTokens(g, seat, old, card);
  moveCards(g, [old], own(seat, 'row'), own(seat, 'focusDeck'));
  row.splice(row.indexOf(card), 1);
  row.splice(slot, 0, card);
  say(g, { k: 'gainCard', seat, cards: [card] });
  fitCaravans(g, seat);
}
