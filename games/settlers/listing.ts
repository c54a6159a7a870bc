import type { Cover, Listing } from '../kit/register';
import type { SettlersOptions } from './state';

const OPEN = { en: 'Open draft', hu: 'Nyílt választás', cs: 'Otevřený výběr' };
const CLOSED = { en: 'Closed draft', hu: 'Zárt választás', cs: 'Skrytý výběr' };
const ADVANCED = { en: 'Advanced draft', hu: 'Haladó választás', cs: 'Pokročilý výběr' };
const NORMAL = { en: 'Anything may be razed', hu: 'Bármi lerombolható', cs: 'Bořit se smí vše' };
const PEACEFUL = { en: 'Peaceful', hu: 'Békés', cs: 'Mírumilovná hra' };
const CHOOSE = { en: 'Everybody chooses', hu: 'Mindenki választ', cs: 'Každý si vybere' };
const ALONE = { en: 'You choose', hu: 'Te választasz', cs: 'Vybereš si' };
const DEALT = { en: 'Dealt', hu: 'Kiosztva', cs: 'Rozdané' };
const FIRST = {
  en: 'First game: Romans and Barbarians',
  hu: 'Első játék: rómaiak és barbárok',
  cs: 'První hra: Římané a Barbaři',
};

/** A bright timber town on a hill: roofs in the colours of the locations, a tower, a field, a wood behind. */
const COVER: Cover = [
  ['#cfe6ee', 'M0 0H320V180H0Z'],
  ['#fbf3d9', 'M252 22 a20 20 0 1 0 0.1 0 Z'],
  ['#a9cf9b', 'M0 112 Q70 72 150 96 Q230 66 320 104 V180 H0 Z'],
  ['#5f8f5a', 'M12 108 l11 -34 11 34 Z M32 110 l13 -40 13 40 Z M276 104 l11 -36 11 36 Z M294 108 l12 -42 12 42 Z'],
  ['#86b878', 'M0 134 Q90 104 190 128 Q260 112 320 132 V180 H0 Z'],
  ['#c99a5b', 'M70 100 h44 v42 h-44 Z M128 84 h30 v58 h-30 Z M172 104 h50 v38 h-50 Z M232 112 h34 v30 h-34 Z'],
  ['#a87843', 'M70 120 h44 v3 h-44 Z M128 104 h30 v3 h-30 Z M172 122 h50 v3 h-50 Z M232 126 h34 v3 h-34 Z'],
  ['#b5453a', 'M62 102 L92 74 L122 102 Z'],
  ['#3d6fa3', 'M122 86 L143 58 L164 86 Z'],
  ['#d9a52c', 'M164 106 L197 80 L230 106 Z'],
  ['#7a4f8c', 'M226 114 L249 94 L272 114 Z'],
  [
    '#6b4a2a',
    'M86 142 v-18 h12 v18 Z M138 142 v-16 h10 v16 Z M190 142 v-18 h14 v18 Z M244 142 v-14 h10 v14 Z M142 58 V40 h2 v18 Z',
  ],
  ['#d2453a', 'M144 40 l18 5 -18 6 Z'],
  ['#e6cf86', 'M20 150 h70 l-10 24 h-72 Z'],
  ['#c7a94f', 'M24 156 h62 v2 h-62 Z M20 163 h62 v2 h-62 Z M16 170 h62 v2 h-62 Z'],
];

/** Imperial Settlers as the lobby offers it. */
export const listing: Listing<Pick<SettlersOptions, 'lookout' | 'razing' | 'factions'>> = {
  name: 'settlers',
  title: 'Imperial Settlers',
  minSeats: 1,
  maxSeats: 4,
  pitch: {
    en: 'Build an empire of cards in five rounds: make deals, raze what stands in the way, and let every location feed the next. Also alone.',
    hu: 'Építs birodalmat kártyákból öt forduló alatt: köss egyezményeket, rombold le, ami útban van, és minden helyszín szolgálja a következőt. Egyedül is.',
    cs: 'Za pět kol vybuduj z karet impérium: uzavírej dohody, boř, co překáží, a ať každá lokace živí další. I sólo.',
  },
  minutes: [45, 90],
  weight: 'medium',
  cover: COVER,
  choices: (seats) => ({
    factions: {
      label: { en: 'Factions', hu: 'Frakciók', cs: 'Frakce' },
      // Two beginners play Romans and Barbarians (S17.5).
      values:
        seats === 2
          ? { first: FIRST, choose: CHOOSE, dealt: DEALT }
          : { choose: seats === 1 ? ALONE : CHOOSE, dealt: DEALT },
    },
    lookout: {
      label: { en: 'Lookout', hu: 'Felderítés', cs: 'Rozhled' },
      values: seats === 1 ? { open: OPEN } : { open: OPEN, closed: CLOSED, advanced: ADVANCED },
    },
    razing: {
      label: { en: 'Razing', hu: 'Rombolás', cs: 'Boření' },
      values: seats === 1 ? { normal: NORMAL } : { normal: NORMAL, peaceful: PEACEFUL },
    },
  }),
  credits: {
    boxes: 'Imperial Settlers',
    designers: 'Ignacy Trzewiczek',
    artist: 'Tomasz Jedruszek',
    publisher: 'Portal Games',
  },
};
