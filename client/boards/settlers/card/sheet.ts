import styled from 'styled-components';
import { colour, shadow } from '../../../theme';
import { Art, Flag as PlainFlag, Leaf, Ribbon } from '../../common/leaf';
import { roofed } from '../look/tone';

/** A card is a limewashed house under a painted roof. */
export const House = styled(Leaf)`
  border-radius: 0.5rem 0.5rem 0.3rem 0.3rem;
  box-shadow: ${shadow.mid};
  &[data-size='small'] {
    aspect-ratio: auto;
    font-size: 0.72rem;
  }
  &[data-size='large'] {
    min-height: 22rem;
    border-radius: 0.85rem 0.85rem 0.5rem 0.5rem;
  }
`;

/** The roof: colours with their signs, the name, what kind of location it is. */
export const Roof = styled(Ribbon)`
  margin: 0;
  padding: 0.12em 0.4em;
  border-bottom: 2px solid color-mix(in srgb, var(--deep) 60%, #000);
  ${roofed}
  @container leaf (max-width: 8.4rem) {
    strong[data-long='true'] {
      font-size: 0.88em;
      letter-spacing: -0.01em;
    }
  }
`;

/** The front with the picture; on its left the cost, on its right the card's other uses. */
export const Front = styled(Art)`
  margin: 0;
  background:
    repeating-linear-gradient(
      90deg,
      transparent 0 1.6em,
      color-mix(in srgb, var(--tone) 16%, transparent) 1.6em calc(1.6em + 1px)
    ),
    color-mix(in oklab, var(--tone) 9%, ${colour('raised')});
  > svg {
    max-width: 46%;
  }
  /* Towers are as high as the picture. */
  [data-picture] img {
    object-position: 50% 58%;
  }
  /* Words never cover the tags. */
  [data-fit]:not([data-fit='0']) > & {
    min-height: var(--tags-height, 1.9em);
  }
  /* Lines draw together before words leave no more than a strip of the house; only where that is not enough they take it. */
  ${[1, 2, 3].map((step) => `[data-size='normal'][data-fit='${step}'] > & { min-height: ${5.4 - step * 0.6}em; }`).join('')}
`;

/** A tag on the front. */
export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.15em;
  padding: 0.1em 0.25em;
  border: 1px solid color-mix(in srgb, var(--tone) 45%, transparent);
  border-radius: 0.3em;
  background: ${colour('raised')};
  line-height: 1.1;
  svg {
    width: 1.15em;
    height: 1.15em;
  }
`;

/** Along the picture's lower edge: roofs and towers stay free. */
export const Tags = styled.span<{ $right?: boolean }>`
  position: absolute;
  inset-block: auto 0.25em;
  ${({ $right }) => ($right ? 'right' : 'left')}: 0.25em;
  display: grid;
  justify-items: ${({ $right }) => ($right ? 'end' : 'start')};
  gap: 0.2em;
  max-width: 56%;
  /* On a narrow card both sides' signs stand close. */
  @container leaf (max-width: 8.4rem) {
    inset-block-end: 0.1em;
    ${({ $right }) => ($right ? 'right' : 'left')}: 0.1em;
    font-size: 0.78em;
    span {
      gap: 0;
      padding-inline: 0.08em;
    }
  }
`;

export const Flag = styled(PlainFlag)`
  ${roofed}
`;
