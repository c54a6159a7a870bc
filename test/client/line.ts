import type { State } from 'boardgame.io';
import type { SocketIO } from 'boardgame.io/multiplayer';

import type { Core } from '../../games/kit/core';

type MakeTransport = ReturnType<typeof SocketIO>;

/** A connection to the match `m1` whose other end is the test. */
export function line() {
  let options: Parameters<MakeTransport>[0];
  let changed = (): void => {};
  let people: { id: number; name?: string; bot?: string; isConnected?: boolean }[] = [
    { id: 0, name: 'Ann', isConnected: true },
  ];
  const sent: { name: string; args: unknown[] }[] = [];
  const starts = { n: 0 };
  const transport = {
    isConnected: false,
    subscribeToConnectionStatus(fn: () => void) {
      changed = fn;
    },
    connect() {
      starts.n++;
    },
    disconnect() {},
    sendAction(_: State, action: { payload: { type: string; args: unknown[] } }) {
      sent.push({ name: action.payload.type, args: action.payload.args });
    },
    requestSync() {},
  };
  return {
    sent,
    starts,
    make: ((given: Parameters<MakeTransport>[0]) => {
      options = given;
      return transport;
    }) as unknown as MakeTransport,
    connected(is: boolean) {
      transport.isConnected = is;
      changed();
    },
    sync: (state: State<Core>) =>
      options.transportDataCallback({
        type: 'sync',
        args: ['m1', { state, log: [], initialState: state, filteredMetadata: people }],
      }),
    people(next: typeof people) {
      people = next;
      options.transportDataCallback({ type: 'matchData', args: ['m1', next] });
    },
    update: (state: State<Core>) => options.transportDataCallback({ type: 'update', args: ['m1', state, []] }),
  };
}
