import styled from 'styled-components';
import type { Imperium, Player } from '../../../../games/imperium/state';
import type { ComponentId, Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { SeatName } from '../../../table';
import { space } from '../../../theme';
import { Rows, Zone } from '../../common/parts';
import { Laid, type LaidAs } from './Laid';

/** The least width of a card, by how it is drawn. */
const LEAST: Readonly<Record<LaidAs, string>> = { face: 'var(--face-least)', chip: '8rem', brief: '6.4rem' };

/** A row holds at least this many cards, however small the mat: cards shrink no further than that takes, and fewer are larger. */
const FEW = 5;
const leastOfFew = (n: number): string =>
  `clamp(var(--face-least), 100% / ${Math.max(n, 3)} - ${space.s}, var(--face-most))`;

const Cards = styled(Rows)`
  gap: var(--apart, ${space.s});
  &:not([data-as='face']) {
    gap: 0.3rem;
  }
`;

/** The cards in play, in order: the power card, the one below it (King Arthur's Court, the journey), the play area. */
export const inPlay = (player: Player): ComponentId[] => [
  ...(player.power === null ? [] : [player.power]),
  ...player.below.slice(0, 1),
  ...player.play,
];

/** The cards in play. On other players' mats they are small, and the owner's name is only read aloud. */
export function PlayArea({
  seat,
  player,
  view,
  words,
  as,
}: {
  seat: Seat;
  player: Player;
  view: Imperium;
  words: Words<Imperium>;
  as: LaidAs;
}) {
  const title = words.term('play');
  const cards = inPlay(player);
  return (
    <Zone
      title={
        as === 'face' ? (
          title
        ) : (
          <>
            {title} · <SeatName seat={seat} />
          </>
        )
      }
      within
      quiet={as !== 'face'}
    >
      <Cards
        data-as={as}
        style={{ '--least': as === 'face' && cards.length <= FEW ? leastOfFew(cards.length) : LEAST[as] }}
      >
        {cards.map((id) => (
          <Laid key={id} id={id} player={player} view={view} words={words} as={as} />
        ))}
      </Cards>
    </Zone>
  );
}
