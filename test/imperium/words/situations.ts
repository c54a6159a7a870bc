import { cardOf, CARDS } from '../../../games/imperium/catalogue';
import { MOVED } from '../../../games/kit/events';
import { EVENTS } from '../../../games/imperium/events';
import { ASKS, REASONS } from '../../../games/imperium/keys';
import { VERB_ASKS } from '../../../games/imperium/verbs';
import type { Imperium } from '../../../games/imperium/state';
import { HIDDEN, type GameEvent, type Question, type Refusal } from '../../../games/kit/core';
import { nodeIn, question } from '../../words/questions';

export { question };

/** What the writers read of a state: the market. */
export const TABLE = {
  questions: [],
  market: [{ card: '1REG1' }, { card: null }, { card: '1CIV1' }, { card: '1UNC1' }, { card: '1TRI1' }],
} as unknown as Imperium;

export const nodeOf = (card: string, kind: string): number => nodeIn(cardOf(card), kind);

/** All options that the rules offer, one of each form. */
export const OPTIONS: readonly string[] = [
  'ready',
  'chooseNation 1CEL1A',
  'yes',
  'no',
  'pass',
  'branch 0',
  'branch 1',
  'deck REG',
  'deck UNC',
  'deck CIV',
  'reveal TRI',
  'pay 3 1 2',
  'pay 0 0 2',
  'pay 0 0 0',
  'suit REG',
  'suit UNC',
  'suit CIV',
  'suit TRI',
  'playCard 1ROM10',
  'exhaust 1CEL20',
  'innovate',
  'revolt',
  'endActivation',
  'all',
  'part 2',
  'nation',
  'development',
  'again',
  'stop',
  'ability 1ROM10 0',
  'ability 1ROM10 7',
  '1ROM10',
  HIDDEN,
];

/** Every question of the rules, without and with a card, optional and not; and every node of every card as what asks. */
export function* questions(): Generator<Question> {
  const params = { to: 1, from: 2, n: 5, i: 1, material: 2, population: 0, progress: 1 };
  for (const ask of [...ASKS, ...VERB_ASKS]) {
    yield question({ ask, params });
    yield question({ ask, params, card: '1ROM10', options: ['1ROM11', '1ROM12'], max: 2 });
    for (const min of [0, 1, 2]) yield question({ ask, params, card: '1FAM5', node: 2, min, max: 2 });
  }
  for (const card of CARDS.values()) {
    for (const node of card.nodes.keys())
      for (const min of [0, 1]) yield question({ ask: 'may', card: card.id, node, min });
  }
}

/** Every event of the rules with all fields, with none, and with cards that the reader may not see. */
export function* events(): Generator<GameEvent> {
  const whats = [
    'material',
    'population',
    'progress',
    'REG',
    'UNC',
    'CIV',
    'TRI',
    'barbarian',
    'empire',
    'nation',
    'deck',
    'development',
    'discardPile',
    'exile',
    'fame',
    'mainDeck',
    'kingOfKings',
    'haraldHardrada',
    'collapse',
    'all',
    'part',
    'flip',
    '1ROM10',
  ];
  for (const k of Object.keys(EVENTS).filter((each) => each !== MOVED)) {
    yield { k };
    for (const what of whats) yield { k, seat: 0, to: 1, by: '1ROM10', n: 2, what, cards: ['1ROM11', '1ROM12'] };
    yield { k, seat: 0, n: 0, cards: [] };
    yield { k, seat: 0, n: 2, cards: [HIDDEN, HIDDEN] };
    yield { k, seat: 0, n: 2, cards: ['1ROM11', HIDDEN], by: '1ROM11' };
  }
}

export function* refusals(): Generator<Refusal> {
  for (const why of REASONS) {
    yield { why };
    yield { why, params: { state: 'empire', n: 2, option: 'branch 9', reason: 'shuffled' } };
  }
}
