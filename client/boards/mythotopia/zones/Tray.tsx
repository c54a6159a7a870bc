import styled from 'styled-components';
import { HIDDEN, type ComponentId, type Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { Spot, useQuestion } from '../../../table';
import { card, colour, narrow, PHONE, shadow, space } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { Panel, Zone } from '../../parts';
import { Face } from '../card/Face';

const Lit = styled(Panel)`
  border: 2px solid ${colour('bronze')};
  background: ${colour('raised')};
  box-shadow: ${shadow.high};
`;

const Cards = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s};
  > li { flex: none; width: calc(${card.height} * ${card.ratio}); }
  ${narrow} { > li { flex: 1 1 100%; } }
`;

/** Cards out of piles that a question is about, and cards that I look at: laid out as long as it takes. */
export function Tray({ view, seat, words, className }: { view: Mythotopia; seat: Seat | null; words: Words<Mythotopia>; className?: string }) {
  const { question, isSelectable } = useQuestion();
  const phone = useMedia(PHONE);
  const me = seat === null ? undefined : view.players[seat];
  const asked = (cards: readonly ComponentId[]): ComponentId[] => cards.filter((id) => id !== HIDDEN && isSelectable(id));
  const groups = [
    { zone: 'looking', cards: (me?.looking ?? []).filter((id) => id !== HIDDEN) },
    // What can be drafted anew is offered all through the turn: by the bar.
    ...(question && question.ask !== 'turn' ? [{ zone: 'discard', cards: asked(me?.discard ?? []) }, { zone: 'deck', cards: asked(me?.deck ?? []) }] : []),
  ].filter(({ cards }) => cards.length > 0);
  if (groups.length === 0) return null;
  return (
    <Lit className={className}>
      {groups.map(({ zone, cards }) => (
        <Zone key={zone} title={words.term(zone)} aside={<span>{cards.length}</span>}>
          <Cards>
            {cards.map((id) => <li key={id}><Spot id={id}><Face id={id} size={phone ? 'strip' : 'normal'} view={view} seat={seat} words={words} /></Spot></li>)}
          </Cards>
        </Zone>
      ))}
    </Lit>
  );
}
