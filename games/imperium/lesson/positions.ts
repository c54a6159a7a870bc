import { situation, type SituationOptions } from '../situation';
import type { Imperium } from '../state';

/** The positions that the lesson's chapters begin with: Romans learn, Celts oppose. */

const ROMANS = { nation: 'romans', side: 'B' } as const;
const CELTS = { nation: 'celts', side: 'B' } as const;
const MARKET: SituationOptions['market'] = [
  '1REG3',
  { card: '1UNC6', unrest: '1UNR1' },
  { card: '1CIV6', progress: 1, unrest: '1UNR2' },
  { card: '1TRI8', unrest: '1UNR3' },
  { card: '1UNC15', unrest: '1UNR4' },
];

/** The same market some rounds later: what the learner has acquired is gone from it. */
const LATER: SituationOptions['market'] = [
  '1REG6',
  { card: '1UNC12', unrest: '1UNR1' },
  { card: '1CIV6', progress: 1, unrest: '1UNR2' },
  { card: '1TRI8', progress: 2, unrest: '1UNR3' },
  { card: '1UNC15', unrest: '1UNR4' },
];

/** A first turn with every kind of action in hand. A region in play protects from the attack that the Celts hold. */
export const firstTurn = (): Imperium =>
  situation({
    players: [
      {
        ...ROMANS,
        hand: ['1ROM20', '1ROM16', '1ROM21', '1ROM22', '1ROM15'],
        play: ['1CIV10', '1REG1'],
        deck: ['1ROM17', '1ROM14', '1ROM18', '1ROM23', '1UNC13', '1UNC21'],
        nationDeck: ['1ROM9', '1ROM11', '1ROM2'],
        development: ['1ROM3', '1ROM4', '1ROM5', '1ROM6', '1ROM8'],
        material: 3,
        population: 2,
      },
      {
        ...CELTS,
        hand: ['1CEL18', '1CEL16', '1CEL14', '1CEL22'],
        play: ['1CEL21'],
        deck: ['1CEL17', '1CEL19', '1CEL20', '1CEL23', '1CEL15'],
        nationDeck: ['1CEL9', '1CEL2'],
        development: ['1CEL3', '1CEL4'],
        material: 2,
        population: 1,
        progress: 1,
      },
    ],
    market: MARKET,
    ample: true,
  }).g;

/** Some rounds later, with what was acquired before. The clean-up draw will empty the deck, and only the accession card is left in the nation deck. */
export const lastNationCard = (): Imperium =>
  situation({
    players: [
      {
        ...ROMANS,
        hand: ['1ROM18', '1ROM16', '1ROM23'],
        deck: ['1ROM17'],
        discard: ['1ROM20', '1ROM15', '1ROM14', '1ROM9', '1UNC6', '1UNC13', '1UNC21', '1REG2'],
        play: ['1CIV10', '1REG1', '1REG3', '1ROM11'],
        history: ['1ROM21'],
        nationDeck: ['1ROM2'],
        development: ['1ROM3', '1ROM4', '1ROM5', '1ROM6', '1ROM8'],
        material: 4,
        population: 3,
        progress: 2,
      },
      {
        ...CELTS,
        hand: ['1CEL16', '1CEL14'],
        discard: ['1CEL22'],
        play: ['1CEL21'],
        history: ['1CEL18'],
        deck: ['1CEL17', '1CEL19', '1CEL20', '1CEL23', '1CEL15'],
        nationDeck: ['1CEL9', '1CEL2'],
        development: ['1CEL3', '1CEL4'],
        material: 2,
        population: 1,
        progress: 3,
      },
    ],
    market: LATER,
    round: 5,
    ample: true,
  }).g;

/** The last turns of a match: the main deck is empty. The clean-up draw will empty the draw deck, so that something can be developed. */
export const lastTurn = (): Imperium =>
  situation({
    players: [
      {
        ...ROMANS,
        state: 'empire',
        nationDeck: [],
        hand: ['1ROM14', '1UNC21', '1ROM3'],
        deck: ['1ROM17'],
        discard: ['1ROM16', '1UNC9', '1CIV2', '1ROM15', '1ROM9', '1ROM2', '1ROM8', '1ROM11', '1UNC6', '1CIV10'],
        play: ['1ROM20', '1REG3', '1REG2', '1ROM5'],
        history: ['1ROM18', '1ROM21'],
        development: ['1ROM4', '1ROM6'],
        material: 4,
        population: 6,
        progress: 5,
      },
      {
        ...CELTS,
        state: 'empire',
        nationDeck: [],
        hand: ['1CEL14', '1CEL19'],
        play: ['1CEL21', '1CEL20', '1UNC3'],
        deck: ['1CEL17', '1CEL15', '1CEL23', '1CEL9', '1CEL10', '1CEL8', '1CEL2'],
        history: ['1CEL18', '1UNC22'],
        development: ['1CEL6'],
        material: 2,
        population: 1,
        progress: 9,
      },
    ],
    market: LATER,
    main: [],
    fame: ['1FAM6', '1FAM2'],
    round: 9,
    ending: { by: 'mainDeck', final: true },
  }).g;
