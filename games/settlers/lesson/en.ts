/** What the lesson says, by step. Words in braces are filled in from the position (games/kit/lesson). */
export const words = {
  goal: 'A match has {rounds} rounds. Points are scored on the way; at the end each common location in your empire is worth {common} more and each location of your own faction {faction}.',
  build:
    'You have the Romans, and goods in your supply. Build {card} for {wood} wood: a production location gives its goods at once, and again in every round. That is one action, and then the others take their turns; here they have passed already.',
  deal: 'A card of your own faction can become a deal instead: for 1 food {card} goes under your board and gives {gold} gold now and in every round. Gold can be paid instead of any wood, stone or food.',
  faction:
    'Most cards of your own faction cost a location as well. Build {card} for {stone} stone and one of your locations.',
  ground: '{other} goes on producing. Give up {card}: what it brings came when it was built, and nothing more will.',
  activate:
    'An action location works when you pay for it. Activate {card}: a worker and a stone lie on it until the round ends, and you score {points} points. Most action locations work once per round.',
  razeHand:
    'With 1 raze token you turn a card in your hand into the goods of its raze field. Raze {card}: {stone} stone and {points, plural, one {# point} other {# points}}.',
  exchange:
    'Workers that are left would be lost when the round ends. Exchange 2 of them for a resource, or for a card of either deck.',
  defend:
    'Your defence token goes on a common location, and that is no action: whoever razes {card} needs one raze token more. Press the token among your goods, then the card.',
  pass: 'When you have nothing more to do, you pass. Nothing of yours can be touched then; but goods and tokens go back, except for what your faction stores. Pass.',
  lookout:
    'A new round begins with the lookout: everybody has drawn a card of their own faction, and now takes a common card, twice. What is good for you depends on what you have. Take one.',
  lookoutBack:
    'The second card is taken in the other order, so you are asked again at once. What nobody wants is discarded.',
  production:
    'Then everything produces: your faction board, your deals, and your production locations. The log tells what came from where.',
  raze: 'Some rounds later: the last one has begun. {other} has not passed: for {tokens} raze tokens you raze {card}, gain {stone} stone and {points, plural, one {# point} other {# points}}, and it is worth nothing any more. Its owner gains 1 wood and keeps a foundation.',
  last: 'You have a foundation yourself: it pays for the location in a price. Build {card} for {stone} stone and the foundation; it is worth {faction} points at the end.',
  work: 'You still have a worker and stone, and what is left is worth nothing. Activate {card} as well: {points} points.',
  end: 'Nothing else brings you points. Pass: when all have, round {rounds} and the match are over.',
  scores:
    '{mine} against {theirs}: you win. Now you know how it goes! What a turn offers, and what it costs, is always behind “Turn and signs” (?), on a phone under “More”.',
} as const;

export type LessonWords = Readonly<Record<keyof typeof words, string>>;
