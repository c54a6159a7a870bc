import styled from 'styled-components';
import type { Imperium } from '../../../../games/imperium/state';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { Spot, useQuestion } from '../../../table';
import { colour, space } from '../../../theme';
import { Face } from '../card/Face';
import { Panel, Zone } from '../look/parts';
import { soughtBy } from './sought';

const Lit = styled(Panel)`
  justify-self: center;
  max-width: 100%;
  border-color: ${colour('bronze')};
  background: ${colour('raised')};
`;

const Cards = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  > li { width: 10rem; max-width: calc(50% - ${space.s} / 2); }
`;

/** Cards out of piles that a question is about, and cards being looked at: laid out as long as it takes. */
export function Tray({ view, seat, words, className }: { view: Imperium; seat: Seat | null; words: Words<Imperium>; className?: string }) {
  const { isSelectable } = useQuestion();
  const groups = soughtBy(view, seat, isSelectable);
  if (groups.length === 0) return null;
  return (
    <Lit className={className}>
      {groups.map(({ zone, cards }) => (
        <Zone key={zone} title={words.term(zone)} aside={<span>{cards.length}</span>}>
          <Cards>
            {cards.map((id) => <li key={id}><Spot id={id}><Face id={id} size="normal" view={view} seat={seat} words={words} /></Spot></li>)}
          </Cards>
        </Zone>
      ))}
    </Lit>
  );
}
