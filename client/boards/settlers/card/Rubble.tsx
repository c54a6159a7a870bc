import styled from 'styled-components';
import type { ComponentId } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import type { Settlers } from '../../../../games/settlers/state';
import { Icon } from '../../../table';
import { colour, eitherOf, finger } from '../../../theme';
import { TIMBER } from '../look/hues';

/** Bare ground with stones; as low as a wall. */
const Ground = styled.div`
  display: grid;
  place-items: center;
  min-height: 2.4rem;
  ${finger}
  border: 2px dotted ${eitherOf(TIMBER.dash)};
  border-radius: 0.4rem;
  background: color-mix(in srgb, ${colour('sunk')} 80%, transparent);
  color: ${colour('inkSoft')};
  svg {
    width: 1.5rem;
    height: 1.5rem;
  }
`;

/** A foundation: what a razed location has left where it stood (S10.3). */
export const Rubble = ({ id, words }: { id: ComponentId; words: Words<Settlers> }) => (
  <Ground data-card={id}>
    <Icon name="foundations" label={`${words.term('foundation')}: ${words.name(id)}`} />
  </Ground>
);
