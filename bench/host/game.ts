import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';

interface Card {
  id: number;
  def: string | null;
  owner: number;
  zone: number;
  facing: 'up' | 'down';
  tokens: number;
  flags: number;
}

export interface LoadState {
  /** All cards; zones name them by their index here. */
  cards: readonly Card[];
  /** Numbers of cards; the first zones are the players' hands, in the order of their seats. */
  zones: readonly (readonly number[])[];
  moves: number;
}

export const ZONES = 20;
const SEATS = 2;

/** The number of cards that makes the state 40 KB of JSON. */
const CARDS = 460;

/** What others see of a card in a hand: one object for each card, so that a view shares what has not changed. */
const hidden = new WeakMap<Card, Card>();

function hide(card: Card): Card {
  let back = hidden.get(card);
  if (!back) hidden.set(card, (back = { ...card, def: null }));
  return back;
}

/** A game made for measuring: a large table on which each move takes a card from one zone to another. */
export const load: Game<LoadState> = {
  name: 'load',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: () => {
    const zones = Array.from({ length: ZONES }, (): number[] => []);
    const cards = Array.from({ length: CARDS }, (_, id): Card => {
      const zone = id % ZONES;
      zones[zone]?.push(id);
      return {
        id,
        def: `card-${(id * 7919) % 9973}`,
        owner: id % SEATS,
        zone,
        facing: id % 3 ? 'up' : 'down',
        tokens: 0,
        flags: id % 8,
      };
    });
    return { cards, zones, moves: 0 };
  },
  playerView: ({ G, playerID }) => {
    const seat = playerID === null ? -1 : Number(playerID);
    return { ...G, cards: G.cards.map((card) => (card.zone < SEATS && card.zone !== seat ? hide(card) : card)) };
  },
  turn: {
    activePlayers: { all: 's' },
    stages: {
      s: {
        moves: {
          shift: {
            client: false,
            undoable: false,
            ignoreStaleStateID: true,
            redact: true,
            move: ({ G }, from: unknown, to: unknown) => {
              const zones = G.zones as number[][];
              // A mover may not have seen the other's last move yet: an empty zone is none to choose.
              const source = zones[from as number]?.length
                ? zones[from as number]
                : zones.find((zone) => zone.length > 0);
              const target = zones[to as number];
              const id = source?.pop();
              if (id === undefined || !target) return INVALID_MOVE;
              target.push(id);
              (G.cards as Card[])[id]!.zone = to as number;
              G.moves++;
              return undefined;
            },
          },
        },
      },
    },
  },
};

export const games = [load];
