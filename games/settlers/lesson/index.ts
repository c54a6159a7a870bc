import { asLesson, type Lesson, type Step } from '../../kit/lesson/lesson';
import { cardOf } from '../catalogue';
import { COMMON_VP, FACTION_VP, ROUNDS } from '../rules/ending';
import { tokensFor } from '../rules/raze';
import type { Settlers } from '../state';
import { lastRound, secondRound } from './positions';

/** The guided first match: every action of a turn, a lookout and a production, a raid, the end of the game. */

const ME = 0;
const BARBARIANS = 1;
const QUESTION = { shell: 'question' } as const;
const OFFER = { zone: 'settlers-draft' } as const;
/** A step of the own turn can no longer be done when the learner has passed. */
const PASSED = { event: { k: 'pass', seat: ME } } as const;

/** A step that is an action of the own turn. */
const acts = (option: string, spot = option): Pick<Step, 'when' | 'at' | 'expect' | 'gone'> => ({
  when: 'turn',
  at: { spot },
  expect: [option],
  gone: PASSED,
});

/** How many of a good a card costs. */
const cost = (id: string, good: 'wood' | 'stone'): number => cardOf(id).cost[good] ?? 0;

const lesson: Lesson<Settlers> = {
  seat: ME,
  bot: 'steward',
  replies: [{ seat: BARBARIANS, ask: 'turn', picks: ['pass'] }],
  figures: (view) => ({
    rounds: ROUNDS,
    common: COMMON_VP,
    faction: FACTION_VP,
    wood: cost('COM007', 'wood'),
    stone: cost('ROM001', 'stone'),
    lastStone: cost('ROM020', 'stone'),
    tokens: tokensFor(view, ME, 'COM026'),
  }),
  words: { en: () => import('./en'), hu: () => import('./hu'), cs: () => import('./cs') },
  chapters: [
    {
      begin: secondRound,
      steps: [
        {
          id: 'goal',
          at: { shell: 'players' },
          fills: { rounds: { figure: 'rounds' }, common: { figure: 'common' }, faction: { figure: 'faction' } },
          rules: ['S4.1', 'S15.1'],
        },
        {
          ...acts('build COM007', 'COM007'),
          id: 'build',
          done: { event: { k: 'build', seat: ME, cards: ['COM007'] } },
          fills: { card: { name: 'COM007' }, wood: { figure: 'wood' }, gain: { change: 'wood', of: ME } },
          rules: ['S8.1', 'S8.5'],
          cards: ['COM007'],
        },
        {
          ...acts('deal ROM029', 'ROM029'),
          id: 'deal',
          done: { event: { k: 'deal', seat: ME, cards: ['ROM029'] } },
          fills: { card: { name: 'ROM029' }, gold: { change: 'gold', of: ME } },
          rules: ['S9.1', 'S1.3'],
          cards: ['ROM029'],
        },
        {
          ...acts('build ROM001', 'ROM001'),
          id: 'faction',
          done: { asked: 'pay' },
          fills: { card: { name: 'ROM001' }, stone: { figure: 'stone' } },
          rules: ['S8.3'],
          cards: ['ROM001'],
        },
        {
          id: 'ground',
          when: 'pay',
          at: QUESTION,
          expect: ['stone 1 location COM069'],
          done: { event: { k: 'build', seat: ME, cards: ['ROM001'] } },
          gone: PASSED,
          fills: { card: { name: 'COM069' }, other: { name: 'COM007' } },
          rules: ['S8.3', 'S13'],
        },
        {
          ...acts('activate ROM001', 'ROM001'),
          id: 'activate',
          done: { event: { k: 'activate', seat: ME, at: 'ROM001' } },
          fills: { card: { name: 'ROM001' }, points: { change: 'points', of: ME } },
          rules: ['S12.1', 'S12.2'],
          cards: ['ROM001'],
        },
        {
          ...acts('raze COM018', 'COM018'),
          id: 'razeHand',
          done: { event: { k: 'razeHand', seat: ME, cards: ['COM018'] } },
          fills: { card: { name: 'COM018' }, stone: { change: 'stone', of: ME }, points: { change: 'points', of: ME } },
          rules: ['S10.1'],
          cards: ['COM018'],
        },
        {
          ...acts('exchange'),
          id: 'exchange',
          done: { event: { k: 'exchange', seat: ME } },
          rules: ['S12.7'],
        },
        {
          ...acts('place defence COM007', 'placing defence'),
          id: 'defend',
          done: { event: { k: 'placeDefence', seat: ME, at: 'COM007' } },
          lost: 'on',
          fills: { card: { name: 'COM007' } },
          rules: ['S7.5', 'S7.6'],
        },
        {
          ...acts('pass'),
          id: 'pass',
          done: PASSED,
          gone: { over: true },
          rules: ['S7.2', 'S7.4', 'S14.2'],
        },
        {
          id: 'lookout',
          when: 'lookout',
          at: OFFER,
          expect: ['*'],
          done: { event: { k: 'takes', seat: ME } },
          rules: ['S5.1', 'S5.2'],
        },
        {
          id: 'lookoutBack',
          when: 'lookout',
          at: OFFER,
          expect: ['*'],
          done: { asked: 'turn' },
          rules: ['S5.3'],
        },
        {
          id: 'production',
          at: { zone: 'settlers-goods' },
          rules: ['S6.1', 'S6.3'],
        },
      ],
    },
    {
      begin: lastRound,
      steps: [
        {
          ...acts('raze COM026', 'COM026'),
          id: 'raze',
          done: { event: { k: 'raze', seat: ME, cards: ['COM026'] } },
          fills: {
            card: { name: 'COM026' },
            tokens: { figure: 'tokens' },
            other: { seat: BARBARIANS },
            stone: { change: 'stone', of: ME },
            points: { change: 'points', of: ME },
          },
          rules: ['S10.2', 'S10.3', 'S7.6'],
          cards: ['COM026'],
        },
        {
          ...acts('build ROM020', 'ROM020'),
          id: 'last',
          done: { event: { k: 'build', seat: ME, cards: ['ROM020'] } },
          lost: 'on',
          fills: { card: { name: 'ROM020' }, stone: { figure: 'lastStone' }, faction: { figure: 'faction' } },
          rules: ['S8.3', 'S10.6', 'S15.1'],
          cards: ['ROM020'],
        },
        {
          ...acts('activate ROM001', 'ROM001'),
          id: 'work',
          done: { event: { k: 'activate', seat: ME, at: 'ROM001' } },
          lost: 'on',
          fills: { card: { name: 'ROM001' }, points: { change: 'points', of: ME } },
          rules: ['S12.1', 'S15.1'],
          cards: ['ROM001'],
        },
        {
          ...acts('pass'),
          id: 'end',
          done: { over: true },
          fills: { rounds: { figure: 'rounds' } },
          rules: ['S7.4', 'S15.1'],
        },
        {
          id: 'scores',
          at: { shell: 'scores' },
          fills: { mine: { points: ME }, theirs: { points: BARBARIANS } },
          rules: ['S15.1', 'S15.2'],
        },
      ],
    },
  ],
};

export default asLesson(lesson);
