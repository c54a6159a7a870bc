import type { Cover, Listing } from '../kit/register';
import type { NewDawnOptions } from './state';

/** A page of an atlas: hexes of sea and land, a city on a hill, a caravan's way. */
const COVER: Cover = [
  ['#d8e4ea', 'M0 0H320V180H0Z'],
  ['#a9c5d3', 'M40 20l26 15v30l-26 15-26-15v-30Z M92 20l26 15v30l-26 15-26-15v-30Z M66 65l26 15v30l-26 15-26-15v-30Z'],
  [
    '#b9cf9a',
    'M144 20l26 15v30l-26 15-26-15v-30Z M118 65l26 15v30l-26 15-26-15v-30Z M144 110l26 15v30l-26 15-26-15v-30Z',
  ],
  [
    '#d9bf7d',
    'M196 20l26 15v30l-26 15-26-15v-30Z M222 65l26 15v30l-26 15-26-15v-30Z M248 110l26 15v30l-26 15-26-15v-30Z',
  ],
  [
    '#8fae76',
    'M170 65l26 15v30l-26 15-26-15v-30Z M196 110l26 15v30l-26 15-26-15v-30Z M92 110l26 15v30l-26 15-26-15v-30Z',
  ],
  ['#a98d73', 'M248 20l26 15v30l-26 15-26-15v-30Z M274 65l26 15v30l-26 15-26-15v-30Z'],
  ['#6e5947', 'M236 66 l12 -24 12 24 Z M262 112 l12 -24 12 24 Z'],
  ['#7d2f2a', 'M156 110 V92 h8 v-10 h12 v10 h8 v18 Z M168 82 V72 h2 v10 Z M170 72 l9 4 -9 4 Z'],
  ['#34506b', 'M118 100 a4 4 0 1 0 .1 0 Z M134 106 a4 4 0 1 0 .1 0 Z M150 112 a4 4 0 1 0 .1 0 Z'],
];

type Offered = Pick<NewDawnOptions, 'map' | 'leaders' | 'victory'>;

/** Civilization: A New Dawn as the lobby offers it. */
export const listing: Listing<Offered> = {
  name: 'new-dawn',
  title: 'Civilization: A New Dawn',
  minSeats: 2,
  maxSeats: 4,
  pitch: {
    en: 'Lead a people from its first city to an age of its own: five plans in a row, and the one that waits longest is the strongest.',
    hu: 'Vezesd néped az első várostól saját aranykoráig: öt terv egy sorban, és az a legerősebb, amelyik a legtovább vár.',
    cs: 'Veď svůj národ od prvního města k vlastnímu zlatému věku: pět plánů v řadě a nejsilnější je ten, který čeká nejdéle.',
  },
  minutes: [60, 120],
  weight: 'medium',
  cover: COVER,
  choices: () => ({
    map: {
      label: { en: 'Map', hu: 'Térkép', cs: 'Mapa' },
      values: {
        first: { en: 'First game', hu: 'Első játék', cs: 'První hra' },
        advanced: { en: 'Built by the players', hu: 'A játékosok építik', cs: 'Staví ji hráči' },
      },
    },
    leaders: {
      label: { en: 'Leaders', hu: 'Vezetők', cs: 'Vůdci' },
      values: {
        dealt: { en: 'Dealt', hu: 'Osztással', cs: 'Rozdat' },
        chosen: { en: 'Chosen in turn order', hu: 'Sorban választva', cs: 'Vybírat popořadě' },
      },
    },
    victory: {
      label: { en: 'Victory cards', hu: 'Győzelemkártyák', cs: 'Karty vítězství' },
      values: {
        standard: { en: 'Three', hu: 'Három', cs: 'Tři' },
        epic: { en: 'Four (epic)', hu: 'Négy (epikus)', cs: 'Čtyři (epická hra)' },
      },
    },
  }),
  credits: {
    boxes: 'Civilization: A New Dawn',
    designers: 'James Kniffen',
    publisher: 'Fantasy Flight Games',
  },
};
