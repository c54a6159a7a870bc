import { HIDDEN, type GameEvent, type Question, type Refusal } from '../../../games/kit/core';
import { cardOf, CARDS } from '../../../games/mythotopia/catalogue';
import { MOVED } from '../../../games/kit/events';
import { EVENTS } from '../../../games/mythotopia/events';
import { ASKS, ENDINGS, REASONS, ROLES } from '../../../games/mythotopia/keys';
import { VERB_ASKS } from '../../../games/mythotopia/verbs';
import { duel } from '../../../games/mythotopia/situation';
import type { Mythotopia } from '../../../games/mythotopia/state';
import { nodeIn, question } from '../../words/questions';

export { question };

/** A match that begins: of a state writers read only how wars stand. */
export const TABLE: Mythotopia = duel({}).g;

export const nodeOf = (card: string, kind: string): number => nodeIn(cardOf(card), kind);

/** All options that the rules offer, one of each form, with what asks. */
export const OPTIONS: readonly (readonly [ask: string, ...options: string[]])[] = [
  ['ready', 'ready'],
  ['draft', 'blore'],
  ['citadel', 'blore'],
  [
    'turn',
    'invade blore',
    'placeArmies blore',
    'removeArmies blore',
    'placeShips beastSea',
    'removeShips beastSea',
    'endWar blore',
    'endWar blore hero-card',
    'buy',
    'draft hero-card',
    'putInReserve',
    'discard',
    'removeCards',
    'build city blore',
    'build castle blore',
    'build road blore-palmain',
    'playCard hero-card',
    'patronage',
    'moveByRoad',
    'store',
    'pass',
    'endTurn',
    'endGame',
  ],
  [
    'route',
    'palmain-card palmain land 1',
    'palmain-card palmain sea1 1',
    'palmain-card palmain sea2 1',
    'lea-card palmain land 2',
    'general-card palmain land 2',
    'portal-card anywhere portal 1',
  ],
  ['armies', '1', '3'],
  ['armiesByRoad', '2'],
  ['ships', '1'],
  ['removeShips', '2'],
  ['mercenaries', '1'],
  ['buy', '1 0', '0 1', '3 2'],
  ['remove', '1 0', '0 1', '3 2'],
  [
    'pay',
    'armies starterArmy-red-1 armies lea-card',
    'food custus-card merchant-card waterMill-card',
    'gold blore-card goldMine-card',
    ...ROLES.map((role) => `${role} hero-card`),
  ],
  ['putInReserve', 'hero-card', HIDDEN],
  ['moveByRoad', 'blore palmain', 'done'],
  ['token', 'card', 'bank'],
  ['may', 'yes', 'no'],
  ['branch', 'branch 0', 'branch 7'],
  ['sendHome', 'blore 1'],
];

/** Every question of the rules, without and with a card; and every node of every card as what asks. */
export function* questions(): Generator<Question> {
  const params = { at: 'blore', from: 'blore', to: 'palmain', n: 2 };
  for (const ask of [...ASKS, ...VERB_ASKS]) {
    for (const role of ROLES) yield question({ ask, params: { ...params, role } });
    for (const [min, max] of [
      [0, 1],
      [0, 3],
      [1, 3],
      [2, 2],
    ] as const)
      yield question({ ask, params, card: 'counsellor-card', node: nodeOf('counsellor-card', 'discard'), min, max });
    yield question({ ask, params, card: 'hero-card' });
  }
  for (const card of CARDS.values())
    for (const node of card.nodes.keys()) yield question({ ask: 'may', card: card.id, node });
}

/** Every event of the rules with all fields, with none, and with cards that the reader may not see. */
export function* events(): Generator<GameEvent> {
  const whats = [
    'city',
    'castle',
    'road',
    'armies',
    'ships',
    'palmain',
    'hand',
    'deck',
    'discard',
    'reserve',
    'playing',
    '2',
    ...ROLES,
    ...ENDINGS,
  ];
  for (const k of Object.keys(EVENTS).filter((each) => each !== MOVED)) {
    yield { k };
    for (const at of ['blore', 'beastSea', 'blore-palmain']) {
      for (const what of whats)
        yield { k, seat: 0, to: 1, by: 'hero-card', at, n: 2, what, cards: ['lea-card', 'merchant-card'] };
      yield { k, seat: 0, at, n: 1 };
    }
    yield { k, seat: 0, n: 2, cards: [HIDDEN, HIDDEN] };
    yield { k, seat: 0, n: 2, cards: ['hero-card', HIDDEN], by: 'hero-card' };
  }
}

export function* refusals(): Generator<Refusal> {
  for (const why of REASONS) {
    yield { why };
    yield { why, params: { n: 2, option: 'branch 9', reason: 'shuffled' } };
  }
}
