import { asLesson, AT_THE_END, type Fill, type Lesson, type Step } from '../../kit/lesson/lesson';
import type { ComponentId } from '../../kit/core';
import { ACTIONS, EXHAUSTS, HAND_SIZE } from '../rules/turn';
import { cardOf } from '../lookup';
import type { Imperium } from '../state';
import { firstTurn, lastNationCard, lastTurn } from './positions';

/** The guided first match: a whole turn, an attack, becoming an empire, the end of the game. */

const ME = 0;
const CELTS = 1;
const HAND = { zone: 'imperium-hand' } as const;
const MARKET = { zone: 'imperium-market' } as const;
const GOODS = { zone: 'imperium-goods' } as const;
const STATE = { zone: 'imperium-state' } as const;
const DEVELOPMENT = { zone: 'imperium-development' } as const;
const QUESTION = { shell: 'question' } as const;
/** A step of the own turn can no longer be done when the next turn has begun. */
const OVER = { event: { k: 'turnBegins', seat: CELTS } } as const;

/** A step in which a card of the hand is played. */
const plays = (id: ComponentId): Pick<Step, 'when' | 'at' | 'expect' | 'gone'> => ({
  when: 'turn',
  at: { spot: id },
  expect: [`playCard ${id}`],
  gone: OVER,
});

/** A sign beside its word. */
const signOf = (sign: string): Fill => ({ sign, beside: true });

/** The fixed points of a card. */
const pointsOf = (id: ComponentId): number => {
  const { vp } = cardOf(id).facts;
  return typeof vp === 'number' ? vp : 0;
};

const lesson: Lesson<Imperium> = {
  seat: ME,
  bot: 'steward',
  replies: [
    { seat: CELTS, ask: 'turn', picks: ['playCard 1CEL18'] },
    { seat: CELTS, ask: 'turn', picks: ['endActivation'] },
    { seat: CELTS, ask: 'cleanUp', picks: [] },
  ],
  figures: ({ main, players: [me] }) => ({
    actions: ACTIONS,
    exhausts: EXHAUSTS,
    handSize: HAND_SIZE,
    hand: me?.hand.length ?? 0,
    deck: me?.deck.length ?? 0,
    main: main.length,
    unrest: -pointsOf('1UNR1'),
    fame: pointsOf('1FAM6'),
    development: pointsOf('1ROM6'),
  }),
  words: { en: () => import('./en'), hu: () => import('./hu'), cs: () => import('./cs') },
  chapters: [
    {
      begin: firstTurn,
      steps: [
        {
          id: 'goal',
          at: { shell: 'players' },
          fills: { points: { points: ME } },
          rules: ['R10.6', 'R10.9'],
        },
        {
          id: 'goods',
          at: GOODS,
          fills: {
            m: { count: 'material', of: ME },
            p: { count: 'population', of: ME },
            material: signOf('material'),
            population: signOf('population'),
            progress: signOf('progress'),
          },
          rules: ['R2.11', 'R6.3'],
        },
        { id: 'progress', at: GOODS, fills: { progress: signOf('progress') }, rules: ['R10.6', 'R11.18'] },
        {
          id: 'turn',
          at: HAND,
          fills: { actions: { figure: 'actions' }, action: signOf('action') },
          rules: ['R4.2', 'R4.3', 'R6.1'],
        },
        {
          id: 'exhaust',
          when: 'turn',
          at: { spot: '1CIV10' },
          expect: ['exhaust 1CIV10'],
          done: { event: { k: 'draw', seat: ME, n: 1 } },
          gone: OVER,
          fills: { card: { name: '1CIV10' }, exhausts: { figure: 'exhausts' }, exhaust: signOf('exhaust') },
          rules: ['R7.1'],
          cards: ['1CIV10'],
        },
        {
          ...plays('1ROM20'),
          id: 'region',
          done: { event: { k: 'gain', seat: ME, n: 1, what: 'population', by: '1ROM20' } },
          fills: {
            card: { name: '1ROM20' },
            n: { change: 'population', of: ME },
            what: signOf('population'),
            pinned: signOf('pinned'),
          },
          rules: ['R6.1', 'R6.5'],
          cards: ['1ROM20'],
        },
        {
          id: 'garrison',
          when: 'garrison',
          at: QUESTION,
          expect: [],
          done: { asked: 'turn' },
          rules: ['R6.2', 'R11.9'],
        },
        {
          id: 'suits',
          at: MARKET,
          fills: { region: signOf('REG'), wild: signOf('UNC'), civil: signOf('CIV'), tributary: signOf('TRI') },
          rules: ['R1.4', 'R3.7'],
        },
        {
          ...plays('1ROM16'),
          id: 'advance',
          done: { event: { k: 'pay', seat: ME, n: 3, what: 'material', by: '1ROM16' } },
          fills: { card: { name: '1ROM16' }, n: { change: 'material', of: ME }, what: signOf('material') },
          rules: ['R6.3', 'R11.18'],
          cards: ['1ROM16'],
        },
        {
          id: 'acquire',
          when: 'acquire',
          at: MARKET,
          expect: ['1UNC6'],
          done: { event: { k: 'acquire', seat: ME, n: 1 } },
          gone: OVER,
          fills: { card: { name: '1UNC6' }, unrest: signOf('UNR') },
          rules: ['R11.2', 'R3.8'],
        },
        {
          id: 'unrest',
          at: HAND,
          fills: { n: { figure: 'unrest' }, left: { count: 'unrestPile', of: null } },
          rules: ['R3.8', 'R10.3'],
          cards: ['1UNR1'],
        },
        {
          ...plays('1ROM21'),
          id: 'attack',
          done: { event: { k: 'play', seat: ME, cards: ['1ROM21'] } },
          fills: { card: { name: '1ROM21' }, celts: { seat: CELTS }, attack: signOf('attack') },
          rules: ['R11.4'],
          cards: ['1ROM21'],
        },
        {
          id: 'regions',
          when: 'acquire',
          at: MARKET,
          expect: ['1REG*'],
          done: { event: { k: 'history', seat: ME, by: '1ROM21' } },
          gone: OVER,
          fills: { card: { name: '1ROM21' }, celts: { seat: CELTS } },
          rules: ['R11.2', 'R11.20'],
          cards: ['1ROM21'],
        },
      ],
    },
    {
      steps: [
        {
          id: 'end',
          when: 'turn',
          at: { spot: 'endActivation' },
          expect: ['endActivation'],
          done: { event: { k: 'endActivation', seat: ME } },
          gone: OVER,
          fills: { card: { name: '1ROM21' } },
          rules: ['R4.3', 'R11.15'],
        },
        {
          id: 'place',
          when: 'place',
          at: MARKET,
          expect: ['1TRI8'],
          done: { event: { k: 'place', seat: ME, n: 1, what: 'progress' } },
          gone: OVER,
          fills: { what: signOf('progress'), card: { name: '1TRI8' } },
          rules: ['R5.1'],
        },
        {
          id: 'cleanUp',
          when: 'cleanUp',
          at: HAND,
          expect: ['1ROM15', '1ROM17', '1ROM22'],
          done: OVER,
          fills: {
            hand: { figure: 'hand' },
            size: { figure: 'handSize' },
            one: { name: '1ROM15' },
            two: { name: '1ROM17' },
            three: { name: '1ROM22' },
          },
          rules: ['R5.4', 'R5.5'],
        },
        {
          id: 'protect',
          when: 'protect',
          at: { spot: '1REG1' },
          expect: ['1REG1'],
          done: { event: { k: 'ignoreAttack', seat: ME } },
          gone: { event: { k: 'solsticeBegins' } },
          lost: 'on',
          fills: { celts: { seat: CELTS }, attack: { name: '1CEL18' }, card: { name: '1REG1' } },
          rules: ['R11.4', 'R16.5'],
          cards: ['1CEL18', '1REG1'],
        },
        {
          id: 'solstice',
          at: { spot: '1CIV10' },
          fills: { card: { name: '1CIV10' }, what: signOf('material'), solstice: signOf('solstice') },
          rules: ['R4.1', 'R9.1'],
        },
        {
          id: 'revolt',
          when: 'turn',
          at: { spot: 'revolt' },
          expect: ['revolt'],
          done: { event: { k: 'revolt', seat: ME } },
          lost: 'on',
          gone: { event: { k: 'turnBegins', seat: CELTS, n: 4 } },
          rules: ['R4.2', 'R4.4', 'R4.5'],
        },
        {
          id: 'return',
          when: 'return',
          at: HAND,
          expect: ['*'],
          done: { event: { k: 'returnUnrest', seat: ME, n: 1 } },
          gone: { asked: 'place' },
          lost: 'on',
          rules: ['R4.5'],
        },
      ],
    },
    {
      begin: lastNationCard,
      steps: [
        {
          id: 'deck',
          at: { pile: `deck ${ME}` },
          fills: { deck: { figure: 'deck' } },
          rules: ['R8.1', 'R8.3'],
        },
        {
          id: 'accession',
          at: { pile: `nationDeck ${ME}` },
          fills: { card: { name: '1ROM2' }, barbarian: signOf('barbarian'), empire: signOf('empire') },
          rules: ['R2.4', 'R8.3'],
          cards: ['1ROM2'],
        },
        {
          id: 'innovate',
          when: 'turn',
          at: { spot: 'innovate' },
          expect: ['innovate'],
          done: { event: { k: 'innovate', seat: ME } },
          gone: OVER,
          fills: { unrest: signOf('UNR') },
          rules: ['R4.2', 'R4.4'],
        },
        {
          id: 'breakThrough',
          when: 'breakthrough',
          at: MARKET,
          expect: ['1CIV6'],
          done: { asked: 'cleanUp' },
          gone: OVER,
          lost: 'on',
          fills: { card: { name: '1CIV6' }, unrest: signOf('UNR') },
          rules: ['R11.5'],
        },
        {
          id: 'reshuffle',
          when: 'cleanUp',
          at: QUESTION,
          expect: [],
          done: { event: { k: 'flipState', seat: ME, what: 'empire' } },
          gone: OVER,
          fills: { size: { figure: 'handSize' } },
          rules: ['R5.5', 'R8.3'],
          cards: ['1ROM2'],
        },
        {
          id: 'empire',
          at: STATE,
          fills: { barbarian: signOf('barbarian'), empire: signOf('empire') },
          rules: ['R6.4', 'R8.3'],
        },
        { id: 'developments', at: DEVELOPMENT, rules: ['R8.4', 'R10.6'] },
      ],
    },
    {
      begin: lastTurn,
      steps: [
        { id: 'final', at: MARKET, fills: { main: { figure: 'main' } }, rules: ['R10.1', 'R10.2', 'R10.3'] },
        {
          ...plays('1ROM14'),
          id: 'glory',
          done: { event: { k: 'look', seat: ME, what: 'fame', n: 2 } },
          fills: { card: { name: '1ROM14' } },
          rules: ['R11.1', 'R11.16'],
          cards: ['1ROM14'],
        },
        {
          id: 'fame',
          when: 'keep',
          at: { spot: '1FAM6' },
          expect: ['1FAM6'],
          done: { event: { k: 'keep', seat: ME } },
          gone: OVER,
          fills: { card: { name: '1FAM6' }, n: { figure: 'fame' } },
          rules: ['R1.6', 'R10.6'],
          cards: ['1FAM6'],
        },
        {
          id: 'last',
          when: 'turn',
          at: { spot: 'endActivation' },
          expect: ['endActivation'],
          done: { asked: 'reshuffle' },
          gone: OVER,
          rules: ['R4.3'],
        },
        {
          id: 'develop',
          when: 'reshuffle',
          at: DEVELOPMENT,
          expect: ['1ROM6'],
          done: { asked: 'pay' },
          gone: OVER,
          lost: 'on',
          fills: { card: { name: '1ROM6' }, n: { figure: 'development' } },
          rules: ['R8.4', 'R11.7'],
          cards: ['1ROM6'],
        },
        {
          id: 'pay',
          when: 'pay',
          at: QUESTION,
          expect: ['pay 4 0 0'],
          done: { event: { k: 'develop', seat: ME } },
          gone: OVER,
          lost: 'on',
          fills: {
            n: { change: 'material', of: ME },
            what: signOf('material'),
            progress: signOf('progress'),
          },
          rules: ['R11.18'],
          cards: ['1ROM6'],
        },
        {
          id: 'others',
          at: { shell: 'players' },
          fills: { celts: { seat: CELTS } },
          rules: ['R10.2'],
        },
        {
          id: 'scores',
          when: AT_THE_END,
          at: { shell: 'scores' },
          fills: { mine: { points: ME }, theirs: { points: CELTS } },
          rules: ['R10.6', 'R10.9'],
        },
      ],
    },
  ],
};

export default asLesson(lesson);
