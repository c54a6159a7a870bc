import { SUIT_WORDS, WANTED_WORDS } from './card';
import { number, oneOf, optionKinds, word } from '../kit/optionKinds';

/** Options that are more than the id of a card or nation. The rules write them; texts, bots and boards read them. */

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
  /** Ignore the whole attack, or one part of it: the number of its node (R11.4). */
  all: [],
  part: [number],
  /** A card and the index of its ability. */
  ability: [word, number],
  /** Amounts of material, population and progress. */
  pay: [number, number, number],
  /** Break-through: from a small deck, or by revealing the main deck until the suit comes (R11.5). */
  deck: [oneOf(['REG', 'UNC', 'CIV'])],
  reveal: [oneOf(WANTED_WORDS)],
  /** The declared suit. */
  suit: [oneOf(SUIT_WORDS)],
  /** Decline a protection that would be automatic (R18.14). */
  pass: [],
});

export const ALL = ANSWER_OPTIONS.of('all');
export const PASS = ANSWER_OPTIONS.of('pass');
