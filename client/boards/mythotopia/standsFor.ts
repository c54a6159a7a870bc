import type { Option, Question } from '../../../games/kit/core';
import { CARDS } from '../../../games/mythotopia/catalogue';
import { isProvince } from '../../../games/mythotopia/map';
import type { Mythotopia } from '../../../games/mythotopia/state';

/**
 * Where an option lies on this board: on the map, on cards, or on the button of a move. Numbers, yes and no lie nowhere.
 */
export function standsFor(option: Option, { ask }: Question, _view: Mythotopia): readonly string[] {
  const words = option.split(' ');
  const [first = '', second] = words;
  switch (ask) {
    // "build city blore", "build road blore-quean": by the site.
    case 'turn': return [first === 'build' ? words[2] ?? first : second ?? first];
    case 'route': return second !== undefined && isProvince(second) ? [first, second] : [first];
    case 'pay': return words.filter((word) => CARDS.has(word));
    case 'moveByRoad': case 'sendHome': return [first];
    default: return CARDS.has(option) || isProvince(option) ? [option] : [];
  }
}
