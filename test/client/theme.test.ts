import { RESOURCES, SUITS } from '../../client/boards/imperium/look/hues';
import { toneOfNation, ON_DEEP } from '../../client/boards/imperium/look/tone';
import { COLOURS, SEATS } from '../../client/theme';
import { NATIONS } from '../../games/imperium/catalogue';
import { COLOURS as PLAYERS, type Colour } from '../../games/mythotopia/card';

/** Relative luminance of `#rrggbb`, as WCAG 2 reckons it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** What letters of a size need on their ground. */
const LETTERS = 4.5;
const GROUNDS = ['ground', 'surface', 'raised'] as const;

const WRITING: [string, readonly [string, string]][] = [
  ...(['ink', 'inkSoft', 'bronze', 'bronzeDeep', 'chosen', 'news', 'danger', 'good'] as const).map(
    (name): [string, readonly [string, string]] => [name, COLOURS[name]],
  ),
  ...SEATS.map(({ colours, sign }): [string, readonly [string, string]] => [`seat ${sign}`, colours]),
  ...Object.entries(SUITS).map(([name, { colours }]): [string, readonly [string, string]] => [name, colours]),
  ...Object.entries(RESOURCES),
];

test.each(WRITING)('%s can be read on every ground, in light and dark', (_name, colours) => {
  for (const theme of [0, 1] as const) {
    for (const ground of GROUNDS)
      expect([ground, theme, contrast(colours[theme], COLOURS[ground][theme]) >= LETTERS]).toEqual([
        ground,
        theme,
        true,
      ]);
  }
});

test('light letters can be read on every band', () => {
  const bands = [
    ...Object.values(SUITS).map(({ colours }) => colours[0]),
    ...NATIONS.map(({ nation }) => toneOfNation(nation)['--deep']),
  ];
  expect(bands.length).toBeGreaterThan(10);
  for (const band of bands) expect([band, contrast(band, ON_DEEP) >= LETTERS]).toEqual([band, true]);
});

test.each([
  ['glow', 'onBronze'],
  ['chosen', 'onChosen'],
  ['bronze', 'onBronze'],
] as const)('on %s stands %s', (ground, letters) => {
  for (const theme of [0, 1] as const)
    expect(contrast(COLOURS[ground][theme], COLOURS[letters][theme])).toBeGreaterThanOrEqual(LETTERS);
});

test('no two suits share a hatching', () => {
  const hatchings = Object.values(SUITS).map(({ hatching }) => hatching);
  expect(new Set(hatchings).size).toBe(hatchings.length);
});

/** Hue of `#rrggbb`, in degrees. */
function hue(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const spread = Math.max(r, g, b) - Math.min(r, g, b);
  const sector = r >= g && r >= b ? ((g - b) / spread + 6) % 6 : g >= b ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return sector * 60;
}

/** From which hue to which a colour goes by its name. */
const NAMED: Readonly<Record<Colour, readonly [number, number]>> = {
  red: [-15, 15],
  yellow: [45, 62],
  green: [90, 160],
  blue: [195, 250],
};

test('M1.1 players have the colours that the rules call them by', () => {
  for (const [seat, name] of PLAYERS.entries()) {
    for (const each of SEATS[seat]!.colours) {
      const [from, to] = NAMED[name];
      expect([name, each, [hue(each), hue(each) - 360].some((at) => at >= from && at <= to)]).toEqual([
        name,
        each,
        true,
      ]);
    }
  }
});

test('no two seats share a sign', () => {
  expect(new Set(SEATS.map(({ sign }) => sign)).size).toBe(SEATS.length);
});
