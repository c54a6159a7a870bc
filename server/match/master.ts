import type { Game, LogEntry, PlayerID, State } from 'boardgame.io';
import { CreateGameReducer, getFilterPlayerView, ProcessGameConfig } from 'boardgame.io/internal';

import type { RefusalCode } from '../../protocol/wire';
import type { StoredState } from '../store/store';

export interface MoveRequest {
  type: string;
  args: readonly unknown[];
  playerID: PlayerID;
  /** The state that the client saw when it moved. */
  stateID: number;
}

export interface Played {
  state: StoredState;
  log: LogEntry[];
}

/** What a viewer is sent of a state, and of the log entries that led to it. */
export interface View {
  state: StoredState;
  log: LogEntry[];
}

/** One game's rules as the framework runs them, on one state after the other. Knows no sockets and no store. */
export class Master {
  readonly #game: ReturnType<typeof ProcessGameConfig>;
  readonly #reduce: ReturnType<typeof CreateGameReducer>;
  readonly #filter: ReturnType<typeof getFilterPlayerView>;
  /** Names of the plugins whose data may be sent. */
  readonly #open: ReadonlySet<string>;

  constructor(game: Game) {
    this.#game = ProcessGameConfig(game);
    this.#reduce = CreateGameReducer({ game: this.#game });
    this.#filter = getFilterPlayerView(this.#game);
    this.#open = new Set(['random', ...(game.plugins ?? []).filter(({ playerView }) => playerView).map(({ name }) => name)]);
  }

  get name(): string {
    return this.#game.name ?? '';
  }

  /**
   * Makes a move. `state` stays as it is.
   * @returns the state after it, or why there is none
   * @throws what the game's own code throws
   */
  play(state: StoredState, { type, args, playerID, stateID }: MoveRequest): Played | RefusalCode {
    const { flow } = this.#game;
    if (state.ctx.gameover !== undefined) return 'game-over';
    if (!flow.isPlayerActive(state.G, state.ctx, playerID)) return 'not-active';
    // The framework looks moves up in the prototype chain too, where every object has a `toString`.
    const move = type in Object.prototype ? null : flow.getMove(state.ctx, type, playerID);
    if (!move) return 'unknown-move';
    const anyTime = typeof move === 'object' && move.ignoreStaleStateID === true;
    if (stateID !== state._stateID && !anyTime) return 'stale';

    const payload = { type, args: [...args], playerID, credentials: undefined };
    const { transients, ...next } = this.#reduce(withOwnCounters(state), { type: 'MAKE_MOVE', payload });
    if (transients || next._stateID === state._stateID) return 'invalid';
    // A hook that answers later: stored, its promise would be an empty object, and the match gone.
    if ([next.G, next.ctx.gameover].some((each: unknown) => each instanceof Promise)) throw new Error('the rules gave a promise');
    return { state: stored(next), log: next.deltalog ?? [] };
  }

  /** What a player may see, or a spectator where `playerID` is null; `log` as far as it may be told. */
  view(state: StoredState, playerID: PlayerID | null, log: LogEntry[]): View {
    const whole: State = { ...state, deltalog: log };
    const { args } = this.#filter(playerID, { type: 'update', args: ['', whole] });
    const [, view, told] = args as [string, State, LogEntry[]];
    return { state: { ...view, plugins: this.#shown(view.plugins) }, log: told.map((entry, i) => withoutMetadata(entry, log[i])) };
  }

  /** The framework sends the data of a plugin whole that does not say what may be seen of it; here it has to. */
  #shown(plugins: State['plugins']): State['plugins'] {
    return Object.fromEntries(Object.entries(plugins).map(([name, plugin]) => [name, this.#open.has(name) ? plugin : { data: {} }]));
  }

  /** Seats that can move. */
  active({ G, ctx }: StoredState): number[] {
    if (ctx.gameover !== undefined) return [];
    return Array.from({ length: ctx.numPlayers }, (_, seat) => seat)
      .filter((seat) => this.#game.flow.isPlayerActive(G, ctx, String(seat)));
  }
}

/**
 * The framework counts moves, and its plugins keep their data, in the state that they are given; a move that is not stored must not
 * leave a trace.
 */
const withOwnCounters = (state: StoredState): State => ({
  ...state,
  deltalog: [],
  plugins: copyOf(state.plugins),
  ctx: { ...state.ctx, _activePlayersNumMoves: { ...state.ctx._activePlayersNumMoves } },
});

/** As `structuredClone`, for JSON and many times as fast. */
function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each as unknown)])) as T;
}

/** Where the framework hides a move's arguments, what the rules have noted with it may tell them. */
function withoutMetadata(told: LogEntry, entry: LogEntry | undefined): LogEntry {
  if (told === entry || entry?.redact !== true) return told;
  const { metadata: _, ...rest } = told;
  return rest;
}

/** Without the framework's copies of earlier states (its own undo is not offered) and without functions of plugins. */
export const stored = ({ deltalog: _, ...state }: State): StoredState => ({
  ...state,
  _undo: [],
  _redo: [],
  plugins: Object.fromEntries(Object.entries(state.plugins).map(([name, { data }]) => [name, { data }])),
});
