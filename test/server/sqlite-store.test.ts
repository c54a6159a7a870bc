import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LogEntry, Server, State } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import Database from 'better-sqlite3';

import { SqliteStore, StaleStateError, UnknownMatchError } from '../../server/store/sqlite';
import { StartError } from '../../server/start-error';
import { freshFolder } from './host';
import { toy } from './toy';

const initialState = InitializeGame({ game: toy, numPlayers: 2 });
const everything = { state: true, log: true, metadata: true, initialState: true } as const;

const metadataOf = (more: Partial<Server.MatchData> = {}): Server.MatchData => ({
  gameName: 'toy',
  players: { 0: { id: 0 }, 1: { id: 1 } },
  unlisted: false,
  createdAt: 1000,
  updatedAt: 1000,
  ...more,
});

const stateOf = (stateID: number, total: number): State => ({
  ...initialState,
  G: { ...initialState.G, total },
  _stateID: stateID,
});

const entry = (stateID: number): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type: 'add', args: [1], playerID: '0' } },
  _stateID: stateID,
  turn: 1,
  phase: '',
});

let file: string;
let store: SqliteStore;
const stores: SqliteStore[] = [];
const open = (): SqliteStore => {
  const opened = new SqliteStore(file);
  opened.connect();
  stores.push(opened);
  return opened;
};

beforeEach(() => {
  file = path.join(freshFolder(), 'deep', 'er', 'civitas.sqlite');
  store = open();
});
afterEach(() => stores.splice(0).forEach((each) => each.close()));

describe('the match store', () => {
  test('gives back a created match, of which it returns only what is asked for', () => {
    const metadata = metadataOf({ setupData: { total: 3 }, unlisted: true });
    store.createMatch('m', { initialState, metadata });
    expect(store.fetch('m', everything)).toEqual({ state: initialState, initialState, metadata, log: [] });
    expect(store.fetch('m', { metadata: true })).toEqual({ metadata });
    expect(store.fetch('m', {})).toEqual({});
  });

  test('knows nothing of an unknown match, whatever it is called', () => {
    for (const id of ['none', '__proto__', '', "'; DROP TABLE match; --"]) {
      expect(store.fetch(id, everything)).toEqual({ log: [] });
    }
  });

  test('never overwrites a match by creating it again', () => {
    store.createMatch('m', { initialState, metadata: metadataOf() });
    store.setState('m', stateOf(1, 5), [entry(0)]);
    expect(() => store.createMatch('m', { initialState, metadata: metadataOf() })).toThrow();
    expect(store.fetch('m', everything)).toMatchObject({ state: { G: { total: 5 } }, log: [entry(0)] });
  });

  test('stores a new state, keeps the first one and adds to the log', () => {
    store.createMatch('m', { initialState, metadata: metadataOf() });
    store.setState('m', stateOf(1, 5), [entry(0)]);
    store.setState('m', stateOf(2, 6));
    store.setState('m', stateOf(3, 7), [entry(2), entry(2)]);
    expect(store.fetch('m', everything)).toMatchObject({
      state: stateOf(3, 7),
      initialState,
      log: [entry(0), entry(2), entry(2)],
    });
  });

  test('refuses a state that is not newer, together with its log', () => {
    store.createMatch('m', { initialState, metadata: metadataOf() });
    store.setState('m', stateOf(5, 50), [entry(4)]);
    expect(() => store.setState('m', stateOf(4, 40), [entry(3)])).toThrow(StaleStateError);
    expect(() => store.setState('m', stateOf(5, 51), [entry(4)])).toThrow(StaleStateError);
    expect(store.fetch('m', everything)).toMatchObject({ state: stateOf(5, 50), log: [entry(4)] });
  });

  test('takes no notice of the unchanged state that follows a refused move', () => {
    store.createMatch('m', { initialState, metadata: metadataOf() });
    store.setState('m', stateOf(0, 99), []);
    expect(store.fetch('m', everything)).toMatchObject({ state: initialState, log: [] });
  });

  test('stores neither state nor log when one of them cannot be stored', () => {
    store.createMatch('m', { initialState, metadata: metadataOf() });
    const circular = { ...entry(0), metadata: {} as Record<string, unknown> };
    circular.metadata.self = circular;
    expect(() => store.setState('m', stateOf(1, 5), [entry(0), circular])).toThrow(TypeError);
    expect(store.fetch('m', everything)).toMatchObject({ state: initialState, log: [] });
  });

  test('gives back changed metadata: names, credentials, data, ending, next match', () => {
    store.createMatch('m', { initialState, metadata: metadataOf() });
    const metadata = metadataOf({
      players: { 0: { id: 0, name: 'Ann', credentials: 'secret', data: { colour: 'red' } }, 1: { id: 1 } },
      gameover: { winner: '0' },
      nextMatchID: 'n',
      updatedAt: 2000,
    });
    store.setMetadata('m', metadata);
    expect(store.fetch('m', { metadata: true })).toEqual({ metadata });
    const without = metadataOf({ updatedAt: 3000 });
    store.setMetadata('m', without);
    expect(store.fetch('m', { metadata: true })).toEqual({ metadata: without });
  });

  test('names no seat by what every object answers to', () => {
    store.createMatch('m', { initialState, metadata: metadataOf() });
    const players = store.fetch('m', { metadata: true }).metadata.players as Record<string, unknown>;
    expect(players.__proto__).toBeUndefined();
    expect(players.constructor).toBeUndefined();
  });

  test('knows who is connected only as long as it is open', () => {
    store.createMatch('m', { initialState, metadata: metadataOf() });
    const players = { 0: { id: 0, isConnected: true }, 1: { id: 1, isConnected: false } };
    store.setMetadata('m', metadataOf({ players }));
    expect(store.fetch('m', { metadata: true }).metadata.players).toEqual(players);
    store.close();
    expect(open().fetch('m', { metadata: true }).metadata.players).toEqual({ 0: { id: 0 }, 1: { id: 1 } });
  });

  test('changes no match that it does not have', () => {
    expect(() => store.setState('none', stateOf(1, 1), [entry(0)])).toThrow(UnknownMatchError);
    expect(() => store.setMetadata('none', metadataOf())).toThrow(UnknownMatchError);
    expect(store.fetch('none', everything)).toEqual({ log: [] });
  });

  test('wipes all of a match and nothing of another', () => {
    for (const id of ['m', 'n']) {
      store.createMatch(id, { initialState, metadata: metadataOf() });
      store.setState(id, stateOf(1, 5), [entry(0)]);
    }
    store.wipe('m');
    store.wipe('none');
    expect(store.fetch('m', everything)).toEqual({ log: [] });
    expect(store.fetch('n', everything)).toMatchObject({ state: stateOf(1, 5), log: [entry(0)] });
    store.close();
    const db = new Database(file);
    for (const table of ['match', 'seat', 'state', 'initial', 'log']) {
      const column = table === 'match' ? 'id' : 'match_id';
      expect(db.prepare(`SELECT count(*) FROM ${table} WHERE ${column} = 'm'`).pluck().get()).toBe(0);
    }
    db.close();
  });

  test('lists matches by game, ending and time of the last change, the latest first', () => {
    store.createMatch('old', { initialState, metadata: metadataOf({ updatedAt: 1000 }) });
    store.createMatch('new', { initialState, metadata: metadataOf({ updatedAt: 3000 }) });
    store.createMatch('over', { initialState, metadata: metadataOf({ updatedAt: 2000, gameover: false }) });
    store.createMatch('chess', { initialState, metadata: metadataOf({ updatedAt: 2500, gameName: 'chess' }) });
    expect(store.listMatches()).toEqual(['new', 'chess', 'over', 'old']);
    expect(store.listMatches({ gameName: 'toy' })).toEqual(['new', 'over', 'old']);
    expect(store.listMatches({ gameName: 'go' })).toEqual([]);
    expect(store.listMatches({ where: { isGameover: true } })).toEqual(['over']);
    expect(store.listMatches({ gameName: 'toy', where: { isGameover: false } })).toEqual(['new', 'old']);
    expect(store.listMatches({ where: { updatedBefore: 2000 } })).toEqual(['old']);
    expect(store.listMatches({ where: { updatedAfter: 2000 } })).toEqual(['new', 'chess']);
    expect(store.listMatches({ where: { updatedAfter: 1000, updatedBefore: 3000 } })).toEqual(['chess', 'over']);
  });

  test('keeps everything when it is closed and opened again', () => {
    const metadata = metadataOf({ players: { 0: { id: 0, name: 'Ann', credentials: 'secret' }, 1: { id: 1 } } });
    store.createMatch('m', { initialState, metadata });
    store.setState('m', stateOf(1, 5), [entry(0)]);
    store.close();
    expect(open().fetch('m', everything)).toEqual({ state: stateOf(1, 5), initialState, metadata, log: [entry(0)] });
  });

  test('keeps everything when its process ends without closing it', () => {
    store.createMatch('m', { initialState, metadata: metadataOf() });
    store.setState('m', stateOf(1, 5), [entry(0)]);
    // What lies on the disk at this moment is what a killed process would leave behind.
    const copy = path.join(freshFolder(), 'copy.sqlite');
    writeFileSync(copy, readFileSync(file));
    writeFileSync(`${copy}-wal`, readFileSync(`${file}-wal`));
    file = copy;
    expect(open().fetch('m', everything)).toMatchObject({ state: stateOf(1, 5), log: [entry(0)] });
  });

  test('says so when it is used closed', () => {
    store.close();
    expect(() => store.fetch('m', everything)).toThrow('not open');
  });
});

describe('a database file that cannot be used', () => {
  const refusal = (): string => {
    try {
      open();
    } catch (error) {
      if (error instanceof StartError) return error.message;
      throw error;
    }
    return 'opened';
  };

  beforeEach(() => store.close());

  /** Expects the file to be refused and to stay as it is. */
  const expectRefusal = (words: RegExp) => {
    const before = readFileSync(file);
    expect(refusal()).toMatch(words);
    expect(readFileSync(file).equals(before)).toBe(true);
  };

  test('because it is no database is refused and stays as it is', () => {
    writeFileSync(file, 'letters to a friend\n'.repeat(100));
    expectRefusal(/cannot be read: file is not a database\. It was not changed\. Restore a backup/);
  });

  test('because a part of it is damaged is refused and stays as it is', () => {
    store = open();
    for (let i = 0; i < 50; i++) store.createMatch(`m${i}`, { initialState, metadata: metadataOf() });
    store.close();
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4 * 4096, 9 * 4096);
    writeFileSync(file, bytes);
    expectRefusal(/(is damaged|cannot be read: database disk image is malformed).* It was not changed\./);
  });

  test('because it was cut off is refused and stays as it is', () => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length - 2 * 4096));
    expectRefusal(/malformed|damaged/);
  });

  test('because another program made it is refused and stays as it is', () => {
    file = path.join(freshFolder(), 'recipes.sqlite');
    const db = new Database(file);
    db.exec('CREATE TABLE recipe (name TEXT)');
    db.close();
    expectRefusal(/is a database of another program/);
  });

  test('because a newer version made it is refused and stays as it is', () => {
    const db = new Database(file);
    db.pragma('user_version = 1000');
    db.close();
    expectRefusal(/was written by a newer version of Civitas/);
  });

  test('because it is a folder is refused', () => {
    file = freshFolder();
    expect(refusal()).toMatch(/is not a file\.$/);
    expect(readdirSync(file)).toEqual([]);
  });

  test('because its folder cannot be made is refused', () => {
    const inTheWay = file;
    file = path.join(inTheWay, 'civitas.sqlite');
    expect(refusal()).toMatch(/^The folder .* of the database file cannot be made: /);
  });

  test('is not one that is empty', () => {
    file = path.join(freshFolder(), 'empty.sqlite');
    writeFileSync(file, '');
    expect(refusal()).toBe('opened');
  });
});
