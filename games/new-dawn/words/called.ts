import type { Printed } from '../../kit/text/names';
import { cityStates } from '../cards/diplomacy';
import { naturalWonders } from '../cards/naturalWonders';
import { wonders } from '../cards/wonders';
import { hexOf } from '../hex';
import { CARDS } from '../lookup';

/** What things of A New Dawn are called that are no cards: tokens, barbarians, tiles, spaces. */

const TOKENS: ReadonlyMap<string, Printed> = new Map(
  [...wonders, ...cityStates, ...naturalWonders].map((facts) => [facts.id, facts]),
);

/** What is printed on a card or a token. */
export const printed = (id: string): Printed | undefined => CARDS.get(id)?.facts ?? TOKENS.get(id);

export const isSpace = (id: string): boolean => /^-?\d+,-?\d+$/.test(id);
/** A barbarian's letter, or the number of a tile. */
export const labelOf = (id: string): { kind: 'barbarian' | 'tile'; label: string } | null => {
  const [, kind, label = ''] = /^(barbarian|tile)-(\w+)$/.exec(id) ?? [];
  return kind === 'barbarian' || kind === 'tile' ? { kind, label } : null;
};

/** A space by its coordinates, with a sign that is no hyphen. */
export function spaceName(space: string): string {
  const { q, r } = hexOf(space);
  const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
  return `(${signed(q)} | ${signed(r)})`;
}

export const isComponent = (id: string): boolean => printed(id) !== undefined || isSpace(id) || labelOf(id) !== null;
