import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { REJECTION_CODES, type RejectionCode } from '../protocol/wire';
import type { Notice } from './bus/bus';
import { CUTS, type CutReason } from './http/readers';

/** The buckets of durations, in seconds. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** The buckets of sizes, in bytes. */
const BYTES = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];

/** Figures that are not counted, but looked up whenever somebody reads the metrics. */
export interface Sources {
  matches(): number;
  sockets(): number;
  bots(): number;
  store(): boolean | Promise<boolean>;
  bus(): boolean;
}

/**
 * Counts what this process does, for Prometheus. Labels have few values: games, codes and routes, never matches, seats or
 * names. docs/hosting.md says what to watch.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #moves = this.#counter('civitas_moves_total', 'Moves made and stored.', ['game']);
  readonly #refusals = this.#counter('civitas_refusals_total', 'Moves, syncs and messages refused.', ['code']);
  readonly #cuts = this.#counter('civitas_cuts_total', 'Connections cut that did not take what they were sent.', [
    'why',
  ]);
  readonly #requests = this.#counter('civitas_requests_total', 'HTTP requests answered.', ['route', 'status']);
  readonly #notices = this.#counter('civitas_notices_total', 'Notices heard from other processes.', ['kind']);
  readonly #whole = this.#counter(
    'civitas_whole_updates_total',
    'Moves shown to a viewpoint without a small update.',
    [],
  );
  readonly #moveTime = this.#histogram(
    'civitas_move_seconds',
    'From the arrival of a move until it was shown.',
    SECONDS,
  );
  readonly #commitTime = this.#histogram('civitas_commit_seconds', 'Storing a move.', SECONDS);
  readonly #size = this.#histogram('civitas_update_bytes', 'Size of small updates, one for each viewpoint.', BYTES);

  constructor() {
    // A counter that starts at 0 instead of being absent shows its first increase.
    for (const code of REJECTION_CODES) this.#refusals.inc({ code }, 0);
    for (const why of CUTS) this.#cuts.inc({ why }, 0);
  }

  /** @param seconds from the move's arrival until it was shown */
  moved(game: string, seconds: number): void {
    this.#moves.inc({ game });
    this.#moveTime.observe(seconds);
  }

  refused(code: RejectionCode): void {
    this.#refusals.inc({ code });
  }

  /** Counts a connection that was cut because it did not read. */
  cut(why: CutReason): void {
    this.#cuts.inc({ why });
  }

  /** Counts an attempt to store a move, successful or not. @param seconds how long it took */
  committed(seconds: number): void {
    this.#commitTime.observe(seconds);
  }

  /** Counts what the viewers at a viewpoint were sent. @param bytes the size of the small update; 0 when they got the whole state */
  sent(bytes: number): void {
    if (bytes > 0) this.#size.observe(bytes);
    else this.#whole.inc();
  }

  noticed(kind: Notice['kind']): void {
    this.#notices.inc({ kind });
  }

  /** @param route the router's pattern, such as `/games/:name`, not the address */
  requested(route: string, status: number): void {
    this.#requests.inc({ route, status });
  }

  watch(sources: Partial<Sources>): void {
    const { matches, sockets, bots, store, bus } = sources;
    this.#gauge('civitas_live_matches', 'Matches that somebody looks at through this process.', matches);
    this.#gauge('civitas_sockets', 'Open connections.', sockets);
    this.#gauge('civitas_bot_seats', 'Seats whose bots think in this process.', bots);
    this.#gauge('civitas_store_up', 'Whether the database answers.', store);
    this.#gauge('civitas_bus_up', 'Whether notices come from and go to other processes.', bus);
  }

  /** Adds the process's own figures from now on: memory, processor time, garbage collection, lag of the event loop. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** All metrics in Prometheus's text format. */
  async read(): Promise<{ type: string; text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  #counter<T extends string>(name: string, help: string, labelNames: T[]): Counter<T> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name, help, buckets, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, source: (() => number | boolean | Promise<boolean>) | undefined): void {
    if (!source) return;
    // A method, not an arrow function: prom-client calls it with the gauge as `this`.
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(Number(await source()));
      },
    });
  }
}
