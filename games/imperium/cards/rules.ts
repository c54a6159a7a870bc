import type { CardFacts } from '../card';

/**
 * What the rules themselves do in turns and clean-up, written in the language of the cards. These effects are never in
 * a zone.
 */
export const ruleEffects: CardFacts[] = [
  { id: 'innovate', name: { en: 'Innovate', hu: 'Újítás', cs: 'Inovace' }, start: 'in-play',
    effects: [{ timing: 'play', effect: 'discard(all any) ; breakthrough(REG/UNC/CIV/TRI)' }] }, // R4.4
  { id: 'revolt', name: { en: 'Revolt', hu: 'Lázadás', cs: 'Vzdorování' }, start: 'in-play',
    effects: [{ timing: 'play', effect: 'upTo(all: return(1 UNR))' }] }, // R4.5
  { id: 'clean-up', name: { en: 'Clean-up', hu: 'Takarítás', cs: 'Úklid' }, start: 'in-play',
    effects: [{ timing: 'play', effect: 'place(1 progress on inMarket(any))' }] }, // R5.1
];

/** Whether the id belongs to such an effect instead of a card. */
export const isRule = (id: string): boolean => ruleEffects.some((rule) => rule.id === id);
