/** What the lesson says, by step. Words in braces are filled in from the position (games/kit/lesson). */
export const words = {
  goal: 'You lead the Romans. Whoever has the most points at the end wins: {points, plural, one {you have # point} other {you have # points}} so far. A shield on a card tells its points.',
  goods:
    'This is what you pay with: {m} material {material} and {p} population {population}. Beside them is progress {progress}. Any sign tells its name when you point at it or tap it.',
  progress:
    'Each progress {progress} is a point at the end. It is money, too: when you pay, one can stand for 1 population or for 2 material.',
  turn: 'This is your hand. In a turn you play one card with each of your {actions} action tokens {action}.',
  exhaust:
    '{card} already lies before you. What it says beside the hourglass {exhaust} can be used once a turn, for one of your {exhausts} exhaust tokens. Pick it and confirm: you draw a card.',
  region:
    'Now use an action: play {card} from your hand. It brings {n} population {what}. The pin {pinned} says that it stays in play before you.',
  garrison:
    'A card is carried out sentence by sentence. This one lets you garrison a card: put it away under the region, where it still scores. You need your hand now, so choose none.',
  suits:
    'This is the market. The sign at the top of a card is its suit: region {region}, uncivilised {wild}, civilised {civil} or tributary {tributary}.',
  advance: 'Play {card} to get one of these cards: it costs {n} material {what}.',
  acquire:
    'Acquire {card}, or another card that glows: it comes to your hand, and so does the unrest {unrest} below it. A new card takes its place; that cannot be undone, so the table asks you to confirm.',
  unrest:
    'That unrest is the price of growing: each costs {n} points at the end and clogs your deck. {left} are left in the pile. When it is empty, all collapses, and whoever has the fewest unrest wins.',
  attack: '{card} is an attack card {attack}: it does something to {celts} as well. Play it with your last action.',
  regions: 'It lets you acquire regions. Take this one, too; then {celts} must recall a region to hand.',
  end: '{card} has gone into your history: out of your deck for good, though points on cards there still count. Your action tokens are used up, so end your actions.',
  place:
    'Clean-up begins: you put 1 progress {what} on any card of the market. Whoever takes the card gets it. Choose {card}.',
  cleanUp:
    'Discard what you do not want to keep: now {one}, {two} and {three}, say. Then you draw up to {size} cards; you hold {hand}. Your tokens come back.',
  protect:
    '{celts} is next, and attacks with {attack}: you would lose a region. {card} protects you: choose it, and it returns to your hand instead.',
  solstice:
    'When all have had their turn, solstice {solstice} comes: cards in play do what they say beside that sign, as {card} does, which brings material {what}. Then the next round begins.',
  revolt:
    'Instead of playing cards you can use your turn to revolt: return unrest from your hand to the pile. Revolt now.',
  return: 'Choose the unrest that goes back. Your deck is lighter, and it costs you no points.',
  deck: 'Some rounds later. Your draw deck holds only {deck, plural, one {# card} other {# cards}}. Whenever it runs out while you draw, your discard pile is shuffled and becomes the new one: you reshuffle.',
  accession:
    'At each reshuffle the top card of your nation deck joins your cards. That deck is empty now, so what lay below it is next: your accession card {card}, which turns you from a barbarian {barbarian} into an empire {empire}.',
  innovate:
    'There is a third kind of turn: innovate. You discard your whole hand and break through for one card: you take it without the unrest {unrest} below it. Innovate now.',
  breakThrough:
    'Now take the card that you break through for: {card}, without its unrest {unrest}. It could also be the top card of a small deck, unseen.',
  reshuffle:
    'Keep it: discard nothing. You now draw up to {size} cards, and for that you have to reshuffle: your accession card joins.',
  empire:
    'You are an empire: this sign has turned. Cards with the helmet {barbarian} cannot be played any more, those with the temple {empire} can. The points beside your name are those in sight: your new deck lies face down, but all of it counts.',
  developments:
    'And an empire grows: at each reshuffle you may now pay for one of your developments, which joins your cards. Only then does it count for points.',
  final:
    'Some rounds later the end is near. {main, plural, =0 {The main deck is empty} other {The main deck has # cards}}, which triggers scoring. So does your last development, or King of Kings, the last fame card. Then one full round is played: this is it.',
  glory: 'Fame is worth much. Play {card}: you abandon three regions and look at two fame cards.',
  fame: 'Take {card}: {n} points.',
  last: 'That is enough for this turn: end your actions. Put the progress where you like, and keep your hand.',
  develop: 'Your deck is used up: you reshuffle, and may develop as an empire. Choose {card}, which counts {n} points.',
  pay: 'Pay {n} material {what}. Progress {progress} could stand for some of it, but each is a point; so keep it.',
  others: 'Now {celts} has the last turn. After solstice the match is scored.',
  scores:
    '{mine} points against {theirs}. Everything counts that is in hand, deck, discard pile, play area, history and garrisons, and 1 for each progress. Now you can play alone: what a turn offers, and what it costs, is always behind “Turn and signs” (?), on a phone under “More”.',
} as const;

export type LessonWords = Readonly<Record<keyof typeof words, string>>;
