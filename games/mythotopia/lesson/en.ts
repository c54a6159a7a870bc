/** What the lesson says, by step. Words in braces are filled in from the position (games/kit/lesson). */
export const words = {
  goal: 'Each province you own is worth {each} points, and each token what stands on it: {points} for you so far. Whoever is ahead when enough victory cards are empty can end the game, and wins.',
  hand: 'In a turn you have {actions} actions. They are paid with cards: each shows armies, food, stone, gold or ships, and is played for one of them. Then it goes to your discard pile.',
  invade:
    'Invade {place}: nobody owns it, and its neutrals have strength {n}. You may, because you hold the card of {from}, a province of yours beside it. Pick {place} on the map, then choose to invade it.',
  armies: 'How many armies go? To win you must be stronger. {one} and {other} are good for {n}: send them all.',
  food: 'An invasion over plain ground takes 1 food, however many armies go; over hills it takes 2. {other} would do, too, but has gold that you need at once: pay with {card}.',
  draft:
    'There is war now; it can be ended only by a first action of a later turn. Your second action: draft an improvement for 1 gold, which {market} gives. Take {card}; it goes to your discard pile.',
  end: 'Both actions are done. End your turn: you draw up to {limit} cards, and it is the turn of the others, who may come to the rescue.',
  endWar:
    'Nobody came. As your first action you can end the war: {n} armies against {neutral}. Pick {place} once more, then choose to end it.',
  captured:
    '{place} is yours: {each} points, a town of yours there, and its card in your discard pile. Your armies have gone home; nobody dies.',
  castle:
    'Second action: a castle in {place}. It takes {build}, the card of the province and 1 stone, here from {stone}. Pick {place}, then choose to build it. The first castles bring tokens.',
  castles:
    'A castle adds {n} to the strength of whoever defends there and owns the province. You have {points} points now.',
  citadel:
    'This is your citadel: a city and a castle in one. It adds {n} when you defend {place}, and your reserve has room for one more card: {room} in all. There an action puts cards from your hand, to be used whenever you need them. Whoever first captures a citadel takes the token of {card}; a lost one does not come back.',
  war: 'Some turns later {blue} attacks {place} with strength {theirs}. You defend with {mine}: the castle counts 2, though no army stands there. That is too little.',
  defend:
    'So send armies there: {card} brings {n}. To a province of yours that takes no food. Pick {place}, then choose to send more armies to the war.',
  wait: 'Now you have {mine} against {theirs}. A war can be ended only by the first action of a turn, so pass this time.',
  rest: 'Now end your turn. {blue} moves next, and could still bring more armies.',
  defended:
    'End the war as your first action: pick {place}, then choose that. The stronger side wins, whoever ends it. The armies of {blue} go home, and {card} brings you a token.',
  held: 'The province has stayed yours, and the token counts: {points} points against {theirs}. Whoever attacks has to bring more than the defender can still add.',
  cards:
    'Many turns later you have won more provinces, and the end is near: {empty} of {all} victory cards are empty, and {need} are enough. Whoever would be ahead, once all wars are decided, may end the game as a first action.',
  more: 'What else brought tokens: roads ({roads}), which make neighbours of two provinces; and capturing a province with a dragon, which strengthens its neutrals, or with a runestone ({dragons}, {stones}). Ships lie in a sea and add strength on its coasts.',
  endGame: 'You have {mine} points, the other {theirs}, and you win the last war, too. End the game.',
  scores:
    '{mine} against {theirs}: you win. Provinces and tokens, nothing else. Now you know how it goes! What a turn offers, and what it costs, is always behind “Turn and signs” (?), on a phone under “More”.',
} as const;

export type LessonWords = Readonly<Record<keyof typeof words, string>>;
