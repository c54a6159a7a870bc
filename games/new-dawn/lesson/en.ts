/** What the lesson says, by step; what stands in braces is filled from the position (games/kit/lesson). */
export const words = {
  goal: 'There are {cards} victory cards with two agendas each. Whoever has completed an agenda on every card at the start of a round wins.',
  row: 'These are your focus cards, in slots 1 to {slots}. A turn is one of them: you resolve it, and the number of its slot is its strength.',
  culture:
    '{card} lies in slot 5: it reaches the most difficult terrain, and places {tokens} control tokens next to your city. Choose it.',
  first: 'Place the first control token on the grassland beside your capital. Every space with one is yours.',
  second:
    'And the second on the hills on the other side. When all spaces round a city are yours or water, it is mature.',
  reset:
    '{card} has gone to slot 1, and the others have moved up: {next} is in slot 5 now. A card that waits grows stronger.',
  industry:
    '{blue} has had a turn. Now {card} is at its strongest: it builds a wonder, or a new city near what is yours. Choose it.',
  build: 'A city comes later. Choose to build a world wonder.',
  wonder: '{wonder} costs {cost}. Your slot gives {slots}, and your marble {resource} more: exactly enough. Choose it.',
  built: 'It stands in your capital, and is yours as long as that is so. Two wonders of a type complete an agenda.',
  settle:
    'Some turns later {card} is in slot 5 again. You have nothing to pay a wonder with, but it builds a city. Choose it.',
  site: 'A city stands within {range} spaces of what is yours, on terrain up to your slot, and next to no other city or city-state. Build it on the hills that are ringed.',
  founded: 'Your second city: the spaces round it take your control tokens from now on, and it has room for a wonder.',
  barbarian:
    'Some turns later a barbarian stands at your gate. You attack with {card}: {attack} and a die against {defence} and a die. The defender wins a tie. Choose the card.',
  attack: 'Choose to attack.',
  target: 'Pick the barbarian. Before you confirm, the table shows both sides and your chances.',
  spoils: 'Beaten! That brings a trade token, to be spent later with the card that it lies on. Put it on {card}.',
  dial: 'That was your turn. Once {blue} has had one, too, a new round begins, and the event dial turns on. Next on it: {event}.',
  march:
    'A die has given the direction, and each barbarian has gone one space. Where one comes to, control tokens, caravans and cities are lost. Pick one, and the map shows its ways.',
  caravan: '{card} is in slot 5 now. Your caravan is on its way to {place}. Choose the card.',
  arrive: 'Send the caravan to {place}.',
  gift: 'It has brought {trade} trade tokens, and you may take the diplomacy card of the city-state. Take it.',
  held: 'A diplomacy card that you have taken lies with you, and what it says holds for you. You may have one of each other player and of each city-state; before you attack who gave it, it goes back.',
  nearEnd:
    'Many turns later you have three wonders and better focus cards. {done} of {cards} victory cards are marked: the last one needs {last} on the tech dial, and yours stands at {dial}.',
  science:
    '{card} is in slot 5: that is {slots} steps. Past {last} the dial goes on from {next} again, and reaching {last} is enough. Choose it.',
  level:
    'You have reached a level of the dial as well: each lets you replace a focus card with a better one of its kind. You need none any more: take any, or none.',
  end: 'The agenda is marked. {blue} has the last turn of this round; then we see whether anybody has won.',
  scores:
    'All {cards} victory cards are marked: you win. Now you know how it goes! What a turn offers, and what it costs, is always behind “Turn and signs” (?), on a phone under “More”.',
} as const;

export type LessonWords = Readonly<Record<keyof typeof words, string>>;
