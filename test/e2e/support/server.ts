import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import pino from 'pino';

import { loadGames } from '../../../games';
import { UNLIMITED } from '../../../server/http/limits';
import { serve, type Served } from '../../../server/serve';
import { builtClient, ROOT } from './build';

/** The whole server with the built client, on a port and a database of its own. */
export class TestServer {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'civitas-e2e-'));
  #served: Served | undefined;
  #port = 0;
  #client: string | undefined;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts, or starts again: on the same port and the same file. Does nothing when it runs. */
  async start(): Promise<void> {
    if (this.#served) return;
    this.#served = await serve({
      port: this.#port,
      database: path.join(this.#folder, 'civitas.sqlite'),
      games: await loadGames(),
      clientDir: (this.#client ??= builtClient()),
      logger: pino({ level: 'silent' }),
      // Tests play faster than people may.
      limits: UNLIMITED,
      bots: { source: path.join(ROOT, 'server/bots/register.ts'), threads: 1, deadline: 1000, pace: 0 },
    });
    this.#port = this.#served.port;
  }

  /** Goes away as a server does that is told to stop; its file stays. */
  async stop(): Promise<void> {
    await this.#served?.close();
    this.#served = undefined;
  }

  /** Goes away for good. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true });
  }
}
