import type { LeaderFacts } from '../card';

/** The 8 leader sheets (C2.1). */
export const leaders: readonly LeaderFacts[] = [
  { id: 'america', name: { en: 'America' }, leader: 'Teddy Roosevelt', ability: { en: 'Roosevelt Corollary' }, row: ['military', 'science', 'industry', 'culture', 'economy'],
    effects: [{ timing: 'static', effect: 'mount(naturalWonder)' }] },
  { id: 'aztec', name: { en: 'Aztec' }, leader: 'Montezuma', ability: { en: 'Legend of the Five Suns' }, row: ['science', 'culture', 'economy', 'military', 'industry'],
    effects: [{ timing: 'reset', effect: 'if(wonAttack: swap(2 card))' }] },
  { id: 'egypt', name: { en: 'Egypt' }, leader: 'Cleopatra', ability: { en: 'Monument Builders' }, row: ['science', 'economy', 'industry', 'military', 'culture'],
    effects: [{ timing: 'static', effect: 'cheaper(1 production)' }] },
  { id: 'france', name: { en: 'France' }, leader: 'Catherine de Medici', ability: { en: 'Grand Tour' }, row: ['military', 'science', 'economy', 'industry', 'culture'],
    effects: [{ timing: 'static', effect: 'moreTokens(era)' }],
    confidence: { row: 'single-source' } },
  { id: 'japan', name: { en: 'Japan' }, leader: 'Hojo Tokimune', ability: { en: 'Divine Wind' }, row: ['industry', 'economy', 'military', 'science', 'culture'],
    effects: [{ timing: 'static', effect: 'difficulty(3 desert/mountains, shore)' }] },
  { id: 'rome', name: { en: 'Rome' }, leader: 'Trajan', ability: { en: 'All Roads Lead to Rome' }, row: ['science', 'economy', 'military', 'culture', 'industry'],
    effects: [{ timing: 'static', effect: 'depart(anyCity)' }] },
  { id: 'scythia', name: { en: 'Scythia' }, leader: 'Tomyris', ability: { en: 'People of the Steppe' }, row: ['culture', 'military', 'science', 'economy', 'industry'],
    effects: [{ timing: 'static', effect: 'combat(3 both, grassland/hills)' }] },
  { id: 'sumeria', name: { en: 'Sumeria' }, leader: 'Gilgamesh', ability: { en: 'Epic Quest' }, row: ['economy', 'culture', 'science', 'military', 'industry'],
    effects: [{ timing: 'trigger', trigger: 'onDefeat(barbarian)', effect: 'gain(1 resource)' }] },
];
