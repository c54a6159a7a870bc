import { Client } from 'boardgame.io/client';
import { toGame } from '../../games/kit/boardgame';
import type { Core, Move } from '../../games/kit/core';
import type { Ruleset } from '../../games/kit/ruleset';
import { HeadlessTable } from '../../games/kit/table';

/** The result of a move: why it was refused (null when it was not), and whether the state has changed. */
interface Outcome {
  why: string | null;
  changed: boolean;
}

/** A move at a position, at a table of its own. */
function atTable<G extends Core>(rules: Ruleset<G>, g: G, move: Move): Outcome {
  const table = new HeadlessTable(rules, rules.copy(g));
  const before = JSON.stringify(g);
  const why = table.play(move)?.why ?? null;
  return { why, changed: JSON.stringify(table.g) !== before };
}

/** The same through boardgame.io's reducer, which gives no reasons: what a seat is told comes from its own view. */
function throughFramework<G extends Core>(rules: Ruleset<G>, g: G, { seat, name, args }: Move): boolean {
  const client = Client<G>({
    game: { ...toGame(rules, {}), setup: () => rules.copy(g) },
    numPlayers: g.seats,
    debug: false,
  });
  const before = JSON.stringify(client.store.getState());
  // The framework writes refused moves to the console.
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  client.store.dispatch({
    type: 'MAKE_MOVE',
    payload: { type: name, args, playerID: String(seat), credentials: undefined },
  });
  quiet.mockRestore();
  const { G, ctx, _stateID } = client.store.getState() as { G: G; ctx: object; _stateID: number };
  const was = JSON.parse(before) as { G: G; ctx: object; _stateID: number };
  return JSON.stringify([G, ctx, _stateID]) !== JSON.stringify([was.G, was.ctx, was._stateID]);
}

/** Makes a move at a position with both drivers, which must agree; the position stays as it is. @returns why it is refused, 'accepted' when it is not */
export function tried<G extends Core>(rules: Ruleset<G>, g: G, move: Move): string {
  const { why, changed } = atTable(rules, g, move);
  expect([changed, throughFramework(rules, g, move)]).toEqual(why === null ? [true, true] : [false, false]);
  return why ?? 'accepted';
}
