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

/** Is it a common card that nobody, or nobody else, has been seen to take (S5.2)? */
const common =
  (g: Settlers, owner?: Seat) =>
  (id: ComponentId): boolean =>
    ofDeck('common')(id) && !g.players.some(({ known }, seat) => seat !== owner && known.includes(id));

/**
 * Can the card lie face down under the owner's locations? While one that all have seen the owner take is still to be placed, only such
 * a one: nobody else has a place for it, and the owner's hand may be empty.
 */
const buriable = (g: Settlers, owner: Seat) => {
  const { known = [], buried = [] } = g.players[owner] ?? {};
  const waiting = known.filter((id) => !buried.includes(id));
  return waiting.length > 0 ? (id: ComponentId): boolean => waiting.includes(id) : common(g, owner);
};

/** Can the player have the card: one of the own faction (S1.6), or one that all have seen the player take? */
const own =
  (g: Settlers, seat: Seat) =>
  (id: ComponentId): boolean =>
    ofOwnDeck(g, seat)(id) || g.players[seat]?.known.includes(id) === true;

/** Who sees cards that were passed on: also the right neighbour, who passed them (S17.1). */
const offered = ({ agenda, seats }: Settlers, seat: Seat): Sight =>
  agenda.some((frame) => frame.op === 'closed' && frame.step !== 'keep') ? [seat, (seat + seats - 1) % seats] : 'owner';

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
  },
);

export type ZoneName = (typeof zones.all)[number]['name'];
export type CountName = typeof zones extends Zones<string, infer C> ? C : never;
