/**
 * Design tokens. Every value that a component uses is a CSS variable set in GlobalStyle, so light and dark,
 * and later other faces, change in one place. Imperium's face: bronze, ink, parchment; what answers me glows amber,
 * what I have chosen is verdigris, the green of old bronze.
 */

/** Colours as [light, dark]. Text colours have at least 4.5:1 on `ground`, `surface` and `raised`. */
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
  bronze: ['#75430f', '#dba65a'],
  bronzeDeep: ['#522d07', '#f0c486'],
  onBronze: ['#fff6e3', '#1c1207'],
  /** Can be picked. */
  glow: ['#b96d00', '#ffbf4d'],
  glowSoft: ['#f5c25c80', '#ffbf4d40'],
  /** Has been picked. */
  chosen: ['#175c4a', '#74d0ac'],
  onChosen: ['#f2fff9', '#08201a'],
  danger: ['#96271b', '#f5978a'],
  good: ['#2a6238', '#8ed09c'],
  shadow: ['#3b270f40', '#00000080'],
} as const;

/** Suits: a colour, and the icon that always stands with it. */
export const SUITS = {
  power: { colours: ['#3f3a4d', '#a9a2c4'], icon: 'power' },
  region: { colours: ['#41602a', '#a3c47f'], icon: 'region' },
  uncivilised: { colours: ['#97431a', '#f0a071'], icon: 'uncivilised' },
  civilised: { colours: ['#28557f', '#8fbbe6'], icon: 'civilised' },
  tributary: { colours: ['#6c3d70', '#d3a0d8'], icon: 'tributary' },
  fame: { colours: ['#7c5a06', '#ecc75c'], icon: 'fame' },
  unrest: { colours: ['#6e1f2a', '#ee8d98'], icon: 'unrest' },
} as const;

export const RESOURCES = {
  material: { colours: ['#6b4a2b', '#d5ab7f'], icon: 'material' },
  population: { colours: ['#8d2f3f', '#f09aa6'], icon: 'population' },
  progress: { colours: ['#1f5e73', '#86cfe5'], icon: 'progress' },
} as const;

/** Seats: a colour and a shape, so that neither is needed alone. */
export const SEATS = [
  { colours: ['#9c2b22', '#f28f84'], sign: '●' },
  { colours: ['#235488', '#8cbcf0'], sign: '▲' },
  { colours: ['#3a6b2c', '#9dd08c'], sign: '■' },
  { colours: ['#6a3a86', '#d0a3ea'], sign: '◆' },
  { colours: ['#8a5a00', '#efc166'], sign: '★' },
  { colours: ['#0f6466', '#7fd3d3'], sign: '✚' },
] as const;

/** A colour token for use in styles. */
export const colour = (name: keyof typeof COLOURS): string => `var(--${name})`;
export const suitColour = (suit: keyof typeof SUITS): string => `var(--suit-${suit})`;
export const resourceColour = (resource: keyof typeof RESOURCES): string => `var(--resource-${resource})`;
export const seatColour = (seat: number): string => `var(--seat-${seat % SEATS.length})`;
export const seatSign = (seat: number): string => SEATS[seat % SEATS.length]?.sign ?? '●';

/** Spacing steps: 0.25 rem times 1, 2, 3, 4, 6, 8, 12. */
export const space = {
  xs: '0.25rem', s: '0.5rem', m: '0.75rem', l: '1rem', xl: '1.5rem', xxl: '2rem', huge: '3rem',
} as const;

export const font = {
  /** Headings and names of cards. */
  display: 'var(--font-display)',
  /** Everything else. */
  body: 'var(--font-body)',
} as const;

/** Type scale, a minor third apart. */
export const size = {
  tiny: '0.75rem', small: '0.875rem', body: '1rem', lead: '1.2rem', title: '1.44rem', display: 'clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem)',
} as const;

export const radius = { s: '4px', m: '8px', l: '14px', round: '999px' } as const;

export const shadow = {
  low: `0 1px 2px ${'var(--shadow)'}`,
  mid: `0 2px 8px ${'var(--shadow)'}`,
  high: `0 10px 36px ${'var(--shadow)'}`,
} as const;

/** Widths where layouts change; 360 px is the narrowest. */
export const wide = '@media (min-width: 64rem)';
export const medium = '@media (min-width: 40rem)';
