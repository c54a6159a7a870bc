import type { ComponentId, Seat } from '../kit/core';
import { atlasOf } from './atlas';
import type { Resource, Terrain } from './card';
import type { Space } from './hex';
import {
  barbariansOn,
  caravansOf,
  cityStateOn,
  holderOf,
  isCapital,
  isMature,
  naturalWonderOn,
  resourceOn,
  worldWonderOn,
} from './rules/select';
import type { NewDawn } from './state';

/** What a space holds: the source of its drawing, its card and its words. */
export interface Content {
  terrain: Terrain;
  holder: Seat | undefined;
  settlement: 'capital' | 'city' | 'token' | 'reinforced' | null;
  mature: boolean;
  caravans: readonly { seat: Seat; n: number }[];
  barbarians: readonly ComponentId[];
  cityState: string | null;
  naturalWonder: string | null;
  worldWonder: string | null;
  resource: Resource | null;
}

/** What a space of the map holds now. */
export function contentOf(view: NewDawn, space: Space): Content {
  const holder = holderOf(view, space);
  const isCity = view.cities[space] !== undefined;
  return {
    terrain: atlasOf(view).ground(space)?.terrain ?? 'water',
    holder,
    settlement: isCity
      ? isCapital(view, space)
        ? 'capital'
        : 'city'
      : holder === undefined
        ? null
        : view.reinforced.includes(space)
          ? 'reinforced'
          : 'token',
    mature: isCity && isMature(view, space),
    caravans: view.players.flatMap((_, seat) => {
      const n = caravansOf(view, seat, space);
      return n > 0 ? [{ seat, n }] : [];
    }),
    barbarians: barbariansOn(view, space),
    cityState: cityStateOn(view, space),
    naturalWonder: naturalWonderOn(view, space),
    worldWonder: worldWonderOn(view, space),
    resource: resourceOn(view, space),
  };
}
