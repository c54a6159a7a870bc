import type { StoredMatch } from '../store/store';

/** A seat as everybody may see it: the framework's player metadata without credentials, and the bot that plays it. */
export interface PublicSeat {
  id: number;
  name?: string;
  data?: unknown;
  bot?: string;
  isConnected: boolean;
}

/** @param connected seats with a connection to any process */
export const seatsFor = ({ seats }: StoredMatch, connected: ReadonlySet<number>): PublicSeat[] =>
  seats.map(({ seat, name, data, bot }) => ({
    id: seat,
    ...(name !== undefined && { name }),
    ...(data !== undefined && { data }),
    ...(bot !== undefined && { bot }),
    isConnected: connected.has(seat),
  }));
