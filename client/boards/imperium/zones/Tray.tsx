import styled from 'styled-components';
import type { Imperium } from '../../../../games/imperium/state';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { Spot, useQuestion } from '../../../table';
import { card, colour, narrow, PHONE, shadow, space } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { Face } from '../card/Face';
import { Panel, Zone } from '../../parts';
import { inPlay } from './PlayArea';
import { soughtBy } from './sought';

const Lit = styled(Panel)`
  justify-self: center;
  max-width: 100%;
  border: 2px solid ${colour('bronze')};
  box-shadow: ${shadow.high};
  background: ${colour('raised')};
`;

const Cards = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s};
  > li { flex: none; width: calc(${card.height} * ${card.ratio}); }
  ${narrow} { > li { flex: 1 1 100%; } }
`;

/**
 * Cards out of piles that a question is about, and cards being looked at: laid out as long as it takes; over my mat
 * (`data-over`) where nothing on that is asked about.
 */
export function Tray({ view, seat, words, className }: { view: Imperium; seat: Seat | null; words: Words<Imperium>; className?: string }) {
  const { isSelectable } = useQuestion();
  const phone = useMedia(PHONE);
  const groups = soughtBy(view, seat, isSelectable);
  if (groups.length === 0) return null;
  const me = seat === null ? undefined : view.players[seat];
  const onMat = me ? [...inPlay(me), ...me.development, ...Object.values(me.garrison).flat(), ...me.exhausted] : [];
  return (
    <Lit className={className} data-over={me !== undefined && !onMat.some(isSelectable)}>
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
