import { ask, picked, push } from '../../../games/kit/agenda';
import type { ComponentId, Core, PlainFrame, Seat } from '../../../games/kit/core';
import { beginning, declareRuleset } from '../../../games/kit/declare';
import { say } from '../../../games/kit/events';
import type { Standing } from '../../../games/kit/giveUp';
import { seed as seedMatch, shuffle } from '../../../games/kit/random';
import { reveal } from '../../../games/kit/undo';
import { declareZones } from '../../../games/kit/zones';

type ToyFrame = PlainFrame<'turn' | 'compost' | 'draw' | 'deal'>;

/**
 * Orchard, a small ruleset that needs everything a table has: named moves, two moves of one card, a place, passing,
 * picking several in order, hidden hands, undo, an end.
 */
export interface Toy extends Core<ToyFrame> {
  deck: ComponentId[];
  players: { hand: ComponentId[]; table: ComponentId[]; coins: number }[];
}

export const FRUIT: readonly ComponentId[] = Array.from({ length: 16 }, (_, i) => `F${i + 1}`);

const player = (g: Toy, seat: Seat) => {
  const found = g.players[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
};

const take = (list: ComponentId[], id: ComponentId): void => {
  list.splice(list.indexOf(id), 1);
};

function turn(g: Toy, frame: ToyFrame): void {
  const me = player(g, g.current);
  const [choice] = picked(frame, g.current) ?? [];
  if (choice === undefined) {
    ask(g, frame, {
      seat: g.current,
      stage: 'turn',
      ask: 'turn',
      options: [...me.hand.flatMap((id) => [`plant ${id}`, `sell ${id}`]), 'well', 'pass'],
    });
    return;
  }
  const [move, card] = choice.split(' ');
  push(g, frame);
  if (move === 'pass') push(g, { op: 'draw' });
  if (move === 'well') push(g, { op: 'compost' });
  if (card === undefined) return;
  take(me.hand, card);
  if (move === 'plant') me.table.push(card);
  else me.coins += 2;
  say(g, { k: String(move), seat: g.current, cards: [card] });
}

function compost(g: Toy, frame: ToyFrame): void {
  const me = player(g, g.current);
  const picks = picked(frame, g.current);
  if (!picks)
    ask(g, frame, {
      seat: g.current,
      stage: 'answer',
      ask: 'compost',
      card: 'F1',
      options: [...me.hand],
      min: 0,
      max: 2,
      ordered: true,
    });
  else {
    for (const id of picks) {
      take(me.hand, id);
      g.deck.push(id);
    }
    say(g, {
      k: 'compost',
      seat: g.current,
      to: (g.current + 1) % g.seats,
      n: picks.length,
      cards: picks,
      eyes: [g.current],
    });
  }
}

function standing({ players }: Toy): Standing {
  const scores = players.map(({ table, coins }) => table.length * 3 + coins);
  const best = Math.max(...scores);
  return {
    scores,
    winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
    details: players.map(({ table, coins }) => [...table.map((id): [string, number] => [id, 3]), ['coins', coins]]),
  };
}

function draw(g: Toy): void {
  const next = g.deck.shift();
  if (next) player(g, g.current).hand.push(next);
  reveal(g, 'drewCards');
  if (g.deck.length === 0) {
    g.agenda = [];
    g.result = { ...standing(g), ending: 'emptyDeck' };
    return;
  }
  g.current = (g.current + 1) % g.seats;
  g.turn++;
  say(g, { k: 'turnBegins', seat: g.current, n: g.turn });
}

function deal(g: Toy, frame: ToyFrame): void {
  if (!picked(frame, 0)) {
    ask(g, frame, { seat: 0, stage: 'answer', ask: 'ready', options: ['ready', 'wait'] });
    return;
  }
  seedMatch(g);
  shuffle(g, g.deck);
  for (const each of g.players) each.hand = g.deck.splice(0, 3);
  reveal(g, 'shuffled');
  say(g, { k: 'turnBegins', seat: 0, n: 1 });
  push(g, { op: 'turn' });
}

const zones = declareZones<Toy>()({
  deck: { list: 'deck', sight: 'none' },
  hand: { list: 'players.<seat>.hand', sight: 'owner' },
  table: { list: 'players.<seat>.table', sight: 'all' },
});

export const orchard = declareRuleset<Toy, { seed?: string }>({
  identity: { name: 'orchard', title: 'Orchard', minSeats: 2, maxSeats: 3 },
  upgrades: [],
  phases: ['play'],
  stages: {
    turn: { kind: 'named', moves: ['plant', 'sell', 'well', 'pass'] },
    answer: { kind: 'list', moves: ['answer'] },
  },
  matchOptions: (raw) => raw ?? {},
  newMatch: (seats, { seed }) =>
    beginning({ ruleset: 'orchard', upgrades: [], phase: 'play', op: 'deal' }, seats, seed, {
      turn: 1,
      deck: [...FRUIT],
      players: Array.from({ length: seats }, () => ({ hand: [], table: [], coins: 0 })),
    }),
  cardsIn: () => FRUIT,
  handlers: { turn, compost, draw, deal },
  zones,
  counts: (g, seat): Record<string, number> => (seat === null ? {} : { coins: player(g, seat).coins }),
  standing,
  whyNot: (view, seat, option) =>
    /^plant F/.test(option) && !player(view, seat).hand.includes(option.slice(6)) ? { why: 'notInHand' } : null,
  actions: (_view, { stage, options }) => {
    if (stage !== 'turn') return new Map();
    // F99 is a fruit that nobody ever has.
    const absent = [...FRUIT, 'F99'].map((id) => `plant ${id}`).filter((option) => !options.includes(option));
    return new Map([
      ...options.map((option) => [option, null] as const),
      ...absent.map((option) => [option, { why: 'notInHand' }] as const),
    ]);
  },
  nearest: [],
  audit: () => [],
  components: () => FRUIT,
});
