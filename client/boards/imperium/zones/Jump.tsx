import styled from 'styled-components';
import type { Imperium } from '../../../../games/imperium/state';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { SeatSign, useQuestion, useTable } from '../../../table';
import { colour, radius, shadow } from '../../../theme';
import { HAND, MARKET, matOf } from './anchors';
import { deckPlace, MAIN_DECK } from '../standsFor';

const Strip = styled.ul`
  position: sticky;
  z-index: 6;
  top: 0.25rem;
  display: flex;
  gap: 0.25rem;
  padding: 0.25rem;
  border: 1px solid ${colour('lineSoft')};
  border-radius: ${radius.round};
  background: ${colour('surface')};
  box-shadow: ${shadow.mid};
  > li { flex: 1 1 auto; min-width: 0; }
  > li[data-mark='true'] { flex: 0 0 2.5rem; }
  @container board (min-width: 40rem) { display: none; }
`;

const To = styled.button`
  width: 100%;
  min-height: 2.5rem;
  padding: 0 0.25rem;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.round};
  background: none;
  color: ${colour('ink')};
  font-size: 0.75rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-asked='true'] { background: ${colour('glowSoft')}; font-weight: 700; }
  &[data-asked='true'] { box-shadow: inset 0 0 0 2px ${colour('glow')}; }
`;

/** On a phone: to the parts of the table with one touch; marked where something can be picked. */
export function Jump({ view, seat, words, className }: { view: Imperium; seat: Seat | null; words: Words<Imperium>; className?: string }) {
  const { isSelectable } = useQuestion();
  const { nameOf } = useTable<Imperium>();
  const me = seat === null ? undefined : view.players[seat];
  const market = [...view.market.flatMap((place) => place.card ?? []), ...(['REG', 'UNC', 'CIV'] as const).map(deckPlace), MAIN_DECK];
  const places = [
    ...(me ? [{ to: HAND, label: words.term('hand'), keys: me.hand }] : []),
    { to: MARKET, label: words.term('market'), keys: market },
    ...(me && seat !== null ? [{
      to: matOf(seat), label: words.term('play'),
      keys: [...me.play, me.power ?? '', ...me.development, ...Object.values(me.garrison).flat(), ...me.exhausted],
    }] : []),
  ];
  const others = [...view.players.keys()].filter((each) => each !== seat);
  return (
    <Strip className={className}>
      {places.map(({ to, label, keys }) => (
        <li key={to}><To type="button" data-asked={keys.some(isSelectable)} onClick={() => show(to)}>{label}</To></li>
      ))}
      {others.map((each) => (
        <li key={each} data-mark><To type="button" onClick={() => show(matOf(each))} aria-label={nameOf(each)}><SeatSign seat={each} /></To></li>
      ))}
    </Strip>
  );
}

const show = (id: string): void => document.getElementById(id)?.scrollIntoView({ block: 'start' });
