import styled from 'styled-components';
import type { Imperium } from '../../../../games/imperium/state';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { Spot } from '../../../table';
import { card, colour, PHONE, space } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { Face } from '../card/Face';
import { Zone } from '../../parts';
import { HAND } from './anchors';

/** As many as fit beside each other; the rest is reached by pushing the row. */
const Row = styled.ul`
  /* What I hold is nearest to me. */
  --face-height: calc(${card.height} * 1.08);
  display: flex;
  gap: ${space.s};
  padding: 0.65rem ${space.s} 0.5rem;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${space.s};
  scrollbar-width: thin;
  scrollbar-color: ${colour('line')} transparent;
  > li {
    flex: none;
    width: clamp(7.9rem, (100% - (var(--n) - 1) * ${space.s}) / var(--n), var(--face-height) * ${card.ratio});
    scroll-snap-align: start;
  }
  > :first-child { margin-inline-start: auto; }
  > :last-child { margin-inline-end: auto; }
`;

const Column = styled.ul`
  display: grid;
  gap: 0.4rem;
`;

/** My hand: cards side by side, on a phone strips one below the other. */
export function Hand({ view, seat, words, className }: { view: Imperium; seat: Seat; words: Words<Imperium>; className?: string }) {
  const phone = useMedia(PHONE);
  const hand = view.players[seat]?.hand ?? [];
  const List = phone ? Column : Row;
  return (
    <div className={className}>
      <Zone title={`${words.term('hand')} ${hand.length}`} anchor={HAND} quiet={!phone}>
        <List style={{ '--n': Math.max(1, hand.length) }}>
          {hand.map((id) => (
            <li key={id}><Spot id={id}><Face id={id} size={phone ? 'strip' : 'normal'} view={view} seat={seat} words={words} /></Spot></li>
          ))}
        </List>
      </Zone>
    </div>
  );
}
