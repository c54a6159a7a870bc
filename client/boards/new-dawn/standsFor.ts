import type { Option, Question } from '../../../games/kit/core';
import { CARDS } from '../../../games/new-dawn/catalogue';
import { isSpace } from '../../../games/new-dawn/hex';
import { PAIR, ROUTE, TEXT, TURN_OPTIONS } from '../../../games/new-dawn/optionKinds';
import { lyingOn } from '../../../games/new-dawn/rules/select';
import type { NewDawn } from '../../../games/new-dawn/state';

/** The place of all tiles that can be laid; zones/Building.tsx draws each way of laying one. */
export const TILES = 'tiles';

/**
 * Where an option lies on this board: on the map, on cards, on a resource. A caravan's way lies at its end. Numbers,
 * yes and no, and payments lie nowhere.
 */
export function standsFor(option: Option, { ask }: Question, view: NewDawn): readonly string[] {
  switch (ask) {
    case 'turn': {
      const move = TURN_OPTIONS.read(option);
      return [move?.kind === 'focus' ? move.values[1] : (move?.values[0] ?? option)];
    }
    case 'after':
      return [TEXT.read(option)?.[0] ?? option];
    case 'caravan':
      return [ROUTE.read(option)?.[1] ?? option];
    case 'layTile':
      return [option, TILES];
    case 'upgrade':
      return [PAIR.read(option)?.[0] ?? option];
    case 'whichBarbarian':
      return [Object.keys(view.onMap).find((space) => lyingOn(view, space).includes(option)) ?? option];
    case 'march': {
      const [barbarian = '', to = ''] = PAIR.read(option) ?? [];
      return [Object.keys(view.onMap).find((space) => lyingOn(view, space).includes(barbarian)) ?? barbarian, to];
    }
    case 'gainCard':
    case 'shift':
    case 'convert':
    case 'swap':
    case 'swapCards':
      return PAIR.read(option) ?? [option];
    case 'gain':
      return [option];
    default:
      return isSpace(option) || CARDS.has(option) ? [option] : [];
  }
}
