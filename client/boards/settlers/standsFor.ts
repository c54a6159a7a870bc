import type { ComponentId, Option, Question } from '../../../games/kit/core';
import { CARDS } from '../../../games/settlers/catalogue';
import { DEALS, TURN_OPTIONS, UNIT, WAYS } from '../../../games/settlers/optionKinds';
import { REACTION } from '../../../games/settlers/rules/triggers';
import { ATTACK_CARDS } from '../../../games/settlers/solo';
import type { Settlers } from '../../../games/settlers/state';

const isCard = (id: string): boolean => CARDS.has(id) || ATTACK_CARDS.has(id);

/** The place of the marker under which deals with a location lie. */
export const routePlace = (host: ComponentId): Option => DEALS.of('route', host);
/** The place of exchanging, among my goods. */
export const EXCHANGE = 'exchange';
/** Where a token lies before it is placed: among my goods; pressing it shows where it can go (S7.5). */
export const placing = (what: string): string => `placing ${what}`;

/**
 * Where an option lies on this board: on cards; on decks, factions, markers, workers; in a turn also on the tags of a
 * card in hand, each of which is an option. Goods, yes and no lie nowhere.
 */
export function standsFor(option: Option, { ask }: Question, _view: Settlers): readonly string[] {
  switch (ask) {
    case 'turn':
    case 'afterwards': {
      const move = TURN_OPTIONS.read(option);
      if (!move) return [option];
      switch (move.kind) {
        case 'place':
          return [move.values[1], ...(move.values[0] === 'feature' ? [] : [placing(move.values[0])])];
        case 'exchange':
        case 'pass':
          return [option];
        default:
          return [option, move.values[0]];
      }
    }
    case 'faction':
    case 'deck':
      return [option];
    case 'pay': {
      const thing = WAYS.read(option)?.thing;
      if (!thing) return [];
      return [thing.kind === 'route' ? routePlace(thing.id) : thing.id];
    }
    case 'order':
    case 'trigger': {
      const reaction = REACTION.read(option);
      return reaction ? [reaction[0]] : [];
    }
    default: {
      if (isCard(option) || DEALS.readAs('route', option)) return [option];
      const id = UNIT.read(option)?.[0];
      return id !== undefined && isCard(id) ? [id] : [];
    }
  }
}
