import styled from 'styled-components';
import { RESOURCES } from '../../../../games/imperium/card';
import type { Imperium, Player } from '../../../../games/imperium/state';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { colour, radius, shadow } from '../../../theme';
import { Figure } from '../../common/parts';

/** A well let into the mat, for all three. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  padding: 0.15rem 0.3rem;
  border-radius: ${radius.m};
  background: ${colour('raised')};
  box-shadow: ${shadow.sunk};
  font-size: 1.2rem;
  > span {
    justify-self: center;
  }
`;

interface Props {
  seat: Seat;
  player: Player;
  words: Words<Imperium>;
}

/** How much material, population and progress a player has. */
export const ResourceFigures = ({ seat, player, words }: Props) =>
  RESOURCES.map((resource) => (
    <Figure
      key={resource}
      icon={resource}
      label={words.term(resource)}
      n={player[resource]}
      heap={`${resource} ${seat}`}
    />
  ));

/** The same in front of a player. */
export const Resources = ({ anchor, ...of }: Props & { anchor?: string }) => (
  <Row id={anchor}>
    <ResourceFigures {...of} />
  </Row>
);
