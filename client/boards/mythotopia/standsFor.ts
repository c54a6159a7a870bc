import type { Option, Question } from '../../../games/kit/core';
import { CARDS } from '../../../games/mythotopia/catalogue';
import { isProvince } from '../../../games/mythotopia/map';
import { ARMY_OF, PLAYS, ROUTE, TURN_OPTIONS, WAY_BY_ROAD } from '../../../games/mythotopia/optionKinds';
import type { Mythotopia } from '../../../games/mythotopia/state';

/**
 * Where an option lies on this board: on the map, on cards, or on the button of a move. Numbers, yes and no lie
 * nowhere.
 */
export function standsFor(option: Option, { ask }: Question, _view: Mythotopia): readonly string[] {
  switch (ask) {
    case 'turn': {
      const move = TURN_OPTIONS.read(option);
      // Building lies where the building will stand.
      return move ? [(move.kind === 'build' ? move.values[1] : move.values[0]) ?? move.kind] : [option];
    }
    case 'route':
      return (ROUTE.read(option)?.slice(0, 2) ?? []).map(String).filter((id) => CARDS.has(id) || isProvince(id));
    case 'pay':
      return PLAYS.read(option).flatMap((play) => [play.card, ...play.with]);
    case 'moveByRoad':
      return [WAY_BY_ROAD.read(option)?.[0] ?? option];
    case 'sendHome':
      return [ARMY_OF.read(option)?.[0] ?? option];
    default:
      return CARDS.has(option) || isProvince(option) ? [option] : [];
  }
}
