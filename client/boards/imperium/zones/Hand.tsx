import styled from 'styled-components';
import type { Imperium } from '../../../../games/imperium/state';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { Spot } from '../../../table';
import { colour, space } from '../../../theme';
import { Face } from '../card/Face';
import { Zone } from '../look/parts';
import { HAND } from './anchors';

/** As many as fit beside each other; the rest is reached by pushing the strip. */
const Strip = styled.ul`
  display: flex;
  gap: ${space.s};
  padding: ${space.s} ${space.s} ${space.l};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${space.s};
  scrollbar-width: thin;
  scrollbar-color: ${colour('line')} transparent;
  > li {
    flex: none;
    width: clamp(8.75rem, (100% - (var(--n) - 1) * ${space.s}) / var(--n), 11rem);
    scroll-snap-align: start;
  }
  > :first-child { margin-inline-start: auto; }
  > :last-child { margin-inline-end: auto; }
`;

/** My hand. */
export function Hand({ view, seat, words, className }: { view: Imperium; seat: Seat; words: Words<Imperium>; className?: string }) {
  const hand = view.players[seat]?.hand ?? [];
  return (
    <div className={className}>
      <Zone title={words.term('hand')} anchor={HAND} aside={<span>{hand.length}</span>}>
        <Strip style={{ '--n': Math.max(1, hand.length) }}>
          {hand.map((id) => (
            <li key={id}><Spot id={id}><Face id={id} size="normal" view={view} seat={seat} words={words} /></Spot></li>
          ))}
        </Strip>
      </Zone>
    </div>
  );
}
