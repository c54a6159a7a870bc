import type { Vocabulary } from '../../kit/effect/syntax';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Every word that an Imperium card may use (the tables of the reference's notation, both boxes). */
export const VOCABULARY: Vocabulary = {
  verbs: words(`
    gain pay steal place gainAction spendAction readyExhaust gainAllOn doubleGain
    draw drawIfAble fetch putTop discard toDiscard toHand toTop toBottom history sink garrison abandon recall exile swap
    find look keep takeFame reveal shuffle give play freePlay useExhaustOf triggerPlayEffect develop nationTop
    acquire breakthrough takeUnrest return
    handSize ignoreAttack loseIcon ignoreIcon treatAs reduceCost altDiscard countsAs allow flipState flip replaceBy
    triggerScoring setQuest questTo exileQuest putIntoPlay addTo`),
  selectors: words(`
    inPlay owned inHistory inSunken inHand inDiscard inExile inMarket garrisonedHere garrisonedIn hosting with moved
    tokens players scoredByOthers activeQuest impendingQuest fewer more`),
  conditions: words('thisIn has no barbarian empire declared'),
  triggers: words(`
    onPlay onPlayFrom onAcquire onBreakthrough onMarketGain onReturnUnrest onTakeUnrest onIconGain onLookFame onPay
    onOpponentAttack onSink onHistory onPlaceProgress onEmptyDeck onDiscardDemand onLeavePlay onGainResource`),
  words: words(`
    REG UNC CIV TRI FAM UNR POW material population progress production fertile river city metropolis knight mask scroll
    pinned attack barbarian empire any this other free variable hand deck discardPile history sunken nation development
    fame market exile mainDeck unrestPile playArea supply quests power garrison eachOther allPlayers owner chooser
    developmentCost unrestPlay cards effects host quest discard suit`),
};
