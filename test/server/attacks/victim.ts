import type { State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';

import { patch } from '../../../protocol/delta';
import type { DeltaUpdate } from '../../../protocol/wire';
import type { Child } from '../../load/child';
import type { Heist } from './games';

/** How long honest players wait for an answer, in milliseconds: the machine may have other things to do. */
export const PATIENCE = 30_000;

/** How long a thief waits for one that may never come. */
const HOPE = 500;

export interface Chair {
  matchID: string;
  /** Null for a spectator. */
  playerID: string | null;
  credentials?: unknown;
}

/** A seat that was taken. */
export interface Taken extends Chair {
  playerID: string;
  credentials: string;
  /** Given out by our server only. */
  recoveryCode?: string | undefined;
}

export interface SyncInfo {
  state: State;
  initialState: State;
  log: { action: { type: string; payload: { type: string; args: unknown } }; metadata?: unknown }[];
}

export interface Reply {
  status: number;
  text: string;
  json: Record<string, unknown>;
}

/** A request to the lobby. A text is sent as it is. */
export async function ask(
  target: Child,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await fetch(`${target.url}/games/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const text = await response.text();
  return { status: response.status, text, json: parse(text) };
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** A new match. @throws Error when it is refused */
export async function open(target: Child, game = 'heist', numPlayers = 2): Promise<string> {
  const { status, text, json } = await ask(target, `${game}/create`, { numPlayers });
  if (status !== 200) throw new Error(`no match: ${status} ${text}`);
  return String(json.matchID);
}

/** Takes a seat. @throws Error when it is refused */
export async function join(target: Child, matchID: string, playerID: string, game = 'heist'): Promise<Taken> {
  const { status, text, json } = await ask(target, `${game}/${matchID}/join`, {
    playerID,
    playerName: `player ${playerID}`,
  });
  if (status !== 200) throw new Error(`no seat: ${status} ${text}`);
  return {
    matchID,
    playerID,
    credentials: String(json.playerCredentials),
    recoveryCode: json.recoveryCode as string | undefined,
  };
}

/** Gives a seat up. @throws Error when it is refused */
export async function leave(target: Child, { matchID, playerID, credentials }: Chair, game = 'heist'): Promise<void> {
  const { status, text } = await ask(target, `${game}/${matchID}/leave`, { playerID, credentials });
  if (status !== 200) throw new Error(`not left: ${status} ${text}`);
}

/** A match with its seats taken. */
export async function seated(target: Child, game = 'heist', numPlayers = 2) {
  const matchID = await open(target, game, numPlayers);
  const chairs: Taken[] = [];
  for (let seat = 0; seat < numPlayers; seat++) chairs.push(await join(target, matchID, String(seat), game));
  return { matchID, chairs: chairs as [Taken, Taken] };
}

/** A connection that sends what it likes and keeps all that comes. */
export class Wire {
  readonly frames: unknown[][] = [];
  readonly socket: Socket;
  /** Whether it was connected and is not any more. */
  closed = false;
  /** What a client would show, of the match it has synced last. */
  state: State<Heist> | undefined;
  /** Where it sits. */
  chair: Chair = { matchID: '', playerID: null };

  constructor(
    private readonly target: Child,
    private readonly game = 'heist',
    options: { origin?: string; deltas?: boolean } = {},
  ) {
    const { origin, deltas = false } = options;
    this.socket = io(`${target.url}/${game}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { deltas },
      ...(origin !== undefined && { extraHeaders: { origin } }),
    });
    this.socket.on('disconnect', () => {
      this.closed = true;
    });
    this.socket.onAny((...frame: unknown[]) => this.frames.push(frame));
    this.socket.on('sync', (_: string, { state }: SyncInfo) => {
      this.state = state as State<Heist>;
    });
    this.socket.on('update', (_: string, state: State<Heist>) => {
      this.state = state;
    });
    this.socket.on('delta', (_: string, text: string) => {
      this.state = patch(this.state, (JSON.parse(text) as DeltaUpdate).change);
    });
  }

  say(event: string, ...args: unknown[]): void {
    this.socket.emit(event, ...args);
  }

  /** Sends a message of socket.io's protocol as it is. */
  raw(text: string): void {
    this.socket.io.engine.write(text);
  }

  /** Syncs. @returns what was shown; undefined when nothing was */
  async look(chair: Chair, wait = HOPE): Promise<SyncInfo | undefined> {
    const answer = await this.#sync(chair, wait);
    return answer?.[0] === 'sync' ? (answer[2] as SyncInfo) : undefined;
  }

  /** @returns the answer, which may be a refusal; undefined when none came */
  #sync(chair: Chair, wait: number): Promise<unknown[] | undefined> {
    const before = this.frames.length;
    this.say('sync', chair.matchID, chair.playerID, chair.credentials, 2);
    return this.next((frame) => /^(sync|rejected)$/.test(String(frame[0])) && frame[1] === chair.matchID, before, wait);
  }

  /** Syncs as somebody who may. @throws Error when nothing is shown */
  async sit(chair: Chair): Promise<SyncInfo> {
    const info = await this.look(chair, PATIENCE);
    if (!info) throw new Error(`seat ${chair.playerID} of ${chair.matchID} is not shown`);
    this.chair = chair;
    return info;
  }

  /** Sends an action from the seat that it has synced; what `action` says otherwise counts. */
  act({ payload, ...action }: Record<string, unknown> & { payload?: Record<string, unknown> }): void {
    const { matchID, playerID, credentials } = this.chair;
    this.say(
      'update',
      { ...action, payload: { playerID, credentials, ...payload } },
      this.state?._stateID ?? 0,
      matchID,
      playerID,
    );
  }

  move(type: string, ...args: unknown[]): void {
    this.act({ type: 'MAKE_MOVE', payload: { type, args } });
  }

  /** Makes a move and waits until it is seen. @throws Error when it is not */
  async play(type: string, ...args: unknown[]): Promise<void> {
    const before = this.state?._stateID ?? 0;
    this.move(type, ...args);
    await until(() => (this.state?._stateID ?? 0) > before);
  }

  /** The first frame like this that has come, or comes in time. */
  async next(like: (frame: unknown[]) => boolean, from = 0, wait = HOPE): Promise<unknown[] | undefined> {
    const end = Date.now() + wait;
    for (;;) {
      const found = this.frames.slice(from).find(like);
      if (found || this.closed || Date.now() > end || !this.target.alive) return found;
      await pause(5);
    }
  }

  /**
   * Waits until the server has dealt with all that this connection has said, and all that it was told before has come: it is
   * deaf until it is done with that.
   * @throws Error when it does not get there
   */
  async done(): Promise<void> {
    const answer = await this.#sync({ matchID: await open(this.target, this.game), playerID: null }, PATIENCE);
    if (!answer && !this.closed && this.target.alive)
      throw new Error('the server has not dealt with all that it was told');
  }

  /** All that it was told about a match, as text. */
  heard(matchID: string): string {
    return this.frames
      .filter((frame) => frame[1] === matchID)
      .map((frame) => JSON.stringify(frame))
      .join('\n');
  }

  close(): void {
    this.socket.close();
  }
}

/** What anybody may know of a match now. @throws Error when it cannot be seen */
export async function lookAt(target: Child, matchID: string, game = 'heist'): Promise<SyncInfo> {
  const wire = new Wire(target, game);
  try {
    return await wire.sit({ matchID, playerID: null });
  } finally {
    wire.close();
  }
}

/** Whether a new match can be opened, joined, seen and played. */
export async function isAlive(target: Child): Promise<boolean> {
  let wire: Wire | undefined;
  try {
    const { chairs } = await seated(target);
    wire = new Wire(target);
    await wire.sit(chairs[1]);
    await wire.play('add', 1);
    return wire.state?.G.total === 1;
  } catch {
    return false;
  } finally {
    wire?.close();
  }
}

/** Waits until it holds. @throws Error when it does not in time */
export async function until(holds: () => boolean | Promise<boolean>, wait = PATIENCE): Promise<void> {
  const end = Date.now() + wait;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited ${wait} ms in vain for ${holds.toString()}`);
    await pause(5);
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
