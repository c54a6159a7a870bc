import { SUIT_WORDS, WANTED_WORDS } from './card';
import { number, oneOf, optionKinds, word } from '../kit/optionKinds';

/** Options that are more than the id of a card or of a nation, as rules make them and words, bots and boards read them. */

/** Stage `nations` (R2.1, R2.2). */
export const NATION_OPTIONS = optionKinds({ chooseNation: [word], ready: [] });

/** Stage `turn` (R4.2). */
export const TURN_OPTIONS = optionKinds({
  playCard: [word],
  exhaust: [word],
  innovate: [],
  revolt: [],
  endActivation: [],
});

/** Answers to what effects and rules ask. */
export const ANSWER_OPTIONS = optionKinds({
  /** The whole of an attack is ignored, or a part of it: the number of its node (R11.4). */
  all: [],
  part: [number],
  /** Card and index. */
  ability: [word, number],
  /** Material, population, progress. */
  pay: [number, number, number],
  /** Break-through: a small deck, or the main deck turned over until a suit comes (R11.5). */
  deck: [oneOf(['REG', 'UNC', 'CIV'])],
  reveal: [oneOf(WANTED_WORDS)],
  /** Declared suit. */
  suit: [oneOf(SUIT_WORDS)],
  /** No protection, where one would be automatic (R18.14). */
  pass: [],
});

export const ALL = ANSWER_OPTIONS.of('all');
export const PASS = ANSWER_OPTIONS.of('pass');
