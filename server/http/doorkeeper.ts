import type { IncomingMessage } from 'node:http';

import { addressOf } from './forwarded';
import { Allowance, Connections, RateLimits, type Limits } from './limits';
import { isFriendly, type OriginOptions } from './origins';

/** Decides who may open a socket, and how much may be said through it. */
export class Doorkeeper {
  readonly #rates: RateLimits;
  readonly #connections: Connections;

  constructor(private readonly options: OriginOptions & { limits: Limits }) {
    this.#rates = new RateLimits(options.limits);
    this.#connections = new Connections(options.limits.connections);
  }

  /** Whether this request may become a socket. */
  async admits(request: IncomingMessage): Promise<boolean> {
    if (!isFriendly(request, this.options)) return false;
    return this.#rates.spend('handshakes', this.#address(request)).then(() => true, () => false);
  }

  /**
   * Counts a socket while it is open.
   * @returns what counts it no more; undefined when its address has too many
   */
  enter(request: IncomingMessage): (() => void) | undefined {
    const address = this.#address(request);
    return this.#connections.open(address) ? () => this.#connections.close(address) : undefined;
  }

  /** What one socket may say. */
  allowance(): Allowance {
    return new Allowance(this.options.limits.messages);
  }

  #address(request: IncomingMessage): string {
    return addressOf(request, this.options.proxies);
  }
}
