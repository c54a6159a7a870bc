import { SocketIO } from 'boardgame.io/multiplayer';
import type { Socket } from 'socket.io-client';

import {
  WANTS_DELTAS,
  type ChatMessage,
  type ClientQuestions,
  type Rejection,
  type RejectionCode,
  type ServerEvents,
} from '../../protocol/wire';
import { LatestView } from './latestView';

type MakeTransport = ReturnType<typeof SocketIO>;
type TransportOptions = Parameters<MakeTransport>[0];
type TransportData = Parameters<TransportOptions['transportDataCallback']>[0];

/** Why something was not done: what the server says, or `offline` where a move was not even sent. */
export interface Rejected extends Omit<Rejection, 'code'> {
  code: RejectionCode | 'offline';
}

/** Asks the server about the match that is open. Rejects where it is not connected, does not answer or refuses. */
export type AskHost = <K extends keyof ClientQuestions>(
  question: K,
  ...about: Parameters<ClientQuestions[K]>
) => Promise<ReturnType<ClientQuestions[K]>>;

/** Sends a chat message of this id. @returns whether it could be sent */
export type Speak = (id: string, text: string) => boolean;

export interface DeltaSocketOptions {
  /** Where the server is: scheme, host and port. */
  server: string;
  onRefused?(refused: Rejected): void;
  /** Given ways to ask the server and to speak, before there is a connection. */
  onMade?(ask: AskHost, speak: Speak): void;
  /** The match has come, or has come again. */
  onSynced?(): void;
  /** Somebody has said something. */
  onChat?(message: ChatMessage): void;
}

/** Shortest and longest pause before something is tried again, in milliseconds. */
const SHORTEST = 200;
const LONGEST = 1500;

/** How long a server may think about a sync, in milliseconds; then we ask again. */
const UNANSWERED = 5000;

/** Refusals of a sync that may not last. */
const PASSING: readonly RejectionCode[] = ['unavailable', 'busy', 'too-fast'];

/**
 * The framework's own socket transport, which also understands our server: it takes small updates and hands the client
 * an ordinary `update`, is told of refusals, and comes back when the server has closed the connection. With a stock
 * server it does what the framework's does.
 */
export const deltaSocket =
  ({ server, onRefused = () => undefined, onMade, onSynced, onChat }: DeltaSocketOptions): MakeTransport =>
  (options) => {
    const latest = new LatestView();
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** A sync has been asked for and not been answered. */
    let syncing = false;
    /** What has been asked and not been answered: how to give it up. */
    const asking = new Set<(why: Error) => void>();

    /** Hands on what the server says, with the parts that have not changed as the objects that they were. */
    const tell = (data: TransportData): void => {
      if (data.type === 'sync') {
        const [matchID, info] = data.args;
        clearTimeout(timer);
        syncing = false;
        failures = 0;
        options.transportDataCallback({
          type: 'sync',
          args: [matchID, { ...info, state: latest.whole(matchID, info.state) }],
        });
        onSynced?.();
      } else if (data.type === 'update') {
        const [matchID, state, log] = data.args;
        // The framework's client cannot take an update before its first sync.
        if (latest.reaches(matchID, state._stateID))
          options.transportDataCallback({ type: 'update', args: [matchID, latest.whole(matchID, state), log] });
      } else if (data.type === 'chat' && onChat) {
        // The framework's type leaves out what our server adds.
        onChat(data.args[1] as ChatMessage);
      } else options.transportDataCallback(data);
    };
    const transport = SocketIO({
      server,
      socketOpts: {
        auth: WANTS_DELTAS,
        transports: ['websocket'],
        forceNew: true,
        reconnectionDelay: SHORTEST,
        reconnectionDelayMax: LONGEST,
        randomizationFactor: 0.5,
      },
    })({ ...options, transportDataCallback: tell });
    const stock = {
      connect: transport.connect.bind(transport),
      disconnect: transport.disconnect.bind(transport),
      requestSync: transport.requestSync.bind(transport),
      sendAction: transport.sendAction.bind(transport),
    };

    /** Before the first connection there is no socket, whatever the framework's types say. */
    const socket = (): typeof transport.socket | undefined => transport.socket;

    /** Tries something after a pause: longer each time until a sync succeeds, and never the same for all clients of a server. */
    const later = (act: () => void): void => {
      const pause = Math.min(LONGEST, SHORTEST * 2 ** failures++) * (0.5 + Math.random() / 2);
      clearTimeout(timer);
      timer = setTimeout(act, pause);
    };

    // The framework asks for a sync itself whenever it connects; what is emitted before would be sent a second time.
    transport.requestSync = () => {
      if (!socket()?.connected) return;
      syncing = true;
      clearTimeout(timer);
      timer = setTimeout(transport.requestSync, UNANSWERED);
      stock.requestSync();
    };

    // The socket would keep a move and send it when it is connected again: by then it may answer something else.
    transport.sendAction = (state, action) => {
      if (socket()?.connected) return stock.sendAction(state, action);
      const { type, args } = 'payload' in action ? (action.payload as { type?: unknown; args?: unknown }) : {};
      const first: unknown = Array.isArray(args) ? args[0] : undefined;
      onRefused({
        code: 'offline',
        move: typeof type === 'string' ? type : null,
        question: typeof first === 'number' ? first : null,
      });
    };

    onMade?.(
      (question, ...about) =>
        new Promise((resolve, reject) => {
          if (!socket()?.connected || syncing) return reject(new Error('offline'));
          const giveUp = (why: Error): void => {
            asking.delete(giveUp);
            reject(why);
          };
          asking.add(giveUp);
          transport.socket
            .timeout(UNANSWERED)
            .emit(question, options.matchID, ...about, (late: Error | null, answer: never) => {
              asking.delete(giveUp);
              if (late) reject(late);
              else resolve(answer);
            });
        }),
      (id, text) => {
        const { matchID, playerID: sender } = options;
        if (!socket()?.connected) return false;
        transport.socket.emit('chat', matchID, { id, sender, payload: text }, options.credentials);
        return true;
      },
    );

    const takeDelta: ServerEvents['delta'] = (matchID, text) => {
      const next = latest.next(matchID, text);
      if (next === 'nothing') return;
      if (next !== 'gap') options.transportDataCallback({ type: 'update', args: [matchID, next.state, next.log] });
      else if (!syncing) transport.requestSync();
    };

    const takeRefusal: ServerEvents['rejected'] = (_matchID, refusal) => {
      if (refusal.move === null && refusal.chat === undefined && syncing) {
        clearTimeout(timer);
        if (PASSING.includes(refusal.code)) later(transport.requestSync);
        else syncing = false;
      }
      // It does not say which question it refuses; a sync comes first.
      else if (refusal.move === null && refusal.chat === undefined)
        for (const giveUp of asking) giveUp(new Error(refusal.code));
      // The server knows us no more, although we are connected.
      if (refusal.code === 'not-bound' && !syncing) transport.requestSync();
      onRefused(refusal);
    };

    transport.connect = () => {
      stock.connect();
      const socket: Socket<ServerEvents> = transport.socket;
      const reconnect = (): void => {
        socket.connect();
      };
      socket.on('delta', takeDelta);
      socket.on('rejected', takeRefusal);
      socket.on('disconnect', (reason) => {
        clearTimeout(timer);
        syncing = false;
        // After every other loss the socket tries by itself.
        if (reason === 'io server disconnect') later(reconnect);
      });
      // The server is there and did not let us in.
      socket.on('connect_error', () => {
        if (!socket.active) later(reconnect);
      });
    };

    transport.disconnect = () => {
      stock.disconnect();
      clearTimeout(timer);
      syncing = false;
    };

    return transport;
  };
