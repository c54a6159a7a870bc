import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';

import { diff } from '../../protocol/delta';
import { hashOf } from '../credentials';
import { activeSeats } from './active';
import { commitOf } from './commit';
import { fromJson } from './sql';
import type { StoredMatch, MatchStore, SeatChange, StoredSeat, StoredState } from './store';

/**
 * Somebody else changed the same match in the meantime, and nothing was stored. Reading it again shows what is there
 * now.
 */
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

/** A seat that nobody holds and nobody can recover. */
const FREED: SeatChange = { name: null, hash: null, recovery: null };

/**
 * boardgame.io's storage contract over a MatchStore, for the framework's own lobby routes and its Master.
 *
 * A caller of the contract fetches metadata, changes them and writes them back whole. The façade therefore remembers
 * what it gave out: `setMetadata` writes only the seats that differ from that, and each only if it is still as it was
 * given out. It ignores `gameover` and `updatedAt`, which follow from the states, and what never changes.
 */
export class StorageFacade extends Async {
  readonly #store: MatchStore;
  readonly #presence: FacadeOptions['presence'];
  readonly #changed: FacadeOptions['changed'];
  /** The metadata that was given out, by its `players` object: the framework copies everything else. */
  readonly #seen = new WeakMap<Players, Seen>();
  /**
   * Who left last. The framework's `leave` route removes the name and, when it was the last one, wipes the match at
   * once.
   */
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
        setup: metadata.setupData,
        gameover: metadata.gameover,
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
   * Stores a new state with its log. After a refused move the framework passes the unchanged state, which stores
   * nothing.
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

  /**
   * Writes what the metadata changed since they were fetched.
   * @throws ConflictError when somebody else was faster
   */
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
      // Others may have left at the same time; bots alone do not keep a match.
      if (freed) await this.#store.removeEmpty(matchID);
    } finally {
      if (changed) this.#changed(matchID);
    }
    if (nextMatchID !== undefined && nextMatchID !== seen.nextMatchID) await this.#follow(matchID, nextMatchID);
  }

  /**
   * What is asked for, as far as it is stored; for an unknown match an empty log and nothing else. Credentials are
   * hashes.
   */
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

  /**
   * Removes the match. When the last player has just left, it stays if somebody has joined meanwhile.
   * @throws ConflictError
   */
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

  /** The ids of all matches that fit the query, the latest moved first. */
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
    // Nobody knows the id of the new match, so it can go.
    await this.#store.removeEmpty(nextMatchID);
    throw new ConflictError(next ? `match ${matchID} is followed by ${next} already` : `match ${matchID} is gone`);
  }

  #metadata(record: StoredMatch): Server.MatchData {
    const { id, game, unlisted, createdAt, updatedAt, setup, gameover, nextMatchID, seats } = record;
    const connected = this.#presence(id);
    // Without a prototype, because the framework looks seats up by any name that a client sends.
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

/** The change that makes a seat what the metadata say; undefined when it is that already. */
function changeOf(seat: StoredSeat, player: Server.PlayerMetadata | undefined): SeatChange | undefined {
  if (!player) return undefined;
  const change: SeatChange = {};
  if (player.name !== seat.name) change.name = player.name ?? null;
  if (player.credentials !== seat.hash) {
    change.hash = player.credentials === undefined ? null : hashOf(player.credentials);
    // The recovery code belonged to the former owner.
    change.recovery = null;
  }
  const data: unknown = player.data;
  if (diff(seat.data, data)) change.data = data ?? null;
  return Object.keys(change).length > 0 ? change : undefined;
}

/** Drops what only the move itself needs (`deltalog`) and, by way of JSON, the functions of plugins. */
const asStored = ({ deltalog: _, ...state }: State): StoredState => fromJson(JSON.stringify(state));
