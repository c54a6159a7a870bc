import type { CityStateFacts, DiplomacyFacts } from '../card';

/** The 4 diplomacy cards of every player (C12.4). */
export const diplomacy: readonly DiplomacyFacts[] = [
  { id: 'joint-war', name: { en: 'Joint War' }, effects: [{ timing: 'static', effect: 'combat(2 attack, not giver)' }] },
  { id: 'defensive-pact', name: { en: 'Defensive Pact' }, effects: [{ timing: 'static', effect: 'combat(2 defence, not giver)' }] },
  { id: 'open-borders', name: { en: 'Open Borders' }, effects: [{ timing: 'static', effect: 'mature(giver)' }] },
  { id: 'embassy', name: { en: 'Embassy' }, effects: [{ timing: 'trigger', trigger: 'onArrive(giver)', effect: 'trade(1 token, giver) ; gain(1 resource)' }] },
];

/** The 8 city-states, with two copies each of the diplomacy card (C2.5). */
export const cityStates: readonly CityStateFacts[] = [
  { id: 'brussels', name: { en: 'Brussels' }, type: 'industry', frame: 'circle', effects: [{ timing: 'static', effect: 'cheaper(1 production per matureCity)' }] },
  { id: 'buenos-aires', name: { en: 'Buenos Aires' }, type: 'industry', frame: 'diamond', effects: [{ timing: 'static', effect: 'cheaper(2 production, newType)' }] },
  { id: 'carthage', name: { en: 'Carthage' }, type: 'military', frame: 'circle', effects: [{ timing: 'static', effect: 'combat(1 both per cityState/city, not giver)' }] },
  { id: 'geneva', name: { en: 'Geneva' }, type: 'science', frame: 'circle', effects: [{ timing: 'start', effect: 'swapCards(1 diplomacy)' }] },
  { id: 'kabul', name: { en: 'Kabul' }, type: 'military', frame: 'diamond', effects: [{ timing: 'static', effect: 'combat(3 attack, city/cityState & not giver)' }] },
  { id: 'kumasi', name: { en: 'Kumasi' }, type: 'culture', frame: 'diamond', effects: [{ timing: 'static', effect: 'difficulty(1 forest, culture/industry)' }] },
  { id: 'mohenjo-daro', name: { en: 'Mohenjo Daro' }, type: 'culture', frame: 'circle', effects: [{ timing: 'static', effect: 'ease(1 difficulty)' }] },
  { id: 'seoul', name: { en: 'Seoul' }, type: 'science', frame: 'diamond', effects: [{ timing: 'start', effect: 'march(1 barbarian)' }] },
];
