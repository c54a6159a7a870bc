import type { ComponentId, Option } from '../kit/core';
import { number, oneOf, optional, optionForm, optionKinds, word, type ReadBy } from '../kit/optionKinds';
import { SPENDABLE, type Spendable } from './card';

/** Options that are more than the id of a card. The rules write them; texts, bots and boards read them. */

const otherwise = optional(oneOf(['otherwise']));

/** What protects a location. It can be placed in the turn that builds the location (S7.5). */
export const PROTECTIONS = ['defence', 'samurai'] as const;
export type Protection = (typeof PROTECTIONS)[number];

/** What can be placed: a protection, or what a location's own text puts on it (S7.5). */
export const PLACED = [...PROTECTIONS, 'feature'] as const;

/** Stage `turn` (S7). `otherwise`: the player wants to choose how to pay. */
export const TURN_OPTIONS = optionKinds({
  build: [word, optional(oneOf(['otherwise', ...PROTECTIONS]))],
  deal: [word, otherwise],
  /** A card in hand or an opponent's location (S10.1, S10.2). */
  raze: [word],
  activate: [word, otherwise],
  exchange: [],
  place: [oneOf(PLACED), word],
  pass: [],
});

export type TurnOption = ReadBy<typeof TURN_OPTIONS>;

/** One of several equal goods, by its number: the second wood. */
export const UNIT = optionForm(word, number);

/** A deal by Trade Route, named by the opponent's location. A deal under a board is named by its card. */
export const DEALS = optionKinds({ route: [word] });

/** What can be spent besides goods: a location or foundation, a card from hand, a deal. */
export const THINGS = ['location', 'foundation', 'handCard', 'deal', 'route'] as const;
export type ThingKind = (typeof THINGS)[number];

/** One way to pay: an amount of each good, and a thing. */
export interface WayToPay {
  goods: Partial<Record<Spendable, number>>;
  thing?: { kind: ThingKind; id: ComponentId };
}

const isSpendable = oneOf(SPENDABLE);
const isThing = oneOf(THINGS);

/** A way to pay as an option, in pairs: `wood 1 gold 2 location COM003`. */
export const WAYS = {
  of: ({ goods, thing }: WayToPay): Option =>
    [
      ...SPENDABLE.flatMap((good) => (goods[good] ? [`${good} ${goods[good]}`] : [])),
      ...(thing ? [`${thing.kind} ${thing.id}`] : []),
    ].join(' '),
  /** The way to pay; null for an option that is none. */
  read(option: Option): WayToPay | null {
    const words = option.split(' ');
    const way: WayToPay = { goods: {} };
    for (let i = 0; i + 1 < words.length; i += 2) {
      const [what, id = ''] = [words[i], words[i + 1]];
      const good = isSpendable(what);
      const kind = isThing(what);
      if (good) way.goods[good] = Number(id);
      else if (kind) way.thing = { kind, id };
      else return null;
    }
    return words.length % 2 === 0 ? way : null;
  },
};

/** The option to pay in a way that is not among the usual ones. */
export const OTHERWISE = 'otherwise';
