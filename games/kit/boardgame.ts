import type { Ctx, Game, LogEntry, LongFormMove, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { isDraft, original } from 'immer';
import { messageOf } from './error';
import type { Core, Move, Seat } from './core';
import { MATCH_MOVES } from './giveUp';
import { ANSWER, answers, moveFor } from './moves';
import { recordOf, type MatchRecord } from './record';
import type { Ruleset } from './ruleset';
import { applyWithUndo, takeBack } from './undo';
import { upgrade, type Unfit } from './versions';

/** The adapter: drives a ruleset under boardgame.io. ctx.phase, currentPlayer, activePlayers and gameover follow G. */

/** Everything but digits is a spectator. */
const seatOf = (playerID: string | null | undefined): Seat | null =>
  /^\d+$/.test(playerID ?? '') ? Number(playerID) : null;

/** Stages by playerID. */
type Stages = Record<string, string>;

/** Stages that G's questions put their players in: what ctx.activePlayers must be. */
export function activePlayers(g: Core): Stages {
  return Object.fromEntries(g.questions.map((q) => [String(q.seat), q.stage]));
}

function areSame(a: Stages, b: Stages): boolean {
  const players = Object.keys(a);
  return players.length === Object.keys(b).length && players.every((playerID) => a[playerID] === b[playerID]);
}

/** G as it is: reading it through Immer's draft, which the framework gives to moves and hooks, takes many times as long. */
const plain = <G extends Core>(G: G): G => (isDraft(G) ? (original(G) ?? G) : G);

/** The moves in the framework's log, in order: what a record of the match keeps. */
export const movesOf = (log: readonly LogEntry[]): Move[] =>
  log.flatMap(({ action, automatic }): Move[] => {
    if (action.type !== 'MAKE_MOVE' || automatic) return [];
    const { type, playerID } = action.payload;
    const args: unknown = action.payload.args;
    return [{ seat: Number(playerID), name: type, args: Array.isArray(args) ? args : [args] }];
  });

/** Takes back the last answer of whoever sends it; its argument is ignored. */
const UNDO = 'undo';

/** What a game's server may ask of it beyond the framework's contract. */
interface Hosted<G = unknown> {
  /**
   * A stored state as today's rules have it, `ctx` included: the same object when nothing has changed, else a copy; or
   * why the match cannot go on.
   */
  upgrade?(position: Pick<State<G>, 'G' | 'ctx'>): Pick<State<G>, 'G' | 'ctx'> | Unfit;
  /** Seats whose players have given up: bots play them on. */
  gaveUp?(G: G): readonly Seat[];
  /** The file of a match, of any version: its content as JSON. */
  file?(match: { G: G; setup: unknown; log: readonly LogEntry[]; names: readonly string[] }): unknown;
}

export type HostedGame = Game & Hosted;

/** A position with `ctx` following G, whose phases and stages may have got other names. */
function following<G extends Core>(G: G, ctx: Ctx): Pick<State<G>, 'G' | 'ctx'> {
  const asked = ctx.activePlayers && activePlayers(G);
  return { G, ctx: { ...ctx, phase: G.phase, currentPlayer: String(G.current), activePlayers: asked } };
}

/**
 * @param fixed options of all matches, for pages without a lobby (they may hold a seed); else each match brings its
 *   own as `setupData`, in which a seed is refused: who knows it knows every card.
 * @returns the boardgame.io Game object. Each call makes a new one: the framework writes into it.
 */
export function toGame<G extends Core, O>(rules: Ruleset<G, O>, fixed?: unknown): Game<G> & Hosted<G> {
  const plainRules = rules as unknown as Ruleset<G>;

  const move = (name: string): LongFormMove<G> => ({
    // On the client the state is stripped; only the master can run a move. Arguments may name hidden cards.
    client: false,
    redact: true,
    undoable: false,
    // Questions carry a number: it says better than a state number whether an answer comes too late.
    ignoreStaleStateID: true,
    move: (({ G, playerID }, ...args: unknown[]) => {
      const g = rules.copy(plain(G));
      const seat = Number(playerID);
      if (name === UNDO) {
        const earlier = takeBack(plainRules, g, seat);
        return 'g' in earlier ? Object.freeze(earlier.g) : INVALID_MOVE;
      }
      // Immer leaves alone what is frozen at the top; otherwise it would freeze all of G after every move.
      return applyWithUndo(plainRules, g, { seat, name, args }) ? INVALID_MOVE : Object.freeze(g);
    }) as LongFormMove<G>['move'],
  });

  const movesNamed = (names: readonly string[]) =>
    Object.fromEntries([...names, ANSWER, UNDO, ...MATCH_MOVES].map((name) => [name, move(name)]));
  const stages = Object.fromEntries(
    Object.entries(rules.stages).map(([stage, { moves }]) => [stage, { moves: movesNamed(moves) }]),
  );
  // A framework event costs a stack trace and a pass through the flow: none is sent while the same players are asked.
  const ask = ({ G, ctx, events }: { G: G; ctx: Ctx; events: { setActivePlayers(arg: { value: Stages }): void } }) => {
    const value = activePlayers(plain(G));
    if (!areSame(value, ctx.activePlayers ?? {})) events.setActivePlayers({ value });
  };
  const turn = () => ({
    order: {
      first: ({ G }: { G: G }) => G.current,
      next: ({ G }: { G: G }) => G.current,
    },
    stages,
    onBegin: ask,
    onMove: ask,
    endIf: ({ G, ctx }: { G: G; ctx: Ctx }) =>
      String(G.current) === ctx.currentPlayer ? undefined : { next: String(G.current) },
  });

  return {
    name: rules.name,
    minPlayers: rules.minSeats,
    maxPlayers: rules.maxSeats,
    disableUndo: true,
    deltaState: false,
    setup: ({ ctx }, setupData: unknown) =>
      rules.setup(ctx.numPlayers, rules.matchOptions(fixed ?? setupData ?? {}, ctx.numPlayers)),
    validateSetupData: (setupData: unknown, numPlayers: number) => {
      if (typeof setupData === 'object' && setupData !== null && 'seed' in setupData)
        return 'a match between people has no chosen seed';
      try {
        rules.matchOptions(setupData ?? {}, numPlayers);
        return undefined;
      } catch (error) {
        return messageOf(error);
      }
    },
    // Moves live in stages only: a player who is not asked has none.
    moves: {},
    phases: Object.fromEntries(
      rules.phases.map((phase, i) => [
        phase,
        {
          start: i === 0,
          turn: turn(),
          endIf: ({ G }: { G: G }) => (G.phase === phase ? undefined : { next: G.phase }),
        },
      ]),
    ),
    // Only once nobody is active: otherwise the framework would keep the last activePlayers.
    endIf: ({ G, ctx }) => (ctx.activePlayers ? undefined : (G.result ?? undefined)),
    playerView: ({ G, playerID }) => rules.view(G, seatOf(playerID)),
    upgrade: (position) => {
      const G = upgrade(plainRules, position.G);
      if (typeof G === 'string') return G;
      return G === position.G ? position : following(G, position.ctx);
    },
    gaveUp: ({ resigned = [] }) => resigned,
    file: ({ G, setup, log, names }) =>
      recordOf(G, { options: (setup ?? {}) as MatchRecord['options'], names, moves: movesOf(log) }),
    events: {
      endGame: false,
      endPhase: false,
      endTurn: false,
      endStage: false,
      setPhase: false,
      setStage: false,
      setActivePlayers: false,
      pass: false,
    },
    ai: {
      enumerate: (G: G, _ctx: Ctx, playerID: string) =>
        G.questions
          .filter((q) => q.seat === Number(playerID))
          .flatMap((q) =>
            answers(q).map((picks) => {
              const { name, args } = moveFor(plainRules, q, picks);
              return { move: name, args };
            }),
          ),
    },
  };
}
