import { arg, maybe, number, per, word } from '../../kit/effect/signature';
import { verb } from './verb';

type Key = 'cheaper' | 'cheaperPer' | 'cheaperNewType';

/**
 * Lowers the cost of wonders (C10.11): for each mature city (Brussels), or if none of the type is controlled (Buenos
 * Aires).
 */
export const cheaper = verb({
  name: 'cheaper',
  args: [arg({ n: number, what: word(['production']), per: maybe(per) }), maybe(arg({ what: word(['newType']) }))],
  phrases: ['cheaper', 'cheaperPer', 'cheaperNewType'],
  phrase: ([first, only]): Key => (only ? 'cheaperNewType' : first.per ? 'cheaperPer' : 'cheaper'),
  run: 'read',
});
