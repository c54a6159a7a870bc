/** The words of Imperium's notation, grouped by what they name. Verbs declare their arguments with these groups. */

export const RESOURCE_WORDS = ['material', 'population', 'progress'] as const;
/** Cards by suit, icon and mark; `this` is the card whose text it is. */
export const CARD_WORDS = [
  ...['REG', 'UNC', 'CIV', 'TRI', 'FAM', 'UNR', 'POW'],
  ...['production', 'fertile', 'river', 'city', 'metropolis', 'knight', 'mask', 'scroll'],
  ...['pinned', 'attack', 'barbarian', 'empire', 'variable', 'quest', 'any', 'this', 'other'],
] as const;
export const STATE_WORDS = ['barbarian', 'empire'] as const;
export const ZONE_WORDS = [
  ...['hand', 'deck', 'discardPile', 'history', 'sunken', 'nation', 'development', 'power', 'playArea', 'garrison'],
  ...['quests', 'fame', 'market', 'exile', 'mainDeck', 'unrestPile', 'supply'],
] as const;
export const PLAYER_WORDS = ['eachOther', 'allPlayers', 'owner', 'chooser'] as const;
/** Words that have a meaning only as one certain argument. */
const OTHER_WORDS = ['free', 'developmentCost', 'unrestPlay', 'cards', 'effects', 'host', 'discard', 'suit'] as const;

export const WORDS: readonly string[] = [
  ...RESOURCE_WORDS,
  ...CARD_WORDS,
  ...ZONE_WORDS,
  ...PLAYER_WORDS,
  ...OTHER_WORDS,
];

export const SELECTORS = [
  ...['inPlay', 'owned', 'inHistory', 'inSunken', 'inHand', 'inDiscard', 'inExile', 'inMarket', 'garrisonedHere'],
  ...['garrisonedIn', 'hosting', 'with', 'moved', 'tokens', 'players', 'scoredByOthers', 'activeQuest'],
  ...['impendingQuest', 'fewer', 'more'],
] as const;
