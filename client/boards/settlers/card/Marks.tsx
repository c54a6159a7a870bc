import type { ReactNode } from 'react';
import type { ComponentId, Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { SPENDABLE } from '../../../../games/settlers/card';
import { cardOf } from '../../../../games/settlers/catalogue';
import { amountOn } from '../../../../games/settlers/rules/ending';
import type { Settlers } from '../../../../games/settlers/state';
import { Icon, SeatSign } from '../../../table';
import { Lying } from './cottage';
import { Signs } from './Signs';

/** How often a location can be used in a round (S12.2). */
export const usesOf = (id: ComponentId): number =>
  cardOf(id).abilities.find(({ timing }) => timing === 'action')?.uses ?? Infinity;

/** Signs of what lies under a location. */
const UNDER = { tucked: 'hand', stashed: 'anyResource' };

interface Props {
  id: ComponentId;
  view: Settlers;
  words: Words<Settlers>;
  /** Whether the next attack may take it. */
  inDanger: boolean;
}

/** What lies on a location: tokens, whoever has taken it over, goods, cards; and how often it has been used. */
export function Marks({ id, view, words, inDanger }: Props) {
  const marks: { key: string; drawn: ReactNode }[] = [];
  const mark = (key: string, drawn: ReactNode): void => void marks.push({ key, drawn });
  const sign = (icon: string, term = icon, { of, n }: { of?: Seat; n?: number } = {}) => (
    <>
      {n}
      <Icon name={icon} label={words.term(term)} />
      {of !== undefined && <SeatSign seat={of} />}
    </>
  );
  if (view.defended.includes(id)) mark('defended', sign('defence', 'defended'));
  if (view.samurai.includes(id)) mark('samurai', sign('samurai'));
  if (view.blocked.includes(id)) mark('blocked', sign('blocked'));
  const holder = view.held[id];
  if (holder !== undefined) mark('held', sign('held', 'held', { of: holder }));
  const goods = SPENDABLE.map((good) => ({ icon: good, n: view.spent[good][id] ?? 0 })).filter(({ n }) => n > 0);
  if (goods.length > 0) mark('goods', <Signs of={goods} words={words} />);
  const used = view.used[id] ?? 0;
  const uses = usesOf(id);
  if (used > 0 && uses > 1 && uses < Infinity) mark('used', `${used}/${uses}`);
  for (const [kind, icon] of Object.entries(UNDER)) {
    const n = amountOn(view, id, kind);
    if (n > 0) mark(kind, sign(icon, kind, { n }));
  }
  for (const [seat, { routes }] of view.players.entries())
    if (routes[id]) mark(`route ${seat}`, sign('deal', 'routes', { of: seat }));
  if (inDanger) mark('danger', sign('attack'));
  if (marks.length === 0) return null;
  return (
    <Lying>
      {marks.map(({ key, drawn }) => (
        <span key={key}>{drawn}</span>
      ))}
    </Lying>
  );
}
