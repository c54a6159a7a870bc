import styled, { css } from 'styled-components';
import { card, colour, font, shadow } from '../../theme';
import { tighter } from './tighter';

/** Letters on `--deep`. */
export const ON_DEEP = '#fff6e0';

/** Height of the picture on a card that is shown large: nearly all of it is seen. */
export const LARGE_ART = 'min(58cqw, 28dvh)';

/**
 * A card's ground: a leaf of parchment with a ribbon for the name. It is a container, so that letters follow its
 * width.
 */
export const Sheet = styled.div`
  container: leaf / inline-size;
  width: 100%;
`;

export const Leaf = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid var(--deep);
  border-radius: 0.45rem;
  background: ${colour('raised')};
  color: ${colour('ink')};
  box-shadow:
    inset 0 0 0 3px ${colour('raised')},
    inset 0 0 0 4px color-mix(in srgb, var(--tone) 45%, transparent),
    ${shadow.mid};
  line-height: 1.3;
  &[data-size='small'] {
    aspect-ratio: 1.25;
    font-size: 0.75rem;
  }
  &[data-size='normal'] {
    height: var(--face-height, ${card.height});
    font-size: 0.875rem;
  }
  &[data-size='large'] {
    min-height: 23rem;
    font-size: 1rem;
    border-width: 2px;
    border-radius: 0.85rem;
  }
`;

export const Ribbon = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: 0.35em;
  min-height: 2em;
  margin: 4px 4px 0;
  padding: 0.1em 0.45em;
  background: linear-gradient(color-mix(in oklab, var(--deep) 90%, #fff), var(--deep) 60%);
  color: ${ON_DEEP};
  font-family: ${font.display};
  svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
    color: ${ON_DEEP};
  }
  > div {
    flex: 1;
    min-width: 0;
    line-height: 1.1;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  /* A long word needs the width. */
  [data-fit]:not([data-fit='0']) > & {
    gap: 0.15em;
    padding-inline: 0.25em;
  }
  [data-size='large'] > & {
    min-height: 3.2rem;
    padding: 0.3rem 1rem;
    font-size: 1.25rem;
  }
`;

/** The picture, lightly engraved. */
export const Art = styled.div`
  position: relative;
  flex: 1 1 0;
  min-height: 2.2em;
  display: grid;
  place-items: center;
  margin: 0 4px;
  overflow: hidden;
  container-type: size;
  background:
    repeating-linear-gradient(0deg, color-mix(in srgb, var(--tone) 9%, transparent) 0 1px, transparent 1px 4px),
    color-mix(in oklab, var(--tone) 8%, ${colour('raised')});
  > svg {
    height: min(88%, 6.5rem);
    width: auto;
    aspect-ratio: 1;
    max-width: 58%;
    color: color-mix(in oklab, var(--tone) 75%, ${colour('ink')});
  }
  /* Long words draw together, then take all of the picture's room; of one as low as a line, nothing could be made out. */
  [data-fit]:not([data-fit='0']) > & {
    min-height: 0;
  }
  :is([data-fit='1'], [data-fit='2']) > & {
    min-height: 1.5rem;
  }
  @container (max-height: 1rem) {
    > svg {
      display: none;
    }
    /* What is left of its ground would be taken for a fault: it is paper. */
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      background: ${colour('raised')};
    }
  }
  [data-size='large'] > & {
    min-height: ${LARGE_ART};
  }
`;

export const Text = styled.div`
  display: grid;
  gap: 0.3em;
  padding: 0.3em 0.6em 0.55em;
  overflow-wrap: anywhere;
  ${tighter}
  [data-size='large'] > & {
    padding: 0.6rem 1.1rem 1rem;
    gap: 0.6rem;
  }
`;

/** Sides of a vignette, in letters' sizes, at the first steps of `useFit`: it becomes smaller before letters do. */
const VIGNETTES = [6.2, 4.4, 3.4];
/** The steps that have one, as a selector. */
export const VIGNETTED = `[data-size='normal']:is(${VIGNETTES.map((_, i) => `[data-fit='${i + 1}']`).join(', ')})`;

/**
 * Words that leave no more than a strip of the picture flow round it instead: the same room, as a square, shows all of its figure.
 * For an element that cards are in, of which nothing lies on the pictures.
 */
export const vignettes = css`
  @container leaf (min-width: 9.5rem) {
    [data-size='normal'][data-fit='0'] > ${Art} {
      min-height: 2.7em;
    }
    ${VIGNETTED} {
      display: block;
      > ${Art} {
        float: right;
        width: var(--vignette);
        height: var(--vignette);
        min-height: 0;
        margin: 3px 6px 1px 0.35em;
        border: 1px solid color-mix(in srgb, var(--tone) 45%, transparent);
        border-radius: 0.3em;
      }
      > ${Text} {
        display: block;
        /* A word too long for what is left beside it goes below it, and is not broken. */
        overflow-wrap: normal;
        > * + * {
          margin-top: 0.1em;
        }
      }
    }
    ${VIGNETTES.map(
      (side, i) =>
        `[data-size='normal'][data-fit='${i + 1}'] { --vignette: min(${side}em, 40cqi, var(--face-height) - 3.2em); }`,
    ).join('')}
  }
`;

export const Slip = styled.article`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  overflow: hidden;
  min-height: 3.25rem;
  border: 1px solid var(--deep);
  border-radius: 0.45rem;
  background: ${colour('raised')};
  color: ${colour('ink')};
  box-shadow: 0 1px 3px ${colour('shadow')};
  font-size: 0.8rem;
  line-height: 1.35;
`;

/** What is on a flag: the emblem, or the picture at its upper end, framed in the flag's colour. */
export const flagged = css`
  position: relative;
  > svg {
    width: 2.1rem;
    height: 2.1rem;
  }
  > [data-picture] {
    overflow: hidden;
    inset: 0.2rem;
    width: calc(100% - 0.4rem);
    height: min(100% - 0.4rem, 3.2rem);
    border-radius: 0.3rem;
  }
  /* The picture does not cover all of the flag. */
  @media screen {
    > [data-picture='drawn'] ~ svg {
      visibility: hidden;
    }
  }
`;

export const Flag = styled.div`
  display: grid;
  place-items: center;
  background: var(--deep);
  color: ${ON_DEEP};
  ${flagged}
`;

export const SlipHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.1rem 0.5rem;
  padding: 0.25rem 0.5rem 0;
  > strong {
    flex: 1;
    min-width: 0;
    font-family: ${font.display};
    font-size: 0.98rem;
  }
`;
