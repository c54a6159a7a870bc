import { css } from 'styled-components';
import { colour } from '../theme';

/** Style of running text that is no higher than `n` lines of so many times the size of its letters, and a sign that is higher than its line. */
export const atMost = (n: number, line: number) => css`
  max-height: calc(${n} * ${line}em + 0.15em);
`;

/** Style of what is scrolled, on a ground: a shade at its lower edge says that it goes on, and leaves coloured words readable. */
export const goesOn = (ground: Parameters<typeof colour>[0]) => css`
  background:
    linear-gradient(to top, ${colour(ground)} 40%, transparent) bottom / 100% 1.2em no-repeat local,
    linear-gradient(to top, color-mix(in srgb, ${colour('shadow')} 65%, transparent), transparent) bottom / 100% 0.6em
      no-repeat scroll;
`;

/** Style of running text of which `n` whole lines are seen, on a ground: the rest is scrolled to. */
export const inLines = (n: number, line: number, ground: Parameters<typeof colour>[0]) => css`
  display: block;
  ${atMost(n, line)}
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
  line-height: ${line};
  ${goesOn(ground)}
`;
