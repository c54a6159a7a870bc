import type { PlayerID } from 'boardgame.io';

import type { RejectionCode } from '../../protocol/wire';
import { ownsSeat } from '../credentials';
import type { StoredMatch, StoredSeat } from '../store/store';
import { type PublicSeat, seatsFor } from './seats';
import type { MatchServices } from './match-services';
import type { Viewer } from './viewer-group';

/** For which seat a viewer was let in, and by what. */
interface Binding {
  seat: number;
  /** Hash of the credentials it came with; undefined for a bot. */
  hash: string | undefined;
}

/** Who sits where in a match, as the store said last, and which viewers act for which seats. */
export class Seating {
  #record: StoredMatch | undefined;
  readonly #bindings = new Map<Viewer, Binding>();

  constructor(
    private readonly matchID: string,
    private readonly game: string,
    private readonly site: MatchServices,
  ) {}

  /** Reads who sits where. @returns undefined when there is no such match of this game; @throws StoreError */
  async look(): Promise<StoredMatch | undefined> {
    const record = await this.site.store.find(this.matchID);
    this.#record = record?.game === this.game ? record : undefined;
    return this.#record;
  }

  /** Lets the viewer act for the seat that it names, if the credentials are the seat's. Spectators name none. @returns why not */
  bind(viewer: Viewer, credentials: unknown): RejectionCode | undefined {
    if (viewer.playerID === null) return undefined;
    const seat = this.#seatNamed(viewer.playerID);
    if (!seat) return 'wrong-credentials';
    if (seat.bot !== undefined && this.site.isBot(this.matchID, seat.seat, credentials))
      this.#bindings.set(viewer, { seat: seat.seat, hash: undefined });
    else if (ownsSeat(credentials, { credentials: seat.hash }))
      this.#bindings.set(viewer, { seat: seat.seat, hash: seat.hash });
    else return 'wrong-credentials';
    return undefined;
  }

  /** The viewer acts for no seat any more. */
  unbind(viewer: Viewer): void {
    this.#bindings.delete(viewer);
  }

  /** The seat for which a viewer was let in; null for a spectator. */
  boundTo(viewer: Viewer): number | null {
    return this.#bindings.get(viewer)?.seat ?? null;
  }

  /** The seat for which a viewer may act now, or why it may not. */
  seatOf(viewer: Viewer): number | RejectionCode {
    const binding = this.#bindings.get(viewer);
    if (!binding) return 'not-bound';
    const seat = this.#record?.seats[binding.seat];
    if (binding.hash === undefined) return seat?.bot === undefined ? 'wrong-credentials' : binding.seat;
    if (seat?.hash !== binding.hash) return 'wrong-credentials';
    return seat.bot === undefined ? binding.seat : 'bot-plays';
  }

  /** The seat in whose name a viewer may speak, or why it may not. A bot that stands in does not silence whom it stands in for. */
  speaker(viewer: Viewer): StoredSeat | RejectionCode {
    const binding = this.#bindings.get(viewer);
    if (binding?.hash === undefined) return 'not-bound';
    const seat = this.#record?.seats[binding.seat];
    return seat?.hash === binding.hash ? seat : 'wrong-credentials';
  }

  /** Viewers whose seat has got other credentials, or whose bot another player. */
  unseated(): Viewer[] {
    return [...this.#bindings].flatMap(([viewer, binding]) => {
      const seat = this.#record?.seats[binding.seat];
      const lost = binding.hash === undefined ? seat?.bot === undefined : seat?.hash !== binding.hash;
      return lost ? [viewer] : [];
    });
  }

  /** Those of these seats that no bot plays, as the store had them last. */
  withoutBots(seats: readonly number[]): StoredSeat[] {
    return seats.flatMap((seat) => this.#record?.seats[seat] ?? []).filter(({ bot }) => bot === undefined);
  }

  /** The seats as everybody may see them, with who is connected; undefined before they were read. */
  shown(): PublicSeat[] | undefined {
    return this.#record && seatsFor(this.#record, this.site.presence.connected(this.matchID));
  }

  /** An own seat only: `__proto__` and `1e0` name none. */
  #seatNamed(playerID: PlayerID): StoredSeat | undefined {
    return this.#record?.seats.find(({ seat }) => String(seat) === playerID);
  }
}
