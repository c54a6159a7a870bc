import { Client } from 'boardgame.io/client';
import { Step } from 'boardgame.io/ai';
import { Local } from 'boardgame.io/multiplayer';
import { steward as imperiumSteward } from '../../../games/imperium/bots/steward';
import { imperium } from '../../../games/imperium/ruleset';
import type { Imperium } from '../../../games/imperium/state';
import { toGame } from '../../../games/kit/boardgame';
import type { Chooser } from '../../../games/kit/bots/bot';
import { botClass } from '../../../games/kit/bots/boardgame';
import { randomBot } from '../../../games/kit/bots/random';
import { HIDDEN, type Core } from '../../../games/kit/core';
import { generator } from '../../../games/kit/random';
import type { Ruleset } from '../../../games/kit/ruleset';
import { playMatch } from '../../../tools/play/match';

const RULES = imperium as unknown as Ruleset;
const steward = imperiumSteward as unknown as Chooser;

/** A bot of the class, as the framework makes one. */
const made = (chooser: Chooser, seed = 'bot') => new (botClass(RULES, chooser))({ enumerate: () => [], seed });

/** States of a random game with 3 players, one in `every`. */
function positions(every: number): Core[] {
  const found: Core[] = [];
  let i = 0;
  playMatch(
    { rules: RULES, seats: 3, seed: 'positions', options: { nations: 'random' } },
    [randomBot, randomBot, randomBot],
    (g) => {
      if (!g.result && i++ % every === 0) found.push(RULES.copy(g));
    },
  );
  return found;
}

test('whatever lies hidden, the same view brings the same move', async () => {
  const random = generator('hidden parts');
  let shuffled = 0;
  for (const g of positions(15)) {
    const seat = g.questions[0]?.seat ?? 0;
    const other = RULES.redeal(RULES.view(g, seat), seat, random);
    if (JSON.stringify(other) !== JSON.stringify(g)) shuffled++;
    for (const chooser of [steward, randomBot]) {
      const { action } = await made(chooser).play({ G: g }, String(seat));
      expect((await made(chooser).play({ G: other }, String(seat))).action).toEqual(action);
      expect(action).toMatchObject({ type: 'MAKE_MOVE', payload: { playerID: String(seat) } });
    }
  }
  expect(shuffled).toBeGreaterThan(20);
});

test('the chooser is given the view, never the state', async () => {
  for (const g of positions(60)) {
    const seat = g.questions[0]?.seat ?? 0;
    const seen: Core[] = [];
    await made({
      name: 'spy',
      choose: (view, q, random) => {
        seen.push(view);
        return randomBot.choose(view, q, random);
      },
    }).play({ G: g }, String(seat));
    expect(seen).toEqual([RULES.view(g, seat)]);
    const { main } = seen[0] as Imperium;
    expect(main.every((id) => id === HIDDEN)).toBe(true);
  }
});

test('a seat that is not asked makes a move that does nothing', async () => {
  const g = RULES.setup(2, RULES.matchOptions({}, 2));
  const { action } = await made(randomBot).play({ G: g }, '1');
  expect(action.payload.type).not.toBe('chooseNation');
  const client = Client<Core>({ game: toGame(RULES, {}), numPlayers: 2, debug: false });
  const before = client.getState()?.G;
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  client.store.dispatch(action);
  complaint.mockRestore();
  expect(client.getState()?.G).toEqual(before);
});

test("steps through a game with the framework's own Step", async () => {
  const client = Client<Core>({
    game: toGame(RULES, { nations: 'random', seed: 'step' }),
    numPlayers: 2,
    debug: false,
  });
  const bot = made(steward);
  for (let i = 0; i < 40; i++) await Step(client, bot);
  const { G, ctx } = client.store.getState() as { G: Core; ctx: { phase: string } };
  expect(G.turn).toBeGreaterThan(1);
  expect(ctx.phase).toBe('round');
});

test('plays against a person at a local table', async () => {
  const game = toGame(RULES, { nations: 'choose', seed: 'local' });
  const client = Client<Core>({
    game,
    numPlayers: 2,
    playerID: '0',
    debug: false,
    matchID: 'bots',
    multiplayer: Local({ bots: { 1: botClass(RULES, steward) } }),
  });
  client.start();
  try {
    client.moves['chooseNation']?.(1, '1ROM1B');
    const nations = () => (client.getState()?.G as Imperium).players.map((p) => p.nation);
    for (let i = 0; i < 40 && nations()[1] === null; i++)
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    expect(nations()).toEqual(['romans', expect.any(String)]);
    // What the person's client holds hides the bot's hand.
    expect((client.getState()?.G as Imperium).players[1]?.hand.every((id) => id === HIDDEN)).toBe(true);
  } finally {
    client.stop();
  }
});
