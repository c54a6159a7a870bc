import path from 'node:path';

import { LobbyClient } from 'boardgame.io/client';
import { io, type Socket } from 'socket.io-client';

import { loadGames, rulesetEntry, RULESETS } from '../../games';
import { decide } from '../../games/kit/bots/bot';
import { randomBot } from '../../games/kit/bots/random';
import type { Core, Seat } from '../../games/kit/core';
import type { Ruleset } from '../../games/kit/ruleset';
import { questionOf } from '../../games/kit/moves';
import { sees } from '../../games/kit/zones';
import { patch } from '../../protocol/delta';
import type { DeltaUpdate } from '../../protocol/wire';
import { hashOf } from '../../server/credentials';
import { UNLIMITED } from '../../server/http/limits';
import { openStore } from '../../server/store/open';
import type { MatchStore } from '../../server/store/store';
import { freshFolder } from '../server/cleanup';
import { host, until } from '../server/host';

/** Whole random games of each ruleset; more by GAMES. */
const GAMES = Number(process.env.GAMES ?? 2);

/** A game that goes on for longer is as good as over. */
const MOST_MOVES = 1500;

/** The move before which the first seat changes hands, and how often seats do later. */
const CHANGE = 10;
const CHANGES = 0.005;

interface State {
  _stateID: number;
  G: Core;
  plugins: { random: { data: { seed?: unknown; prngstate?: unknown } } };
}

/** Somebody at the match, with every byte that came down the line. */
class Listener {
  readonly socket: Socket;
  /** What came since it was last looked at. */
  heard: string[] = [];
  state: State | undefined;

  constructor(
    readonly url: string,
    readonly game: string,
    readonly matchID: string,
    readonly seat: Seat | null,
    readonly credentials?: string,
  ) {
    this.socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true, auth: { deltas: seat !== 1 } });
    this.socket.io.on('open', () => {
      this.socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
        if (typeof data === 'string') this.heard.push(data);
      });
    });
    this.socket.on('connect', () => this.sync());
    this.socket.on('sync', (_: string, { state }: { state: State }) => (this.state = state));
    this.socket.on('update', (_: string, state: State) => (this.state = state));
    this.socket.on('delta', (_: string, text: string) => {
      const { change } = JSON.parse(text) as DeltaUpdate;
      this.state = patch(this.state, change);
    });
  }

  sync(): void {
    this.socket.emit('sync', this.matchID, this.seat === null ? null : String(this.seat), this.credentials);
  }

  move(type: string, args: readonly unknown[]): void {
    const playerID = String(this.seat);
    this.socket.emit(
      'update',
      { type: 'MAKE_MOVE', payload: { type, args, playerID } },
      this.state?._stateID,
      this.matchID,
      playerID,
    );
  }
}

/** What a viewer may have learned so far, worked out from whole states and the zones' declarations alone. */
class Knowledge {
  /** Components that have lain where this viewer could see them, or were told of in an event for these eyes. */
  readonly seen = new Set<string>();

  /** What was hidden from this viewer at the position looked at last. */
  #covered: Set<string>;

  constructor(
    private readonly rules: Ruleset,
    private readonly seat: Seat | null,
    first: Core,
  ) {
    this.#covered = this.#hidden(first);
    this.#learn(first, this.#covered);
  }

  /** @returns what this viewer may not hear of between the position looked at last and the next one */
  secrets(next: Core): Set<string> {
    const before = this.#covered;
    this.#covered = this.#hidden(next);
    this.#learn(next, this.#covered);
    return new Set([...before].filter((id) => this.#covered.has(id) && !this.seen.has(id)));
  }

  #hidden(g: Core): Set<string> {
    return this.rules.zones?.hiddenFrom(g, this.seat) ?? new Set();
  }

  #learn(g: Core, hidden: ReadonlySet<string>): void {
    const open = this.rules.copy(g);
    for (const held of this.rules.zones?.held(open) ?? [])
      if (!sees(held, this.seat)) this.rules.zones?.get(held.zone).take(open, [...held.cards], held);
    const { events, agenda: _, questions: __, undo: ___, ...board } = open;
    for (const id of wordsOf(JSON.stringify(board))) if (!hidden.has(id)) this.seen.add(id);
    for (const { eyes, cards = [] } of events) {
      if (!eyes || (this.seat !== null && eyes.includes(this.seat))) for (const id of cards) this.seen.add(id);
    }
  }
}

/** The words of a text that could be components. */
const wordsOf = (text: string): Set<string> => new Set(text.match(/[A-Za-z0-9][\w-]*/g));

const games: [string, number, number][] = RULESETS.flatMap(({ name, minSeats, maxSeats }) =>
  Array.from({ length: GAMES }, (_, game): [string, number, number] => [
    name,
    minSeats + (game % (maxSeats - minSeats + 1)),
    game,
  ]),
);

test.each(games)(
  '%s with %d players, game %d: no byte tells anybody what they may not know',
  async (name, seats) => {
    const { ruleset: rules } = await rulesetEntry(name).load();
    const database = path.join(freshFolder(), 'civitas.sqlite');
    const { url } = await host({ database, games: await loadGames(), limits: UNLIMITED });
    const store = openStore({ database });
    await store.open();
    const random = Math.random;
    try {
      const lobby = new LobbyClient({ server: url });
      const { matchID } = await lobby.createMatch(name, { numPlayers: seats });
      // One who comes before there is anything to see, and asks to be everybody.
      const early = new Listener(url, name, matchID, null);
      await until(() => early.state);
      for (let seat = 0; seat < seats; seat++) early.socket.emit('sync', matchID, String(seat), undefined);
      early.sync();

      // Nobody's credentials and codes, nor what the store keeps of them, may be told again.
      const secrets: string[] = [];
      const sit = async (seat: Seat): Promise<Listener> => {
        const joined = await lobby.joinMatch(name, matchID, { playerID: String(seat), playerName: `P${seat}` });
        for (const each of [joined.playerCredentials, (joined as unknown as { recoveryCode: string }).recoveryCode])
          secrets.push(each, hashOf(each));
        return new Listener(url, name, matchID, seat, joined.playerCredentials);
      };
      const players: Listener[] = [];
      for (let seat = 0; seat < seats; seat++) players.push(await sit(seat));
      // With the wrong key; through the door of another game, as a spectator and with the right key; and whoever has left.
      const other = RULESETS.find((ruleset) => ruleset.name !== name)!.name;
      const strangers = [
        new Listener(url, name, matchID, 0, 'guess'),
        new Listener(url, other, matchID, null),
        new Listener(url, other, matchID, 0, players[0]!.credentials),
      ];
      const all = [early, ...players];
      await until(() => all.every(({ state }) => state));
      let before = await stateOf(store, matchID);
      const minds = new Map(all.map((listener) => [listener, new Knowledge(rules, listener.seat, before.G)]));

      /** The seat is left, and taken by somebody who learns what it knows; who has left tries to come back. */
      const change = async (seat: Seat): Promise<void> => {
        const leaver = players[seat]!;
        await lobby.leaveMatch(name, matchID, { playerID: String(seat), credentials: leaver.credentials! });
        await until(() => !leaver.socket.connected);
        leaver.heard = [];
        strangers.push(leaver);
        leaver.socket.connect();
        const successor = (players[seat] = all[seat + 1] = await sit(seat));
        minds.set(successor, minds.get(leaver)!);
        await until(() => successor.state);
      };

      for (let moves = 0; moves < MOST_MOVES && !before.G.result; moves++) {
        // A match that the only one leaves is gone.
        if (seats > 1 && (moves === CHANGE || random() < CHANGES)) await change(Math.floor(random() * seats));
        const asked = players.filter((player) => questionOf(player.state!.G, player.seat!));
        const mover = asked[Math.floor(random() * asked.length)]!;
        const question = questionOf(mover.state!.G, mover.seat!)!;
        const move = decide(rules, randomBot, mover.state!.G, mover.seat!, random)!;
        if (random() < 0.1) mover.move('undo', [question.n]);
        mover.move(move.name, move.args);
        if (random() < 0.05) await aside(lobby, name, matchID, all, random);
        const after = await settled(store, matchID, all, before._stateID);
        const machinery = [...machineryOf(before), ...machineryOf(after), ...secrets];
        for (const listener of all) {
          const may = minds.get(listener)!;
          const told = listener.heard.splice(0);
          // At the end the whole match lies open.
          if (after.G.result) continue;
          const secret = may.secrets(after.G);
          const leaks = told.flatMap((text) => {
            const leaked = [...wordsOf(text)].filter((word) => secret.has(word));
            leaked.push(...machinery.filter((each) => text.includes(each)));
            return leaked.length > 0 ? [{ leaked, in: text }] : [];
          });
          expect({ seat: listener.seat, moves, leaks }).toEqual({ seat: listener.seat, moves, leaks: [] });
        }
        before = after;
      }
      expect(strangers.length).toBeGreaterThan(seats > 1 ? 3 : 2);
      for (const { heard } of strangers) {
        expect(heard.filter((text) => /\["(?!rejected")/.test(text))).toEqual([]);
        expect(heard.join()).toContain('["rejected"');
      }
      for (const { socket } of [...all, ...strangers]) socket.close();
    } finally {
      await store.close();
    }
  },
  600_000,
);

/** What people do besides moving: they come back, look again, ask for the log and the positions, look into the lobby. */
async function aside(
  lobby: LobbyClient,
  name: string,
  matchID: string,
  all: readonly Listener[],
  random: () => number,
): Promise<void> {
  const listener = all[Math.floor(random() * all.length)]!;
  const ask = (event: string, ...args: unknown[]) =>
    new Promise((resolve) => listener.socket.emit(event, matchID, ...args, resolve));
  switch (Math.floor(random() * 5)) {
    case 0:
      listener.socket.io.engine.close();
      await until(() => listener.socket.connected);
      return;
    case 1:
      return listener.sync();
    case 2:
      await ask('log', 0);
      return;
    case 3:
      await ask('history', { playerID: listener.seat === null ? null : String(listener.seat), from: 0 });
      return;
    default:
      listener.heard.push(JSON.stringify([await lobby.getMatch(name, matchID), await lobby.listMatches(name)]));
  }
}

/** What chance is made of, the rules' own and the framework's, as it would occur in a text. */
const machineryOf = ({
  G,
  plugins: {
    random: { data },
  },
}: State): string[] =>
  [G.seed, G.rng, data.seed, data.prngstate].flatMap((each) =>
    each ? [typeof each === 'string' ? each : JSON.stringify(each)] : [],
  );

async function stateOf(store: MatchStore, matchID: string): Promise<State> {
  return (await store.state(matchID)) as unknown as State;
}

/** The state after a move, once everybody has been shown it. */
async function settled(store: MatchStore, matchID: string, all: readonly Listener[], before: number): Promise<State> {
  for (;;) {
    await until(
      () => all.every(({ state }) => state!._stateID > before && state!._stateID === all[0]!.state!._stateID),
      10_000,
    );
    const state = await stateOf(store, matchID);
    if (state._stateID === all[0]!.state!._stateID) return state;
  }
}
