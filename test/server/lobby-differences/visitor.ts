/** What a server answered. */
export interface Answer {
  status: number;
  /** Of the body. */
  type: string;
  headers: Headers;
  json: Record<string, unknown>;
}

export type Body = Readonly<Record<string, unknown>>;

export interface Owner extends Body {
  playerID: unknown;
  credentials: string;
}

/** Somebody who asks a lobby, of boardgame.io's kind or ours. */
export class Visitor {
  constructor(readonly url: string) {}

  async send(
    method: string,
    path: string,
    body?: Body | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const type: Record<string, string> = typeof body === 'object' ? { 'Content-Type': 'application/json' } : {};
    const answer = await fetch(this.url + path, {
      method,
      headers: { ...type, ...headers },
      body: (typeof body === 'object' ? JSON.stringify(body) : body) ?? null,
    });
    const text = await answer.text();
    return {
      status: answer.status,
      type: (answer.headers.get('content-type') ?? '').split(';')[0] ?? '',
      headers: answer.headers,
      json: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
  }

  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: Body | string, headers?: Readonly<Record<string, string>>): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  /** Opens a match of toys. @returns where it is found */
  async open(opening: Body = {}): Promise<string> {
    const { json } = await this.post('/games/toy/create', { numPlayers: 2, ...opening });
    return `/games/toy/${String(json.matchID)}`;
  }

  /** Sits down at a match. */
  async join(match: string, playerID = '0', playerName = 'Ann'): Promise<Owner> {
    const { json } = await this.post(`${match}/join`, { playerID, playerName });
    return { playerID, credentials: String(json.playerCredentials) };
  }

  /** A match with Ann on its first seat. */
  async anns(opening?: Body): Promise<{ match: string; ann: Owner }> {
    const match = await this.open(opening);
    return { match, ann: await this.join(match) };
  }

  /** The match as the lobby shows it. */
  async look(match: string): Promise<Match> {
    return (await this.get(match)).json as unknown as Match;
  }

  /** Ids of the matches that a list shows. */
  async list(query = ''): Promise<string[]> {
    const { json } = await this.get(`/games/toy${query}`);
    return (json.matches as Match[]).map(({ matchID }) => matchID);
  }
}

interface Match {
  matchID: string;
  setupData?: unknown;
  gameover?: unknown;
  nextMatchID?: string;
  players: { id: number; name?: string; data?: unknown }[];
}

export const idOf = (match: string): string => match.split('/').at(-1) ?? '';
