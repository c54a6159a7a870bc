import { mustBeKnown } from '../kit/unknown';
import type { Good } from './card';

/** The virtual player of the solo game as data (S18). */

/** Who takes part without a seat. */
export const VIRTUAL = 'virtual';

/** What an attack card is after. */
export type Target = Exclude<Good, 'raze' | 'defence'> | 'card';

/** How many attack cards there are of each target. */
export const ATTACKS: Readonly<Record<Target, number>> = {
  wood: 3,
  gold: 3,
  card: 3,
  stone: 2,
  worker: 2,
  vp: 2,
  food: 1,
};

/** Attack cards by id, with their targets. */
export const ATTACK_CARDS: ReadonlyMap<string, Target> = new Map(
  Object.entries(ATTACKS)
    .flatMap(([target, n]) => Array.from({ length: n }, () => target as Target))
    .map((target, i) => [`ATT${String(i + 1).padStart(2, '0')}`, target]),
);

/** What an attack card is after. @throws Unknown for one that is hidden */
export function targetOf(id: string): Target {
  const target = ATTACK_CARDS.get(id);
  if (target) return target;
  mustBeKnown(id);
  throw new Error(`no attack card ${id}`);
}

/** How often the virtual player attacks in a round (S18.8). */
export const ATTACKS_A_ROUND = 2;

/** S18.15: the least score for each title, highest first. */
export const TITLES = [
  ['emperor', 80],
  ['king', 70],
  ['castellan', 60],
  ['knight', 50],
  ['squire', 40],
  ['servant', 30],
  ['commoner', 0],
] as const;
export type Title = (typeof TITLES)[number][0];

/** S18.15. */
export const titleOf = (score: number): Title => (TITLES.find(([, least]) => score >= least) ?? ['commoner'])[0];

/** S18.16: the order in which Japanese locations fall, by the good of their deal. */
export const ORDER_OF_DEALS: readonly (Good | 'card')[] = [
  'card',
  'raze',
  'gold',
  'vp',
  'stone',
  'worker',
  'food',
  'wood',
];
