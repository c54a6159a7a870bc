/** What processes tell each other about a match: where to look, never what is there. */
export type Notice =
  /** The match has this state, or a later one. */
  | { kind: 'state'; matchID: string; stateID: number }
  /** Seats were taken, freed or renamed, or the match is gone. */
  | { kind: 'seats'; matchID: string }
  | { kind: 'chat'; matchID: string; n: number }
  /** Seats of the match that are connected to the process that says so. */
  | { kind: 'present'; matchID: string; process: string; seats: number[] }
  /** Who is connected? Answered by `present`. */
  | { kind: 'who'; matchID: string }
  /** The process runs; one that is silent for long has nobody connected. */
  | { kind: 'alive'; process: string };

/** Carries notices to the other processes of the site. Notices may be lost while it is broken: `onGap` says so. */
export interface Bus {
  /** Never throws and never waits: a notice that cannot be sent is made up for by `onGap` on the other side. */
  publish(notice: Notice): void;
  /** Called with every notice of another process. */
  onNotice(listener: (notice: Notice) => void): void;
  /** Called when notices may have been missed: again and again while the bus is broken, and once when it is back. */
  onGap(listener: () => void): void;
  /** Whether notices get through now. */
  readonly healthy: boolean;
  close(): Promise<void>;
}

/** For a site of one process: nobody else is there. */
export const localBus: Bus = {
  publish: () => {},
  onNotice: () => {},
  onGap: () => {},
  healthy: true,
  close: () => Promise.resolve(),
};
