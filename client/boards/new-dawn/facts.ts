import type { Seat } from '../../../games/kit/core';
import type { Words } from '../../../games/kit/text/words';
import type { Content } from '../../../games/new-dawn/content';
import type { NewDawn } from '../../../games/new-dawn/state';

/** A space in words, for screen readers. */
export function factsOf(
  { terrain, holder, settlement, mature, caravans, barbarians, ...tokens }: Content,
  { term, name }: Words<NewDawn>,
  nameOf: (seat: Seat) => string,
): string {
  const { cityState, naturalWonder, worldWonder, resource } = tokens;
  return [
    term(terrain),
    ...(holder !== undefined && settlement ? [`${nameOf(holder)}: ${term(mature ? 'mature' : settlement)}`] : []),
    ...[cityState, naturalWonder, worldWonder, ...barbarians].flatMap((id) => (id === null ? [] : [name(id)])),
    ...(resource ? [term(resource)] : []),
    ...caravans.map(({ seat, n }) => `${nameOf(seat)}: ${n} ${term('caravan')}`),
  ].join(', ');
}
