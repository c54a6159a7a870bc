import { asLesson, type Lesson } from '../../../games/kit/lesson/lesson';
import { seeded } from '../../../games/kit/situation/naming';
import { FRUIT, orchard, type Toy } from './ruleset';

const MINE = ['F1', 'F2', 'F3'];
const THEIRS = ['F4', 'F5', 'F6'];

/** Hands are known; two cards are left to draw. */
function twoLeft(): Toy {
  const g = orchard.setup(2, {});
  seeded(g);
  g.players.forEach((player, seat) => (player.hand = [...(seat === 0 ? MINE : THEIRS)]));
  g.deck = FRUIT.slice(6);
  g.agenda = [{ op: 'turn' }];
  g.questions = [];
  orchard.resume(g);
  return g;
}

const said = async () => ({
  words: {
    welcome: '{points} points, {hand} fruit in hand',
    plant: 'plant {fruit}',
    sell: 'sell {fruit} for {n} coins',
    pass: 'now pass',
    over: '{points} points',
  },
});

const lesson: Lesson<Toy> = {
  seat: 0,
  bot: 'random',
  replies: [
    { seat: 1, ask: 'turn', picks: ['plant F4'] },
    { seat: 1, ask: 'turn', picks: ['pass'] },
  ],
  figures: ({ players: [me] }) => ({ hand: me?.hand.length ?? 0 }),
  words: { en: said, hu: said, cs: said },
  chapters: [
    {
      begin: twoLeft,
      steps: [
        {
          id: 'welcome',
          at: { shell: 'players' },
          fills: { points: { points: 0 }, hand: { figure: 'hand' } },
          rules: ['R1.1'],
        },
        {
          id: 'plant',
          when: 'turn',
          at: { spot: 'F2' },
          expect: ['plant F2'],
          done: { event: { k: 'plant', seat: 0, cards: ['F2'] } },
          fills: { fruit: { name: 'F2' } },
          rules: ['R1.1'],
          cards: ['F2'],
        },
        {
          id: 'sell',
          when: 'turn',
          at: { spot: 'F1' },
          expect: ['sell F1'],
          done: { event: { k: 'sell', seat: 0, cards: ['F1'] } },
          gone: { event: { k: 'turnBegins', seat: 1 } },
          fills: { fruit: { name: 'F1' }, n: { change: 'coins', of: 0 } },
          rules: ['R1.1'],
        },
      ],
    },
    {
      steps: [
        {
          id: 'pass',
          when: 'turn',
          at: { shell: 'question' },
          expect: ['pass'],
          done: { event: { k: 'turnBegins', seat: 0 } },
          rules: ['R1.1'],
        },
        { id: 'over', at: { shell: 'players' }, fills: { points: { points: 0 } }, rules: ['R1.1'] },
      ],
    },
  ],
};

/** The lesson of Orchard: what a ruleset brings, and the shell needs no line for. */
export const basket = asLesson(lesson);
