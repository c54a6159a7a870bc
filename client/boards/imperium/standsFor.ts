import type { Option, Question } from '../../../games/kit/core';
import { ANSWER_OPTIONS, NATION_OPTIONS, TURN_OPTIONS } from '../../../games/imperium/optionKinds';
import type { Imperium, SmallDeck } from '../../../games/imperium/state';

/** The place of the main deck, for options that turn over its cards. */
export const MAIN_DECK = 'main';
/** The place of a small deck: the option itself. */
export const deckPlace = (suit: SmallDeck): string => ANSWER_OPTIONS.of('deck', suit);

/**
 * Where an option lies on this board, as components and places. A card stands for what is done with it, a deck for
 * breaking through; words such as "nation" and "innovate" are places of their own. Amounts and branches lie nowhere.
 */
export function standsFor(option: Option, _question: Question, _view: Imperium): readonly string[] {
  const read = ANSWER_OPTIONS.read(option) ?? TURN_OPTIONS.read(option) ?? NATION_OPTIONS.read(option);
  switch (read?.kind) {
    case 'playCard':
    case 'exhaust':
    case 'chooseNation':
    case 'ability':
      return [option, read.values[0]];
    case 'reveal':
      return [MAIN_DECK];
    default:
      return [option];
  }
}
