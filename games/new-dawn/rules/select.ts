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
import { AS_IF_COUNTS } from './open';

/** Simple facts of a position. */

/** A player by seat. @throws Error for a seat without a player */
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

/** Verbs that modify rules for a seat. */
export const modifiers = continuous<NewDawn, Ability>({
  verbsOf,
  cards: textsOf,
  isContinuous: ({ timing }) => timing === 'static',
});

/** Does a text with that verb hold for the player now? */
export const has = (g: NewDawn, seat: Seat, verb: string): boolean => modifiers(g, seat, verb).length > 0;

/** The word that an argument of a verb consists of; null for any other argument. */
export function wordOf(node: VerbNode, arg: number): string | null {
  const what = node.args[arg]?.what;
  return what?.kind === 'word' ? what.word : null;
}

/** The number that an argument of a verb begins with; 0 where it has none. */
export const numberOf = (node: VerbNode, arg: number): number => Number(node.args[arg]?.n ?? 0);

/** The type of a focus card. */
export const typeOf = (focusCard: ComponentId): FocusType => factsOf(focusCard, 'focus').type;

/** A seat's focus cards of a type in the row; more than one only with Oxford University (C13.5). */
export const cardsOfType = (g: NewDawn, seat: Seat, type: FocusType): ComponentId[] =>
  player(g, seat).row.filter((card) => typeOf(card) === type);

/** The focus card that is being resolved; of several the innermost. */
export const currentFocus = (g: NewDawn) => nearest(g, 'focus');

/** The seat with a city or a control token on the space. */
export const holderOf = (g: NewDawn, space: Space): Seat | undefined => g.cities[space] ?? g.tokens[space];
/** Does the seat have a city or control token there (C5.2)? */
export const isFriendly = (g: NewDawn, seat: Seat, space: Space): boolean => holderOf(g, space) === seat;
/** Does another seat have a city or control token there (C5.2)? */
export function isRival(g: NewDawn, seat: Seat, space: Space): boolean {
  const holder = holderOf(g, space);
  return holder !== undefined && holder !== seat;
}

/** Is there a capital on the space? */
export const isCapital = (g: NewDawn, space: Space): boolean => g.capitals.includes(space);

const EMPTY: readonly ComponentId[] = [];
/** Barbarians and tokens on a space. */
export const lyingOn = (g: NewDawn, space: Space): readonly ComponentId[] => g.onMap[space] ?? EMPTY;

/** Is it the id of a barbarian? */
export const isBarbarian = (id: ComponentId): boolean => id.startsWith('barbarian-');
/** The barbarians on a space. */
export const barbariansOn = (g: NewDawn, space: Space): ComponentId[] => lyingOn(g, space).filter(isBarbarian);
/** Is there a barbarian on the space? */
export const hasBarbarian = (g: NewDawn, space: Space): boolean => lyingOn(g, space).some(isBarbarian);

/** The token of an unconquered city-state on the space; null for none. */
export function cityStateOn(g: NewDawn, space: Space): string | null {
  const name = atlasOf(g).ground(space)?.cityState;
  return name !== undefined && lyingOn(g, space).includes(name) ? name : null;
}

/** The token of a natural wonder on the space; null for none. */
export function naturalWonderOn(g: NewDawn, space: Space): string | null {
  const name = atlasOf(g).ground(space)?.naturalWonder;
  return name !== undefined && lyingOn(g, space).includes(name) ? name : null;
}

/** The token of a world wonder on the space; null for none. */
export function worldWonderOn(g: NewDawn, space: Space): string | null {
  const { cityState, naturalWonder } = atlasOf(g).ground(space) ?? {};
  return lyingOn(g, space).find((id) => !isBarbarian(id) && id !== cityState && id !== naturalWonder) ?? null;
}

/** The resource token on a space; null for none. */
export function resourceOn(g: NewDawn, space: Space): keyof NewDawn['deposits'] | null {
  const printed = atlasOf(g).ground(space)?.resource;
  return printed && g.deposits[printed].includes(space) ? printed : null;
}

/** The number of a seat's caravans on a space. */
export const caravansOf = (g: NewDawn, seat: Seat, space: Space): number => g.caravans[space]?.[seat] ?? 0;

const spacesOf = (held: Readonly<Record<Space, Seat>>, seat: Seat): Space[] => {
  const found: Space[] = [];
  for (const space in held) if (held[space] === seat) found.push(space);
  return found;
};
/** Spaces with a city of the seat, the capital included. */
export const citiesOf = (g: NewDawn, seat: Seat): Space[] => spacesOf(g.cities, seat);
/** The spaces with a control token of the seat. */
export const tokensOf = (g: NewDawn, seat: Seat): Space[] => spacesOf(g.tokens, seat);
/** The spaces with a city or control token of the seat (C5.2, C13.4). */
export const friendlySpaces = (g: NewDawn, seat: Seat): Space[] => [...citiesOf(g, seat), ...tokensOf(g, seat)];

/** The seat that gives a diplomacy card; null for a city-state's card. */
export function giverOf(card: ComponentId): Seat | null {
  const { colour } = cardOf(card);
  if (colour === null) return null;
  return COLOURS.indexOf(colour);
}

/** Is the city mature: has every space next to it a friendly control token, or water (C6.6)? */
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

/** Whose control tokens and cities count for the maturity of a seat's cities (Sydney Opera House, Open Borders). */
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

/** The spaces of a player's mature cities. */
export const matureCities = (g: NewDawn, seat: Seat): Space[] => {
  const atlas = atlasOf(g);
  return citiesOf(g, seat).filter((space) => isMature(g, space, atlas));
};

/** Seats in turn order from the first player (C3.1). */
export const seatsInOrder = (g: NewDawn): Seat[] => seatsFrom(g, g.first, true);

/** Is the card resolved in slot 5, as if it were in another slot included (C3.7)? */
export const isInSlot5 = ({ at, slot }: { at: number; slot: number }): boolean => (AS_IF_COUNTS ? slot : at) === SLOTS;
