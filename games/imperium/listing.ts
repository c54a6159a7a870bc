import type { Cover, Listing } from '../kit/register';
import type { ImperiumOptions } from './state';

/** A city with an aqueduct, a ship and the sea, before a low sun. */
const COVER: Cover = [
  ['#f4d9a0', 'M0 0H320V180H0Z'],
  [
    '#f7e6bd',
    'M0 112 L0 60 L70 112 Z M40 0 L104 112 L120 112 L90 0 Z M150 0 L140 112 L158 112 L196 0 Z M320 30 L178 112 L320 92 Z',
  ],
  ['#d9772f', 'M100 112 A42 42 0 0 1 184 112 Z'],
  ['#b98a4a', 'M0 112 L30 92 L66 104 L104 84 L150 108 L196 90 L236 104 L284 80 L320 98 V124 H0 Z'],
  [
    '#8a4a22',
    'M176 64 H320 V74 H176 Z M180 74 H190 V116 H180 Z M190 84 A12 12 0 0 1 214 84 V74 H190 Z M214 74 H224 V116 H214 Z M224 84 A12 12 0 0 1 248 84 V74 H224 Z M248 74 H258 V116 H248 Z M258 84 A12 12 0 0 1 282 84 V74 H258 Z M282 74 H292 V116 H282 Z M292 84 A12 12 0 0 1 316 84 V74 H292 Z',
  ],
  ['#2f5f73', 'M0 116 H320 V180 H0 Z'],
  ['#3f7489', 'M0 128 Q20 122 40 128 T80 128 T120 128 T160 128 T200 128 T240 128 T280 128 T320 128 V134 H0 Z'],
  ['#fbf1dc', 'M64 62 Q104 74 100 112 H58 Q74 88 64 62 Z'],
  ['#a8322a', 'M62 84 Q84 90 102 92 L101 100 Q80 98 66 94 Z'],
  [
    '#4a2a12',
    'M58 58 H62 V128 H58 Z M22 122 H118 Q112 148 86 150 H46 Q26 146 22 122 Z M118 122 Q128 118 130 106 L134 108 Q132 124 120 132 Z',
  ],
  ['#c8924e', 'M28 130 H114 L112 135 H30 Z'],
  ['#28505f', 'M0 156 Q26 149 52 156 T104 156 T156 156 T208 156 T260 156 T320 154 V180 H0 Z'],
];

/** Imperium as the lobby offers it. */
export const listing: Listing<Pick<ImperiumOptions, 'nations' | 'box' | 'commons'>> = {
  name: 'imperium',
  title: 'Imperium',
  minSeats: 2,
  maxSeats: 4,
  pitch: {
    en: 'Lead a nation from barbarians to an empire, with a deck of cards that grows as it does.',
    hu: 'Vezess egy nemzetet a barbárságtól a birodalomig, egy kártyapaklival, amely vele együtt nő.',
    cs: 'Veď národ od barbarství až k říši s balíčkem karet, který roste spolu s ním.',
  },
  minutes: [60, 160],
  weight: 'heavy',
  cover: COVER,
  choices: () => ({
    box: {
      label: { en: 'Boxes', hu: 'Dobozok', cs: 'Krabice' },
      values: {
        classics: { en: 'Classics: 8 nations', hu: 'Ókori birodalmak: 8 nemzet', cs: 'Dějiny: 8 národů' },
        legends: { en: 'Legends: 8 nations', hu: 'Legends: 8 nemzet', cs: 'Legendy: 8 národů' },
        both: { en: 'Both: all 16 nations', hu: 'Mindkettő: mind a 16 nemzet', cs: 'Obě: všech 16 národů' },
      },
    },
    commons: {
      label: { en: 'Common cards of', hu: 'Közös kártyák', cs: 'Společné karty' },
      values: {
        classics: { en: 'Classics', hu: 'Ókori birodalmak', cs: 'Dějiny' },
        legends: { en: 'Legends', hu: 'Legends', cs: 'Legendy' },
      },
      onlyWith: { box: 'both' },
    },
    nations: {
      label: { en: 'Nations', hu: 'Nemzetek', cs: 'Národy' },
      values: {
        choose: { en: 'Chosen in turn', hu: 'Sorban választjátok', cs: 'Postupný výběr' },
        random: { en: 'Dealt at random', hu: 'Véletlenszerűen', cs: 'Náhodně' },
      },
    },
  }),
  credits: {
    boxes: 'Imperium: Classics, Imperium: Legends',
    designers: 'Nigel Buckle, Dávid Turczi',
    artist: 'Mihajlo Dimitrievski',
    publisher: 'Osprey Games',
  },
};
