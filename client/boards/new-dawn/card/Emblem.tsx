import { GiHexagonalNut } from 'react-icons/gi';
import type { ComponentId } from '../../../../games/kit/core';
import { CARDS, COPIES } from '../../../../games/new-dawn/catalogue';
import { copyOf, wonderCard } from '../../../../games/new-dawn/lookup';
import { EMBLEMS, KINDS } from '../emblems';

/** The card of a wonder's or city-state's token; any other component itself. */
export function cardFor(id: ComponentId): ComponentId {
  return [wonderCard(id), copyOf(id, COPIES[0])].find((card) => CARDS.has(card)) ?? id;
}

/** The picture of a component. */
export function Emblem({ id }: { id: ComponentId }) {
  const card = CARDS.get(id);
  const own = EMBLEMS[card?.facts.id ?? id];
  if (own) {
    const Picture = own;
    return <Picture aria-hidden />;
  }
  const [kind = ''] = id.split('-');
  const Picture =
    kind === 'barbarian' ? KINDS.barbarian : kind === 'tile' ? KINDS.tile : card ? KINDS.wonder : GiHexagonalNut;
  return <Picture aria-hidden />;
}
