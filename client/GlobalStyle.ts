import { createGlobalStyle } from 'styled-components';
import { COLOURS, RESOURCES, SEATS, SUITS } from './theme';

const pair = (name: string, [light, dark]: readonly [string, string]): string => `--${name}: light-dark(${light}, ${dark});`;

const variables = [
  ...Object.entries(COLOURS).map(([name, colours]) => pair(name, colours)),
  ...Object.entries(SUITS).map(([name, { colours }]) => pair(`suit-${name}`, colours)),
  ...Object.entries(RESOURCES).map(([name, { colours }]) => pair(`resource-${name}`, colours)),
  ...SEATS.map(({ colours }, seat) => pair(`seat-${seat}`, colours)),
].join('\n    ');

/** Variables of the theme, and the few rules that hold everywhere. `light-dark` follows `color-scheme`. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    ${variables}
    --font-display: 'Palatino Linotype', 'Book Antiqua', Palatino, 'URW Palladio L', 'P052', Georgia, 'DejaVu Serif', serif;
    --font-body: 'Optima', 'Candara', 'Segoe UI', system-ui, -apple-system, Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif;
    font-family: var(--font-body);
    line-height: 1.45;
    -webkit-text-size-adjust: 100%;
    accent-color: var(--bronze);
  }
  :root[data-theme='light'] { color-scheme: light; }
  :root[data-theme='dark'] { color-scheme: dark; }

  *, *::before, *::after { box-sizing: border-box; }
  body {
    margin: 0;
    min-height: 100dvh;
    color: var(--ink);
    background: var(--ground) radial-gradient(120% 90% at 50% 0%, transparent 40%, var(--groundFar)) fixed;
  }
  h1, h2, h3, h4 { font-family: var(--font-display); line-height: 1.2; margin: 0; text-wrap: balance; }
  p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  a { color: var(--bronze); text-underline-offset: 0.15em; }
  a:hover { color: var(--bronzeDeep); }
  button, input, select, textarea { font: inherit; color: inherit; }
  svg { display: block; }
  ::selection { background: var(--bronze); color: var(--onBronze); }

  :focus-visible {
    outline: 3px solid var(--glow);
    outline-offset: 2px;
    border-radius: 4px;
  }
  [hidden] { display: none !important; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
