import type { Option } from '../kit/core';
import { number, oneOf, optionForm, optionKinds, partsOf, word } from '../kit/optionKinds';
import { SIDES } from './tile';

/**
 * Options that are more than the id of a component or space. The rules write them; texts, bots and boards read them.
 */

/** Stage `turn` (C3.3). */
export const TURN_OPTIONS = optionKinds({
  /** A text of a card that may be used at the start of the turn. */
  use: [word, number],
  /** The card in a slot. */
  focus: [number, word],
});

/** A text of a card, by its index (C17, "After reset"). */
export const TEXT = optionForm(word, number);

/** A tile, its side, and its turn in sixths of a circle (C14.4). */
export const TURNED = optionForm(word, oneOf(SIDES), number);

/** A way of a caravan: from a space or the economy card, to a space, with the number of trade tokens spent (C10.2). */
export const ROUTE = optionForm(word, word, number);
/** The start of a caravan that is on the economy card. */
export const ON_CARD = 'card';

/** Two spaces, or two cards. */
export const PAIR = optionForm(word, word);
/** A number of tokens. */
export const NUMBER = optionForm(number);

/** Where production alone is enough for a wonder. */
const NOTHING = 'nothing';

/** What is spent for a wonder, each by its name, as often as it is spent: `marble trade trade` (C10.11). */
export const PAYMENT = {
  of: (way: readonly string[]): Option => (way.length > 0 ? way.join(' ') : NOTHING),
  read: (option: Option): string[] => (option === NOTHING ? [] : partsOf(option)),
};
