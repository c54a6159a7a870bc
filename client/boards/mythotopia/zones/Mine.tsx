import styled from 'styled-components';
import type { ComponentId, Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { RESERVE } from '../../../../games/mythotopia/components';
import { room } from '../../../../games/mythotopia/rules/select';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { Icon, Pinned } from '../../../table';
import { card, colour, desk, PHONE, radius, short, size, space, wide } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { Faces, Strips } from '../../common/Faces';
import { vignettes } from '../../common/leaf';
import { Panel, Zone } from '../../common/parts';
import { Face } from '../card/Face';
import { HAND, RESERVED } from './anchors';
import { PilesOf } from './Others';

/** A card in hand is no narrower. */
const LEAST = '5rem';

const Mat = styled(Panel)`
  --face-height: calc(${card.height} * 0.86);
  ${wide} {
    --readable: 0.875rem;
    --face-height: clamp(7.25rem, 13.5dvh * var(--zoom), 9.5rem);
    ${desk} {
      --face-height: clamp(6.5rem, 13.5dvh * var(--zoom), 9.5rem);
    }
  }
  /* In a low window the picture would have no room beside letters of that size. */
  ${short} {
    --readable: ${size.tiny};
  }
  display: grid;
  gap: ${space.s} ${space.l};
  @container board (min-width: 54rem) {
    /* All of the hand has its least width before the reserve takes what it would like. */
    grid-template-columns: minmax(calc(var(--hand) * (${LEAST} + ${space.s})), 1fr) minmax(0, max-content);
    padding-block: 0.3rem;
    /* The piles stand in the line of the hand's title: the cards need the width. */
    > :last-child {
      position: absolute;
      top: 0.15rem;
      left: 8rem;
    }
  }
`;

const Row = styled.ul`
  ${vignettes}
  display: flex;
  gap: ${space.s};
  min-height: var(--face-height);
  /* Room for the number keys above. */
  padding: 0.65rem 0.4rem 0.3rem 0.2rem;
  overflow-x: auto;
  scrollbar-width: thin;
  > li {
    flex: 0 1 calc(var(--face-height) * ${card.ratio});
    min-width: 6.2rem;
  }
  /* Words need width, shapes and symbols do not. */
  ${wide} {
    > li {
      flex: 2 1 6.2rem;
      min-width: ${LEAST};
      /* Few cards are wider: their pictures are pieces of the map. */
      max-width: 9.5rem;
    }
    > [aria-hidden] {
      flex: none;
    }
    > li:has([data-words='few']) {
      flex: 2 2 8.5rem;
      max-width: 12.5rem;
    }
    > li:has([data-words='many']) {
      flex: 6 1 17rem;
      max-width: 19rem;
    }
  }
  > [aria-hidden] {
    flex: none;
    width: 2.4rem;
    min-width: 0;
  }
`;

/** Wordy cards in reserve get some room, and more unless those in hand need it. */
const Kept = styled(Row)`
  ${wide} {
    > li:has([data-words='few']) {
      min-width: 6.2rem;
    }
    > li:has([data-words='many']) {
      min-width: 7.5rem;
    }
    ${Mat}:not(:has(> :first-child [data-words='many'])) & > li:not([aria-hidden]) {
      flex: 0 1 auto;
      width: 6.2rem;
      &:has([data-words='few']) {
        width: 8.5rem;
      }
      &:has([data-words='many']) {
        /* Beside them seven cards fit in hand. */
        width: clamp(7.5rem, 15cqw, 11rem);
      }
    }
  }
`;

/** A phone's strips: two without words share a line, so that none of them is an empty field. */
const Slips = styled(Strips)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-flow: dense;
  > li:not(:has([data-words='none'])) {
    grid-column: 1 / -1;
  }
`;

/** A free place in the reserve. */
const Empty = styled.li`
  display: grid;
  place-items: center;
  height: var(--face-height);
  border: 2px dashed ${colour('line')};
  border-radius: ${radius.m};
  color: ${colour('inkSoft')};
`;

interface Props {
  view: Mythotopia;
  seat: Seat;
  words: Words<Mythotopia>;
}

/** Before me: my hand, my reserve, my piles. */
export function Mine({ view, seat, words }: Props) {
  const phone = useMedia(PHONE);
  const player = view.players[seat];
  if (!player) return null;
  const [Hand, Reserve] = phone ? [Slips, Slips] : [Row, Kept];
  const left = phone ? 0 : Math.max(0, room(view, seat, RESERVE));
  const faces = (ids: readonly ComponentId[]) => <Faces ids={ids} Face={Face} view={view} seat={seat} words={words} />;
  const { hand, reserve } = player;
  const title = words.term('hand');
  const cards = <span>{hand.length}</span>;
  return (
    <Mat style={{ '--hand': hand.length }}>
      <Pinned
        title={
          <>
            {title} {cards}
          </>
        }
        keys={[...hand, ...reserve]}
      >
        <Zone title={title} aside={cards} anchor={HAND} quiet={phone}>
          <Hand>{faces(hand)}</Hand>
        </Zone>
        <Zone
          title={words.term('reserve')}
          aside={
            <span>
              {reserve.length}/{reserve.length + room(view, seat, RESERVE)}
            </span>
          }
          anchor={RESERVED}
        >
          <Reserve>
            {faces(reserve)}
            {Array.from({ length: left }, (_, i) => (
              <Empty key={i} aria-hidden>
                <Icon name="reserve" label="" />
              </Empty>
            ))}
          </Reserve>
        </Zone>
      </Pinned>
      <PilesOf view={view} seat={seat} />
    </Mat>
  );
}
