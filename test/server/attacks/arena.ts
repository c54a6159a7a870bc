import path from 'node:path';

import { startChild, type Child } from '../../load/child';
import { carryOut, type Attack, type Loot } from './attack';

const GAMES = path.join(__dirname, 'games.ts');

type Ground = NonNullable<Attack['on']> | 'anything';

/** Arguments of the server's module for each ground. */
const SERVERS = {
  stock: { anything: ['memory'], limits: ['memory'], database: ['slow'] },
  ours: { anything: ['sqlite'], limits: ['sqlite', 'limited'], database: ['sqlite'] },
};

/** Where attacks take place: on servers in processes of their own, which are replaced when they have suffered. */
export class Arena {
  readonly #children = new Map<Ground, Child>();

  constructor(private readonly server: keyof typeof SERVERS) {}

  async carryOut(attack: Attack): Promise<Loot> {
    const ground = attack.on ?? 'anything';
    const target = await this.#target(ground);
    let loot: Loot | undefined;
    try {
      return (loot = await carryOut(attack, target));
    } finally {
      // Where strangers are counted, nobody is a stranger any more; and who has been robbed may be ill.
      if (ground === 'limits' || loot?.length !== 0) await this.#drop(ground);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#children.keys()].map((ground) => this.#drop(ground)));
  }

  async #target(ground: Ground): Promise<Child> {
    let child = this.#children.get(ground);
    if (!child?.alive) {
      child = await startChild({ server: this.server, games: GAMES, args: SERVERS[this.server][ground] });
      this.#children.set(ground, child);
    }
    return child;
  }

  async #drop(ground: Ground): Promise<void> {
    await this.#children.get(ground)?.stop();
    this.#children.delete(ground);
  }
}
