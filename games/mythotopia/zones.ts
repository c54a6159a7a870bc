import type { ComponentId, Seat } from '../kit/core';
import { declareZones, type Zones } from '../kit/zones';
import { COLOURS } from './card';
import { cardOf } from './lookup';
import { OPEN_DISCARDS } from './rules/open';
import type { Mythotopia } from './state';

/**
 * Can the player have the card, as far as everybody knows: own starters, cards of own provinces, improvements that all
 * have seen (M4.8)?
 */
const has =
  (g: Mythotopia, seat: Seat) =>
  (id: ComponentId): boolean => {
    const { colour, province } = cardOf(id);
    return (
      colour === COLOURS[seat] ||
      (province !== null && g.owners[province] === seat) ||
      g.players[seat]?.known.includes(id) === true
    );
  };

/** Is it a province's card that no player has (M4.8)? */
const ofNobody =
  (g: Mythotopia) =>
  (id: ComponentId): boolean => {
    const { province } = cardOf(id);
    return province !== null && g.owners[province] === undefined;
  };

/** Is it an improvement that no player is known to have? */
const unknown =
  (g: Mythotopia) =>
  (id: ComponentId): boolean =>
    cardOf(id).kind === 'improvement' && !g.players.some((p) => p.known.includes(id));

/** Every zone, with the seats that see it (M4.10). */
export const zones = declareZones<Mythotopia>()(
  {
    // Hidden during set-up, open to all afterwards (M2.3).
    provinceDeck: { list: 'provinceDeck', sight: (g) => (g.phase === 'turns' ? 'all' : 'none'), fits: ofNobody },
    undealt: { list: 'undealt', sight: 'none', fits: unknown },
    shown: { list: 'shown', sight: 'all' },
    box: { list: 'box', sight: 'all' },
    hand: { list: 'players.<seat>.hand', sight: 'owner', notation: ['hand'], likely: has },
    looking: { list: 'players.<seat>.looking', sight: 'owner', fits: unknown },
    deck: { list: 'players.<seat>.deck', sight: 'none', likely: has },
    discard: { list: 'players.<seat>.discard', sight: OPEN_DISCARDS ? 'all' : 'none', likely: has },
    reserve: { list: 'players.<seat>.reserve', sight: 'all', notation: ['reserve'] },
    removed: { list: 'players.<seat>.removed', sight: 'all' },
    playing: { list: 'players.<seat>.playing', sight: 'all' },
    vp: { single: 'vp.<n>.id', sight: 'all' },
  },
  {
    counts: {
      actions: 'actions',
      // By piece (M2.2).
      stock: { byPlace: 'players.<seat>.stock' },
      pool: { byPlace: 'players.<seat>.pool' },
      // By value (M3.3), and the towns left on Master of the Seas by number of seas (M11.27).
      tokens: { byPlace: 'players.<seat>.tokens' },
      bank: { byPlace: 'bank' },
      vpTokens: { listed: 'vp.<n>.tokens' },
      sailed: { owned: 'sailed' },
      marks: { listed: 'players.<seat>.marks' },
      // On provinces, borders and seas. The owner of a province has a town, a city or a citadel there.
      owners: { owned: 'owners' },
      cities: { listed: 'cities' },
      citadels: { listed: 'citadels' },
      castles: { listed: 'castles' },
      roads: { listed: 'roads' },
      dragons: { listed: 'dragons' },
      runestones: { listed: 'runestones' },
      armies: { bySeat: 'armies' },
      mercenaries: { bySeat: 'mercenaries' },
      ships: { bySeat: 'ships' },
    },
    remembered: ['players.<seat>.known', 'used'],
  },
);

export type CountName = typeof zones extends Zones<string, infer C> ? C : never;

export type ZoneName = (typeof zones.all)[number]['name'];
