import type { LogEntry, PlayerID, State } from 'boardgame.io';
import { CreateGameReducer, getFilterPlayerView, ProcessGameConfig } from 'boardgame.io/internal';

import type { HostedGame } from '../../games';
import type { RejectionCode } from '../../protocol/wire';
import type { StoredState } from '../store/store';

export interface MoveRequest {
  type: string;
  args: readonly unknown[];
  playerID: PlayerID;
  /** The state that the client saw when it moved. */
  stateID: number;
}

export interface NextState {
  state: StoredState;
  log: LogEntry[];
}

/** What a viewer is sent of a state, and of the log entries that led to it. */
export interface View {
  state: StoredState;
  log: LogEntry[];
}

/** The rules that are here are not those of the match. */
export class OtherRules extends Error {
  override name = 'OtherRules';

  constructor(readonly code: 'old-rules' | 'new-rules') {
    super(code);
  }
}

/**
 * One game's rules as the framework runs them, on one state after the other. Knows no sockets and no store.
 * A state of an older version of them is brought up to date wherever one is looked at; what is stored next differs from it as it is.
 */
export class Master {
  readonly #game: ReturnType<typeof ProcessGameConfig>;
  readonly #reduce: ReturnType<typeof CreateGameReducer>;
  readonly #filter: ReturnType<typeof getFilterPlayerView>;
  /** Names of the plugins whose data may be sent. */
  readonly #open: ReadonlySet<string>;
  readonly #upgrade: HostedGame['upgrade'];
  readonly #gaveUp: HostedGame['gaveUp'];
  /** States of older versions that were brought up to date, by what they were. */
  readonly #upgraded = new WeakMap<StoredState, StoredState>();

  constructor(game: HostedGame) {
    this.#game = ProcessGameConfig(game);
    this.#reduce = CreateGameReducer({ game: this.#game });
    this.#filter = getFilterPlayerView(this.#game);
    this.#upgrade = game.upgrade;
    this.#gaveUp = game.gaveUp;
    this.#open = new Set([
      'random',
      ...(game.plugins ?? []).filter(({ playerView }) => playerView).map(({ name }) => name),
    ]);
  }

  get name(): string {
    return this.#game.name ?? '';
  }

  /** The state as today's rules have it: itself, unless it is of an older version. @throws OtherRules */
  today(state: StoredState): StoredState {
    const position = this.#upgraded.get(state) ?? this.#upgrade?.(state) ?? state;
    if (position === 'old' || position === 'new') throw new OtherRules(`${position}-rules`);
    if (position === state) return state;
    const today = { ...state, ...position };
    this.#upgraded.set(state, today);
    return today;
  }

  /**
   * Makes a move. `before` stays as it is.
   * @returns the state after it, or why there is none
   * @throws OtherRules, and what the game's own code throws
   */
  play(before: StoredState, { type, args, playerID, stateID }: MoveRequest): NextState | RejectionCode {
    const { flow } = this.#game;
    const state = this.today(before);
    if (state.ctx.gameover !== undefined) return 'game-over';
    if (!flow.isPlayerActive(state.G, state.ctx, playerID)) return 'not-active';
    // The framework looks moves up in the prototype chain too, where every object has a `toString`.
    const move = type in Object.prototype ? null : flow.getMove(state.ctx, type, playerID);
    if (!move) return 'unknown-move';
    const anyTime = typeof move === 'object' && move.ignoreStaleStateID === true;
    if (stateID !== state._stateID && !anyTime) return 'stale';

    // The framework and rules write arguments into error messages, so each must be able to become text.
    if (!isSayable(args)) return 'malformed';
    const payload = { type, args: [...args], playerID, credentials: undefined };
    const { transients, ...next } = this.#reduce(withOwnCounters(state), { type: 'MAKE_MOVE', payload });
    if (transients || next._stateID === state._stateID) return 'invalid';
    // An asynchronous hook returns a promise: stored, that would be an empty object, and the match lost.
    if ([next.G, next.ctx.gameover].some((each: unknown) => each instanceof Promise))
      throw new Error('the rules gave a promise');
    return { state: stored(next), log: next.deltalog ?? [] };
  }

  /** What a player may see, or a spectator where `playerID` is null; `log` as far as it may be told. @throws OtherRules */
  view(state: StoredState, playerID: PlayerID | null, log: LogEntry[]): View {
    const whole: State = { ...this.today(state), deltalog: log };
    const { args } = this.#filter(playerID, { type: 'update', args: ['', whole] });
    const [, view, told] = args as [string, State, LogEntry[]];
    return {
      state: { ...view, plugins: this.#shown(view.plugins) },
      log: told.map((entry, i) => withoutMetadata(entry, log[i])),
    };
  }

  /** The framework sends all data of a plugin that does not say what may be seen of it. Here only plugins that say so are sent. */
  #shown(plugins: State['plugins']): State['plugins'] {
    return Object.fromEntries(
      Object.entries(plugins).map(([name, plugin]) => [name, this.#open.has(name) ? plugin : { data: {} }]),
    );
  }

  /** Seats whose players have given up a match that goes on. */
  gaveUp({ G, ctx }: StoredState): readonly number[] {
    return ctx.gameover === undefined ? (this.#gaveUp?.(G) ?? []) : [];
  }

  /** Seats that can move. */
  active({ G, ctx }: StoredState): number[] {
    if (ctx.gameover !== undefined) return [];
    return Array.from({ length: ctx.numPlayers }, (_, seat) => seat).filter((seat) =>
      this.#game.flow.isPlayerActive(G, ctx, String(seat)),
    );
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
  ctx: { ...state.ctx, _activePlayersNumMoves: copyOf(state.ctx._activePlayersNumMoves ?? {}) },
});

/** Whether a value can become text: an object with a `toString` of its own, from a message, cannot. */
function isSayable(value: unknown): boolean {
  try {
    return String(value).length >= 0;
  } catch {
    return false;
  }
}

/** As `structuredClone`, for JSON and many times as fast. */
function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf<unknown>(each)])) as T;
}

/** Where the framework hides a move's arguments, what the rules have noted with it may tell them. */
function withoutMetadata(told: LogEntry, entry: LogEntry | undefined): LogEntry {
  if (told === entry || entry?.redact !== true) return told;
  const rest = { ...told };
  delete rest.metadata;
  return rest;
}

/** Without the framework's copies of earlier states (its own undo is not offered) and without functions of plugins. */
export const stored = ({ deltalog: _, ...state }: State): StoredState => ({
  ...state,
  _undo: [],
  _redo: [],
  plugins: Object.fromEntries(
    Object.entries(state.plugins).map(([name, { data }]: [string, { data: unknown }]) => [name, { data }]),
  ),
});
