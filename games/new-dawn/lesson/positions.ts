import { duel } from '../situation';
import type { NewDawn } from '../state';

/** The positions that the lesson's chapters begin with: red learns, blue opposes. */

/** The same seed every time, so that a lesson always runs alike; with this one the attack is won at once. */
const seed = 'lesson 1';
const VICTORY = ['v1', 'v2', 'v4'];

/** A first turn: the culture card is strongest, and the industry card comes after it. */
export const firstTurn = (): NewDawn =>
  duel(
    { row: ['astrology', 'foreign-trade', 'masonry', 'pottery', 'early-empire'], resources: { marble: 1 } },
    {},
    { victory: VICTORY, seed },
  ).g;

/** Hills beside a control token, on which a city may stand. */
export const SITE = '-3,-1';

/** Some turns later: the industry card is strongest again, and there is nothing to pay a wonder with. */
export const room = (): NewDawn =>
  duel(
    {
      row: ['early-empire', 'astrology', 'foreign-trade', 'masonry', 'pottery'],
      tokens: ['-4,0', '-5,2'],
      wonders: { stonehenge: '-5,1' },
    },
    {},
    { victory: VICTORY, seed },
  ).g;

/** The segment of the event dial that comes after red's attack: barbarians move. */
export const MOVES = 2;

/** Where the die then takes the barbarian that stands beside blue's control token. */
export const RAIDED = '5,0';

/** A barbarian stands beside red's capital, one beside blue's control token, and a caravan a few spaces from a city-state. */
export const threatened = (): NewDawn =>
  duel(
    {
      row: ['early-empire', 'pottery', 'astrology', 'foreign-trade', 'masonry'],
      tokens: ['-4,0', '-5,2'],
      cities: [SITE],
      caravans: ['0,-1'],
      wonders: { stonehenge: '-5,1' },
    },
    { tokens: [RAIDED] },
    { barbarians: { 'barbarian-G': '-4,1', 'barbarian-D': '4,0' }, event: MOVES - 1, victory: VICTORY, seed },
  ).g;

/** The end of the same match: better focus cards, two victory cards marked, and the dial close to its last space. */
export const lastRound = (): NewDawn =>
  duel(
    {
      row: ['civil-service', 'animal-husbandry', 'currency', 'iron-working', 'astrology'],
      tokens: ['-4,0', '-5,2', '-4,1'],
      cities: [SITE],
      wonders: { stonehenge: '-5,1', petra: '-4,1', alhambra: SITE },
      held: ['geneva-1'],
      marks: ['civilized'],
      dial: 20,
    },
    { tokens: ['5,0'] },
    { victory: VICTORY, seed },
  ).g;
