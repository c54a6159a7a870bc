import { nearest } from '../../kit/agenda';
import type { ComponentId, Seat } from '../../kit/core';
import { continuous } from '../../kit/effect/modifiers';
import { seatsFrom } from '../../kit/effect/run';
import type { VerbNode } from '../../kit/effect/syntax';
import { atlasOf, type Atlas } from '../atlas';
import { COLOURS, type Ability, type FocusType } from '../card';
import type { Space } from '../hex';
import { cardOf, factsOf, verbsOf } from '../lookup';
import type { NewDawn, Player } from '../state';
import { SLOTS } from '../components';
import { AS_IF_COUNTS_AS_SLOT_5 } from './open';

/** Simple things that are read off a position. */

/** @throws Error for a seat that nobody has. */
export function player(g: NewDawn, seat: Seat): Player {
  const p = g.players[seat];
  if (!p) throw new Error(`no seat ${seat}`);
  return p;
}

/** The cards whose texts hold for a seat: leader, wonders controlled, diplomacy cards held (C12.4). */
export function textsOf(g: NewDawn, seat: Seat): ComponentId[] {
  const { leader, wonders, held } = player(g, seat);
  return [...(leader === null ? [] : [leader]), ...wonders, ...held];
}

/** What bends a rule for a seat. */
export const modifiers = continuous<NewDawn, Ability>({
  verbsOf,
  cards: textsOf,
  isContinuous: ({ timing }) => timing === 'static',
});

export const has = (g: NewDawn, seat: Seat, verb: string): boolean => modifiers(g, seat, verb).length > 0;

/** The word that an argument of a verb is; null where it is none. */
export function wordOf(node: VerbNode, arg: number): string | null {
  const what = node.args[arg]?.what;
  return what?.kind === 'word' ? what.word : null;
}

/** The number that an argument of a verb begins with; 0 where it has none. */
export const numberOf = (node: VerbNode, arg: number): number => Number(node.args[arg]?.n ?? 0);

export const typeOf = (focusCard: ComponentId): FocusType => factsOf(focusCard, 'focus').type;

/** The seat's focus cards of a type in the row: one, but with Oxford University (C13.5). */
export const cardsOfType = (g: NewDawn, seat: Seat, type: FocusType): ComponentId[] =>
  player(g, seat).row.filter((card) => typeOf(card) === type);

/** The focus card that is being resolved: the innermost. */
export const currentFocus = (g: NewDawn) => nearest(g, 'focus');

/** Who has a city or a control token there. */
export const holderOf = (g: NewDawn, space: Space): Seat | undefined => g.cities[space] ?? g.tokens[space];
/** C5.2. */
export const isFriendly = (g: NewDawn, seat: Seat, space: Space): boolean => holderOf(g, space) === seat;
/** C5.2. */
export function isRival(g: NewDawn, seat: Seat, space: Space): boolean {
  const holder = holderOf(g, space);
  return holder !== undefined && holder !== seat;
}

export const isCapital = (g: NewDawn, space: Space): boolean => g.capitals.includes(space);

const EMPTY: readonly ComponentId[] = [];
/** Barbarians and tokens on a space. */
export const lyingOn = (g: NewDawn, space: Space): readonly ComponentId[] => g.onMap[space] ?? EMPTY;

export const isBarbarian = (id: ComponentId): boolean => id.startsWith('barbarian-');
export const barbariansOn = (g: NewDawn, space: Space): ComponentId[] => lyingOn(g, space).filter(isBarbarian);
export const hasBarbarian = (g: NewDawn, space: Space): boolean => lyingOn(g, space).some(isBarbarian);

/** The token of a city-state that stands there unconquered; null where there is none. */
export function cityStateOn(g: NewDawn, space: Space): string | null {
  const name = atlasOf(g).ground(space)?.cityState;
  return name !== undefined && lyingOn(g, space).includes(name) ? name : null;
}

/** The token of a natural wonder that lies there; null where there is none. */
export function naturalWonderOn(g: NewDawn, space: Space): string | null {
  const name = atlasOf(g).ground(space)?.naturalWonder;
  return name !== undefined && lyingOn(g, space).includes(name) ? name : null;
}

/** The token of a world wonder that lies there; null where there is none. */
export function worldWonderOn(g: NewDawn, space: Space): string | null {
  const { cityState, naturalWonder } = atlasOf(g).ground(space) ?? {};
  return lyingOn(g, space).find((id) => !isBarbarian(id) && id !== cityState && id !== naturalWonder) ?? null;
}

export function resourceOn(g: NewDawn, space: Space): keyof NewDawn['deposits'] | null {
  const printed = atlasOf(g).ground(space)?.resource;
  return printed && g.deposits[printed].includes(space) ? printed : null;
}

export const caravansOf = (g: NewDawn, seat: Seat, space: Space): number => g.caravans[space]?.[seat] ?? 0;

const spacesOf = (held: Readonly<Record<Space, Seat>>, seat: Seat): Space[] => {
  const found: Space[] = [];
  for (const space in held) if (held[space] === seat) found.push(space);
  return found;
};
/** Spaces with a city of the seat, the capital included. */
export const citiesOf = (g: NewDawn, seat: Seat): Space[] => spacesOf(g.cities, seat);
export const tokensOf = (g: NewDawn, seat: Seat): Space[] => spacesOf(g.tokens, seat);
/** C5.2, C13.4. */
export const friendlySpaces = (g: NewDawn, seat: Seat): Space[] => [...citiesOf(g, seat), ...tokensOf(g, seat)];

/** Which seat a diplomacy card is from; null for a city-state's. */
export function giverOf(card: ComponentId): Seat | null {
  const { colour } = cardOf(card);
  if (colour === null) return null;
  return COLOURS.indexOf(colour);
}

/** C6.6: every space next to it has a friendly control token or is water. */
export function isMature(g: NewDawn, space: Space, atlas: Atlas = atlasOf(g)): boolean {
  const seat = g.cities[space];
  return seat !== undefined && atlas.neighbours(space).every(settledFor(g, seat, atlas));
}

/** The spaces that keep a city from being mature (C6.6). */
export function lackingAround(g: NewDawn, space: Space): Space[] {
  const seat = g.cities[space];
  const atlas = atlasOf(g);
  if (seat === undefined) return [];
  const isSettled = settledFor(g, seat, atlas);
  return atlas.neighbours(space).filter((next) => !isSettled(next));
}

function settledFor(g: NewDawn, seat: Seat, atlas: Atlas): (space: Space) => boolean {
  const friends = matureBy(g, seat);
  return (next) => atlas.ground(next)?.terrain === 'water' || friends(g.tokens[next], g.cities[next]);
}

/** Whose control tokens, and cities, count for the maturity of a seat's cities (Sydney Opera House, Open Borders). */
function matureBy(g: NewDawn, seat: Seat): (token: Seat | undefined, city: Seat | undefined) => boolean {
  const givers = new Set<Seat>();
  let anybody = false;
  for (const { card, node } of modifiers(g, seat, 'mature')) {
    const giver = giverOf(card);
    if (wordOf(node, 0) === 'rival') anybody = true;
    else if (giver !== null) givers.add(giver);
  }
  return (token, city) =>
    token !== undefined ? token === seat || anybody || givers.has(token) : city !== undefined && givers.has(city);
}

export const matureCities = (g: NewDawn, seat: Seat): Space[] => {
  const atlas = atlasOf(g);
  return citiesOf(g, seat).filter((space) => isMature(g, space, atlas));
};

/** Seats in turn order from the first player (C3.1). */
export const seatsInOrder = (g: NewDawn): Seat[] => seatsFrom(g, g.first, true);

/** C3.7: is a card in slot 5, or treated as being there? */
export const isInSlot5 = ({ at, slot }: { at: number; slot: number }): boolean =>
  at === SLOTS || (AS_IF_COUNTS_AS_SLOT_5 && slot === SLOTS);
