import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';

import { diff } from '../../protocol/delta';
import { hashOf } from '../credentials';
import { activeSeats } from './active';
import { commitOf } from './commit';
import { fromJson } from './sql';
import type { StoredMatch, MatchStore, SeatChange, StoredSeat, StoredState } from './store';

/** Somebody else changed the same match in the meantime; nothing was stored. Asking anew shows what is there now. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}

export interface FacadeOptions {
  /** Seats of a match that are connected. */
  presence: (matchID: string) => ReadonlySet<number>;
  /** Called after seats of a match were changed, or the match was removed. */
  changed: (matchID: string) => void;
}

type Players = Server.MatchData['players'];
type Seen = Pick<StoredMatch, 'seats' | 'nextMatchID'>;

/** Nobody sits there, and whoever did has nothing to come back with. */
const FREED: SeatChange = { name: null, hash: null, recovery: null };

/**
 * boardgame.io's storage contract over a MatchStore, so that the framework's own lobby routes (and its Master) run on it.
 *
 * The contract lets its caller fetch metadata, change it at leisure and write it back whole. So the façade remembers what
 * it gave out: `setMetadata` writes the seats that differ from it, each only while it still is as it was seen.
 * What a match's states say (`gameover`, `updatedAt`) and what never changes is not taken from there.
 */
export class StorageFacade extends Async {
  readonly #store: MatchStore;
  readonly #presence: FacadeOptions['presence'];
  readonly #changed: FacadeOptions['changed'];
  /** What metadata that was given out looked like, by its `players`: the framework copies the rest. */
  readonly #seen = new WeakMap<Players, Seen>();
  /** Who stood up last: the framework's route takes the name off and, if it was the only one, wipes the match at once. */
  #leaver: { matchID: string; seat: StoredSeat } | undefined;

  constructor(store: MatchStore, { presence, changed }: FacadeOptions) {
    super();
    this.#store = store;
    this.#presence = presence;
    this.#changed = changed;
  }

  override connect(): Promise<void> {
    return this.#store.open();
  }

  /** @throws Error when there is a match of this id already */
  override async createMatch(matchID: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): Promise<void> {
    const initial = asStored(initialState);
    await this.#store.create(
      {
        id: matchID,
        game: metadata.gameName,
        unlisted: metadata.unlisted ?? false,
        createdAt: metadata.createdAt,
        updatedAt: metadata.updatedAt,
        setup: metadata.setupData as unknown,
        gameover: metadata.gameover as unknown,
        nextMatchID: metadata.nextMatchID,
        seats: Object.values(metadata.players).map(({ id, name, credentials, data }) => ({
          seat: id,
          name,
          hash: credentials === undefined ? undefined : hashOf(credentials),
          data: data as unknown,
        })),
      },
      initial,
      activeSeats(initial),
    );
  }

  /**
   * Stores a new state with its log. The framework also hands over the unchanged state after a move that it refused;
   * that changes nothing.
   * @throws ConflictError when the match is at this state, or a later one, already
   */
  override async setState(matchID: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    const after = asStored(state);
    for (;;) {
      const before = await this.#store.state(matchID);
      if (!before) throw new ConflictError(`match ${matchID} is gone`);
      if (before._stateID === after._stateID && deltalog.length === 0) return;
      if (before._stateID >= after._stateID) {
        throw new ConflictError(`match ${matchID} is at state ${before._stateID}, refused state ${after._stateID}`);
      }
      if (await this.#store.commit(matchID, commitOf(before, after, deltalog, activeSeats(after)))) return;
    }
  }

  /** Writes what the metadata changed since it was fetched. @throws ConflictError when somebody else was faster */
  override async setMetadata(matchID: string, { players, nextMatchID }: Server.MatchData): Promise<void> {
    this.#leaver = undefined;
    const seen = this.#seen.get(players) ?? (await this.#store.find(matchID));
    if (!seen) throw new ConflictError(`match ${matchID} is gone`);
    let changed = false;
    let freed = false;
    try {
      for (const seat of seen.seats) {
        const change = changeOf(seat, players[seat.seat]);
        if (!change) continue;
        await this.#changeSeat(matchID, seat, change);
        changed = true;
        freed ||= change.hash === null;
      }
      // Others may have left at the same time, and bots do not keep a match.
      if (freed) await this.#store.removeEmpty(matchID);
    } finally {
      if (changed) this.#changed(matchID);
    }
    if (nextMatchID !== undefined && nextMatchID !== seen.nextMatchID) await this.#follow(matchID, nextMatchID);
  }

  /** What is asked for and stored; of an unknown match nothing but an empty log. Credentials are hashes. */
  override async fetch<O extends StorageAPI.FetchOpts>(matchID: string, opts: O): Promise<StorageAPI.FetchResult<O>> {
    const found: Partial<StorageAPI.FetchFields> = {};
    const [state, initialState] = [
      opts.state && (await this.#store.state(matchID)),
      opts.initialState && (await this.#store.initial(matchID)),
    ];
    if (state) found.state = state;
    if (initialState) found.initialState = initialState;
    if (opts.log) found.log = await this.#store.log(matchID);
    if (opts.metadata) {
      const record = await this.#store.find(matchID);
      if (record) found.metadata = this.#metadata(record);
    }
    return found as StorageAPI.FetchResult<O>;
  }

  /** Removes the match; when the last player leaves, only if nobody has sat down meanwhile. @throws ConflictError */
  override async wipe(matchID: string): Promise<void> {
    const leaver = this.#leaver?.matchID === matchID ? this.#leaver : undefined;
    this.#leaver = undefined;
    if (leaver) {
      await this.#changeSeat(matchID, leaver.seat, FREED);
      await this.#store.removeEmpty(matchID);
    } else {
      await this.#store.remove(matchID);
    }
    this.#changed(matchID);
  }

  /** The ids of all matches that fit, the latest moved first. */
  override listMatches({ gameName, where }: StorageAPI.ListMatchesOpts = {}): Promise<string[]> {
    return this.#store.ids({ ...(gameName !== undefined && { game: gameName }), ...where });
  }

  async #changeSeat(matchID: string, seat: StoredSeat, change: SeatChange): Promise<void> {
    if (await this.#store.changeSeat(matchID, seat.seat, seat, change)) return;
    throw new ConflictError(`seat ${seat.seat} of match ${matchID} is not as it was seen`);
  }

  async #follow(matchID: string, nextMatchID: string): Promise<void> {
    const next = await this.#store.follow(matchID, nextMatchID);
    if (next === nextMatchID) return;
    // It was made a moment ago for nothing.
    await this.#store.removeEmpty(nextMatchID);
    throw new ConflictError(next ? `match ${matchID} is followed by ${next} already` : `match ${matchID} is gone`);
  }

  #metadata(record: StoredMatch): Server.MatchData {
    const { id, game, unlisted, createdAt, updatedAt, setup, gameover, nextMatchID, seats } = record;
    const connected = this.#presence(id);
    // Without a prototype: the framework looks seats up by whatever a client calls them.
    const players = Object.create(null) as Players;
    for (const seat of seats) players[seat.seat] = this.#player(id, seat, connected.has(seat.seat));
    this.#seen.set(players, { seats, nextMatchID });
    return {
      gameName: game,
      players,
      unlisted,
      createdAt,
      updatedAt,
      ...(setup !== undefined && { setupData: setup }),
      ...(gameover !== undefined && { gameover }),
      ...(nextMatchID !== undefined && { nextMatchID }),
    };
  }

  #player(matchID: string, seat: StoredSeat, isConnected: boolean): Server.PlayerMetadata {
    const { name, hash, data, bot } = seat;
    const player = {
      id: seat.seat,
      ...(name !== undefined && { name }),
      ...(hash !== undefined && { credentials: hash }),
      ...(data !== undefined && { data }),
      ...(bot !== undefined && { bot }),
      isConnected,
    };
    return new Proxy(player, {
      deleteProperty: (target, key) => {
        if (key === 'name') this.#leaver = { matchID, seat };
        return Reflect.deleteProperty(target, key);
      },
    });
  }
}

/** How a seat has to change to become what the metadata says; undefined where it is that already. */
function changeOf(seat: StoredSeat, player: Server.PlayerMetadata | undefined): SeatChange | undefined {
  if (!player) return undefined;
  const change: SeatChange = {};
  if (player.name !== seat.name) change.name = player.name ?? null;
  if (player.credentials !== seat.hash) {
    change.hash = player.credentials === undefined ? null : hashOf(player.credentials);
    // The code that brings the seat back was its former owner's.
    change.recovery = null;
  }
  if (diff(seat.data, player.data as unknown)) change.data = (player.data as unknown) ?? null;
  return Object.keys(change).length > 0 ? change : undefined;
}

/** Without what only the move needs that led to it, and without the functions of plugins. */
const asStored = ({ deltalog: _, ...state }: State): StoredState => fromJson(JSON.stringify(state));
