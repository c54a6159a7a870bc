import net, { type AddressInfo } from 'node:net';

/** Stands between a client and a real server, so that the way between them can be broken without touching either. */
export class Relay {
  /** Open sockets of both sides, and what the client has said over each so far. */
  readonly #sockets = new Map<net.Socket, { said: string }>();
  #server: net.Server | undefined;
  #port = 0;
  #frozen = false;
  #mute = false;

  constructor(private readonly target: { host: string; port: number }) {}

  /** The port it listens on, once it has been opened; it stays the same. */
  get port(): number {
    return this.#port;
  }

  /** Connections that are open. */
  get connections(): number {
    return this.#sockets.size / 2;
  }

  /** Lets connections through. */
  async open(): Promise<void> {
    this.#frozen = this.#mute = false;
    const server = net.createServer((client) => this.#join(client));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Closes all connections and refuses new ones. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    this.drop();
    await closed;
  }

  /** Closes those open connections over which the client has said something; new ones get through. */
  drop(something = /^/): void {
    for (const [socket, { said }] of this.#sockets) if (something.test(said)) socket.destroy();
  }

  /** From now on nothing gets through any open connection and nobody is told, as when a cable is pulled. */
  freeze(): void {
    this.#frozen = true;
  }

  /** From now on what the client says arrives, and no answer comes back. */
  mute(): void {
    this.#mute = true;
  }

  /** New connections get through; those that were frozen never do. */
  thaw(): void {
    for (const socket of this.#sockets.keys()) socket.removeAllListeners('data').resume();
    this.#frozen = false;
  }

  #join(client: net.Socket): void {
    const server = net.connect(this.target.port, this.target.host);
    const talk = { said: '' };
    client.on('data', (chunk: Buffer) => {
      talk.said += chunk.toString();
    });
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.set(from, talk);
      from.on('data', (chunk) => {
        if (!this.#frozen && !(this.#mute && from === server)) to.write(chunk);
      });
      from.on('end', () => {
        if (!this.#frozen) to.end();
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}
