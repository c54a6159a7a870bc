import type { Card, RegionIcon, SuitName, TypeIcon } from '../../../games/imperium/card';
import { cardOf } from '../../../games/imperium/catalogue';
import type { ComponentId } from '../../../games/kit/core';
import { byName, type Hour, type MotifName, type OrnamentName, type Palette, type Scene } from '../../pictures';
import { figure, onSlab, pathsOf } from '../../pictures/figure';
import type { Material } from '../../pictures/materials';
import { emblemOf, hasEmblem } from './emblems';
import { FIGURES } from './figures';

/**
 * Imperium's pictures: frescoes in mineral colours. A card's scene is one line by its English name (`LINES`); without one it is made
 * from its facts: nation, suits, icons. Colours are pigments: deeper than those of bands, which carry letters.
 */

type KnownHour = Exclude<Hour, 'bright' | 'fresh'>;
type Line = readonly [hour: KnownHour, ...layers: MotifName[]];

/** Pigments of suits: malachite, red ochre, lapis lazuli, murex, gold, cinnabar; charcoal for power. */
const SUITS: Readonly<Record<SuitName, Palette>> = {
  power: { tone: ['#3f3a4d', '#a9a2c4'], land: ['#8f8a86', '#3a3840'] },
  region: { tone: ['#3f6a35', '#a9cf86'], land: ['#7f9447', '#3a4a26'] },
  uncivilised: { tone: ['#a04a1c', '#f2a878'], land: ['#a97f45', '#4e3620'] },
  civilised: { tone: ['#265a8c', '#97c2ee'], land: ['#b3a273', '#454535'] },
  tributary: { tone: ['#743a74', '#dba8de'], land: ['#b58f66', '#49353c'] },
  fame: { tone: ['#8a6204', '#f2cd60'], land: ['#c09a4e', '#544120'] },
  unrest: { tone: ['#7d1c26', '#f2929a'], land: ['#86513f', '#42201e'] },
};

/** What figures of a suit are made of; those of nations are enamel. */
const MATERIAL: Readonly<Record<SuitName, Material>> = {
  power: 'bronze',
  region: 'stone',
  uncivilised: 'wood',
  civilised: 'bronze',
  tributary: 'bronze',
  fame: 'bronze',
  unrest: 'wood',
};

/** Where each nation lives: its colour and land, its ornament, and what stands there before and after it has become an empire. */
export interface Home {
  palette: Palette;
  ornament: OrnamentName;
  land: readonly MotifName[];
  barbarian: MotifName;
  empire: MotifName;
}

const HOMES: Readonly<Record<string, Home>> = {
  carthaginians: {
    palette: { tone: ['#752a6b', '#e0a6d8'], land: ['#c0a05e', '#54452c'] },
    ornament: 'crescent',
    land: ['sea', 'shore', 'palms'],
    barbarian: 'ships',
    empire: 'walls',
  },
  celts: {
    palette: { tone: ['#1f6a4c', '#8ed6b6'], land: ['#6f8c48', '#2f4429'] },
    ornament: 'knot',
    land: ['ridge', 'hills', 'woods'],
    barbarian: 'huts',
    empire: 'stones',
  },
  greeks: {
    palette: { tone: ['#26579f', '#a2c2f4'], land: ['#b5a770', '#48472f'] },
    ornament: 'meander',
    land: ['ridge', 'sea', 'isles', 'olives'],
    barbarian: 'cypress',
    empire: 'acropolis',
  },
  macedonians: {
    palette: { tone: ['#95580a', '#f2c678'], land: ['#a89a58', '#4a4428'] },
    ornament: 'star',
    land: ['peaks', 'hills'],
    barbarian: 'horses',
    empire: 'temple',
  },
  persians: {
    palette: { tone: ['#453f98', '#bab7f4'], land: ['#c39d62', '#54422c'] },
    ornament: 'rosette',
    land: ['mesa', 'plain', 'cypress'],
    barbarian: 'caravan',
    empire: 'columns',
  },
  romans: {
    palette: { tone: ['#a3251d', '#f59e94'], land: ['#a9a45c', '#454728'] },
    ornament: 'laurel',
    land: ['ridge', 'hills', 'cypress'],
    barbarian: 'village',
    empire: 'arches',
  },
  scythians: {
    palette: { tone: ['#80540c', '#e0be80'], land: ['#b3a350', '#4c4626'] },
    ornament: 'beasts',
    land: ['plain', 'grass'],
    barbarian: 'tents',
    empire: 'mound',
  },
  vikings: {
    palette: { tone: ['#2b6078', '#a4d2e2'], land: ['#66805c', '#2a3d36'] },
    ornament: 'zigzag',
    land: ['alps', 'sea', 'shore'],
    barbarian: 'longhouse',
    empire: 'ships',
  },
  arthurians: {
    palette: { tone: ['#80243f', '#f0a0b6'], land: ['#67864a', '#2d4228'] },
    ornament: 'lozenge',
    land: ['ridge', 'hills', 'lake'],
    barbarian: 'oak',
    empire: 'castle',
  },
  atlanteans: {
    palette: { tone: ['#0f6a72', '#86dade'], land: ['#8da371', '#34493a'] },
    ornament: 'waves',
    land: ['peaks', 'sea', 'waves'],
    barbarian: 'isles',
    empire: 'columns',
  },
  egyptians: {
    palette: { tone: ['#1d6680', '#8ed0e8'], land: ['#d2ad5c', '#5c4a26'] },
    ornament: 'lotus',
    land: ['dunes', 'river', 'palms'],
    barbarian: 'reeds',
    empire: 'pyramids',
  },
  mauryans: {
    palette: { tone: ['#b04a12', '#f6b07c'], land: ['#96994a', '#444624'] },
    ornament: 'wheel',
    land: ['hills', 'woods', 'river'],
    barbarian: 'jungle',
    empire: 'stupa',
  },
  minoans: {
    palette: { tone: ['#a83a2a', '#f6a494'], land: ['#c2ac74', '#544a30'] },
    ornament: 'ripples',
    land: ['sea', 'isles', 'waves'],
    barbarian: 'ships',
    empire: 'columns',
  },
  olmecs: {
    palette: { tone: ['#20704a', '#8edcb2'], land: ['#5f8440', '#284022'] },
    ornament: 'steps',
    land: ['hills', 'marsh', 'jungle'],
    barbarian: 'reeds',
    empire: 'steps',
  },
  qin: {
    palette: { tone: ['#9c2430', '#f69ca4'], land: ['#95975c', '#40442c'] },
    ornament: 'cloud',
    land: ['peaks', 'hills'],
    barbarian: 'pagoda',
    empire: 'greatwall',
  },
  utopians: {
    palette: { tone: ['#55479c', '#c2b8f6'], land: ['#84a07c', '#344a3c'] },
    ornament: 'rings',
    land: ['alps', 'clouds', 'hills'],
    barbarian: 'falls',
    empire: 'pagoda',
  },
};

/** Where a nation lives. @throws Error for what is no nation */
export function homeOf(nation: string): Home {
  const home = own(HOMES, nation);
  if (!home) throw new Error(`${nation} lives nowhere`);
  return home;
}

/** Lines by English name; what all nations have lies on each one's own land in its own colours. */
const LINES: Readonly<Record<string, Line>> = {
  // Fame.
  Praiseworthy: ['day', 'rays', 'hills', 'crowd'],
  Great: ['night', 'stars', 'temple', 'terrace'],
  Notorious: ['night', 'smoke', 'walls', 'crowd'],
  Marvellous: ['dawn', 'rays', 'sea', 'isles', 'birds'],
  Glorious: ['dawn', 'rays', 'alps', 'banners'],
  Triumphant: ['dusk', 'rays', 'arches', 'banners', 'crowd'],
  'Awe-Inspiring': ['dawn', 'rays', 'alps', 'plain'],
  'King of Kings': ['dusk', 'rays', 'columns', 'terrace'],
  Imperial: ['dusk', 'rays', 'walls', 'banners'],
  Independent: ['day', 'birds', 'ridge', 'hills', 'palisade'],
  Magnificent: ['dawn', 'rays', 'acropolis', 'cypress'],
  Outstanding: ['night', 'stars', 'mesa', 'obelisks'],
  Proud: ['dusk', 'rays', 'peaks', 'horses'],
  Eminent: ['day', 'clouds', 'rays', 'columns'],
  Acclaimed: ['dusk', 'rays', 'town', 'crowd'],

  // Uncivilised.
  'Standing Army': ['dawn', 'ridge', 'hills', 'army'],
  'Jade Mask': ['dusk', 'hills', 'jungle', 'fires'],
  Elders: ['dusk', 'stars', 'hills', 'huts', 'people'],
  Town: ['day', 'clouds', 'hills', 'village', 'road'],
  Shrine: ['night', 'stars', 'ridge', 'stones', 'fires'],
  Invasion: ['dusk', 'smoke', 'huts', 'army'],
  Mysticism: ['night', 'stars', 'ridge', 'lake', 'firs'],
  Oracle: ['night', 'aurora', 'cliffs', 'fires'],
  Agriculture: ['day', 'clouds', 'ridge', 'fields', 'corn'],
  Boats: ['dawn', 'ridge', 'sea', 'ships', 'reeds'],
  Shaduf: ['day', 'dunes', 'river', 'palms', 'reeds'],
  'Rituals & Ceremonies': ['night', 'stars', 'huts', 'fires', 'people'],
  Mining: ['day', 'peaks', 'mesa', 'cliffs', 'smoke'],
  Espionage: ['night', 'ridge', 'walls', 'woods'],
  Monument: ['dusk', 'plain', 'obelisks', 'people'],
  'Code of Laws': ['day', 'clouds', 'ziggurat', 'people'],
  Religion: ['dawn', 'rays', 'hills', 'stones'],
  Domestication: ['dawn', 'hills', 'downs', 'herd', 'grass'],
  'Water Mill': ['day', 'clouds', 'hills', 'river', 'village', 'reeds'],
  Qanat: ['day', 'mesa', 'dunes', 'road', 'palms'],

  // Uncivilised or civilised.
  Ambassador: ['day', 'ridge', 'road', 'tents', 'people'],
  City: ['day', 'clouds', 'ridge', 'town', 'walls'],
  Gambling: ['night', 'stars', 'town', 'people', 'terrace'],
  Port: ['dusk', 'sea', 'town', 'ships', 'terrace'],
  Diplomacy: ['dawn', 'hills', 'tents', 'banners'],
  Leadership: ['dawn', 'rays', 'hills', 'army', 'banners'],
  'Lost Scroll': ['dusk', 'mesa', 'dunes', 'columns'],
  'Road Building': ['day', 'clouds', 'ridge', 'hills', 'road', 'cypress'],
  Art: ['day', 'sea', 'isles', 'columns'],

  // Civilised.
  'Drama & Poetry': ['dusk', 'ridge', 'columns', 'crowd'],
  Education: ['day', 'clouds', 'temple', 'terrace', 'people'],
  Moneylenders: ['dusk', 'town', 'terrace', 'people'],
  Corruption: ['night', 'temple', 'walls', 'terrace'],
  Onager: ['dusk', 'smoke', 'walls', 'fires'],
  Metropolis: ['dawn', 'acropolis', 'arches', 'town'],
  Pharmacy: ['day', 'hills', 'olives', 'grass'],
  Wonder: ['dawn', 'rays', 'dunes', 'pyramids'],
  Coinage: ['day', 'town', 'columns'],
  Exports: ['day', 'birds', 'sea', 'fleet', 'terrace'],
  'Urban Development': ['day', 'clouds', 'hills', 'arches', 'village'],
  Mercenaries: ['dusk', 'ridge', 'tents', 'army'],
  Temple: ['dawn', 'ridge', 'temple', 'cypress', 'terrace'],
  Cataphract: ['dusk', 'plain', 'horses', 'grass'],
  Astronomy: ['night', 'stars', 'ridge', 'tower', 'plain'],
  Cartography: ['dawn', 'sea', 'isles', 'ships', 'cliffs'],
  Masonry: ['day', 'mesa', 'walls', 'cliffs'],
  'Civil Service': ['day', 'acropolis', 'columns', 'people'],
  Amphitheatre: ['dusk', 'arches', 'hills', 'crowd'],

  // Regions.
  Wilderness: ['night', 'stars', 'ridge', 'hills', 'firs'],
  Jungle: ['day', 'hills', 'falls', 'palms', 'jungle'],
  Rainforest: ['day', 'rain', 'hills', 'woods', 'river', 'jungle'],
  Mountain: ['dawn', 'alps', 'hills', 'pines'],
  Coast: ['day', 'birds', 'sea', 'cliffs', 'shore'],
  Floodplain: ['dawn', 'ridge', 'plain', 'marsh', 'reeds'],
  Forest: ['dawn', 'ridge', 'firs', 'downs', 'pines'],
  Oasis: ['dusk', 'dunes', 'lake', 'palms'],
  Hills: ['dusk', 'bands', 'ridge', 'hills', 'downs', 'woods', 'grove'],
  Marsh: ['dawn', 'plain', 'marsh', 'birds', 'reeds'],
  Steppe: ['dusk', 'plain', 'horses', 'grass'],
  River: ['day', 'clouds', 'ridge', 'hills', 'river', 'grove'],
  Cape: ['dusk', 'birds', 'sea', 'cliffs', 'waves'],
  Woodland: ['day', 'hills', 'woods', 'downs', 'oak'],
  'Sacred Pass': ['dawn', 'alps', 'road', 'stones'],
  'Fortunate Isle': ['dawn', 'sea', 'isles', 'shore', 'palms'],
  Peninsula: ['day', 'sea', 'isles', 'cliffs', 'olives', 'waves'],
  Lakes: ['dawn', 'alps', 'plain', 'lake', 'marsh', 'firs'],
  Highlands: ['dusk', 'peaks', 'hills', 'stones', 'grass'],
  'Sacred Grove': ['night', 'stars', 'woods', 'stones', 'oak'],
  Lowlands: ['dawn', 'plain', 'river', 'village', 'grove'],
  Moor: ['dusk', 'storm', 'ridge', 'marsh', 'grass'],
  Plain: ['day', 'clouds', 'plain', 'fields', 'corn'],
  Archipelago: ['dawn', 'birds', 'sea', 'isles', 'ships', 'waves'],
  'Fortified Region': ['dusk', 'ridge', 'walls', 'palisade'],
  Grassland: ['day', 'clouds', 'hills', 'downs', 'herd', 'grass'],
  Island: ['day', 'sea', 'isles', 'waves'],

  // Regions of nations, and what has a place of its own.
  Iceland: ['dusk', 'sea', 'volcano', 'shore'],
  Graenland: ['day', 'aurora', 'sea', 'ice', 'waves'],
  Føroyar: ['day', 'clouds', 'sea', 'cliffs', 'herd'],
  Scandinavia: ['night', 'aurora', 'alps', 'firs', 'pines'],
  Thera: ['dusk', 'sea', 'volcano', 'waves'],
  'Red Land': ['dusk', 'mesa', 'dunes', 'caravan'],
  'Nile Valley': ['dawn', 'dunes', 'pyramids', 'river', 'palms'],
  'Lower Nile': ['day', 'sea', 'isles', 'ships', 'shore', 'palms', 'reeds'],
  'Flood of the Nile': ['dusk', 'storm', 'sea', 'palms', 'waves'],
  Flood: ['night', 'storm', 'rain', 'sea', 'columns', 'waves'],
  Lighthouse: ['night', 'stars', 'sea', 'lighthouse', 'waves'],
  Kurgans: ['dusk', 'plain', 'mound', 'stones', 'grass'],
  Windmills: ['day', 'clouds', 'hills', 'fields', 'village'],
  'Grand Trunk Road': ['dawn', 'hills', 'woods', 'road', 'caravan'],
  'Trading Ships': ['day', 'clouds', 'sea', 'fleet'],
  Longships: ['dawn', 'alps', 'sea', 'fleet', 'waves'],
  "Go a'Viking": ['dusk', 'smoke', 'sea', 'cliffs', 'fleet'],
  Caravans: ['dusk', 'dunes', 'caravan', 'palms'],
  'Cattle Raid': ['night', 'hills', 'woods', 'herd', 'fires'],
  'Viviane of the Lake': ['night', 'stars', 'ridge', 'lake', 'oak', 'reeds'],
  'Britannia Flavia': ['day', 'clouds', 'ridge', 'fields', 'village', 'corn'],
  'Britannia Prima': ['dusk', 'hills', 'downs', 'stones', 'herd'],
  'Britannia Secunda': ['dawn', 'peaks', 'lake', 'firs', 'pines'],
  'Ynys Afallach (Avalon)': ['dawn', 'clouds', 'sea', 'isles', 'tower', 'reeds'],
  'Mountain of Atlantis': ['dawn', 'rays', 'sea', 'alps', 'acropolis', 'waves'],
  Themiscyra: ['dusk', 'plain', 'river', 'walls', 'horses', 'grass'],
  Thule: ['night', 'aurora', 'sea', 'ice', 'waves'],
  Hesperides: ['dusk', 'birds', 'sea', 'terrace', 'grove', 'olives'],
  'Elysian Fields': ['dawn', 'rays', 'river', 'fields', 'cypress', 'corn'],
  'Tres Zapotes': ['day', 'clouds', 'river', 'mound', 'village', 'palms'],
  'Laguna de los Cerros': ['dawn', 'hills', 'lake', 'palms', 'reeds'],
  Gandhara: ['dawn', 'alps', 'stupa', 'road', 'grass'],
  Magadha: ['day', 'clouds', 'plain', 'fields', 'village', 'palms'],
  'Indus Valley': ['dusk', 'mesa', 'river', 'town', 'reeds'],
  Crete: ['day', 'peaks', 'sea', 'cliffs', 'olives'],
  Cyprus: ['dusk', 'sea', 'isles', 'shore', 'fleet'],
  'Eastern Zhou': ['dawn', 'plain', 'fields', 'pagoda', 'grass'],
  'Western Zhou': ['dusk', 'mesa', 'hills', 'pagoda', 'horses'],
  'Tian Shan': ['dawn', 'alps', 'clouds', 'pines'],
  Labyrinth: ['night', 'ridge', 'walls', 'columns', 'fires'],
  Architecture: ['day', 'clouds', 'ridge', 'acropolis', 'terrace', 'olives'],
  'Lawnslot Llyn (Sir Lancelot)': ['dawn', 'ridge', 'lake', 'castle', 'horses', 'banners'],
  Kleito: ['dawn', 'sea', 'isles', 'acropolis', 'waves'],
  'La Venta': ['dusk', 'hills', 'marsh', 'steps', 'jungle'],
  Sagas: ['night', 'aurora', 'longhouse', 'fires', 'people'],

  Zagros: ['dawn', 'alps', 'mesa', 'hills', 'herd'],
  Raetia: ['day', 'clouds', 'alps', 'woods', 'village', 'pines'],
  Caucasia: ['dusk', 'birds', 'peaks', 'alps', 'hills', 'grass'],
  'Haliacmon Valley': ['day', 'peaks', 'hills', 'river', 'corn', 'grove'],
  Orestis: ['dawn', 'peaks', 'lake', 'downs', 'pines'],
  'Pontic Steppe': ['day', 'birds', 'plain', 'mound', 'herd', 'grass'],
  Dalmatia: ['day', 'clouds', 'peaks', 'sea', 'isles', 'cypress', 'ships'],
  'Shangri-La': ['dawn', 'alps', 'clouds', 'falls', 'lake', 'pagoda', 'grove'],

  // Where a nation's own land would not say it.
  Hannibal: ['dawn', 'alps', 'ridge', 'army'],
  Monopoly: ['dusk', 'sea', 'fleet', 'terrace'],
  'Bread and Circuses': ['day', 'clouds', 'arches', 'crowd'],
  Althing: ['day', 'clouds', 'ridge', 'cliffs', 'crowd'],
  'Mounted Archers': ['dusk', 'plain', 'horses', 'grass'],
  'Lady Bertilak': ['dusk', 'castle', 'lake', 'grove'],
  'Palace of Poseidon': ['dusk', 'sea', 'isles', 'columns', 'waves'],

  // Cards that show no land of anybody's.
  Unrest: ['dusk', 'storm', 'smoke', 'town', 'fires', 'crowd'],
};

/** What every nation has lies on its own land. */
const ANYWHERE: Readonly<Record<string, Line>> = {
  Prosperity: ['day', 'clouds', 'fields', 'corn'],
  Glory: ['dawn', 'rays', 'terrace', 'banners'],
  Advance: ['dawn', 'birds', 'road', 'people'],
  Conquer: ['dusk', 'smoke', 'army'],
  Development: ['day', 'clouds', 'town', 'road'],
};

/** What is seen on cards without a line: by region icon, by type, by suit. */
const REGIONS: Readonly<Record<RegionIcon, readonly MotifName[]>> = {
  production: ['peaks', 'village'],
  fertile: ['fields', 'corn'],
  river: ['river', 'reeds'],
};
const TYPES: Readonly<Record<TypeIcon, readonly MotifName[]>> = {
  city: ['town', 'walls'],
  metropolis: ['town', 'arches'],
  knight: ['castle', 'banners'],
  mask: ['fires'],
  scroll: ['columns'],
};
const OF_SUIT: Readonly<Record<SuitName, readonly MotifName[]>> = {
  power: ['banners'],
  region: [],
  uncivilised: ['hills', 'huts'],
  civilised: ['temple', 'terrace'],
  tributary: ['road', 'caravan', 'tents'],
  fame: ['rays', 'columns'],
  unrest: ['storm', 'smoke', 'fires', 'crowd'],
};

/** What makes a sky; where a line says nothing of the kind it is clear, or has something of its hour. */
const SKIES: ReadonlySet<MotifName> = new Set([
  'clouds',
  'stars',
  'aurora',
  'rays',
  'storm',
  'rain',
  'cirrus',
  'bands',
]);
type Weather = readonly MotifName[];
const WEATHER: Readonly<Record<KnownHour, readonly [Weather, ...Weather[]]>> = {
  dawn: [[], ['bands'], ['cirrus'], ['clouds', 'bands']],
  day: [[], ['cirrus'], ['clouds'], ['cirrus', 'birds'], ['storm']],
  dusk: [['bands'], ['cirrus'], ['bands', 'birds'], ['storm']],
  night: [['stars'], ['stars', 'milky'], ['stars', 'bands']],
};

/** Whose emblem is the land that the picture shows in any case. */
const ALL_LAND: ReadonlySet<string> = new Set(
  `Mountain, Hills, River, Steppe, Coast, Cape, Forest, Woodland, Sacred Pass, Haliacmon Valley, Orestis, Zagros, Raetia,
  Caucasia, Pontic Steppe, Tian Shan, Dalmatia, Iceland, Scandinavia, Shangri-La`.split(/,\s+/),
);
/** Whose emblem is of pieces that stand apart. */
const LOOSE: ReadonlySet<string> = new Set(
  `Agriculture, Marsh, Phalanx, Triumvirate, Skis, Shrine, Architecture, Tents, Coinage, Standing Army, Terracotta Warriors,
  Gates of Shangri-La`.split(/,\s+/),
);

/** The card's own hour, and what else happens to be there. */
const HOURS: readonly [Line, ...Line[]] = [
  ['day'],
  ['dawn'],
  ['dusk'],
  ['day', 'birds'],
  ['dawn', 'clouds'],
  ['night', 'stars', 'milky'],
];
/** A nation's first side lies in the light, its second in the evening or at night. */
const FIRST: readonly [Line, ...Line[]] = [
  ['day', 'rays'],
  ['dawn', 'bands'],
  ['day', 'cirrus'],
  ['dawn', 'rays'],
];
const SECOND: readonly [Line, ...Line[]] = [
  ['night', 'stars', 'milky', 'fires'],
  ['dusk', 'bands', 'fires'],
  ['night', 'stars', 'fires'],
  ['dusk', 'storm', 'smoke'],
];
const BESIDE: readonly [MotifName, ...MotifName[]] = [
  'ridge',
  'hills',
  'downs',
  'woods',
  'grove',
  'people',
  'herd',
  'horses',
  'village',
  'stones',
  'grass',
  'cypress',
  'tents',
];

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** What is on a card without a line, from its facts. */
function told({ facts, attack }: Card, home: Home | undefined): Line {
  const { name, suits = [], types = [], regionTypes = [], state, side } = facts;
  const anywhere = own(ANYWHERE, name.en);
  const land = home?.land ?? [];
  if (anywhere) return [...anywhere, ...land];
  const isLand = suits.includes('region');
  return [
    ...byName(name.en, suits.includes('power') ? (side === 'B' ? SECOND : FIRST) : HOURS),
    ...land,
    ...(home && !isLand ? [state === 'empire' || side === 'B' ? home.empire : home.barbarian] : []),
    ...suits.flatMap((suit) => OF_SUIT[suit]),
    ...types.flatMap((type) => TYPES[type]),
    ...regionTypes.flatMap((type) => REGIONS[type]),
    ...(attack ? (['army'] as const) : []),
    byName(`${name.en} beside`, BESIDE),
  ];
}

/** What the figure of a card is drawn with; a region without an emblem of its own, or with one that is the land itself, is all landscape. */
function pathsOn({ id, facts: { name, suits = [] } }: Card): readonly string[] | undefined {
  if (ALL_LAND.has(name.en)) return undefined;
  const drawn = own(FIGURES, name.en);
  if (!drawn && suits.includes('region') && !hasEmblem(name.en)) return undefined;
  const paths = pathsOf(drawn ?? emblemOf(id));
  return LOOSE.has(name.en) ? onSlab(paths) : paths;
}

/** The scene of a card. */
export function sceneOf(id: ComponentId): Scene {
  const card = cardOf(id);
  const { name, state } = card.facts;
  const [suit = state === 'empire' ? 'civilised' : 'uncivilised'] = card.facts.suits ?? [];
  const home = card.nation === null || suit === 'unrest' ? undefined : own(HOMES, card.nation);
  const [hour, ...layers] = own(LINES, name.en) ?? told(card, home);
  const weather = layers.some((layer) => SKIES.has(layer)) ? [] : byName(`${name.en} sky`, WEATHER[hour]);
  const isBright = layers.includes('rays') || byName(`${name.en} sun`, [true, false, false]);
  const paths = pathsOn(card);
  return {
    hour,
    layers: [...weather, ...layers],
    discless: !isBright,
    palette: home?.palette ?? SUITS[suit],
    ornament: home?.ornament,
    figure: paths && figure(paths, home ? undefined : MATERIAL[suit]),
  };
}
