import { createGlobalStyle } from 'styled-components';
import {
  CARD_SIZES,
  COLOURS,
  desk,
  DRAWER,
  eitherOf,
  FINGER,
  HATCHINGS,
  narrow,
  SEATS,
  type Hue,
  wide,
} from '../theme';
import paper from './paper.svg';

/** A colour as a CSS variable. */
export const pair = (name: string, hue: Hue): string => `--${name}: ${eitherOf(hue)};`;

const variables = [
  ...Object.entries(COLOURS).map(([name, colours]) => pair(name, colours)),
  ...SEATS.flatMap(({ colours, fill = colours, on = COLOURS.ground }, seat) => [
    pair(`seat-${seat}`, colours),
    pair(`seat-fill-${seat}`, fill),
    pair(`seat-on-${seat}`, on),
  ]),
].join('\n    ');

const hatchings = (of: (hatching: string) => string): string =>
  Object.entries(HATCHINGS)
    .map(([name, hatching]) => `--hatch-${name}: ${of(hatching)};`)
    .join('\n    ');

/** None, not short ones: a transition of no length still shows the old value to whoever measures in the same moment. */
const still = `*, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }`;

/** Variables of the theme, and the few rules that hold everywhere. `light-dark` follows `color-scheme`. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    ${variables}
    ${hatchings(() => 'linear-gradient(transparent, transparent)')}
    --hatch-ink: #fff8e84d;
    --table-top: url('${paper}');
    --page-head: var(--head);
    --head: 2.75rem;
    --side: 0rem;
    --drawer: 0rem;
    /* How much of the window a lesson's words have. */
    --said: 0rem;
    --nav: 11rem;
    --side-panel: min(34rem, 45vw);
    --card-size: ${CARD_SIZES.normal};
    --zoom: 1;
    --card-height: calc(var(--card-size) * 11rem);
    --font-display: 'Alegreya', 'Alegreya Fallback', 'Alegreya Fallback 2', Georgia, serif;
    --font-body: 'Commissioner', 'Commissioner Fallback', 'Commissioner Fallback 2', Arial, sans-serif;
    --font-caps: 'Alegreya SC', 'Alegreya SC Fallback', 'Alegreya SC Fallback 2', Georgia, serif;
    font-family: var(--font-body);
    font-variant-numeric: tabular-nums lining-nums;
    /* Its 1 draws a space near. */
    word-spacing: 0.06em;
    line-height: 1.4;
    -webkit-text-size-adjust: 100%;
    accent-color: var(--bronze);
  }
  :root[data-theme='light'] { color-scheme: light; }
  :root[data-theme='dark'] { color-scheme: dark; }
  ${Object.entries(CARD_SIZES)
    .map(([name, times]) => `:root[data-card-size='${name}'] { --card-size: ${times}; }`)
    .join('\n  ')}
  /* Large is larger everywhere, and the page may scroll for it; cards grow with its letters. */
  :root[data-card-size='large'] {
    --zoom: ${CARD_SIZES.large};
    --card-size: 1;
    font-size: calc(100% * var(--zoom));
  }
  :root[data-patterns='on'] { ${hatchings((hatching) => hatching)} }
  /* Market and hand take two cards' height. */
  ${wide} {
    :root {
      --card-usual: clamp(9.4rem, (100dvh - 8rem) * 0.235 * var(--zoom), 16rem);
      --card-height: calc(var(--card-size) * var(--card-usual));
    }
  }
  ${desk} { :root { --card-usual: clamp(9.4rem, (100dvh - 8rem) * 0.238 * var(--zoom), 16rem); } }
  ${narrow} { :root { --card-height: calc(var(--card-size) * 13rem); } }
  :root[data-drawer='open'] { --drawer: ${DRAWER}; }
  /* At a table the page's head lies beside it, not over it. */
  ${wide} { :root[data-table] { --page-head: 0rem; } }
  ${desk} { :root[data-table] { --side: clamp(16.5rem, 20vw, 23rem); --side-panel: clamp(23rem, 30vw, 34rem); } }

  *, *::before, *::after { box-sizing: border-box; }
  body {
    margin: 0;
    min-height: 100dvh;
    color: var(--ink);
    /* Distances of letters are not rounded. */
    text-rendering: geometricPrecision;
    background: var(--ground);
  }
  /* The table top, as a layer of its own: what moves over it does not paint it anew. */
  body::before {
    content: '';
    position: fixed;
    inset: 0;
    z-index: -1;
    background: radial-gradient(70% 85% at 0 0, var(--edge), transparent), var(--table-top),
      radial-gradient(120% 110% at 25% 10%, transparent 30%, var(--groundFar)), var(--ground);
    will-change: transform;
  }
  h1, h2, h3, h4 { font-family: var(--font-display); line-height: 1.2; margin: 0; text-wrap: balance; }
  p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  a { color: var(--bronze); text-underline-offset: 0.15em; }
  a:hover { color: var(--bronzeDeep); }
  /* Browsers give these distances of letters and words of their own. */
  button, input, select, textarea { font: inherit; color: inherit; text-rendering: inherit; word-spacing: inherit; }
  svg { display: block; }
  /* At a table on a phone a finger finds what is drawn smaller than its tip. Whatever a component says itself goes before. */
  ${narrow} {
    :where(:root[data-table] :is(button, summary, a)) { position: relative; }
    :where(:root[data-table] :is(button, summary, a))::after {
      content: '';
      position: absolute;
      inset: min(0px, (100% - ${FINGER}) / 2);
    }
  }
  ::selection { background: var(--bronze); color: var(--onBronze); }

  /* A double line, unlike what can be picked and what has been. */
  :focus-visible {
    outline: 5px double var(--ink);
    outline-offset: 2px;
    border-radius: 4px;
  }
  /* What is new since I last acted (client/table/telling/marks.ts): broken lines, unlike what can be picked. */
  [data-news] {
    outline: 2px dashed var(--news);
    outline-offset: 1px;
    border-radius: 4px;
  }
  path[data-news] {
    outline: none;
    stroke: var(--news);
    stroke-width: 5;
    stroke-dasharray: 7 5;
  }
  [data-news='now'] {
    outline: 4px solid var(--news);
  }
  /* A number is marked as with a marker: a line round it would lie on its neighbours. */
  [data-news]:is([data-figure], [data-heap], :has(> [data-figure])) {
    outline: none;
    background: color-mix(in srgb, var(--news) 14%, transparent);
    box-shadow: 0 2px 0 var(--news);
  }
  /* Pieces on a map have the light round them, not a box. */
  svg [data-news]:not(path) {
    outline: none;
    filter: drop-shadow(0 0 2px var(--news)) drop-shadow(0 0 2px var(--news));
  }
  path[data-news='now'] {
    outline: none;
    stroke-width: 9;
    stroke-dasharray: none;
  }
  /* What a text names that is pointed at (client/table/lit.ts). */
  [data-lit] {
    outline: 3px solid var(--chosen);
    outline-offset: 1px;
    border-radius: 4px;
  }
  /* Paper is light, and bands keep the ground of their light letters. */
  @media print {
    :root, :root[data-theme] {
      color-scheme: light;
      print-color-adjust: exact;
    }
    body { background: none; }
    body::before { content: none; }
    /* What is of use on a screen only. */
    [data-screen], details:not([open]) { display: none !important; }
    /* What is open is what is printed: the page below it takes no paper. */
    body:has(dialog:modal) {
      visibility: hidden;
      > * { height: 0; overflow: hidden; }
      dialog:modal { visibility: visible; }
    }
  }
  [hidden] { display: none !important; }

  @media (prefers-reduced-motion: reduce) {
    ${still}
  }
  :root[data-motion='off'] {
    ${still}
  }
`;
