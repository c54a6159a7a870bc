import type { Refusal } from '../../kit/core';
import { arg, either, maybe, number, word } from '../../kit/effect/signature';
import { bySite } from '../bots/ranking';
import { found as foundCity, sites, sitesOfCaravans, whyNoSite } from '../rules/city';
import { move, pieceOf, stock } from '../rules/moving';
import { currentFocus } from '../rules/select';
import type { NewDawn } from '../state';
import { verb } from './verb';

type Key = 'found' | 'foundWater' | 'foundCaravan';

/** The range in spaces; null: on the space of an own caravan. */
type Range = number | null;

const options = (g: NewDawn, seat: number, range: Range, overWater: boolean) =>
  range === null
    ? sitesOfCaravans(g, seat)
    : sites(g, seat, range, currentFocus(g)?.slot ?? 0, overWater ? 'water' : null);

/**
 * Builds a city in range of a friendly space, counted through `water` too (C10.8), or where an own caravan stands,
 * which returns.
 */
export const found = verb({
  name: 'found',
  args: [
    either(arg({ n: number, what: word(['space']) }), arg({ what: word(['caravan']) })),
    maybe(arg({ what: word(['water']) })),
  ],
  phrases: ['found', 'foundWater', 'foundCaravan'],
  phrase: ([range, water]): Key => (range.what.word === 'caravan' ? 'foundCaravan' : water ? 'foundWater' : 'found'),
  asks: { found: bySite },
  // Without a target it is not offered.
  alwaysPrice: (): boolean => true,
  can: (g, { seat, args: [range, water] }): boolean =>
    options(g, seat, range.what.word === 'caravan' ? null : Number(range.n), water !== undefined).length > 0,
  lacks: (g, { seat, args: [range] }): Refusal =>
    whyNoSite(g, seat, range.what.word === 'caravan' ? null : Number(range.n)),
  run(g, call): void {
    const { seat, args } = call;
    const isCaravan = args[0].what.word === 'caravan';
    const picks = call.picked();
    if (!picks) {
      const range = isCaravan ? null : Number(args[0].n);
      return call.ask(g, 'found', { options: options(g, seat, range, args[1] !== undefined), min: 0 });
    }
    const [space] = picks;
    if (space === undefined) return;
    const focus = currentFocus(g);
    if (focus) focus.city = space;
    foundCity(g, seat, space);
    if (isCaravan) move(g, 1, pieceOf(seat, 'caravans', space), stock(seat, 'caravans'));
  },
});
