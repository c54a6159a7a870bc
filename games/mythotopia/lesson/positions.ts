import { situation } from '../situation';
import type { Mythotopia } from '../state';

/** The positions that the lesson's chapters begin with: red learns, blue opposes. */

const OFFER = ['general', 'queen', 'ranger'];
/** What is on offer once the learner has taken a card. */
const LATER = ['queen', 'ranger', 'merchant'];
/** The same seed every time, so that a lesson always runs alike. */
const seed = 'lesson';

/** A first turn, with a weak neutral neighbour and cards for three armies. */
export const firstTurn = (): Mythotopia =>
  situation({
    players: [
      {
        provinces: ['palmain', 'ambsace', 'nusus', 'eoan'],
        citadel: 'custus',
        hand: ['palmain', 'starterArmy', 'ambsace', 'custus', 'starterMarket'],
        deck: ['starterBuild', 'nusus', 'eoan', 'starterShip', 'starterArmy2'],
      },
      {
        provinces: ['diclesium', 'sorner', 'mome', 'galingale'],
        citadel: 'darb',
        hand: ['darb', 'starterArmy', 'diclesium'],
        deck: ['starterBuild', 'sorner', 'mome', 'starterMarket', 'galingale'],
      },
    ],
    shown: OFFER,
    vp: { citadel: 1, defenderOfTheRealm: 3 },
    seed,
  }).g;

/** Some turns later, with what red has won: blue attacks a province of red's that has a castle and no army. */
export const attacked = (): Mythotopia =>
  situation({
    players: [
      {
        provinces: ['palmain', 'ambsace', 'nusus', 'eoan', 'iracund'],
        citadel: 'custus',
        hand: ['custus', 'starterArmy', 'eoan', 'starterShip', 'palmain'],
        deck: ['starterBuild', 'nusus', 'ambsace', 'starterMarket', 'starterArmy2'],
        discard: ['iracund', 'general'],
        tokens: { 1: 1 },
      },
      {
        provinces: ['diclesium', 'sorner', 'mome', 'galingale'],
        citadel: 'darb',
        hand: ['darb', 'starterArmy', 'sorner'],
        deck: ['starterBuild', 'diclesium', 'mome', 'starterMarket', 'galingale'],
      },
    ],
    castles: ['nusus'],
    armies: { nusus: [0, 3] },
    shown: LATER,
    vp: { castle: 5, citadel: 1, defenderOfTheRealm: 3 },
    seed,
  }).g;

/** The end of the same match: enough VP cards are empty, and red is ahead. */
export const lastTurn = (): Mythotopia =>
  situation({
    players: [
      {
        provinces: ['palmain', 'ambsace', 'nusus', 'eoan', 'blore'],
        cities: ['iracund'],
        citadel: 'custus',
        hand: ['custus', 'starterArmy', 'eoan', 'starterShip', 'palmain'],
        deck: ['starterBuild', 'nusus', 'ambsace', 'starterMarket', 'starterArmy2', 'iracund', 'blore'],
        discard: ['general'],
        tokens: { 1: 4, 2: 3 },
      },
      {
        provinces: ['diclesium', 'sorner', 'mome', 'galingale'],
        citadel: 'darb',
        hand: ['darb', 'starterArmy', 'sorner'],
        deck: ['starterBuild', 'diclesium', 'mome', 'starterMarket', 'galingale'],
        tokens: { 1: 3, 2: 2 },
      },
    ],
    castles: ['nusus', 'mome'],
    armies: { diclesium: [2, 1] },
    shown: LATER,
    vp: {
      citadel: 1,
      castle: 0,
      city: 0,
      roads: 0,
      hereBeDragons: 0,
      runestones: 0,
      defenderOfTheRealm: 1,
      spoilsOfWar: 2,
    },
    seed,
  }).g;
