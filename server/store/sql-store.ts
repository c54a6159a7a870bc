import { randomBytes } from 'node:crypto';

import type { LogEntry } from 'boardgame.io';

import { patch } from '../../protocol/delta';
import { Bases } from './bases';
import { MATCH, type NewRows, SEAT, type StepRow, toRecords, toStep } from './rows';
import { type Dialect, fromJson, rows, toJson, type Values, type Transaction } from './sql';
import {
  type BotClaim,
  type ChatRecord,
  type ClaimedBot,
  type Commit,
  type Expired,
  type ListQuery,
  type StoredMatch,
  type MatchStore,
  type NewMatch,
  type Said,
  type SeatChange,
  type StoredSeat,
  type StoredStep,
  StoreError,
  type StoredState,
} from './store';

/**
 * How many characters a probe of the disk writes and deletes again. They fill more than one page, so that the disk
 * needs room for them.
 */
const PROBE = 10_000;

/** A limit that no list reaches. */
const ALL = 2 ** 31 - 1;

/**
 * SQL for the matches of `source`, the latest moved first, in the form that `toRecords` reads. The id of a next match
 * that is gone is left out.
 */
const RECORDS = ({ list }: Dialect, source: string) => {
  const next = '(SELECT next.id FROM match AS next WHERE next.id = m.next_id)';
  const seats = `(SELECT ${list(SEAT, 'seat')} FROM seat WHERE match_id = m.id)`;
  return `
    SELECT CAST(${list(`${MATCH.replace('next_id', next)}, ${seats}`, 'updated_at DESC, id DESC')} AS TEXT) AS json
    FROM (SELECT ${MATCH} FROM match ${source}) AS m`;
};

/** How many chat messages of a match are kept. */
const CHAT_KEPT = 200;

/** The initial state: its base, then the change from it. */
const INITIAL = `
  SELECT 0 AS n, state_id, state_id AS from_id, state AS json FROM initial JOIN base ON base.id = initial.base WHERE match_id = @id
  UNION ALL
  SELECT 1, state_id, state_id, change FROM initial WHERE match_id = @id`;

/** The latest whole state, then the changes since. */
const STATE = `
  WITH kept AS (SELECT state_id, state FROM snapshot WHERE match_id = @id)
  SELECT 0 AS n, state_id, state_id AS from_id, state AS json FROM kept
  UNION ALL
  SELECT * FROM (${INITIAL}) AS initial WHERE NOT EXISTS (SELECT 1 FROM kept)
  UNION ALL
  SELECT 2, state_id, from_id, change FROM step WHERE match_id = @id AND state_id > COALESCE((SELECT state_id FROM kept), -1)
  ORDER BY n, state_id`;

/** The condition for a match that ended, or was left unfinished, before its time. */
const EXPIRED = `(gameover IS NOT NULL AND updated_at < @over OR gameover IS NULL AND updated_at < @unfinished)`;

/** The statements of a commit; each engine joins them in its own way. */
export const MOVE = `
  UPDATE match SET state_id = @to, updated_at = @at, expiring = NULL, active = @active, gameover = COALESCE(@gameover, gameover)
  WHERE id = @id AND state_id = @from RETURNING id`;
export const ADD_STEP = 'INSERT INTO step (match_id, state_id, from_id, change, log, at)';
export const STEP = '@id, @to, @from, @change, @log, @at';
export const ADD_SNAPSHOT = 'INSERT INTO snapshot (match_id, state_id, state)';
export const SNAPSHOT = '@id, @to, @state';
export const REPLACE_SNAPSHOT = `
  ON CONFLICT (match_id) DO UPDATE SET state_id = excluded.state_id, state = excluded.state`;

/** What both engines do alike: everything but opening, running statements and joining those of a commit. */
export abstract class SqlStore implements MatchStore {
  readonly #bases = new Bases();

  constructor(private readonly dialect: Dialect) {}

  abstract open(): Promise<void>;
  abstract close(): Promise<void>;

  /** Runs one statement that changes nothing. */
  protected abstract read<R>(sql: string, values: Values): Promise<R[]>;
  /** Runs one statement as a transaction. */
  protected abstract write<R>(sql: string, values: Values): Promise<R[]>;
  /** Runs several statements as a transaction. */
  protected abstract transact<T>(work: () => Transaction<T>): Promise<T>;
  /**
   * Stores a step, and the whole state when `values.state` holds one.
   * @returns whether the match was at `from`
   */
  protected abstract move(values: Values): Promise<boolean>;

  async ping(): Promise<void> {
    // Random, so that no compression makes it smaller than it is.
    const state = randomBytes(PROBE / 2).toString('hex');
    await this.transact(function* () {
      yield* rows("INSERT INTO base (id, state) VALUES ('probe', @state)", { state });
      yield* rows("DELETE FROM base WHERE id = 'probe'", {});
    });
  }

  create(match: NewMatch, initial: StoredState, active: number[]): Promise<void> {
    return this.#bases.create(match, initial, active, (rows) => this.insert(rows));
  }

  /**
   * Stores the rows of a new match.
   * @returns false, and nothing is stored, when the database lacks the base
   */
  async insert({ match, base, initial, seats }: NewRows): Promise<boolean> {
    const created = await this.transact(function* () {
      if (!base && (yield* rows('SELECT id FROM base WHERE id = @base', initial)).length === 0) return 'without a base';
      const [fresh] = yield* rows(
        `
        INSERT INTO match (${MATCH})
        VALUES (@id, @game, @unlisted, @created, @updated, @setup, @gameover, @next, @state_id, @active)
        ON CONFLICT DO NOTHING RETURNING id`,
        match,
      );
      if (!fresh) return 'taken';
      if (base) yield* rows('INSERT INTO base (id, state) VALUES (@id, @state) ON CONFLICT DO NOTHING', base);
      yield* rows(
        'INSERT INTO initial (match_id, state_id, base, change) VALUES (@id, @state_id, @base, @change)',
        initial,
      );
      for (const seat of seats) {
        yield* rows(
          `INSERT INTO seat (match_id, ${SEAT}) VALUES (@id, @seat, @name, @hash, @recovery, @data, @bot)`,
          seat,
        );
      }
      return 'created';
    });
    if (created === 'taken') throw new Error(`there is a match ${String(match.id)} already`);
    return created === 'created';
  }

  async find(id: string): Promise<StoredMatch | undefined> {
    return toRecords(await this.findJson(id))[0];
  }

  /** `find`, in the form that `toRecords` reads. */
  findJson(id: string): Promise<string> {
    return this.#records('WHERE id = @id', { id });
  }

  state(id: string): Promise<StoredState | undefined> {
    return this.#compose(id, STATE);
  }

  initial(id: string): Promise<StoredState | undefined> {
    return this.#compose(id, `${INITIAL} ORDER BY n`);
  }

  /**
   * Composes a state.
   * @param sql selects a whole state, then the changes after it in order
   */
  async #compose(id: string, sql: string): Promise<StoredState | undefined> {
    const [whole, ...changes] = await this.read<{ state_id: number; from_id: number; json: string | null }>(sql, {
      id,
    });
    if (!whole?.json) return undefined;
    try {
      let at = whole.state_id;
      let state = fromJson<unknown>(whole.json);
      for (const { from_id, state_id, json } of changes) {
        if (from_id !== at || json === null) throw new Error(`the step from ${at} is missing`);
        state = patch(state, fromJson(json));
        at = state_id;
      }
      return state as StoredState;
    } catch (cause) {
      throw new StoreError(`a state of match ${id} cannot be put together`, { cause });
    }
  }

  async steps(id: string, after: number, limit = ALL): Promise<StoredStep[]> {
    const found = await this.read<StepRow>(
      `
      SELECT from_id, state_id, change, log, at FROM step
      WHERE match_id = @id AND state_id > @after ORDER BY state_id LIMIT @limit`,
      { id, after, limit },
    );
    return found.map(toStep);
  }

  async log(id: string, last = ALL): Promise<LogEntry[]> {
    // Every row holds at least one entry, so `last` rows are enough.
    const found = await this.read<{ log: string }>(
      `
      SELECT log FROM step WHERE match_id = @id AND log <> '[]' ORDER BY state_id DESC LIMIT @last`,
      { id, last },
    );
    const entries = found.reverse().flatMap(({ log }) => fromJson<LogEntry[]>(log));
    return last === 0 ? [] : entries.slice(-last);
  }

  async commit(id: string, { from, to, change, log, at, active, gameover, snapshot }: Commit): Promise<boolean> {
    return this.move({
      id,
      from,
      to,
      at,
      change: toJson(change),
      log: JSON.stringify(log),
      active: JSON.stringify(active),
      gameover: toJson(gameover),
      state: toJson(snapshot),
    });
  }

  async stateIDs(ids: readonly string[]): Promise<Map<string, number>> {
    const found = await this.read<{ id: string; state_id: number }>(
      `SELECT id, state_id FROM match WHERE id ${this.dialect.among('@ids')}`,
      { ids: this.dialect.texts(ids) },
    );
    return new Map(found.map(({ id, state_id }) => [id, state_id]));
  }

  async changeSeat(
    id: string,
    seat: number,
    seen: Pick<StoredSeat, 'name' | 'hash'>,
    change: SeatChange,
  ): Promise<boolean> {
    const { name, hash, recovery, data, bot } = change;
    const json = data === undefined ? undefined : toJson(data ?? undefined);
    const values: Values = { id, seat, seen_name: seen.name ?? null, seen_hash: seen.hash ?? null };
    const set = ['seat = seat'];
    for (const [column, value] of Object.entries({ name, hash, recovery, data: json, bot })) {
      if (value === undefined) continue;
      set.push(`${column} = @${column}`);
      values[column] = value;
    }
    // The process that ran the former bot does not run the new one.
    if (bot !== undefined) set.push('bot_process = NULL', 'bot_beat = 0');
    const changed = await this.write(
      `
      UPDATE seat SET ${set.join(', ')}
      WHERE match_id = @id AND seat = @seat
        AND name IS NOT DISTINCT FROM CAST(@seen_name AS TEXT) AND hash IS NOT DISTINCT FROM CAST(@seen_hash AS TEXT)
      RETURNING seat`,
      values,
    );
    return changed.length > 0;
  }

  async follow(id: string, nextMatchID: string): Promise<string | undefined> {
    const [found] = await this.write<{ next_id: string }>(
      `
      UPDATE match SET next_id =
        CASE WHEN EXISTS (SELECT 1 FROM match AS next WHERE next.id = match.next_id) THEN next_id ELSE @next END
      WHERE id = @id RETURNING next_id`,
      { id, next: nextMatchID },
    );
    return found?.next_id;
  }

  async removeEmpty(id: string): Promise<boolean> {
    const { dialect } = this;
    return this.transact(function* () {
      // The lock makes whoever joins just now wait; after it there is no seat to join.
      const seats = yield* rows<{ hash: string | null }>(
        `
        SELECT s.hash FROM match AS m JOIN seat AS s ON s.match_id = m.id WHERE m.id = @id ${dialect.lock('m, s')}`,
        { id },
      );
      if (seats.some(({ hash }) => hash !== null)) return false;
      const gone = yield* rows('DELETE FROM match WHERE id = @id RETURNING id', { id });
      return gone.length > 0;
    });
  }

  async remove(id: string): Promise<void> {
    await this.write('DELETE FROM match WHERE id = @id', { id });
  }

  async list(query: ListQuery): Promise<StoredMatch[]> {
    return toRecords(await this.listJson(query));
  }

  /** `list`, in the form that `toRecords` reads. */
  listJson({ game, limit, after, ids, ...where }: ListQuery): Promise<string> {
    const { conditions, values } = this.#where({ game, ...where });
    if (ids) {
      conditions.push(`id ${this.dialect.among('@ids')}`);
      values.ids = this.dialect.texts(ids);
    } else {
      conditions.push('unlisted = 0');
    }
    if (after) {
      conditions.push('(updated_at, id) < (@last_updated, @last_id)');
      values.last_updated = after.updatedAt;
      values.last_id = after.id;
    }
    return this.#records(`WHERE ${conditions.join(' AND ')} ORDER BY updated_at DESC, id DESC LIMIT @limit`, {
      ...values,
      limit,
    });
  }

  async #records(source: string, values: Values): Promise<string> {
    const [found] = await this.read<{ json: string }>(RECORDS(this.dialect, source), values);
    return found?.json ?? '[]';
  }

  async ids(where: Parameters<MatchStore['ids']>[0]): Promise<string[]> {
    const { conditions, values } = this.#where(where);
    const filter = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
    const found = await this.read<{ id: string }>(
      `SELECT id FROM match ${filter} ORDER BY updated_at DESC, id DESC`,
      values,
    );
    return found.map(({ id }) => id);
  }

  #where({ game, isGameover, updatedBefore, updatedAfter }: Parameters<MatchStore['ids']>[0]) {
    const conditions: string[] = [];
    const values: Values = {};
    const add = (condition: string, name: string, value: string | number | undefined) => {
      if (value === undefined) return;
      conditions.push(condition);
      values[name] = value;
    };
    add('game = @game', 'game', game);
    add('updated_at < @before', 'before', updatedBefore);
    add('updated_at > @after', 'after', updatedAfter);
    if (isGameover !== undefined) conditions.push(`gameover IS ${isGameover ? 'NOT ' : ''}NULL`);
    return { conditions, values };
  }

  async expire(
    before: { over: number; unfinished: number },
    { now, noted }: { now: number; noted: number },
    limit: number,
  ): Promise<Expired> {
    await this.write('DELETE FROM base WHERE NOT EXISTS (SELECT 1 FROM initial WHERE initial.base = base.id)', {});
    await this.write(
      `UPDATE match SET expiring = NULL WHERE expiring IS NOT NULL AND (expiring > @now OR NOT ${EXPIRED})`,
      {
        ...before,
        now,
      },
    );
    // The condition is checked again: a match may have moved since it was chosen.
    const gone = await this.write<{ id: string }>(
      `
      DELETE FROM match
      WHERE ${EXPIRED} AND expiring <= @noted AND id IN (
        SELECT id FROM match WHERE expiring <= @noted AND ${EXPIRED} ORDER BY expiring LIMIT @limit
      ) RETURNING id`,
      { ...before, noted, limit },
    );
    const found = await this.write(
      `
      UPDATE match SET expiring = @now
      WHERE id IN (
        SELECT id FROM match WHERE updated_at < @latest AND expiring IS NULL AND ${EXPIRED} ORDER BY updated_at LIMIT @limit
      ) RETURNING id`,
      { ...before, now, latest: Math.max(before.over, before.unfinished), limit },
    );
    return { noted: found.length, removed: gone.map(({ id }) => id) };
  }

  async say(id: string, message: ChatRecord): Promise<number> {
    const n = await this.transact(function* () {
      const [match] = yield* rows<{ said: number }>('UPDATE match SET said = said + 1 WHERE id = @id RETURNING said', {
        id,
      });
      if (!match) return undefined;
      yield* rows(
        `
        INSERT INTO chat (match_id, n, id, seat, name, text, at) VALUES (@match, @n, @id, @seat, @name, @text, @at)`,
        { ...message, match: id, n: match.said },
      );
      yield* rows('DELETE FROM chat WHERE match_id = @id AND n <= @old', { id, old: match.said - CHAT_KEPT });
      return match.said;
    });
    if (n === undefined) throw new Error(`there is no match ${id}`);
    return n;
  }

  async chat(id: string, after: number): Promise<Said[]> {
    return this.read('SELECT n, id, seat, name, text, at FROM chat WHERE match_id = @match AND n > @after ORDER BY n', {
      match: id,
      after,
    });
  }

  async claimBots({ process, beat }: BotClaim, silent: readonly BotClaim[], limit: number): Promise<ClaimedBot[]> {
    const { dialect } = this;
    const claims = silent.map((claim) => `${claim.process}/${claim.beat}`);
    const claimed = await this.write<Omit<ClaimedBot, 'people'> & { people: boolean | 0 | 1 }>(
      `
      WITH mine AS (
        SELECT s.match_id, s.seat FROM seat AS s JOIN match AS m ON m.id = s.match_id
        WHERE s.bot IS NOT NULL AND m.gameover IS NULL
          AND (s.bot_process IS NULL OR s.bot_process = @process OR s.bot_process || '/' || s.bot_beat ${dialect.among('@silent')})
        ORDER BY CASE WHEN s.bot_process = @process THEN 0 ELSE 1 END LIMIT @limit ${dialect.lockFree('s')}
      )
      UPDATE seat SET bot_process = @process, bot_beat = @beat FROM mine
      WHERE seat.match_id = mine.match_id AND seat.seat = mine.seat
      RETURNING seat.match_id AS id, (SELECT game FROM match WHERE match.id = seat.match_id) AS game, seat.seat, seat.bot,
        EXISTS (
          SELECT 1 FROM seat AS other WHERE other.match_id = seat.match_id AND other.hash IS NOT NULL AND other.bot IS NULL
        ) AS people`,
      { process, beat, silent: dialect.texts(claims), limit },
    );
    // SQLite returns a boolean as 0 or 1.
    return claimed.map((each) => ({ ...each, people: Boolean(each.people) }));
  }

  otherClaims(process: string): Promise<BotClaim[]> {
    return this.read(
      `
      SELECT DISTINCT s.bot_process AS process, s.bot_beat AS beat FROM seat AS s JOIN match AS m ON m.id = s.match_id
      WHERE s.bot IS NOT NULL AND s.bot_process IS NOT NULL AND s.bot_process <> @process AND m.gameover IS NULL`,
      { process },
    );
  }
}
