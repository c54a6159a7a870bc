import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';

type Everything = StorageAPI.FetchFields;

/** How long a request to it takes, in milliseconds. */
const TRIP = 2;

/**
 * The simplest store of the framework's kind that is not a variable of the same process: values come and go as copies, and
 * a little later, as with any database.
 */
export class SlowStore extends Async {
  readonly #matches = new Map<string, string>();
  /** Whether what is written is lost, with an error. */
  full = false;

  async connect(): Promise<void> {}

  override async createMatch(id: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): Promise<void> {
    await this.#write(id, () => ({ state: initialState, initialState, metadata, log: [] }));
  }

  override async setState(id: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    await this.#write(id, (match) => ({ ...match, state, log: [...match.log, ...deltalog] }));
  }

  override async setMetadata(id: string, metadata: Server.MatchData): Promise<void> {
    await this.#write(id, (match) => ({ ...match, metadata }));
  }

  override async fetch<O extends StorageAPI.FetchOpts>(id: string): Promise<StorageAPI.FetchResult<O>> {
    await trip();
    return (this.#read(id) ?? {}) as StorageAPI.FetchResult<O>;
  }

  override async wipe(id: string): Promise<void> {
    await trip();
    this.#matches.delete(id);
  }

  override async listMatches(): Promise<string[]> {
    await trip();
    return [...this.#matches.keys()];
  }

  /** All that it holds. */
  dump(): string {
    return [...this.#matches.values()].join('\n');
  }

  #read(id: string): Everything | undefined {
    const text = this.#matches.get(id);
    return text === undefined ? undefined : (JSON.parse(text) as Everything);
  }

  /** The database itself does one thing after the other. */
  async #write(id: string, change: (match: Everything) => Everything): Promise<void> {
    await trip();
    if (this.full) throw new Error('the disk is full');
    this.#matches.set(id, JSON.stringify(change(this.#read(id) as Everything)));
  }
}

const trip = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, TRIP));
