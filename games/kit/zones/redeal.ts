import { HIDDEN, type ComponentId, type Core } from '../core';
import { seedState, shuffleWith } from '../random';
import type { Zones } from '.';
import type { Fits, Hole } from './zone';

/**
 * Deals the hidden components of a view anew, each to a zone where it could lie. The result is a full state that looks
 * the same to that viewer. Changes `view` in place. Zones that only some components fit are filled first, then those
 * where certain components are likely (a player's own), then the rest.
 * @param cards all components of the match
 * @param dealt whether they have been dealt, so that chance has a source
 */
export function redeal<G extends Core>(
  zones: Zones,
  view: G,
  { cards, dealt }: { cards: readonly ComponentId[]; dealt: boolean },
  random: () => number,
): G {
  const there = new Set(zones.components(view));
  const unseen = shuffleWith(
    cards.filter((id) => !there.has(id)),
    random,
  );
  const fill = ({ in: list, key }: Hole, fits: Fits): boolean => {
    const i = unseen.findIndex(fits);
    if (i >= 0) [list[key]] = unseen.splice(i, 1);
    return i >= 0;
  };
  const must = (hole: Hole, fits: Fits): void => {
    if (!fill(hole, fits)) throw new Error(`${hole.zone} cannot be filled from the components unseen`);
  };
  const holes = zones.all.flatMap((zone) => zone.holes(view));
  const rest = holes.filter((hole) => {
    const fits = zones.get(hole.zone).declared.fits?.(view, hole.owner);
    if (fits) must(hole, fits);
    return !fits;
  });
  // Which of a player's zones holds such a card is unknown, so the zones are taken in random order.
  for (const hole of shuffleWith([...rest], random)) {
    const likely = zones.get(hole.zone).declared.likely?.(view, hole.owner);
    if (likely) fill(hole, likely);
  }
  for (const hole of rest) if (hole.in[hole.key] === HIDDEN) must(hole, () => true);
  if (dealt) view.rng ??= seedState(`${random()}${random()}`);
  return view;
}
