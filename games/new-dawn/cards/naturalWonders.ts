import type { NaturalWonderFacts } from '../card';

/** The natural wonders, each with the resource that it counts as (C6.3). */
export const naturalWonders: readonly NaturalWonderFacts[] = [
  { id: 'torres-del-paine', name: { en: 'Torres del Paine' }, resource: 'diamond' },
  { id: 'cliffs-of-dover', name: { en: 'Cliffs of Dover' }, resource: 'marble' },
  { id: 'mt-everest', name: { en: 'Mt. Everest' }, resource: 'oil' },
  { id: 'crater-lake', name: { en: 'Crater Lake' }, resource: 'mercury' },
  { id: 'grand-mesa', name: { en: 'Grand Mesa' }, resource: 'diamond' },
  { id: 'galapagos-islands', name: { en: 'Galapagos Islands' }, resource: 'mercury' },
  { id: 'mt-kilimanjaro', name: { en: 'Mt. Kilimanjaro' }, resource: 'oil' },
  { id: 'pantanal', name: { en: 'Pantanal' }, resource: 'marble' },
];
