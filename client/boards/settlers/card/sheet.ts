import styled from 'styled-components';
import { card, colour, font } from '../../../theme';
import { ON_DEEP, roofed } from '../look/tone';

/** How many steps the words of a card may be set smaller. */
export const SMALLEST = 4;

/** A card measures itself; its letters grow with its width. */
export const Sheet = styled.div`
  container: settlers-card / inline-size;
  width: 100%;
`;

/** A limewashed house under a painted roof. */
export const House = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid var(--deep);
  border-radius: 0.5rem 0.5rem 0.3rem 0.3rem;
  background: ${colour('raised')};
  color: ${colour('ink')};
  box-shadow: 0 1px 3px ${colour('shadow')};
  line-height: 1.3;
  &[data-size='small'] {
    font-size: 0.72rem;
  }
  &[data-size='normal'] {
    height: var(--face-height, ${card.height});
    font-size: clamp(0.68rem, 7.6cqi, 0.86rem);
  }
  &[data-size='large'] {
    min-height: 22rem;
    font-size: 1rem;
    border-width: 2px;
    border-radius: 0.85rem 0.85rem 0.5rem 0.5rem;
  }
`;

/** The roof: colours with their signs, the name, what kind of location it is. */
export const Roof = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.3em;
  min-height: 2.1em;
  padding: 0.12em 0.4em;
  ${roofed}
  font-family: ${font.display};
  border-bottom: 2px solid color-mix(in srgb, var(--deep) 60%, #000);
  svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    color: ${ON_DEEP};
  }
  > div {
    flex: 1;
    min-width: 0;
    line-height: 1.08;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  [data-size='large'] > & {
    min-height: 3.2rem;
    padding: 0.3rem 1rem;
    font-size: 1.25rem;
  }
`;

/** The front with the picture; what it costs on its left, what else the card can be used for on its right. */
export const Front = styled.div`
  position: relative;
  display: grid;
  flex: 1 1 0;
  place-items: center;
  min-height: 2.3em;
  overflow: hidden;
  background:
    repeating-linear-gradient(
      90deg,
      transparent 0 1.6em,
      color-mix(in srgb, var(--tone) 16%, transparent) 1.6em calc(1.6em + 1px)
    ),
    color-mix(in oklab, var(--tone) 9%, ${colour('raised')});
  [data-fit='3'] > & {
    min-height: 1.7em;
  }
  [data-fit='4'] > & {
    min-height: 1.3em;
  }
  > svg {
    width: auto;
    height: min(86%, 6.5rem);
    max-width: 46%;
    aspect-ratio: 1;
    color: color-mix(in oklab, var(--tone) 72%, ${colour('ink')});
  }
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

export const Tags = styled.span<{ $right?: boolean }>`
  position: absolute;
  inset-block: 0.25em auto;
  ${({ $right }) => ($right ? 'right' : 'left')}: 0.25em;
  display: grid;
  justify-items: ${({ $right }) => ($right ? 'end' : 'start')};
  gap: 0.2em;
  max-width: 46%;
`;

export const Text = styled.div`
  display: grid;
  gap: 0.25em;
  padding: 0.3em 0.5em 0.45em;
  overflow-wrap: anywhere;
  [data-fit='1'] > & {
    font-size: 0.92em;
  }
  [data-fit='2'] > & {
    font-size: 0.84em;
    line-height: 1.22;
  }
  [data-fit='3'] > & {
    padding-block: 0 0.3em;
    font-size: 0.77em;
    line-height: 1.15;
  }
  [data-fit='4'] > & {
    padding: 0 0.4em 0.2em;
    font-size: 0.68em;
    line-height: 1.1;
  }
  [data-size='large'] > & {
    gap: 0.6rem;
    padding: 0.6rem 1.1rem 1rem;
  }
`;

export const Slip = styled.article`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
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

export const Flag = styled.div`
  display: grid;
  place-items: center;
  ${roofed}
  > svg {
    width: 1.9rem;
    height: 1.9rem;
  }
`;

export const SlipHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.1rem 0.35rem;
  padding: 0.2rem 0.5rem 0;
  > strong {
    flex: 1;
    min-width: 0;
    font-family: ${font.display};
    font-size: 0.98rem;
    line-height: 1.15;
  }
  svg {
    width: 1.1rem;
    height: 1.1rem;
  }
`;
