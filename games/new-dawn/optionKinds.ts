import { number, oneOf, optionForm, optionKinds, word, type ReadBy } from '../kit/optionKinds';
import { SIDES } from './tile';

/** Options that are more than the id of a component or of a space, as rules make them and words, bots and boards read them. */

/** Stage `turn` (C3.3). */
export const TURN_OPTIONS = optionKinds({
  /** A text of a card that may be used at the start of the turn. */
  use: [word, number],
  /** The card in a slot. */
  focus: [number, word],
});
export type TurnOption = ReadBy<typeof TURN_OPTIONS>;

/** A text of a card: its number among the card's (C17, "After reset"). */
export const TEXT = optionForm(word, number);

/** Tile, side, and by how many sixths it is turned (C14.4). */
export const TURNED = optionForm(word, oneOf(SIDES), number);

/** Where a caravan goes: from a space or the economy card, to a space, with so many trade tokens spent (C10.2). */
export const ROUTE = optionForm(word, word, number);
/** Where a caravan on the economy card is. */
export const ON_CARD = 'card';

/** From one space to another; two cards. */
export const PAIR = optionForm(word, word);
/** How many tokens. */
export const NUMBER = optionForm(number);
