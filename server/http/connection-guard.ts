import type { IncomingMessage } from 'node:http';

import { hashOf, newCredentials, ownsSeat } from '../credentials';
import { addressOf } from './forwarded';
import type { Limits, RateLimits } from './limits';
import { isFriendly, type OriginOptions } from './origins';
import { OURSELVES, Peers, type Peer } from './peers';

/** The header by which the server's own bots are known: the address of this machine may be a proxy's, with strangers behind it. */
const OWN = 'x-civitas-own';

/** How many connections a flood counts for. */
const FLOOD = 10;

/** Decides who may open a websocket, and how much may be said through it. */
export class ConnectionGuard {
  readonly #peers: Peers;
  readonly #secret = newCredentials();
  readonly #hash = hashOf(this.#secret);

  constructor(private readonly options: OriginOptions & { limits: Limits; rates: RateLimits }) {
    this.#peers = new Peers(options.limits);
  }

  /** With these headers the server's own bots open their connections. */
  get ownHeaders(): Record<string, string> {
    return { [OWN]: this.#secret };
  }

  /** Whether this request may become a websocket. */
  async admits(request: IncomingMessage): Promise<boolean> {
    if (!isFriendly(request, this.options)) return false;
    if (this.#isOwn(request)) return true;
    const address = this.#address(request);
    return !this.#peers.isBanned(address) && this.#count(address, 1);
  }

  /** Counts a websocket until it is closed. @returns undefined when its address has too many */
  enter(request: IncomingMessage): Peer | undefined {
    return this.#isOwn(request) ? OURSELVES : this.#peers.open(this.#address(request));
  }

  /** A connection of this request was cut because it flooded. */
  async flooded(request: IncomingMessage): Promise<void> {
    await this.#count(this.#address(request), FLOOD);
  }

  /** @returns whether the address may open more */
  #count(address: string, times: number): Promise<boolean> {
    return this.options.rates.spend('handshakes', address, times).then(
      () => true,
      () => false,
    );
  }

  #isOwn({ headers }: IncomingMessage): boolean {
    return ownsSeat(headers[OWN], { credentials: this.#hash });
  }

  #address(request: IncomingMessage): string {
    return addressOf(request, this.options.proxies);
  }
}
