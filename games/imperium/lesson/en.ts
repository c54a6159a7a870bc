/** What the lesson says, by step. Words in braces are filled in from the position (games/kit/lesson). */
export const words = {
  goal: 'You lead the Romans. Whoever has the most points at the end wins: {points, plural, one {you have # point} other {you have # points}} so far. Points come from cards you own and from progress.',
  turn: 'This is your hand. In a turn you mostly activate: with each of your {actions} action tokens you play one card.',
  exhaust:
    'Begin with {card}, which already lies before you. Cards with an exhaust ability do something once a turn for an exhaust token; you have {exhausts}. Click it and confirm: you draw a card.',
  region: 'Play {card}. It takes an action and brings {n} {what}. A region is pinned: it stays in play before you.',
  garrison:
    'A card is carried out sentence by sentence. This one lets you garrison a card: put it away under the region, where it still scores. You need your hand now, so choose none.',
  advance:
    'Now {card}: it costs {n} {what}, and takes a card from the market. What you cannot pay in full you cannot do. What you can undo happens at once; before anything else the table shows what will follow, and asks you to confirm.',
  acquire:
    'These are the cards on offer. Acquire {card}, or another one that can be chosen: it comes to your hand, together with the unrest below it.',
  unrest:
    'That unrest is the price of growing: each costs {n} points at the end and clogs your deck. {left} are left in the pile. When it is empty, all collapses, and whoever has the fewest unrest wins.',
  attack: '{card} is an attack card: it does something to {celts} as well. Play it with your last action.',
  regions: 'It lets you acquire regions. Take this one, too; then {celts} must recall a region to hand.',
  end: '{card} has gone into your history: out of your deck for good, though points on cards there still count. Your action tokens are used up, so end your actions: clean-up comes next.',
  place:
    'Clean-up begins: you put 1 {what} on any card of the market. Whoever acquires the card gets it. Choose {card}.',
  cleanUp:
    'Discard what you do not want to keep: now {one}, {two} and {three}, say. Then you draw up to {size} cards; you hold {hand}. Your tokens come back.',
  protect:
    '{celts} is next, and attacks with {attack}: you would lose a region. {card} protects you: choose it, and it returns to your hand instead.',
  solstice:
    'When all have had their turn, solstice comes: cards in play with a solstice ability do what they say, as {card} does, which brings {what}. Then the next round begins.',
  revolt:
    'Instead of activating you can innovate (discard your hand and take a card) or revolt (return unrest from your hand to the pile). Revolt now.',
  return: 'Choose the unrest that goes back. Your deck is lighter, and it costs you no points.',
  deck: 'A few rounds later. Your draw deck is almost empty ({deck}). Whenever you reshuffle as a barbarian, the top card of your nation deck joins. The last one is your accession card, {card}.',
  draw: 'End your actions and discard what you like: while drawing up to {size} cards you will have to reshuffle.',
  empire:
    'You are an empire! Cards for a {barbarian} cannot be played any more, those for an {empire} can. From now on you may pay for a development at each reshuffle.',
  final:
    'The end of another match: {main, plural, =0 {the main deck is empty} other {the main deck has # cards}}, which triggers scoring. So does the last development, or King of Kings, the last fame card. Then one full round is played; this is it.',
  glory: 'Fame is worth much. Play {card}: you abandon three regions and look at two fame cards.',
  fame: 'Take {card}: {n} points.',
  last: 'That is enough for this turn: end your actions. After solstice the match is scored.',
  scores:
    '{mine} points against {theirs}. Everything counts that is in hand, deck, discard pile, play area, history and garrisons, and 1 for each progress. You know how it goes now!',
} as const;

export type LessonWords = Readonly<Record<keyof typeof words, string>>;
