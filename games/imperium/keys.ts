/** Keys of phrases that the rules use; every catalogue of words/ has them all. */

/** What a question asks (`Question.ask`). */
export const ASKS = [
  'ready', 'nation', 'turn', 'market', 'cleanUp', 'pay', 'branch', 'branches', 'may', 'again', 'order', 'trigger', 'solstice',
  'protect', 'ignore', 'acquire', 'breakthrough', 'place', 'discard', 'fetch', 'putTop', 'history', 'return', 'garrison',
  'garrisonIn', 'abandon', 'recall', 'exile', 'swapMarket', 'swapExile', 'swapHand', 'keep', 'lookOrder', 'find', 'give',
  'playFrom', 'freePlay', 'useExhaust', 'develop', 'reshuffle', 'readyExhaust', 'declare',
] as const;
export type Ask = (typeof ASKS)[number];

/** What happened (`GameEvent.k`). */
export const EVENTS = [
  'nationChosen', 'dealt', 'roundBegins', 'turnBegins', 'solsticeBegins', 'finalRoundBegins', 'play', 'freePlay', 'exhaust',
  'innovate', 'revolt', 'endActivation', 'gain', 'pay', 'steal', 'place', 'takeTokens', 'gainAction', 'spendAction', 'readyExhaust',
  'draw', 'discard', 'fetch', 'putTop', 'toHand', 'toDiscard', 'toBottom', 'history', 'garrison', 'abandon', 'recall', 'exile',
  'exileMarket', 'swapMarket', 'swapNation', 'find', 'findNothing', 'look', 'keep', 'takeFame', 'kingOfKings', 'reveal', 'shuffle',
  'give', 'useExhaust', 'playAgain', 'develop', 'nationTop', 'flipState', 'reshuffle', 'acquire', 'breakthroughMarket',
  'breakthroughDeck', 'breakthroughReveal', 'breakthroughNothing', 'takeUnrest', 'returnUnrest', 'refill', 'ignoreAttack',
  'declare', 'modifier', 'scoring', 'collapse', 'over', 'undone', 'trigger',
] as const;
export type EventKey = (typeof EVENTS)[number];

/** Why something is refused or impossible (`Refusal.why`), the kit's reasons included; also what ended undo. */
export const REASONS = [
  'over', 'notAsked', 'gone', 'malformed', 'notAnOption', 'pickedTwice', 'tooFew', 'tooMany', 'nothingToUndo',
  'noAction', 'stateIcon', 'unplayable', 'playIf', 'price', 'noExhaustToken', 'alreadyExhausted', 'noAbility', 'onlyWhenTriggered',
  'turnBegun', 'nationTaken', 'tokensOnCard', 'suit', 'notInHand', 'cannotGarrison', 'wrongSeat', 'options', 'seats',
  'revealedCard', 'drewCards', 'shuffled', 'otherPlayer', 'turnEnded',
] as const;
export type Reason = (typeof REASONS)[number];
