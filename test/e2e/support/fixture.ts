import { Client } from 'boardgame.io/client';
import type { Page } from 'playwright-core';

import imperium from '../../../games/imperium';
import type { Imperium } from '../../../games/imperium/state';
import { decide } from '../../../games/kit/bots/bot';
import { toGame } from '../../../games/kit/boardgame';
import type { Core } from '../../../games/kit/core';
import { generator } from '../../../games/kit/random';
import type { MatchRecord } from '../../../games/kit/record';
import type { RulesetModule } from '../../../games/kit/register';
import { rulesetEntry } from '../../../games';
import { wars } from '../../../games/mythotopia/rules/strength';
import type { Mythotopia } from '../../../games/mythotopia/state';
import type { NewDawn } from '../../../games/new-dawn/state';
import { recordKey } from '../../../client/local/keptRecord';
import { storageKey, type TableSetup, type LocalPlayer } from '../../../client/local/setup';
import { playMatch } from '../../../tools/play/match';
import { EMPTY } from './stage';

/** Longest match that is looked through for a position. */
const MOST_MOVES = 3000;

/** A match on one device between Ann and bots, as the browser would have stored it. */
export type Stored = Readonly<Record<string, string>>;

/**
 * Plays a match by bots under the framework, up to the first position that is wanted. The same seed gives the same match.
 * @param altered what is put into that position, that no match brings about
 * @throws Error when there is no such position
 */
export async function playedUntil<G extends Core = Imperium>(
  seed: string,
  wanted: (g: G) => boolean,
  seats = 2,
  { ruleset, bots }: RulesetModule = imperium,
  altered: (g: G) => void = () => {},
): Promise<Stored> {
  const [bot, load] = Object.entries(bots).at(-1)!;
  const chooser = await load();
  const usual = Object.entries(rulesetEntry(ruleset.name).choices(seats)).map(([key, { values }]) => [
    key,
    Object.keys(values)[0],
  ]);
  const options = { ...(Object.fromEntries(usual) as Record<string, string>), seed };
  const client = Client<Core>({ game: toGame(ruleset, options), numPlayers: seats, debug: false });
  const random = generator(seed);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const state = client.store.getState();
    const g = state.G;
    if (wanted(g as G)) {
      const sitters = sittersOf(seats, bot);
      const G = structuredClone(g);
      altered(G as Core as G);
      return stored(
        { ...state, G },
        { ruleset: ruleset.name, version: ruleset.version, matchID: seed, options, sitters },
      );
    }
    const seat = g.questions[0]?.seat;
    if (seat === undefined) break;
    const move = decide(ruleset, chooser, ruleset.view(g, seat), seat, random);
    client.updatePlayerID(String(seat));
    client.moves[move!.name]?.(...move!.args);
  }
  throw new Error(`seed ${seed} never comes to the position that is wanted`);
}

const sittersOf = (seats: number, bot: string): LocalPlayer[] => [
  { kind: 'human', name: 'Ann' },
  ...Array.from({ length: seats - 1 }, (): LocalPlayer => ({ kind: 'bot', bot })),
];

/** A match that begins with a position that was written down. */
export function begunWith(from: Core, { ruleset, bots }: RulesetModule): Stored {
  const client = Client<Core>({
    game: toGame({ ...ruleset, setup: () => ruleset.copy(from) }, {}),
    numPlayers: from.seats,
    debug: false,
  });
  const sitters = sittersOf(from.seats, Object.keys(bots).at(-1)!);
  return stored(client.store.getState(), {
    ruleset: ruleset.name,
    version: ruleset.version,
    matchID: 'written',
    options: {},
    sitters,
  });
}

/** A whole match between bots, as the browser keeps a record that is looked at. */
export async function recorded(seed: string, seats = 2, { ruleset, bots }: RulesetModule = imperium): Promise<Stored> {
  const bot = await Object.values(bots).at(-1)!();
  const options = { ...ruleset.simulated };
  const { moves } = playMatch(
    { rules: ruleset, seats, seed, options },
    Array.from({ length: seats }, () => bot),
  );
  const record: MatchRecord = {
    civitas: 1,
    ruleset: ruleset.name,
    version: ruleset.version,
    seats,
    options,
    seed,
    names: ['Ann', 'Bob', 'Cyril', 'Dora'].slice(0, seats),
    moves,
  };
  return { [recordKey(ruleset.name)]: JSON.stringify(record) };
}

/** A turn of Ann's in the round, with a full hand and nothing done yet. */
export const annsTurn =
  (round: number) =>
  (g: Imperium): boolean =>
    g.round >= round && g.questions[0]?.seat === 0 && g.questions[0].stage === 'turn' && g.players[0]!.actions === 3;

/** A turn of Ann's in Mythotopia, at that turn or later, with nothing done yet and a war on the map. */
export const warsOfAnn =
  (turn: number) =>
  (g: Mythotopia): boolean =>
    g.turn >= turn &&
    g.questions[0]?.seat === 0 &&
    g.questions[0].ask === 'turn' &&
    g.actions === 0 &&
    wars(g).length > 0;

/** A turn of Ann's in A New Dawn, at that turn or later, with nothing done yet. */
export const turnOfAnn =
  (turn: number) =>
  (g: NewDawn): boolean =>
    g.turn >= turn && g.questions[0]?.seat === 0 && g.questions[0].ask === 'turn';

function stored(state: unknown, setup: TableSetup): Stored {
  const entry = (value: unknown): string => JSON.stringify([[setup.matchID, value]]);
  const key = storageKey(setup.ruleset);
  return {
    [key.replace(/\.match$/, '')]: JSON.stringify(setup),
    [`${key}_state`]: entry(state),
    [`${key}_initial`]: entry(state),
    [`${key}_log`]: entry([]),
    [`${key}_metadata`]: entry({
      gameName: setup.ruleset,
      unlisted: false,
      players: setup.sitters.map((_, id) => ({ id })),
      createdAt: 0,
      updatedAt: 0,
    }),
  };
}

async function keep(page: Page, match: Promise<Stored>): Promise<void> {
  const stored = await match;
  if (page.url() === 'about:blank') await page.goto(EMPTY);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** Opens the table of a match as the person who left it here would. */
export async function goOn(page: Page, match: Promise<Stored>, ruleset = 'imperium'): Promise<void> {
  await keep(page, match);
  await page.goto(`/local/${ruleset}?continue`);
}

/** Looks at a position of a recorded match. @param as the seat whose eyes are borrowed */
export async function lookBack(
  page: Page,
  match: Promise<Stored>,
  at: number,
  as = 0,
  ruleset = 'imperium',
): Promise<void> {
  await keep(page, match);
  await page.goto(`/local/${ruleset}?replay&at=${at}&as=${as}`);
  await page.getByRole('slider').waitFor();
}
