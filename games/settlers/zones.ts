import type { ComponentId, Seat } from '../kit/core';
import { declareZones, type Sight, type Zones } from '../kit/zones';
import type { Deck } from './card';
import { CARDS } from './lookup';
import { ATTACK_CARDS } from './solo';
import type { Settlers } from './state';

/** Is the card of this deck? Attack cards belong to no deck. */
const ofDeck =
  (deck: Deck | null | undefined) =>
  (id: ComponentId): boolean =>
    CARDS.get(id)?.deck === deck;

const ofOwnDeck = (g: Settlers, seat: Seat) => ofDeck(g.players[seat]?.faction);

/** The seat to the right, which passes cards on to this one (S17.1). */
export const toTheRight = ({ seats }: Settlers, seat: Seat): Seat => (seat + seats - 1) % seats;

/** Cards that the player is known to have: by everybody, or by the viewer, who has passed them on (S17.1). */
function knownOf(g: Settlers, seat: Seat): readonly ComponentId[] {
  const known = g.players[seat]?.known ?? [];
  const passed = g.players[toTheRight(g, seat)]?.passedOn ?? [];
  return passed.length > 0 ? [...known, ...passed] : known;
}

/** Is it a common card that nobody, or nobody else, is known to have (S5.2, S17.1)? */
const common =
  (g: Settlers, owner?: Seat) =>
  (id: ComponentId): boolean =>
    ofDeck('common')(id) && !g.players.some((_, seat) => seat !== owner && knownOf(g, seat).includes(id));

/**
 * Can the card lie face down under the owner's locations? While one that the owner is known to have is still to be placed, only such
 * a one: nobody else has a place for it, and the owner's hand may be empty.
 */
const buriable = (g: Settlers, owner: Seat) => {
  const { buried = [] } = g.players[owner] ?? {};
  const waiting = knownOf(g, owner).filter((id) => !buried.includes(id));
  return waiting.length > 0 ? (id: ComponentId): boolean => waiting.includes(id) : common(g, owner);
};

/** Can the player have the card: one of the own faction (S1.6), or one that the player is known to have? */
const own =
  (g: Settlers, seat: Seat) =>
  (id: ComponentId): boolean =>
    ofOwnDeck(g, seat)(id) || knownOf(g, seat).includes(id);

/** Who sees cards that were passed on: also the right neighbour, who passed them (S17.1). */
const offered = (g: Settlers, seat: Seat): Sight =>
  g.agenda.some((frame) => frame.op === 'closed' && frame.step !== 'keep') ? [seat, toTheRight(g, seat)] : 'owner';

/** Every zone, with the seats that see it (S19). */
export const zones = declareZones<Settlers>()(
  {
    hand: { list: 'players.<seat>.hand', sight: 'owner', likely: own },
    deck: { list: 'players.<seat>.deck', sight: 'none', fits: ofOwnDeck },
    discard: { list: 'players.<seat>.discard', sight: 'all' },
    empire: { list: 'players.<seat>.empire', sight: 'all', scores: true },
    foundations: { list: 'players.<seat>.foundations', sight: 'all' },
    buried: { list: 'players.<seat>.buried', sight: 'owner', fits: buriable },
    deals: { list: 'players.<seat>.deals', sight: 'all' },
    routes: { byHost: 'players.<seat>.routes', sight: 'none', fits: ofOwnDeck },
    tucked: { byHost: 'players.<seat>.tucked', sight: 'owner', likely: own },
    looking: { list: 'players.<seat>.looking', sight: 'owner', likely: own },
    offer: { list: 'players.<seat>.offer', sight: offered, fits: (g) => common(g) },
    commonDeck: { list: 'commonDeck', sight: 'none', fits: (g) => common(g) },
    commonDiscard: { list: 'commonDiscard', sight: 'all' },
    shown: { list: 'shown', sight: 'all' },
    virtual: { list: 'virtual', sight: 'all' },
    pile: { list: 'pile', sight: 'all' },
    attackDeck: { list: 'attackDeck', sight: 'none', fits: () => (id) => ATTACK_CARDS.has(id) },
    line: { list: 'line', sight: 'all' },
    removedAttacks: { list: 'removedAttacks', sight: 'all' },
  },
  {
    counts: {
      // By good.
      goods: { byPlace: 'players.<seat>.goods' },
      // On locations.
      used: { byPlace: 'used' },
      answered: { byPlace: 'answered' },
      woodThere: { byPlace: 'spent.wood' },
      stoneThere: { byPlace: 'spent.stone' },
      foodThere: { byPlace: 'spent.food' },
      goldThere: { byPlace: 'spent.gold' },
      workerThere: { byPlace: 'spent.worker' },
      razeThere: { byPlace: 'spent.raze' },
      stashed: { byPlace: 'stashed' },
      defended: { listed: 'defended' },
      samurai: { listed: 'samurai' },
      blocked: { listed: 'blocked' },
      held: { owned: 'held' },
    },
    remembered: ['players.<seat>.known'],
    recalled: ['players.<seat>.passedOn'],
  },
);

export type ZoneName = (typeof zones.all)[number]['name'];
export type CountName = typeof zones extends Zones<string, infer C> ? C : never;
