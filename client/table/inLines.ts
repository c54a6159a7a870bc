import { css } from 'styled-components';
import { colour } from '../theme';

/** Style of running text that is no higher than `n` lines of so many times the size of its letters, and a sign that is higher than its line. */
export const atMost = (n: number, line: number) => css`
  max-height: calc(${n} * ${line}em + 0.15em);
`;

/** Style of running text of which `n` whole lines are seen, on a ground: the rest is scrolled to, and a shade says that it goes on. */
export const inLines = (n: number, line: number, ground: Parameters<typeof colour>[0]) => css`
  display: block;
  ${atMost(n, line)}
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
  line-height: ${line};
  background:
    linear-gradient(to top, ${colour(ground)} 40%, transparent) bottom / 100% 1.2em no-repeat local,
    linear-gradient(to top, ${colour('shadow')}, transparent) bottom / 100% 0.6em no-repeat scroll;
`;
