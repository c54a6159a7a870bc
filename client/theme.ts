/**
 * Design tokens; docs/design.md says what they are for. Every value that a component uses is a CSS variable set in
 * GlobalStyle, so light and dark, card size, patterns, and later other faces, change in one place: bronze,
 * ink, parchment; what answers me glows amber, what I have chosen is verdigris, the green of old bronze.
 */

/** A colour as [light, dark]. */
export type Hue = readonly [light: string, dark: string];
/** The colour that fits the reader's choice of light or dark. */
export const eitherOf = ([light, dark]: Hue): string => `light-dark(${light}, ${dark})`;

/** Text colours have at least 4.5:1 on `ground`, `surface` and `raised`. */
export const COLOURS = {
  /** The table itself. */
  ground: ['#e6dac0', '#15110d'],
  groundFar: ['#d3c29d', '#0d0a07'],
  /** Panels on the table. */
  surface: ['#f3ead6', '#211a13'],
  /** Cards and dialogs. */
  raised: ['#fdf8ec', '#2b2219'],
  /** Wells: fields, empty places. */
  sunk: ['#d9caa8', '#100c09'],
  ink: ['#2a1f14', '#f1e6cf'],
  inkSoft: ['#574633', '#c0ad8c'],
  line: ['#b59f76', '#54452f'],
  lineSoft: ['#d2c09a', '#3a2f20'],
  /** The accent: headings, frames, what can be pressed. Of bronze everywhere but at tables whose world has another. */
  bronze: ['#75430f', '#dba65a'],
  bronzeDeep: ['#522d07', '#f0c486'],
  onBronze: ['#fff6e3', '#1c1207'],
  /** Can be picked. */
  glow: ['#a66000', '#ffbf4d'],
  glowSoft: ['#f5c25c80', '#ffbf4d40'],
  /** Has been picked. */
  chosen: ['#175c4a', '#74d0ac'],
  onChosen: ['#f2fff9', '#08201a'],
  /** Is new since I last acted. */
  news: ['#7a2a70', '#e2a4dc'],
  danger: ['#96271b', '#f5816f'],
  good: ['#2a6238', '#8ed09c'],
  shadow: ['#3b270f4d', '#00000099'],
  /** The far left edge of what lies on the table, in the light. */
  edge: ['#fffdf4cc', '#fff0d01a'],
  /** Edges of cards in a pile, one over the other. */
  sheet: ['#f7ecd2', '#8a7a5c'],
  sheetLine: ['#a58a5c', '#453823'],
} as const;

/** What a ruleset's table has of its own: colours in place of the usual ones, and what table top and panels are made of. */
export interface World {
  colours: Readonly<Partial<Record<keyof typeof COLOURS, Hue>>>;
  /** Of the table top: background images. */
  top?: string;
  /** Of panels, over their colour: background images. */
  slab?: string;
  /** Round panels, inside: a shadow. */
  rim?: string;
}

/**
 * Hatchings: how engravers have told colours apart without ink since Petra Sancta's of 1638. Drawn over a
 * colour where patterns are switched on, as background images in the current `--hatch-ink`.
 */
const lines = (...angles: readonly number[]): string =>
  angles
    .map((angle) => `repeating-linear-gradient(${angle}deg, var(--hatch-ink) 0 1px, transparent 1px 5px)`)
    .join(', ');
export const HATCHINGS = {
  /** Sable, black. */
  crossed: lines(0, 90),
  /** Vert, green. */
  falling: lines(45),
  /** Tenné, orange. */
  woven: lines(0, 135),
  /** Azure, blue. */
  level: lines(0),
  /** Purpure, purple. */
  rising: lines(135),
  /** Or, gold. */
  dotted: 'radial-gradient(circle, var(--hatch-ink) 1px, transparent 1.5px) 0 0 / 5px 5px',
  /** Gules, red. */
  upright: lines(90),
} as const;

/**
 * Seats: a colour and a shape, so that neither is needed alone. Red, blue, green and yellow, as rulebooks name the players. What is
 * written in a seat's colour has `colours`; what is filled with it (flags, washes, edges) has `fill` where that is another one: no
 * letters can be yellow on parchment. By night they keep their fulness, what is filled more than what has to be read: red is no salmon. `on` is for letters on what is filled.
 */
interface SeatLook {
  colours: Hue;
  fill?: Hue;
  on?: Hue;
  sign: string;
}
export const SEATS: readonly [SeatLook, ...SeatLook[]] = [
  { colours: ['#9c2b22', '#f3766b'], fill: ['#9c2b22', '#e5534a'], sign: '●' },
  { colours: ['#235488', '#56a3ee'], fill: ['#235488', '#4497ea'], sign: '▲' },
  { colours: ['#3a6b2c', '#6ebb5d'], sign: '■' },
  { colours: ['#735c00', '#ecd75c'], fill: ['#e6b800', '#f7d935'], on: ['#2a1f14', '#15110d'], sign: '◆' },
  { colours: ['#6a3a86', '#c684e2'], sign: '★' },
  { colours: ['#0f6466', '#36baba'], sign: '✚' },
];

/** What points come from, in the order of how much it brought: a tint that letters can be read on, and a hatching. */
export const SOURCES: readonly { colours: Hue; hatching: keyof typeof HATCHINGS }[] = [
  { colours: ['#e6c162', '#6b5113'], hatching: 'dotted' },
  { colours: ['#9dbfd6', '#2a4f68'], hatching: 'level' },
  { colours: ['#dda798', '#6f3c30'], hatching: 'upright' },
  { colours: ['#abc48c', '#3f5a2b'], hatching: 'falling' },
  { colours: ['#c3add6', '#553f6b'], hatching: 'rising' },
  { colours: ['#e9b98a', '#7a4a20'], hatching: 'woven' },
  { colours: ['#bdbcae', '#4d4b42'], hatching: 'crossed' },
];

/** A colour token for use in styles. */
export const colour = (name: keyof typeof COLOURS): string => `var(--${name})`;
/** A hatching as a background; nothing while patterns are off. */
export const hatching = (name: keyof typeof HATCHINGS): string => `var(--hatch-${name})`;
/** A seat's colour for letters and lines, as CSS. */
export const seatColour = (seat: number): string => `var(--seat-${seat % SEATS.length})`;
/** The colour of what a seat's colour fills, and of letters on that. */
export const seatFill = (seat: number): string => `var(--seat-fill-${seat % SEATS.length})`;
/** The colour of letters on a seat's fill, as CSS. */
export const onSeatFill = (seat: number): string => `var(--seat-on-${seat % SEATS.length})`;
/** A seat's shape, which stands beside its colour. */
export const seatSign = (seat: number): string => SEATS[seat % SEATS.length]?.sign ?? '●';

/** Spacing steps: 0.25 rem times 1, 2, 3, 4, 6, 8, 12. */
export const space = {
  xs: '0.25rem',
  s: '0.5rem',
  m: '0.75rem',
  l: '1rem',
  xl: '1.5rem',
  xxl: '2rem',
  huge: '3rem',
} as const;

export const font = {
  /** Headings, names of cards and the question, in one weight: bold. */
  display: 'var(--font-display)',
  /** Headings of zones at a table: small capitals, bold. */
  caps: 'var(--font-caps)',
  /** Everything else. */
  body: 'var(--font-body)',
} as const;

/** Type scale, a minor third apart. */
export const size = {
  tiny: '0.75rem',
  small: '0.875rem',
  body: '1rem',
  lead: '1.2rem',
  title: '1.44rem',
  display: 'clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem)',
} as const;

export const radius = { s: '4px', m: '8px', l: '14px', round: '999px' } as const;

/** Light comes from the left and the far side: shadows fall to the right and the near one, and edges on the other side are lit. */
export const shadow = {
  low: '1px 1px 3px var(--shadow)',
  mid: '2px 3px 9px var(--shadow)',
  high: '4px 12px 36px var(--shadow)',
  edge: 'inset 1px 1px 0 var(--edge)',
  /** What is let into what it lies in. */
  sunk: 'inset 1px 2px 3px var(--shadow)',
} as const;

/**
 * Cards. `height` is that of a card on the table: as tall as the window allows, times the reader's choice (`CARD_SIZES`: small makes cards smaller, large everything larger);
 * `ratio` its width to its height.
 */
export const card = { height: 'var(--card-height)', ratio: 0.79 } as const;
export const CARD_SIZES = { small: 0.86, normal: 1, large: 1.2 } as const;

/**
 * Motion: how long things are under way, in milliseconds, also while it is told what others did; by how much later the next of a pile
 * sets out; and how they come to rest.
 */
export const motion = { flight: 320, told: 640, apart: 45, ease: 'cubic-bezier(0.3, 0.6, 0.2, 1)' } as const;

/** Widths where layouts change; 360 px is the narrowest. */
export const PHONE = '(max-width: 39.99rem)';
export const narrow = `@media ${PHONE}`;
export const medium = '@media (min-width: 40rem)';
/** From here on what I play with fits the window: question, map or market, mat and hand. */
export const WIDE = '(min-width: 64rem)';
export const wide = `@media ${WIDE}`;
/** From here on the table fills the window, its log beside it, and the page does not scroll. */
export const DESK = '(min-width: 75rem)';
export const desk = `@media ${DESK}`;
/** A window with little height: a laptop's. */
export const SHORT = '(max-height: 54.99rem)';
export const short = `@media ${SHORT}`;
/** The tip of a finger: what can be pressed on a phone is no lower and no narrower. */
export const FINGER = '2.5rem';
export const finger = `${narrow} { min-width: ${FINGER}; min-height: ${FINGER}; }`;
/** How much a phone's upper edge leaves free for the button that opens the head (table/phone/Head.tsx). */
export const BESIDE_HEAD = '3.4rem';
/** While a map has all of the window but the question's; before the element that makes room for it. */
export const mapAlone = ":root[data-map='full'] &";
/** While nothing is asked of a map. Were it looked for with `:has`, the browser would restyle all of a page that changes. */
export const mapAtRest = ":root[data-map-asked='false'] &";
/** On a phone, how high what I hold may be in its drawer (five short strips at least), and a map: both fit between jumps and question. */
export const DRAWER = 'max(30dvh, 14.5rem)';
/** The same for what is to be read as a whole, while a map keeps the least of its height. */
export const TALL_DRAWER = `max(${DRAWER}, 100dvh - 28rem - var(--said))`;
export const PHONE_MAP = 'max(13rem, 100dvh - 15.5rem - var(--drawer) - var(--said))';
/** As much of a phone's window is pinned to its lower edge while a question, what is picked and what that brings stand in the bar. */
export const PINNED = 'calc(var(--drawer) + var(--said) + 12.75rem)';
