import { ask, askAll, askAlways, picked, push, run, type Handlers } from '../../games/kit/agenda';
import { copyJson } from '../../games/kit/copy';
import type { ComponentId, Core, Frame, Seat } from '../../games/kit/core';
import { say } from '../../games/kit/events';
import { questionOf, moveFor } from '../../games/kit/moves';
import { random, seedState, shuffle } from '../../games/kit/random';
import type { Ruleset } from '../../games/kit/ruleset';
import { HeadlessTable } from '../../games/kit/table';
import { reveal } from '../../games/kit/undo';
import { viewThrough } from '../../games/kit/view';
import { declareZones } from '../../games/kit/zones';

/**
 * The smallest ruleset that needs everything the kit has. On a turn: `count` adds one (and may be taken back), `draw`
 * takes a card from the hidden deck, `keep` asks which cards of the hand are laid open, `vote` asks everybody at once,
 * `shuffle` and `toss` use chance, `expose` lays open the top of the next seat's hand, `peek` tells of the deck's top card,
 * `remember` of an own one, `end` passes the turn; ten counted points end the match.
 */
export interface Toy extends Core<ToyFrame> {
  ruleset: 'toy';
  points: number[];
  hands: ComponentId[][];
  deck: ComponentId[];
  open: ComponentId[];
  votes: string[];
}

interface ToyFrame extends Frame {
  op: 'turn' | 'keep' | 'vote';
  seat: Seat;
}

const zones = declareZones<Toy>()({
  deck: { list: 'deck', sight: 'none' },
  hand: { list: 'hands.<seat>', sight: 'owner' },
  open: { list: 'open', sight: 'all' },
});

const handlers: Handlers<Toy> = {
  turn(g, f) {
    const picks = picked(f, f.seat);
    g.current = f.seat;
    if (!picks) {
      const options = [
        'count 1',
        'count 2',
        'draw',
        'keep',
        'vote',
        'shuffle',
        'toss',
        'expose',
        'peek',
        'remember',
        'end',
      ];
      return askAlways(g, f, { seat: f.seat, stage: 'turn', ask: 'turn', options });
    }
    const [move = '', n] = (picks[0] ?? '').split(' ');
    g.turn++;
    const next = move === 'end' ? (f.seat + 1) % g.seats : f.seat;
    push(g, { op: 'turn', seat: next });
    if (move === 'count') {
      g.points[f.seat] = (g.points[f.seat] ?? 0) + Number(n);
      if ((g.points[f.seat] ?? 0) >= 10) {
        g.result = { winners: [f.seat], scores: g.points, ending: 'ten', details: [] };
        g.agenda = [];
      }
    } else if (move === 'draw') {
      const id = g.deck.shift();
      if (!id) return;
      g.hands[f.seat]?.push(id);
      say(g, { k: 'draw', seat: f.seat, cards: [id], eyes: [f.seat] });
      reveal(g, 'drewCards');
    } else if (move === 'shuffle') shuffle(g, g.deck);
    else if (move === 'toss') random(g);
    else if (move === 'expose') g.open.push(...(g.hands[(f.seat + 1) % g.seats] ?? []).splice(0, 1));
    else if (move === 'peek') say(g, { k: 'peek', seat: f.seat, cards: g.deck.slice(0, 1), eyes: [f.seat] });
    else if (move === 'remember')
      say(g, { k: 'remember', seat: f.seat, cards: (g.hands[f.seat] ?? []).slice(0, 1), eyes: [f.seat] });
    else if (move === 'keep' || move === 'vote') push(g, { op: move, seat: f.seat });
  },
  keep(g, f) {
    const hand = g.hands[f.seat] as ComponentId[];
    const picks = picked(f, f.seat);
    if (!picks) return ask(g, f, { seat: f.seat, stage: 'answer', ask: 'keep', options: [...hand], min: 0, max: 2 });
    for (const id of picks) g.open.push(...hand.splice(hand.indexOf(id), 1));
  },
  vote(g, f) {
    const seats = [...g.hands.keys()];
    if (!f.picks)
      return askAll(
        g,
        f,
        seats.map((seat) => ({ seat, stage: 'answer', ask: 'vote', options: ['yes', 'no'] })),
      );
    for (const seat of seats) g.votes[seat] = picked(f, seat)?.[0] ?? '';
  },
};

export const toy: Ruleset<Toy, { seed: string }> = {
  name: 'toy',
  title: 'Toy',
  upgrades: [],
  version: '1',
  minSeats: 2,
  maxSeats: 3,
  phases: ['play'],
  stages: {
    turn: {
      kind: 'named',
      moves: ['count', 'draw', 'keep', 'vote', 'shuffle', 'toss', 'expose', 'peek', 'remember', 'end'],
    },
    answer: { kind: 'list', moves: ['answer'] },
  },
  matchOptions: () => ({ seed: 'toy' }),
  setup(seats, { seed }) {
    const g: Toy = {
      ruleset: 'toy',
      version: '1',
      seats,
      phase: 'play',
      turn: 0,
      current: 0,
      agenda: [{ op: 'turn', seat: 0 }],
      questions: [],
      asked: 0,
      events: [],
      logged: 0,
      rng: seedState(seed),
      seed,
      undo: null,
      result: null,
      points: Array.from({ length: seats }, () => 0),
      hands: Array.from({ length: seats }, (_, i) => [`h${i}a`, `h${i}b`]),
      deck: ['d1', 'd2', 'd3', 'd4'],
      open: [],
      votes: [],
    };
    run(g, handlers);
    return g;
  },
  resume: (g) => run(g, handlers),
  view: viewThrough(zones),
  redeal: (view) => view,
  zones,
  standing: ({ points }) => ({
    winners: [...points.keys()].filter((seat) => points[seat] === Math.max(...points)),
    scores: points,
    details: points.map(() => []),
  }),
  copy: copyJson,
  whyNot: (_view, _seat, option) => (option === 'count 9' ? { why: 'tooMuch' } : null),
  actions: () => new Map(),
  nearest: [],
  audit: () => [],
  components: () => [],
};

/** A table of toys; `undo` as under the framework. */
export const table = (seats = 2, undo = true): HeadlessTable<Toy> => HeadlessTable.open(toy, seats, {}, undo);

/** Answers the question of a seat with these picks. @throws Error when it is refused. */
export function answer(t: HeadlessTable<Toy>, seat: Seat, ...picks: string[]): void {
  const q = questionOf(t.g, seat);
  if (!q) throw new Error(`seat ${seat} is not asked`);
  const refusal = t.play(moveFor(toy, q, picks));
  if (refusal) throw new Error(`refused: ${refusal.why}`);
}
