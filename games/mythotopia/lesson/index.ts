import { asLesson, type Lesson, type Step } from '../../kit/lesson/lesson';
import { cardOf } from '../lookup';
import { ACTIONS, EMPTY_TO_END, HAND, PROVINCE_POINTS, RESERVE, WALLS } from '../components';
import { sidesOf } from '../rules/strength';
import type { Mythotopia } from '../state';
import { attacked, firstTurn, lastTurn } from './positions';

/** The guided first match: an invasion, a won war, a castle, a defended province, the end of the game. */

const ME = 0;
const BLUE = 1;
const MY_HAND = { zone: 'mythotopia-hand' } as const;
const POINTS = { zone: 'mythotopia-points' } as const;
const QUESTION = { shell: 'question' } as const;
/** A step of the own turn can no longer be done when the next turn has begun. */
const OVER = { event: { k: 'turnBegins', seat: BLUE } } as const;

/** A step that is an action of the own turn. */
const acts = (option: string, spot = option): Pick<Step, 'when' | 'at' | 'expect' | 'gone'> => ({
  when: 'turn',
  at: { spot },
  expect: [option],
  gone: OVER,
});

/** The army symbols on a card. */
const armiesOf = (id: string): number => cardOf(id).symbols.army;

const strength = (view: Mythotopia, place: string, seat: number | null): number =>
  sidesOf(view, place).find((side) => side.seat === seat)?.strength ?? 0;

const lesson: Lesson<Mythotopia> = {
  seat: ME,
  bot: 'steward',
  replies: [
    { seat: BLUE, ask: 'turn', picks: ['pass'] },
    { seat: BLUE, ask: 'turn', picks: ['endTurn'] },
  ],
  figures: (view) => ({
    actions: ACTIONS,
    limit: HAND,
    walls: WALLS,
    room: RESERVE + view.citadels.filter((place) => view.owners[place] === ME).length,
    each: PROVINCE_POINTS,
    neutral: strength(view, 'iracund', null),
    armies: armiesOf('starterArmy-red-1') + armiesOf('ambsace-card'),
    theirs: strength(view, 'nusus', BLUE),
    mine: strength(view, 'nusus', ME),
    more: armiesOf('starterArmy-red-1'),
    empty: view.vp.filter(({ tokens }) => tokens.length === 0).length,
    all: view.vp.length,
    need: EMPTY_TO_END,
  }),
  words: { en: () => import('./en'), hu: () => import('./hu'), cs: () => import('./cs') },
  chapters: [
    {
      begin: firstTurn,
      steps: [
        {
          id: 'goal',
          at: { shell: 'players' },
          fills: { points: { points: ME }, each: { figure: 'each' } },
          rules: ['M3.1'],
        },
        {
          id: 'hand',
          at: MY_HAND,
          fills: { actions: { figure: 'actions' } },
          rules: ['M1.5', 'M4.1', 'M5.1'],
        },
        {
          ...acts('invade iracund', 'iracund'),
          id: 'invade',
          done: { asked: 'armies' },
          fills: { place: { name: 'iracund-card' }, n: { figure: 'neutral' }, from: { name: 'palmain-card' } },
          rules: ['M6.1', 'M6.1.2', 'M7.5'],
          cards: ['palmain-card'],
        },
        {
          id: 'armies',
          when: 'armies',
          at: QUESTION,
          expect: ['3'],
          done: { asked: 'pay' },
          gone: { event: { k: 'invade', seat: ME } },
          fills: { n: { figure: 'armies' }, one: { name: 'starterArmy-red-1' }, other: { name: 'ambsace-card' } },
          rules: ['M6.1.7', 'M4.3'],
          cards: ['starterArmy-red-1', 'ambsace-card'],
        },
        {
          id: 'food',
          when: 'pay',
          at: { spot: 'custus-card' },
          expect: ['food custus-card'],
          done: { event: { k: 'invade', seat: ME, at: 'iracund', n: 3 } },
          gone: OVER,
          fills: { card: { name: 'custus-card' }, other: { name: 'starterMarket-red-1' } },
          rules: ['M6.1.3', 'M4.1'],
          cards: ['custus-card'],
        },
        {
          ...acts('draft general-card', 'general-card'),
          id: 'draft',
          done: { event: { k: 'draft', seat: ME } },
          fills: { card: { name: 'general-card' }, market: { name: 'starterMarket-red-1' } },
          rules: ['M6.8', 'M4.5'],
          cards: ['starterMarket-red-1'],
        },
        {
          ...acts('endTurn'),
          id: 'end',
          done: OVER,
          fills: { limit: { figure: 'limit' } },
          rules: ['M5.1', 'M5.4'],
        },
        {
          ...acts('endWar iracund', 'iracund'),
          id: 'endWar',
          gone: { event: { k: 'turnBegins', seat: BLUE, n: 4 } },
          done: { event: { k: 'captured', seat: ME, at: 'iracund' } },
          fills: { place: { name: 'iracund-card' }, n: { figure: 'armies' }, neutral: { figure: 'neutral' } },
          rules: ['M6.6', 'M7.2', 'M7.9'],
        },
        {
          id: 'captured',
          at: POINTS,
          fills: { place: { name: 'iracund-card' }, each: { figure: 'each' } },
          rules: ['M7.9.3', 'M7.9.4', 'M7.11'],
        },
        {
          ...acts('build castle nusus', 'nusus'),
          id: 'castle',
          gone: { event: { k: 'turnBegins', seat: BLUE, n: 4 } },
          done: { event: { k: 'token', seat: ME, by: 'castle', n: 1 } },
          lost: 'on',
          fills: {
            place: { name: 'nusus-card' },
            build: { name: 'starterBuild-red-1' },
            stone: { name: 'eoan-card' },
          },
          rules: ['M8.1', 'M8.3', 'M12.1'],
          cards: ['starterBuild-red-1', 'eoan-card', 'nusus-card'],
        },
        {
          id: 'castles',
          at: { spot: 'nusus' },
          fills: { n: { figure: 'walls' }, points: { points: ME } },
          rules: ['M7.4', 'M12.1'],
        },
        {
          id: 'citadel',
          at: { spot: 'custus' },
          fills: {
            place: { name: 'custus-card' },
            n: { figure: 'walls' },
            room: { figure: 'room' },
            card: { name: 'citadel' },
          },
          rules: ['M2.10', 'M6.9', 'M7.4', 'M12.2'],
        },
      ],
    },
    {
      begin: attacked,
      steps: [
        {
          id: 'war',
          at: { spot: 'nusus' },
          fills: {
            place: { name: 'nusus-card' },
            theirs: { figure: 'theirs' },
            mine: { figure: 'mine' },
            blue: { seat: BLUE },
          },
          rules: ['M7.1', 'M7.3', 'M7.4'],
        },
        {
          ...acts('placeArmies nusus', 'nusus'),
          id: 'defend',
          done: { event: { k: 'placeArmies', seat: ME, at: 'nusus', n: 2 } },
          fills: { place: { name: 'nusus-card' }, card: { name: 'starterArmy-red-1' }, n: { figure: 'more' } },
          rules: ['M6.2'],
          cards: ['starterArmy-red-1'],
        },
        {
          ...acts('pass'),
          id: 'wait',
          done: { event: { k: 'pass', seat: ME } },
          fills: { mine: { figure: 'mine' }, theirs: { figure: 'theirs' } },
          rules: ['M5.3', 'M6.6', 'M6.14'],
        },
        { ...acts('endTurn'), id: 'rest', done: OVER, fills: { blue: { seat: BLUE } }, rules: ['M5.1', 'M7.7'] },
        {
          ...acts('endWar nusus', 'nusus'),
          id: 'defended',
          gone: { event: { k: 'turnBegins', seat: BLUE, n: 4 } },
          done: { event: { k: 'token', seat: ME, by: 'defenderOfTheRealm' } },
          fills: { place: { name: 'nusus-card' }, blue: { seat: BLUE }, card: { name: 'defenderOfTheRealm' } },
          rules: ['M7.8', 'M7.11', 'M12.3'],
          cards: ['defenderOfTheRealm'],
        },
        { id: 'held', at: POINTS, fills: { points: { points: ME }, theirs: { points: BLUE } }, rules: ['M7.11'] },
      ],
    },
    {
      begin: lastTurn,
      steps: [
        {
          id: 'cards',
          at: POINTS,
          fills: { empty: { figure: 'empty' }, all: { figure: 'all' }, need: { figure: 'need' } },
          rules: ['M13.1', 'M13.2', 'M13.3'],
        },
        {
          id: 'more',
          at: POINTS,
          fills: { roads: { name: 'roads' }, dragons: { name: 'hereBeDragons' }, stones: { name: 'runestones' } },
          rules: ['M6.3', 'M7.5', 'M9.3', 'M12.5'],
        },
        {
          ...acts('endGame'),
          id: 'endGame',
          done: { over: true },
          fills: { mine: { points: ME }, theirs: { points: BLUE } },
          rules: ['M13.2', 'M13.3'],
        },
        {
          id: 'scores',
          at: { shell: 'scores' },
          fills: { mine: { points: ME }, theirs: { points: BLUE } },
          rules: ['M3.1', 'M13.4'],
        },
      ],
    },
  ],
};

export default asLesson(lesson);
