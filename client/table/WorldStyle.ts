import { createGlobalStyle } from 'styled-components';
import type { World } from '../theme';
import { pair } from '../ui/GlobalStyle';

/** The world of a ruleset round its table, as long as that is shown. More specific than the style of every page. */
export const WorldStyle = createGlobalStyle<{ $world: World }>`
  :root:root {
    ${({ $world: { colours } }) => Object.entries(colours).map(([name, hue]) => pair(name, hue))}
    ${({ $world: { top } }) => top && `--table-top: ${top};`}
    ${({ $world: { slab } }) => slab && `--slab: ${slab};`}
    ${({ $world: { rim } }) => rim && `--rim: ${rim};`}
  }
`;
