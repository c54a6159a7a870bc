import type { Printed } from '../../kit/text/names';
import { cityStates } from '../cards/diplomacy';
import { naturalWonders } from '../cards/naturalWonders';
import { wonders } from '../cards/wonders';
import { hexOf, isSpace, type Space } from '../hex';
import { CARDS } from '../lookup';

/** The names of things that are no cards: tokens, barbarians, tiles, spaces. */

const TOKENS: ReadonlyMap<string, Printed> = new Map(
  [...wonders, ...cityStates, ...naturalWonders].map((facts) => [facts.id, facts]),
);

/** What is printed on a card or a token. */
export const printed = (id: string): Printed | undefined => CARDS.get(id)?.facts ?? TOKENS.get(id);

/** The letter of a barbarian or the number of a tile; null for any other id. */
export const labelOf = (id: string): { kind: 'barbarian' | 'tile'; label: string } | null => {
  const [, kind, label = ''] = /^(barbarian|tile)-(\w+)$/.exec(id) ?? [];
  return kind === 'barbarian' || kind === 'tile' ? { kind, label } : null;
};

/** The column and row of space 0,0, so far from the margins that no map goes beyond the alphabet. */
const MIDDLE = { column: 13, row: 15 };
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The column and row of a space as the map's margins show them: letters from west to east, numbers from north to south.
 */
export function gridOf(space: Space): { column: string; row: string } {
  const { q, r } = hexOf(space);
  // Every other row lies half a space farther east.
  const at = MIDDLE.column + q + Math.floor(r / 2);
  const round = Math.floor(at / LETTERS.length);
  const letter = LETTERS.charAt(at - round * LETTERS.length);
  return { column: letter + '′'.repeat(Math.abs(round)), row: String(MIDDLE.row + r) };
}

/** The name of a space, as in an atlas: M15. */
export function spaceName(space: Space): string {
  const { column, row } = gridOf(space);
  return column + row;
}

/** Does the id have a name of its own: is it a component, a space, a barbarian or a tile? */
export const isComponent = (id: string): boolean => printed(id) !== undefined || isSpace(id) || labelOf(id) !== null;
