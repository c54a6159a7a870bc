import type { Vocabulary } from '../../kit/effect/syntax';
import { RESOURCES, TERRAINS } from '../card';
import { VERBS } from '../verbs';
import { COMBINATORS } from './combinators';

/** The words of A New Dawn's notation, by what they name. Verbs say with them what arguments they take. */
const PIECES = [
  'token',
  'city',
  'caravan',
  'barbarian',
  'wonder',
  'cityState',
  'card',
  'trade',
  'diplomacy',
  'resource',
];
const NUMBERS = [
  'space',
  'slot',
  'lastSlot',
  'attack',
  'attacks',
  'combat',
  'defence',
  'both',
  'difficulty',
  'production',
];
const PLACES = ['friendly', 'thatCity', 'anyCity', 'water', 'anything', 'edge', 'shore', 'range', 'adjacent'];
const WHO = [
  'rival',
  'giver',
  'lessReinforced',
  'new',
  'newType',
  'levelOne',
  'era',
  'focus',
  'culture',
  'industry',
  'economy',
];
const COUNTED = [
  ...['matureCity', 'beatenCapital', 'conqueredCityState', 'dial'],
  ...['cultureWonder', 'economyWonder', 'militaryWonder', 'scienceWonder'],
];

/** Every word that a card's effect may use; test/reference/newdawn/notation.md says what each means. */
export const VOCABULARY: Vocabulary = {
  combinators: COMBINATORS,
  verbs: new Map(VERBS.map((verb) => [verb.name, verb])),
  selectors: new Set(),
  conditions: new Set(['lastSlot', 'wonAttack']),
  triggers: new Set(['onPlace', 'onDefeat', 'onArrive']),
  words: new Set([...RESOURCES, ...TERRAINS, ...PIECES, ...NUMBERS, ...PLACES, ...WHO, ...COUNTED]),
};
