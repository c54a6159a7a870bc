import { situation } from '../situation';
import type { Settlers } from '../state';

/** The positions with which the lesson's chapters begin: the learner has the Romans, the opponent the Barbarians. */

/** The same seed every time, so that a lesson always runs alike. */
const seed = 'lesson';

/** The second round: a few goods, a card for each action, and Ruins to build on. The Barbarians have passed. */
export const secondRound = (): Settlers =>
  situation({
    players: [
      {
        faction: 'romans',
        goods: { wood: 2, stone: 2, food: 1, worker: 3, raze: 1, defence: 1 },
        hand: ['COM007', 'ROM029', 'ROM001', 'COM018'],
        empire: ['COM069'],
        deck: ['ROM020'],
      },
      { faction: 'barbarians', hand: ['BAR010', 'BAR012'], empire: ['COM003', 'BAR001'] },
    ],
    round: 2,
    passed: [1],
    seed,
  }).g;

/** The last round of the same match: a location of the Barbarians can be razed, and one more location can be built. */
export const lastRound = (): Settlers =>
  situation({
    players: [
      {
        faction: 'romans',
        goods: { wood: 1, stone: 1, worker: 1, raze: 2, vp: 14 },
        hand: ['ROM020'],
        empire: ['COM007', 'COM032', 'ROM001', 'ROM023'],
        foundations: ['COM070'],
        deals: ['ROM029'],
      },
      {
        faction: 'barbarians',
        goods: { worker: 2, vp: 12 },
        empire: ['COM003', 'COM026', 'BAR001', 'BAR012', 'BAR022'],
        deals: ['BAR010'],
      },
    ],
    round: 5,
    seed,
  }).g;
