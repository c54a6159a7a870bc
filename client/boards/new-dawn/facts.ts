import type { Seat } from '../../../games/kit/core';
import type { Words } from '../../../games/kit/text/words';
import type { Content } from '../../../games/new-dawn/content';
import { DIAL } from '../../../games/new-dawn/components';
import { stepsOf } from '../../../games/new-dawn/rules/science';
import { player } from '../../../games/new-dawn/rules/select';
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

/** How far a turn has brought a player's tech dial, and over its end back to where it goes on (C9.3). */
export function dialMoved(before: NewDawn, after: NewDawn, seat: Seat, { term }: Words<NewDawn>): string | null {
  const [then, now] = [player(before, seat), player(after, seat)];
  if (stepsOf(now) === stepsOf(then)) return null;
  const over = now.dial < then.dial ? [DIAL.last] : [];
  return `${term('dial')} ${[then.dial, ...over, now.dial].join(' → ')}`;
}
