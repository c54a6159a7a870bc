/** A seat that a bot plays. */
export interface BotSeat {
  matchID: string;
  game: string;
  seat: number;
  bot: string;
  /** Whether a person plays in the match. */
  people: boolean;
}

/** To a worker. */
export type Order =
  | { kind: 'sit'; key: string; seat: BotSeat; credentials: string }
  | { kind: 'people'; key: string; people: boolean }
  | { kind: 'leave'; key: string };

/** From a worker. Between `thinking` and `decided` it hears nothing: only the other side can notice that it never ends. */
export type Report =
  { kind: 'thinking'; key: string } | { kind: 'decided'; key: string } | { kind: 'failed'; key: string; why: string };

/** What a worker is started with. */
export interface WorkerData {
  /** Address of the server, with the port. */
  url: string;
  /** File of the BotSource. */
  source: string;
  /** How long a bot lets pass before it moves, so that people can follow, in milliseconds. */
  pace: number;
  /** Of its connections: they tell the server that it is spoken to by itself. */
  headers: Record<string, string>;
}

/** A seat's key among those of all matches. */
export const keyOf = ({ matchID, seat }: Pick<BotSeat, 'matchID' | 'seat'>): string => `${matchID}/${seat}`;
