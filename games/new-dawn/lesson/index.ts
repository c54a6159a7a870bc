import { asLesson, AT_THE_END, type Lesson, type Step } from '../../kit/lesson/lesson';
import { ARRIVAL_TRADE, DIAL, EVENT_DIAL, RESOURCE_PRODUCTION, SLOTS } from '../components';
import { factsOf, verbsOf } from '../lookup';
import { attackOf, defenceOf } from '../rules/combat';
import { completed } from '../rules/ending';
import { costOf } from '../rules/wonders';
import { numberOf, player } from '../rules/select';
import type { NewDawn } from '../state';
import { firstTurn, lastRound, MOVES, RAIDED, room, SITE, threatened } from './positions';

/** The guided first match: a plan, a wonder, a city, barbarians, a caravan and its gift, the end. */

const ME = 0;
const BLUE = 1;
const ROW = { zone: 'new-dawn-row' } as const;
const AGENDAS = { zone: 'new-dawn-agendas' } as const;
const EVENT = { zone: 'new-dawn-event' } as const;
const QUESTION = { shell: 'question' } as const;
/** A step of the own turn can no longer be done when the next turn has begun. */
const OVER = { event: { k: 'turnBegins', seat: BLUE } } as const;
const GATE = '-4,1';

/** A plan of the own turn. */
const plan = (card: string): Pick<Step, 'when' | 'at' | 'expect' | 'done' | 'gone' | 'cards'> => ({
  when: 'turn',
  at: { spot: card },
  expect: [`focus ${SLOTS} ${card}`],
  done: { event: { k: 'focus', seat: ME, cards: [card] } },
  gone: OVER,
  cards: [card],
});

/** A part of a choice, by its place; then something else is asked. */
const part = (n: number, asked: string): Pick<Step, 'when' | 'at' | 'expect' | 'done' | 'gone'> => ({
  when: 'branch',
  at: QUESTION,
  expect: [`branch ${n}`],
  done: { asked },
  gone: OVER,
});

/** Both sides of the attack on the barbarian. */
function fight(view: NewDawn): { attack: number; defence: number } {
  const [text] = verbsOf('masonry-red', 'attack');
  const bonus = text ? numberOf(text.node, 2) : 0;
  const fought = { seat: ME, at: GATE, slot: SLOTS, bonus, against: bonus };
  return { attack: attackOf(view, fought).value, defence: defenceOf(view, fought).value };
}

const lesson: Lesson<NewDawn> = {
  seat: ME,
  bot: 'steward',
  replies: [{ seat: BLUE, ask: 'turn', picks: ['focus 2 astrology-blue'] }],
  figures: (view) => {
    const [places] = verbsOf('early-empire-red', 'place');
    const [found] = verbsOf('pottery-red', 'found');
    return {
      cards: view.victory.length,
      slots: SLOTS,
      tokens: places ? numberOf(places.node, 0) : 0,
      range: found ? numberOf(found.node, 0) : 0,
      cost: costOf(view, ME, 'stonehenge-card'),
      resource: factsOf('stonehenge-card', 'wonder').resources.includes('marble') ? RESOURCE_PRODUCTION : 0,
      trade: ARRIVAL_TRADE,
      done: completed(view, ME),
      last: DIAL.last,
      next: DIAL.next,
      dial: player(view, ME).dial,
      ...fight(view),
    };
  },
  words: { en: () => import('./en'), hu: () => import('./hu'), cs: () => import('./cs') },
  chapters: [
    {
      begin: firstTurn,
      steps: [
        { id: 'goal', at: AGENDAS, fills: { cards: { figure: 'cards' } }, rules: ['C13.1', 'C13.3'] },
        { id: 'row', at: ROW, fills: { slots: { figure: 'slots' } }, rules: ['C3.3', 'C3.4'] },
        {
          ...plan('early-empire-red'),
          id: 'culture',
          fills: { card: { name: 'early-empire-red' }, tokens: { figure: 'tokens' } },
          rules: ['C7.1', 'C8.1'],
        },
        {
          id: 'first',
          when: 'place',
          at: { spot: '-4,0' },
          expect: ['-4,0'],
          done: { event: { k: 'placeToken', seat: ME, at: '-4,0' } },
          gone: OVER,
          rules: ['C8.1', 'C5.2'],
        },
        {
          id: 'second',
          when: 'place',
          at: { spot: '-5,2' },
          expect: ['-5,2'],
          done: { event: { k: 'placeToken', seat: ME, at: '-5,2' } },
          gone: OVER,
          rules: ['C8.2', 'C6.6'],
        },
        {
          id: 'reset',
          at: ROW,
          fills: { card: { name: 'early-empire-red' }, next: { name: 'pottery-red' } },
          rules: ['C3.3'],
        },
        {
          ...plan('pottery-red'),
          id: 'industry',
          fills: { blue: { seat: BLUE }, card: { name: 'pottery-red' } },
          rules: ['C10.8', 'C10.11'],
          gone: { event: { k: 'turnBegins', seat: BLUE, n: 4 } },
        },
        {
          ...part(0, 'build'),
          id: 'build',
          rules: ['C10.8', 'C10.11'],
          gone: { event: { k: 'turnBegins', seat: BLUE, n: 4 } },
        },
        {
          id: 'wonder',
          when: 'build',
          at: { spot: 'stonehenge-card' },
          expect: ['stonehenge-card'],
          done: { event: { k: 'buildWonder', seat: ME } },
          gone: { event: { k: 'turnBegins', seat: BLUE, n: 4 } },
          fills: {
            wonder: { name: 'stonehenge-card' },
            cost: { figure: 'cost' },
            slots: { figure: 'slots' },
            resource: { figure: 'resource' },
          },
          rules: ['C10.11', 'C10.12'],
          cards: ['stonehenge-card'],
        },
        { id: 'built', at: { spot: '-5,1' }, rules: ['C10.13', 'C13.4'] },
      ],
    },
    {
      begin: room,
      steps: [
        {
          ...plan('pottery-red'),
          id: 'settle',
          fills: { card: { name: 'pottery-red' } },
          rules: ['C10.8', 'C10.11'],
        },
        {
          id: 'site',
          when: 'found',
          at: { spot: SITE },
          expect: [SITE],
          done: { event: { k: 'found', seat: ME, at: SITE } },
          gone: OVER,
          fills: { range: { figure: 'range' } },
          rules: ['C10.8', 'C10.9'],
          cards: ['pottery-red'],
        },
        { id: 'founded', at: { spot: SITE }, rules: ['C8.1', 'C10.12', 'C6.6'] },
      ],
    },
    {
      begin: threatened,
      steps: [
        {
          ...plan('masonry-red'),
          id: 'barbarian',
          fills: { card: { name: 'masonry-red' }, attack: { figure: 'attack' }, defence: { figure: 'defence' } },
          rules: ['C10.15', 'C10.18', 'C10.19'],
        },
        { ...part(1, 'attack'), id: 'attack', rules: ['C10.15'] },
        {
          id: 'target',
          when: 'attack',
          at: { spot: GATE },
          expect: [GATE],
          done: { event: { k: 'defeated', seat: ME } },
          gone: OVER,
          rules: ['C10.18', 'C10.19'],
        },
        {
          id: 'spoils',
          when: 'tradeTo',
          at: { spot: 'foreign-trade-red' },
          expect: ['foreign-trade-red'],
          done: { event: { k: 'trade', seat: ME, n: 1 } },
          gone: OVER,
          fills: { card: { name: 'foreign-trade-red' } },
          rules: ['C10.20', 'C4.1'],
        },
        {
          id: 'dial',
          at: EVENT,
          fills: { blue: { seat: BLUE }, event: { term: EVENT_DIAL[MOVES] } },
          rules: ['C11.1'],
        },
        { id: 'march', when: 'turn', at: { spot: RAIDED }, rules: ['C11.4', 'C11.6'] },
        {
          ...plan('foreign-trade-red'),
          id: 'caravan',
          fills: { card: { name: 'foreign-trade-red' }, place: { name: 'geneva' } },
          rules: ['C10.2', 'C10.4'],
          gone: { event: { k: 'turnBegins', seat: BLUE, n: 4 } },
        },
        {
          id: 'arrive',
          when: 'caravan',
          at: { spot: '1,-2' },
          expect: ['0,-1 1,-2 0'],
          done: { event: { k: 'arrive', seat: ME } },
          gone: { event: { k: 'turnBegins', seat: BLUE, n: 4 } },
          fills: { place: { name: 'geneva' } },
          rules: ['C10.5'],
        },
        {
          id: 'gift',
          when: 'takeCard',
          at: { spot: 'geneva-1' },
          expect: ['geneva-1'],
          done: { event: { k: 'takeCard', seat: ME } },
          gone: { event: { k: 'turnBegins', seat: BLUE, n: 4 } },
          lost: 'on',
          fills: { trade: { figure: 'trade' } },
          rules: ['C10.5', 'C12.4'],
        },
        { id: 'held', at: { spot: 'geneva-1' }, rules: ['C12.4', 'C10.17'] },
      ],
    },
    {
      begin: lastRound,
      steps: [
        {
          id: 'nearEnd',
          at: AGENDAS,
          fills: {
            done: { figure: 'done' },
            cards: { figure: 'cards' },
            last: { figure: 'last' },
            dial: { figure: 'dial' },
          },
          rules: ['C13.1', 'C9.5'],
        },
        {
          ...plan('astrology-red'),
          id: 'science',
          done: { event: { k: 'agenda', seat: ME } },
          fills: {
            card: { name: 'astrology-red' },
            slots: { figure: 'slots' },
            last: { figure: 'last' },
            next: { figure: 'next' },
          },
          rules: ['C9.1', 'C9.3'],
        },
        {
          id: 'level',
          when: 'gainCard',
          at: QUESTION,
          expect: ['*'],
          done: OVER,
          lost: 'on',
          rules: ['C9.1', 'C9.4'],
        },
        { id: 'end', at: AGENDAS, fills: { blue: { seat: BLUE } }, rules: ['C13.2', 'C13.3'] },
        {
          id: 'scores',
          when: AT_THE_END,
          at: { shell: 'scores' },
          fills: { cards: { figure: 'cards' } },
          rules: ['C13.3'],
        },
      ],
    },
  ],
};

export default asLesson(lesson);
