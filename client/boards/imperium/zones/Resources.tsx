import styled from 'styled-components';
import { RESOURCES } from '../../../../games/imperium/card';
import type { Imperium, Player } from '../../../../games/imperium/state';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { colour, radius, shadow } from '../../../theme';
import { Figure } from '../../common/parts';
import { resourceColour } from '../look/hues';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 0.35rem;
  font-size: 1.2rem;
`;

const Well = styled.span`
  display: grid;
  place-items: center;
  padding: 0.15rem 0.3rem;
  border-radius: ${radius.m};
  background: color-mix(in oklab, var(--resource) 12%, ${colour('raised')});
  box-shadow: ${shadow.sunk};
`;

/** Material, population and progress in front of a player. */
export const Resources = ({
  seat,
  player,
  words,
  anchor,
}: {
  seat: Seat;
  player: Player;
  words: Words<Imperium>;
  anchor?: string;
}) => (
  <Row id={anchor}>
    {RESOURCES.map((resource) => (
      <Well key={resource} style={{ '--resource': resourceColour(resource) }}>
        <Figure icon={resource} label={words.term(resource)} n={player[resource]} heap={`${resource} ${seat}`} />
      </Well>
    ))}
  </Row>
);
