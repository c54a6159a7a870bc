import type { Vocabulary } from '../../kit/effect/syntax';
import { COMBINATORS } from './combinators';
import { VERBS } from '../verbs';
import { SELECTORS, WORDS } from './words';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Every word that an Imperium card may use (the tables of the reference's notation, both boxes). */
export const VOCABULARY: Vocabulary = {
  combinators: COMBINATORS,
  verbs: new Map(VERBS.map((verb) => [verb.name, verb])),
  selectors: new Set(SELECTORS),
  conditions: words('thisIn has no barbarian empire declared'),
  triggers: words(`
    onPlay onPlayFrom onAcquire onBreakthrough onMarketGain onReturnUnrest onTakeUnrest onIconGain onLookFame onPay
    onOpponentAttack onSink onHistory onPlaceProgress onEmptyDeck onDiscardDemand onLeavePlay onGainResource`),
  words: new Set(WORDS),
};
