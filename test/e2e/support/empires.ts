import type { Settlers } from '../../../games/settlers/state';
import { situation, type PlayerSituation } from '../../../games/settlers/situation';
import { CARDS } from '../../../games/settlers/catalogue';
import { FACTIONS, type Faction } from '../../../games/settlers/card';

/** Positions of Imperial Settlers with as much on the table as there can be. */

const ofDeck = (deck: string): string[] => [...CARDS.values()].filter((card) => card.deck === deck).map(({ id }) => id);

/** Every third card of a list, from some on: of all kinds and colours. */
const some = (ids: readonly string[], from: number, n: number): string[] =>
  [...ids.slice(from), ...ids.slice(0, from)].filter((_, i) => i % 3 === 0).slice(0, n);

/**
 * So many locations for everybody, half of them of the faction where there are as many, with things lying on them; it is the first
 * player's turn in the fourth round.
 */
export function crowded(seats: number, locations = 25, factions: readonly Faction[] = FACTIONS): Settlers {
  const common = ofDeck('common');
  const taken = new Set<string>();
  const take = (ids: readonly string[]): string[] => {
    const free = ids.filter((id) => !taken.has(id));
    for (const id of free) taken.add(id);
    return free;
  };
  const players = Array.from({ length: seats }, (_, seat): PlayerSituation => {
    const faction = factions[seat] ?? 'romans';
    const own = ofDeck(faction);
    const ofFaction = take(some(own, 0, Math.floor(Math.min(10, locations / 2))));
    const left = common.filter((id) => !taken.has(id));
    const empire = [
      ...ofFaction,
      ...take(left.filter((_, i) => i % 2 === 0).slice(0, Math.min(locations, 60 / seats) - ofFaction.length)),
    ];
    return {
      faction,
      empire,
      deals: take(own.slice(1, 14).filter((id) => id !== 'ROM019')).slice(0, 5),
      hand: take([...own.slice(20), ...common.slice(-6 - seat * 2)]).slice(0, 8),
      foundations: take(common.slice(40 + seat, 42 + seat)),
      goods: { wood: 3, stone: 2, food: 4, gold: 2, worker: 6, raze: 3, defence: 1, vp: 27 + seat * 19 },
    };
  });
  const [mine] = players;
  const empire = mine?.empire ?? [];
  const actions = empire.filter((id) => CARDS.get(id)?.category === 'action');
  const commons = empire.filter((id) => CARDS.get(id)?.deck === 'common');
  return situation({
    players,
    round: 4,
    used: Object.fromEntries(actions.slice(0, 2).map((id) => [id, 1])),
    defended: commons.slice(0, 1),
    blocked: actions.slice(2, 3),
    ...(seats === 1
      ? { virtual: common.filter((id) => !taken.has(id)).slice(0, 2), line: ['ATT01', 'ATT07', 'ATT15'] }
      : {}),
  }).g;
}

/** One of each kind of location of a faction, as many common ones, and the other copies as deals; goods and samurai lie on what holds them. */
export function everyKind(faction: Faction): Settlers {
  const own = ofDeck(faction);
  const kinds = own.filter((id) => CARDS.get(id)?.facts.copies[0] === id);
  const from = FACTIONS.indexOf(faction) * 20;
  return situation({
    players: [
      {
        faction,
        empire: [...kinds, ...ofDeck('common').slice(from, from + 25 - kinds.length)],
        deals: own.filter((id) => !kinds.includes(id)).slice(0, 8),
        goods: { wood: 3, stone: 2, food: 4, gold: 2, worker: 6, raze: 3, defence: 1, vp: 60 },
        ...(faction === 'japanese' ? { tucked: { JAP013: ['COM083', 'COM084'] } } : {}),
      },
      { faction: faction === 'romans' ? 'egyptians' : 'romans', empire: ['COM082'] },
    ],
    round: 4,
    ...(faction === 'japanese' ? { stashed: { JAP015: 12 }, samurai: ['JAP015'] } : {}),
  }).g;
}
