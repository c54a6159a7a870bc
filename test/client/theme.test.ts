import { icons as imperiumIcons } from '../../client/boards/imperium/icons';
import { RESOURCES, SUITS } from '../../client/boards/imperium/look/hues';
import { toneOfNation, ON_DEEP } from '../../client/boards/imperium/look/tone';
import { icons as mythotopiaIcons } from '../../client/boards/mythotopia/icons';
import { SHEET_HUES as REALM_HUES, SYMBOL_HUES } from '../../client/boards/mythotopia/look/hues';
import { icons as newDawnIcons } from '../../client/boards/new-dawn/icons';
import { RESOURCE_HUES, TERRAIN_LOOKS, TYPE_HUES } from '../../client/boards/new-dawn/look/hues';
import { SIGNS } from '../../client/boards/new-dawn/map/signs';
import { icons as settlersIcons } from '../../client/boards/settlers/icons';
import { GOODS, ROOFS } from '../../client/boards/settlers/look/hues';
import type { IconTable } from '../../client/table/board';
import { world as imperiumWorld } from '../../client/boards/imperium/look/world';
import { world as mythotopiaWorld } from '../../client/boards/mythotopia/look/world';
import { world as newDawnWorld } from '../../client/boards/new-dawn/look/world';
import { world as settlersWorld } from '../../client/boards/settlers/look/world';
import { COLOURS, SEATS, type Hue, type World } from '../../client/theme';
import { NATIONS } from '../../games/imperium/catalogue';
import { COLOURS as PLAYERS, type Colour } from '../../games/mythotopia/card';
import type { Terrain } from '../../games/new-dawn/card';

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

const USUAL: World = { colours: {} };
/** Letters and grounds at the tables of all rulesets. */
const WORLDS: Readonly<Record<string, World>> = {
  usual: USUAL,
  imperium: imperiumWorld,
  mythotopia: mythotopiaWorld,
  settlers: settlersWorld,
  'new-dawn': newDawnWorld,
};

const WRITING: [string, readonly [string, string]][] = [
  ...(['ink', 'inkSoft', 'chosen', 'news', 'danger', 'good'] as const).map(
    (name): [string, readonly [string, string]] => [name, COLOURS[name]],
  ),
  ...SEATS.map(({ colours, sign }): [string, readonly [string, string]] => [`seat ${sign}`, colours]),
  ...Object.entries(SUITS).map(([name, { colours }]): [string, readonly [string, string]] => [name, colours]),
  ...[RESOURCES, SYMBOL_HUES, TYPE_HUES, RESOURCE_HUES, GOODS].flatMap((hues) => Object.entries<Hue>(hues)),
  ...Object.entries(ROOFS).map(([name, { colours }]): [string, readonly [string, string]] => [name, colours]),
];

test.each(WRITING)('%s can be read on every ground, in light and dark', (_name, colours) => {
  for (const [name, world] of Object.entries(WORLDS))
    for (const theme of [0, 1] as const)
      for (const ground of GROUNDS) {
        const hue = world.colours[ground] ?? COLOURS[ground];
        expect([name, ground, theme, contrast(colours[theme], hue[theme]) >= LETTERS]).toEqual([
          name,
          ground,
          theme,
          true,
        ]);
      }
});

test.each(Object.entries(WORLDS))(
  'the accent of %s can be read on every ground, and what is written on it',
  (_name, { colours }) => {
    const hueOf = (name: keyof typeof COLOURS): Hue => colours[name] ?? COLOURS[name];
    for (const theme of [0, 1] as const)
      for (const accent of ['bronze', 'bronzeDeep'] as const)
        for (const other of [...GROUNDS, 'onBronze'] as const)
          expect([accent, other, theme, contrast(hueOf(accent)[theme], hueOf(other)[theme]) >= LETTERS]).toEqual([
            accent,
            other,
            theme,
            true,
          ]);
  },
);

test('each world has an accent of its own', () => {
  const accents = Object.values(WORLDS).flatMap(({ colours }) => colours.bronze ?? COLOURS.bronze);
  expect(new Set(accents).size).toBe(accents.length);
});

test('but for its accent no world changes the colours of letters, or of what speaks between table and player', () => {
  const changed = Object.values(WORLDS).flatMap(({ colours }) => Object.keys(colours));
  expect(changed).not.toHaveLength(0);
  const grounds = ['ground', 'groundFar', 'surface', 'raised', 'sunk', 'line', 'lineSoft', 'shadow', 'edge'];
  const accent = ['bronze', 'bronzeDeep', 'onBronze'];
  expect(changed.filter((name) => ![...grounds, ...accent].includes(name))).toEqual([]);
});

test('light letters can be read on every band', () => {
  const bands = [
    ...Object.values(SUITS).map(({ colours }) => colours[0]),
    ...NATIONS.map(({ nation }) => toneOfNation(nation)['--deep']),
    ...[SYMBOL_HUES, TYPE_HUES].flatMap((hues) => Object.values<Hue>(hues).map(([light]) => light)),
    ...Object.values(ROOFS).map(({ colours }) => colours[0]),
  ];
  expect(bands.length).toBeGreaterThan(10);
  for (const band of bands) expect([band, contrast(band, ON_DEEP) >= LETTERS]).toEqual([band, true]);
});

test("by night Mythotopia's land is cooler than the panels round it, and its names and every seat stand out", () => {
  const warmth = (colour: string): number => parseInt(colour.slice(1, 3), 16) - parseInt(colour.slice(3, 5), 16);
  const panel = mythotopiaWorld.colours.surface ?? COLOURS.surface;
  const { paper, paperFar, halo, ink } = REALM_HUES;
  for (const [, land] of [paper, paperFar, halo]) {
    expect([land, warmth(land) < 0 && warmth(panel[1]) > 0]).toEqual([land, true]);
    expect([land, contrast(ink[1], land) >= LETTERS]).toEqual([land, true]);
    for (const { colours } of SEATS) expect([land, contrast(colours[1], land) >= LETTERS]).toEqual([land, true]);
  }
});

test('every nation of both boxes has a colour of its own', () => {
  const colours = NATIONS.map(({ nation }) => toneOfNation(nation)['--tone']);
  expect(new Set([...colours, toneOfNation(null)['--tone']]).size).toBe(NATIONS.length + 1);
});

test.each([
  ['glow', 'onBronze'],
  ['chosen', 'onChosen'],
  ['bronze', 'onBronze'],
] as const)('on %s stands %s', (ground, letters) => {
  for (const theme of [0, 1] as const)
    expect(contrast(COLOURS[ground][theme], COLOURS[letters][theme])).toBeGreaterThanOrEqual(LETTERS);
});

test.each(Object.entries({ suits: SUITS, 'colours of Settlers': ROOFS }))(
  'no two %s share a hatching',
  (_what, all) => {
    const hatchings = Object.values<{ hatching: unknown }>(all).map(({ hatching }) => hatching);
    expect(new Set(hatchings).size).toBe(hatchings.length);
  },
);

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

test('yellow is yellow where it fills: light, and with letters that can be read on it', () => {
  const { fill, on } = SEATS[PLAYERS.indexOf('yellow')]!;
  for (const theme of [0, 1] as const) {
    const [from, to] = NAMED.yellow;
    expect(hue(fill![theme]) >= from && hue(fill![theme]) <= to).toBe(true);
    expect(lightness(fill![theme])).toBeGreaterThan(70);
    expect(contrast(fill![theme], on![theme])).toBeGreaterThanOrEqual(LETTERS);
  }
});

type Matrix = readonly (readonly [number, number, number])[];

/** How colours look without one kind of cone, in linear light: Machado, Oliveira and Fernandes 2009, severity 1. */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** CIE L* of `#rrggbb`, as it is or as it is seen without one kind of cone. */
function lightness(colour: string, sight?: Matrix): number {
  const rgb = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const seen = sight ? sight.map((row) => row.reduce((sum, part, i) => sum + part * (rgb[i] ?? 0), 0)) : rgb;
  const [r = 0, g = 0, b = 0] = seen.map((part) => Math.min(1, Math.max(0, part)));
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}

/** What means something by its colour, with what tells it apart besides: a sign's letter, a hatching, an icon. */
const MEANING: Readonly<Record<string, readonly { name: string; hue: Hue; sign: unknown }[]>> = {
  seats: SEATS.map(({ colours, fill = colours, sign }) => ({ name: sign, hue: fill, sign })),
  suits: Object.entries(SUITS).map(([name, { colours, hatching }]) => ({ name, hue: colours, sign: hatching })),
  'goods of Imperium': Object.entries(RESOURCES).map(([name, hues]) => ({
    name,
    hue: hues,
    sign: iconOf(imperiumIcons, name),
  })),
  'symbols of Mythotopia': Object.entries(SYMBOL_HUES).map(([name, hues]) => ({
    name,
    hue: hues,
    sign: iconOf(mythotopiaIcons, name),
  })),
  'terrains of A New Dawn': Object.entries(TERRAIN_LOOKS).map(([name, { ground }]) => ({
    name,
    hue: ground,
    sign: SIGNS[name as Terrain],
  })),
  'types of A New Dawn': Object.entries(TYPE_HUES).map(([name, hues]) => ({
    name,
    hue: hues,
    sign: iconOf(newDawnIcons, name),
  })),
  'resources of A New Dawn': Object.entries(RESOURCE_HUES).map(([name, hues]) => ({
    name,
    hue: hues,
    sign: iconOf(newDawnIcons, name),
  })),
  'goods of Settlers': Object.entries(GOODS).map(([name, hues]) => ({
    name,
    hue: hues,
    sign: iconOf(settlersIcons, name),
  })),
  'colours of Settlers': Object.entries(ROOFS).map(([name, { colours }]) => ({
    name,
    hue: colours,
    sign: iconOf(settlersIcons, `colour.${name}`),
  })),
};

/** The picture that stands for a key on a board. */
function iconOf(icons: IconTable, key: string): unknown {
  const icon = icons[key];
  return icon && 'icon' in icon ? icon.icon : icon;
}

test.each(Object.keys(SIGHTS))('under %s seats, suits and goods are told apart by lightness or by a sign', (sight) => {
  for (const [what, list] of Object.entries(MEANING)) {
    for (const [i, one] of list.entries()) {
      for (const other of list.slice(i + 1)) {
        for (const theme of [0, 1] as const) {
          const [a, b] = [one, other].map(({ hue: hues }) => lightness(hues[theme], SIGHTS[sight]));
          const apart = Math.abs(a! - b!) >= 20 || (one.sign !== undefined && one.sign !== other.sign);
          expect([what, one.name, other.name, theme, apart]).toEqual([what, one.name, other.name, theme, true]);
        }
      }
    }
  }
});

test.each(Object.keys(SIGHTS))('under %s the focus is unlike what can be picked and what has been', (sight) => {
  for (const theme of [0, 1] as const) {
    const [focus, glow, chosen] = (['ink', 'glow', 'chosen'] as const).map((name) =>
      lightness(COLOURS[name][theme], SIGHTS[sight]),
    );
    // What has been picked has a tick, or its place in the order; the focus has a double line.
    for (const other of [glow!, chosen!]) expect(Math.abs(focus! - other)).toBeGreaterThanOrEqual(8);
  }
});

test('no two seats share a sign', () => {
  expect(new Set(SEATS.map(({ sign }) => sign)).size).toBe(SEATS.length);
});
