import type { CardFacts } from '../card';

/** What the rules themselves do, in the same language as the cards: turns and clean-up. Never in any zone. */
export const ruleEffects: CardFacts[] = [
  { id: 'innovate', name: { en: 'Innovate', hu: 'Újítás', cs: 'Inovace' }, start: 'in-play',
    effects: [{ timing: 'play', effect: 'discard(all any) ; breakthrough(REG/UNC/CIV/TRI)' }] }, // R4.4
  { id: 'revolt', name: { en: 'Revolt', hu: 'Lázadás', cs: 'Vzdorování' }, start: 'in-play',
    effects: [{ timing: 'play', effect: 'upTo(all: return(1 UNR))' }] }, // R4.5
  { id: 'clean-up', name: { en: 'Clean-up', hu: 'Takarítás', cs: 'Úklid' }, start: 'in-play',
    effects: [{ timing: 'play', effect: 'place(1 progress on inMarket(any))' }] }, // R5.1
];

/** Whether the id is that of such an effect, and no card's. */
export const isRule = (id: string): boolean => ruleEffects.some((rule) => rule.id === id);
