import styled from 'styled-components';
import type { Imperium } from '../../../../games/imperium/state';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { Pinned } from '../../../table';
import { card, desk, PHONE, short, space } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { Faces, Strips } from '../../common/Faces';
import { Fan } from '../../common/layout';
import { Zone } from '../../common/parts';
import { Face } from '../card/Face';
import { HAND } from './anchors';

/** The number of cards from which on they may overlap. */
const MANY = 8;

const Row = styled(Fan)`
  /* Eight have room beside one another in a usual window. */
  --least: 8rem;
  --most: var(--face-height);
  /* Where cards are low few ones are wider: fewer lines of words leave more of the picture. */
  ${short} {
    --most: calc(var(--face-height) * 1.35);
  }
  /* My hand is nearest to me, so its cards are a little larger. */
  --face-height: calc(${card.height} * 1.08);
  --letters: 0.95rem;
  --readable: 0.875rem;
  padding: 0.65rem ${space.s} 0.5rem;
  /* An empty hand keeps its place. */
  ${desk} {
    min-height: var(--face-height);
    /* In a low window the picture has a little of the mat's height. */
    ${short} {
      --face-height: calc(${card.height} * 1.08 + 0.75rem);
    }
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
  const title = `${words.term('hand')} ${hand.length}`;
  return (
    <Pinned title={title} keys={hand}>
      <div className={className}>
        <Zone title={title} anchor={HAND} quiet>
          <List style={{ '--n': Math.max(1, hand.length) }} data-many={hand.length >= MANY}>
            <Faces ids={hand} Face={Face} view={view} seat={seat} words={words} />
          </List>
        </Zone>
      </div>
    </Pinned>
  );
}
