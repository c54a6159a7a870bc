import styled from 'styled-components';
import { colour } from '../../../theme';
import { Leaf, Slip, VIGNETTED } from '../../common/leaf';

/** A card. Where no symbol stands beside a wordy card's name, the picture does: its vignette begins there, or it has the rest of that line. */
export const Page = styled(Leaf)`
  @container leaf (min-width: 13rem) {
    &[data-words='many'][data-fit]:not([data-fit='0']):has(> header > div + :empty) {
      > header {
        padding-inline-end: 50%;
      }
      > header + * {
        position: absolute;
        inset: 4px 4px auto auto;
        float: none;
        width: 50%;
        height: 2em;
        margin: 0;
      }
      &${VIGNETTED} {
        > header {
          margin-inline-end: calc(var(--vignette) + 8px);
          padding-inline-end: 0;
        }
        > header + * {
          width: var(--vignette);
          height: var(--vignette);
        }
        > :last-child::before {
          content: '';
          float: right;
          width: calc(var(--vignette) + 0.35em);
          height: calc(var(--vignette) - 2em + 2px);
        }
      }
    }
  }
`;

/** A card as a strip: without words its symbols stand below the name. */
export const Line = styled(Slip)`
  &[data-words='none'] header {
    display: grid;
    justify-items: start;
  }
`;

/** The symbols that the card gives when played, on discs that can be counted from afar. */
export const Gives = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: 0.2em 0.25em;
  padding: 0.3em 0.4em;
  font-size: 1em;
  &:empty {
    display: none;
  }
  > i {
    color: ${colour('inkSoft')};
  }
  header > & {
    flex-wrap: nowrap;
    padding: 0;
    > i {
      color: inherit;
    }
  }
`;

export const Disc = styled.span`
  display: inline-grid;
  place-items: center;
  width: 1.65em;
  height: 1.65em;
  border: 1px solid currentColor;
  border-radius: 50%;
  background: ${colour('raised')};
  color: ${colour('ink')};
  > span > svg {
    width: 1.2em;
    height: 1.2em;
    color: inherit;
  }
`;

/** The tokens that lie on a victory card. */
export const TokensOn = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0.15em;
`;
