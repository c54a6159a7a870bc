import type { Child } from '../load/child';
import { pause, seated, Wire } from '../server/attacks/victim';

/** How long a person thinks between two moves, in milliseconds. */
const THOUGHT = 250;

/** A move that takes longer counts as so long, in milliseconds. */
const ENDLESS = 10_000;

/** Honest people at matches of two, who move while somebody else means harm. */
export class Honest {
  private constructor(private readonly wires: readonly Wire[]) {}

  static async sitDown(target: Child, people: number): Promise<Honest> {
    const wires: Wire[] = [];
    for (let match = 0; match < people / 2; match++) {
      for (const chair of (await seated(target)).chairs) {
        const wire = new Wire(target, 'heist', { deltas: true });
        await wire.sit(chair);
        wires.push(wire);
      }
    }
    return new Honest(wires);
  }

  /** Whether nobody of them was disconnected. */
  get allThere(): boolean {
    return this.wires.every(({ closed }) => !closed);
  }

  /** All of them move for a while. @returns the 95th percentile of how long a move took until it was seen, in milliseconds */
  async play(ms: number): Promise<number> {
    const end = Date.now() + ms;
    const times: number[] = [];
    const one = async (wire: Wire): Promise<void> => {
      await pause(Math.random() * THOUGHT);
      while (Date.now() < end && !wire.closed) {
        times.push(await move(wire));
        await pause(THOUGHT);
      }
    };
    await Promise.all(this.wires.map(one));
    times.sort((a, b) => a - b);
    return times[Math.floor(times.length * 0.95)] ?? ENDLESS;
  }

  leave(): void {
    for (const wire of this.wires) wire.close();
  }
}

/** @returns how long it took until the mover saw it */
function move(wire: Wire): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(late);
      wire.socket.off('update', seen).off('delta', seen).off('disconnect', done);
      resolve(Math.min(ENDLESS, performance.now() - begun));
    };
    // The other at the match moves too: only what tells of this seat is the answer.
    const seen = (...frame: unknown[]): void => {
      if (own(frame, wire.chair.playerID)) done();
    };
    const late = setTimeout(done, ENDLESS);
    wire.socket.on('update', seen).on('delta', seen).on('disconnect', done);
    wire.move('addAnyTime', 1);
  });
}

/** Whether an update tells of a move of this seat. */
function own([, update, log]: unknown[], playerID: string | null): boolean {
  const entries = (typeof update === 'string' ? (JSON.parse(update) as { log: unknown[] }).log : log) as {
    action: { payload: { playerID: string } };
  }[];
  return entries.some(({ action }) => action.payload.playerID === playerID);
}
