/** Games that have something to steal, to break and to be taken for another. */
import type { Game, Plugin } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { PluginPlayer } from 'boardgame.io/plugins';

export interface Heist {
  /** Top first. */
  deck: string[];
  /** By seat; only its owner sees it. */
  hands: string[][];
  total: number;
  /** Who moved. */
  by: string[];
  /** Whether nobody can be shown anything any more. */
  broken: boolean;
}

/** What must not be seen before its time; the names occur nowhere else. */
export const TREASURES = Array.from('abcdefghijklmnopqrstuvwx', (letter) => `treasure-${letter}`);
export const PLUGIN_SECRET = 'secret-of-a-plugin';
const HAND = 3;

/** A plugin that hides what it keeps, and leaves its API in the state. */
const keeper: Plugin = {
  name: 'keeper',
  setup: () => ({ secret: PLUGIN_SECRET }),
  api: ({ data }) => ({ secret: (data as { secret: string }).secret, peek: () => PLUGIN_SECRET }),
  playerView: () => ({}),
};

const add = {
  client: false,
  move: ({ G, playerID }: { G: Heist; playerID: string }, amount: unknown) => {
    if (typeof amount !== 'number') return INVALID_MOVE;
    G.total += amount;
    G.by.push(playerID);
    return undefined;
  },
};

/** Hidden hands, a hidden deck, chance; everybody may move at any time. */
export const heist: Game<Heist> = {
  name: 'heist',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true,
  events: {
    endGame: false,
    endTurn: false,
    endPhase: false,
    endStage: false,
    setPhase: false,
    setStage: false,
    setActivePlayers: false,
    pass: false,
  },
  plugins: [keeper],
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(TREASURES);
    return {
      hands: Array.from({ length: ctx.numPlayers }, () => deck.splice(0, HAND)),
      deck,
      total: 0,
      by: [],
      broken: false,
    };
  },
  playerView: ({ G, playerID }) => {
    if (G.broken) throw new Error('a view that throws');
    return {
      ...G,
      deck: G.deck.map(() => '?'),
      hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => '?'))),
    };
  },
  turn: {
    activePlayers: { all: 'open' },
    stages: {
      open: {
        moves: {
          add,
          addAnyTime: { ...add, ignoreStaleStateID: true },
          draw: {
            client: false,
            redact: true,
            ignoreStaleStateID: true,
            move: ({ G, playerID }) => {
              const card = G.deck.shift();
              if (card !== undefined) G.hands[Number(playerID)]?.push(card);
            },
          },
          /** Shows a card to nobody, and writes in the log which it was. */
          bury: {
            client: false,
            redact: true,
            ignoreStaleStateID: true,
            move: ({ G, playerID, log }, card: unknown) => {
              const hand = G.hands[Number(playerID)] ?? [];
              if (typeof card !== 'string' || !hand.includes(card)) return INVALID_MOVE;
              hand.splice(hand.indexOf(card), 1);
              log.setMetadata({ card });
              return undefined;
            },
          },
          /** Refused, but only after the log was written to. */
          mumble: {
            client: false,
            ignoreStaleStateID: true,
            move: ({ G, playerID, log }) => {
              log.setMetadata({ hand: [...(G.hands[Number(playerID)] ?? [])] });
              return INVALID_MOVE;
            },
          },
          nothing: { client: false, ignoreStaleStateID: true, move: () => INVALID_MOVE },
          fail: {
            client: false,
            move: () => {
              throw new Error('a move that throws');
            },
          },
          breakViews: {
            client: false,
            move: ({ G }) => {
              G.broken = true;
            },
          },
        },
      },
    },
  },
};

/** A game in which nothing is hidden. */
export const glass: Game = {
  name: 'glass',
  minPlayers: 2,
  maxPlayers: 4,
  turn: { activePlayers: { all: 'open' }, stages: { open: { moves: { add } } } },
};

export interface Wheel {
  rolls: number[];
}

/** A die in turns, with the framework's undo left on. */
export const wheel: Game<Wheel> = {
  name: 'wheel',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ rolls: [] }),
  moves: {
    roll: {
      client: false,
      move: ({ G, random }) => {
        G.rolls.push(random.Die(1_000_000));
      },
    },
  },
};

/** A plugin that may declare a move void after all of it has happened. */
const alarm: Plugin = {
  name: 'alarm',
  setup: () => ({}),
  isInvalid: ({ G }) => ((G as Purse).alarm ? 'alarm' : false),
};

export interface Purse {
  alarm: boolean;
  spent: number;
}

/** Players' money is kept by the framework's plugin for players; two moves each. */
export const purse: Game<Purse, { player: { get(): { coins: number }; set(value: { coins: number }): void } }> = {
  name: 'purse',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  plugins: [PluginPlayer({ setup: () => ({ coins: 10 }) }) as Plugin, alarm],
  setup: () => ({ alarm: false, spent: 0 }),
  turn: {
    activePlayers: { all: 'open', maxMoves: 2 },
    stages: {
      open: {
        moves: {
          spend: {
            client: false,
            ignoreStaleStateID: true,
            move: ({ G, player }, what: unknown) => {
              player.set({ coins: player.get().coins - 1 });
              if (what === 'nothing') return INVALID_MOVE;
              if (what === 'trap') G.alarm = true;
              G.spent++;
              return undefined;
            },
          },
        },
      },
    },
  },
};

export interface Sorted {
  ids: number[];
  /** Differs between what a client can work out and what the server knows. */
  known: string;
  hidden: string;
  count: number;
}

/** A long list that is shuffled, sent as differences, and moves that clients run themselves. */
export const sorted: Game<Sorted> = {
  name: 'sorted',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  deltaState: true,
  setup: () => ({ ids: Array.from({ length: 600 }, (_, id) => id), known: '', hidden: 'the truth', count: 0 }),
  playerView: ({ G }) => ({ ...G, hidden: 'unknown' }),
  turn: {
    activePlayers: { all: 'open' },
    stages: {
      open: {
        moves: {
          shuffle: {
            client: false,
            ignoreStaleStateID: true,
            move: ({ G, random }) => {
              G.ids = random.Shuffle(G.ids);
            },
          },
          look: ({ G }) => {
            G.known = G.hidden;
          },
          count: {
            ignoreStaleStateID: true,
            move: ({ G }) => {
              G.count++;
            },
          },
        },
      },
    },
  },
};

export const games = [heist, glass, wheel, purse, sorted] as Game[];
