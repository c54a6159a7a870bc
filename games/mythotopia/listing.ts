import type { Cover, Listing } from '../kit/register';
import type { MythotopiaOptions } from './state';

const NORMAL = { en: 'Dealt', hu: 'Osztással', cs: 'Rozdat' };
const DRAFT = {
  en: 'Deal extra, return two',
  hu: 'Válogatással (kettőt visszaadtok)',
  cs: 'Rozdat navíc, dvě vrátit',
};

/** An inked map: an island with hills, a wood, a river, a castle, and a dragon's tail in the sea. */
const COVER: Cover = [
  ['#cfdcd6', 'M0 0H320V180H0Z'],
  [
    '#b4c9c6',
    'M22 40 Q60 6 130 20 Q200 2 262 28 Q318 54 302 110 Q296 160 214 164 Q130 180 66 158 Q4 140 12 92 Q8 58 22 40 Z',
  ],
  [
    '#f0e4c4',
    'M38 52 Q70 22 130 34 Q196 16 250 42 Q298 66 284 108 Q278 146 208 150 Q134 164 76 144 Q26 128 30 92 Q26 66 38 52 Z',
  ],
  ['#dfb9a0', 'M160 30 Q206 22 250 42 Q298 66 284 108 Q236 100 206 84 Q172 66 160 30 Z'],
  ['#c3d0a6', 'M30 92 Q26 66 38 52 Q70 22 130 34 L160 30 Q172 66 150 92 Q96 112 30 92 Z'],
  ['#8fb3c0', 'M158 30 Q168 64 148 92 Q128 116 140 154 L146 154 Q136 118 154 95 Q178 66 164 29 Z'],
  ['#5b4630', 'M52 96 L72 58 L84 80 L96 62 L116 96 L108 96 L97 76 L86 92 L72 72 L60 96 Z'],
  ['#e9dcb8', 'M72 72 L80 84 L72 92 L66 84 Z M97 76 L102 86 L96 90 L92 84 Z'],
  ['#476237', 'M178 128 l9 -20 9 20 Z M194 136 l9 -20 9 20 Z M212 128 l9 -20 9 20 Z M232 134 l9 -20 9 20 Z'],
  [
    '#6b2b22',
    'M206 74 V46 h7 v5 h7 v-5 h7 v5 h7 v-5 h7 v28 Z M226 46 V24 h2 v22 Z M228 24 l16 5 -16 6 Z M102 136 V118 h6 v4 h6 v-4 h6 v4 h6 v-4 h6 v18 Z M116 118 V102 h2 v16 Z M118 102 l12 4 -12 5 Z',
  ],
  ['#f0e4c4', 'M220 74 V64 a4 4 0 0 1 8 0 V74 Z M114 136 V130 a3 3 0 0 1 6 0 V136 Z'],
  [
    '#3b5a55',
    'M8 168 Q20 146 32 166 Q44 148 54 168 L48 168 Q42 158 34 171 L28 171 Q20 158 14 168 Z M292 30 q6 -12 12 0 q6 -12 12 0 l-3 0 q-3 -6 -8 2 l-2 0 q-4 -8 -8 -2 Z',
  ],
];

/** Mythotopia as the lobby offers it. */
export const listing: Listing<Pick<MythotopiaOptions, 'setup'>> = {
  name: 'mythotopia',
  title: 'Mythotopia',
  minSeats: 2,
  maxSeats: 4,
  pitch: {
    en: 'Fight over the provinces of a fantasy realm, and buy the cards to hold them; wars are won by ending them in time.',
    hu: 'Küzdj egy mesebeli birodalom tartományaiért, és vedd meg a lapokat, amelyekkel megtartod őket; a háborút az nyeri, aki idejében lezárja.',
    cs: 'Bojuj o provincie pohádkové říše a kupuj karty, kterými je udržíš; válku vyhraje, kdo ji včas ukončí.',
  },
  minutes: [90, 120],
  weight: 'medium',
  cover: COVER,
  choices: (seats) => ({
    setup: {
      label: { en: 'Provinces', hu: 'Tartományok', cs: 'Provincie' },
      // The draft is for three or four players (M14.1).
      values: seats === 2 ? { normal: NORMAL } : { normal: NORMAL, draft: DRAFT },
    },
  }),
  credits: { boxes: 'Mythotopia', designers: 'Martin Wallace', publisher: 'Treefrog Games' },
};
