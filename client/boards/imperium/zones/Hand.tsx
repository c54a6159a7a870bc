import styled from 'styled-components';
import type { Imperium } from '../../../../games/imperium/state';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { card, desk, PHONE, space } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { Faces, Strips } from '../../common/Faces';
import { Zone } from '../../common/parts';
import { Face } from '../card/Face';
import { HAND } from './anchors';

/** How wide a card has to be at least for its words to be read. */
const LEAST = '9rem';
/** From how many cards on they may lie on each other. */
const MANY = 8;

/** Side by side; fanned where there are more than fit: each shows its left edge, and all of it when it is pointed at. */
const Row = styled.ul`
  /* What I hold is nearest to me. */
  --face-height: calc(${card.height} * 1.08);
  --letters: 0.95rem;
  --readable: 0.875rem;
  display: flex;
  justify-content: center;
  padding: 0.65rem ${space.s} 0.5rem;
  /* Its place stays when the last card has left it. */
  ${desk} {
    min-height: var(--face-height);
  }
  > li {
    position: relative;
    flex: none;
    width: clamp(${LEAST}, (100% - (var(--n) - 1) * ${space.s}) / var(--n), var(--face-height));
    &:hover,
    &:focus-within {
      z-index: 3;
    }
  }
  > li + li {
    margin-inline-start: min(${space.s}, (100% - var(--n) * ${LEAST}) / max(1, var(--n) - 1));
  }
  /* Where they may lie on each other, the key is at the edge that shows. */
  &[data-many='true'] {
    --badge-at: -0.3rem auto;
  }
`;

/** My hand: cards side by side, on a phone strips one below the other. */
export function Hand({
  view,
  seat,
  words,
  className,
}: {
  view: Imperium;
  seat: Seat;
  words: Words<Imperium>;
  className?: string;
}) {
  const phone = useMedia(PHONE);
  const hand = view.players[seat]?.hand ?? [];
  const List = phone ? Strips : Row;
  return (
    <div className={className}>
      <Zone title={`${words.term('hand')} ${hand.length}`} anchor={HAND} quiet={!phone}>
        <List style={{ '--n': Math.max(1, hand.length) }} data-many={hand.length >= MANY}>
          <Faces ids={hand} Face={Face} view={view} seat={seat} words={words} />
        </List>
      </Zone>
    </div>
  );
}
