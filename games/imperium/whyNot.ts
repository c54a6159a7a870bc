import type { Option, Refusal, Seat } from '../kit/core';
import { questionOf } from '../kit/moves';
import { cardOf, CARDS } from './catalogue';
import { TURN_OPTIONS } from './optionKinds';
import { placeOf } from './rules/market';
import { whyNotPlay } from './rules/play';
import { inPlay, player } from './rules/select';
import { whyNotTurn } from './rules/turn';
import type { Imperium } from './state';

/**
 * Why an option cannot be picked in the question open to `seat`; works on a view.
 * @returns null when it can, when nobody asks, or when the option has nothing to do with the question.
 */
export function whyNot(view: Imperium, seat: Seat, option: Option): Refusal | null {
  const q = questionOf(view, seat);
  if (!q || q.options.includes(option)) return null;
  if (q.stage === 'turn') {
    const id = TURN_OPTIONS.read(option)?.values[0];
    // Nobody wonders why a card of the market or of another player cannot be played.
    return id && !player(view, seat).hand.includes(id) && !inPlay(view, seat).includes(id)
      ? null
      : whyNotTurn(view, seat, option);
  }
  if (!CARDS.has(option)) return null;
  const p = player(view, seat);
  const place = placeOf(view, option);
  switch (q.ask) {
    case 'acquire':
    case 'breakthrough':
      return place || view.exile.includes(option) ? { why: 'suit' } : null;
    case 'exile':
      return place && place.material + place.population + place.progress > 0 ? { why: 'tokensOnCard' } : null;
    case 'garrison':
      if (!p.hand.includes(option)) return null;
      return cardOf(option).facts.keywords?.includes('cannot-garrison') ? { why: 'cannotGarrison' } : { why: 'suit' };
    case 'develop':
    case 'reshuffle':
      return p.development.includes(option) ? { why: 'price' } : null;
    case 'freePlay':
    case 'playFrom':
      return p.hand.includes(option) || p.discard.includes(option)
        ? (whyNotPlay(view, seat, option) ?? { why: 'suit' })
        : null;
    default:
      return null;
  }
}
