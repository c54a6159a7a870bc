import styled from 'styled-components';
import { space } from '../../theme';

/** A table's parts one below the other. A ruleset arranges them side by side where there is room. */
export const BoardLayout = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};
`;

/** Players side by side, as many as fit. */
export const Abreast = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
  gap: ${space.s};
  align-items: start;
`;

/**
 * Cards in hand side by side. When there are more than fit they overlap: each shows its left edge, and the one that is
 * pointed at shows whole. `--n` is the number of cards, `--least` the least width at which a card's words can be read,
 * `--most` the largest width of a card.
 */
export const Fan = styled.ul`
  display: flex;
  justify-content: center;
  > li {
    position: relative;
    flex: none;
    width: clamp(var(--least), (100% - (var(--n) - 1) * ${space.s}) / var(--n), var(--most));
    &:hover,
    &:focus-within {
      z-index: 3;
    }
  }
  > li + li {
    margin-inline-start: min(${space.s}, (100% - var(--n) * var(--least)) / max(1, var(--n) - 1));
  }
  /* Overlapping cards have the number key at the edge that is seen. */
  &[data-many='true'] {
    --badge-at: -0.3rem auto;
  }
`;
