/** Attacks that want to change what they may not. */
import type { State } from 'boardgame.io';

import type { Child } from '../../load/child';
import type { Attack, Loot } from './attack';
import type { Heist, Purse, Wheel } from './games';
import { lookAt, seated, until, Wire } from './victim';

const found = (what: string, is: unknown): Loot => (is ? [what] : []);

/** A match of two with both players there, as the spectators see it at the end of what `run` does. */
async function play<G>(
  target: Child,
  game: string,
  run: (ann: Wire, bob: Wire, look: () => Promise<State<G>>) => Promise<Loot>,
): Promise<Loot> {
  const { matchID, chairs } = await seated(target, game);
  const [ann, bob] = [new Wire(target, game), new Wire(target, game)];
  try {
    await ann.sit(chairs[0]);
    await bob.sit(chairs[1]);
    return await run(ann, bob, async () => {
      await ann.done();
      return (await lookAt(target, matchID, game)).state as State<G>;
    });
  } finally {
    ann.close();
    bob.close();
  }
}

/** Sends an action that is no move. */
const overwriting = (type: string, make: (state: State<Heist>) => Record<string, unknown>): Attack => ({
  fact: '§0.4',
  name: `a seat cannot overwrite the state with ${type}`,
  run: (target) =>
    play<Heist>(target, 'heist', async (ann, _, look) => {
      const state = ann.state as State<Heist>;
      ann.act({ type, ...make({ ...state, G: { ...state.G, total: 666 } }) });
      return found('the whole state is what the thief wrote', (await look()).G.total === 666);
    }),
});

const EVENTS: [name: string, args: unknown][] = [
  ['endGame', 'I won'],
  ['endTurn', undefined],
  ['endStage', undefined],
  ['setStage', 'closed'],
  ['setActivePlayers', { all: 'closed' }],
  ['endPhase', undefined],
  ['pass', { remove: true }],
];

const INHERITED = [
  'toString',
  'constructor',
  'valueOf',
  'hasOwnProperty',
  '__proto__',
  '__defineGetter__',
  'isPrototypeOf',
  'toLocaleString',
];

export const cheating: Attack[] = [
  ...['UPDATE', 'SYNC', 'RESET'].map((type) => overwriting(type, (state) => ({ state }))),
  overwriting('PATCH', ({ _stateID }) => ({
    prevStateID: _stateID,
    stateID: _stateID + 1,
    patch: [{ op: 'replace', path: '/G/total', value: 666 }],
  })),
  {
    fact: '§0.4',
    name: 'an event that the game does not allow does not happen',
    run: async (target) => {
      const loot: Loot = [];
      for (const [type, args] of EVENTS) {
        loot.push(
          ...(await play(target, 'heist', async (ann, _, look) => {
            const before = JSON.stringify(ann.state?.ctx);
            ann.act({ type: 'GAME_EVENT', payload: { type, args: [args] } });
            return found(`${type}, which the game does not allow`, JSON.stringify((await look()).ctx) !== before);
          })),
        );
      }
      return loot;
    },
  },
  {
    fact: '§0.4',
    name: "a seat cannot make another seat's move",
    run: (target) =>
      play<Heist>(target, 'heist', async (ann, _, look) => {
        for (const playerID of ['1', 1, ['1']])
          ann.act({ type: 'MAKE_MOVE', payload: { type: 'addAnyTime', args: [1], playerID } });
        return found(
          'moves of another player',
          (await look()).G.by.some((seat) => String(seat) === '1'),
        );
      }),
  },
  {
    fact: '§0.4',
    name: "a seat cannot act with its own credentials in another's name",
    harmless: true,
    run: (target) =>
      play<Heist>(target, 'heist', async (ann, _, look) => {
        const { matchID, credentials } = ann.chair;
        ann.say(
          'update',
          { type: 'MAKE_MOVE', payload: { type: 'add', args: [7], playerID: '1', credentials } },
          0,
          matchID,
          '1',
        );
        return found('a move of another player', (await look()).G.total === 7);
      }),
  },
  {
    fact: '§0.5',
    name: 'what every object has is no move',
    run: async (target) => {
      const loot: Loot = [];
      for (const type of INHERITED) {
        loot.push(
          ...(await play<Heist>(target, 'heist', async (ann, _, look) => {
            ann.move(type, 'x');
            const { G } = await look();
            return found(`the move ${type} made G ${JSON.stringify(G)}`, typeof G !== 'object' || G?.total !== 0);
          })),
        );
      }
      return loot;
    },
  },
  {
    fact: '§0.9',
    name: 'a move that a plugin declares void does not count',
    run: (target) =>
      play<Purse>(target, 'purse', async (ann, _, look) => {
        for (const what of ['trap', 'trap', 'food', 'drink']) ann.move('spend', what);
        const { G } = await look();
        return [
          ...found('void moves used up those of the stage', G.spent !== 2),
          ...found('the trap went off', G.alarm),
        ];
      }),
  },
  {
    fact: '§0.9',
    name: 'a refused move leaves nothing in what plugins keep',
    run: (target) =>
      play<Purse>(target, 'purse', async (ann, _, look) => {
        ann.move('spend', 'nothing');
        return found('a refused move has cost something', coinsOf(await look()) !== 10);
      }),
  },
  {
    fact: '§0.9',
    name: 'what a plugin changes in place is told to all',
    harmless: true,
    run: (target) =>
      play<Purse>(target, 'purse', async (ann, bob, look) => {
        const late = new Wire(target, 'purse', { deltas: true });
        await late.sit({ ...ann.chair, playerID: null });
        await ann.play('spend');
        await until(() => bob.state?._stateID === ann.state?._stateID && late.state?._stateID === ann.state?._stateID);
        late.close();
        return found(
          'players see different money',
          [bob.state, late.state, await look()].some((state) => coinsOf(state) !== 9),
        );
      }),
  },
  {
    fact: '§0.10',
    name: 'a refused move is told to the mover and to nobody else',
    run: (target) =>
      play<Heist>(target, 'heist', async (ann, bob) => {
        const before = bob.frames.length;
        for (let i = 0; i < 5; i++) ann.move('nothing');
        await ann.done();
        const told = ann.frames.filter(([event]) => event === 'rejected').length;
        await bob.done();
        const heard = bob.frames.slice(before).filter(([event]) => event === 'update' || event === 'delta').length;
        return [
          ...found(`${heard} states sent to everybody for 5 refused moves`, heard),
          ...found('the mover does not learn that a move was refused', told !== 5),
        ];
      }),
  },
  {
    fact: '§2',
    name: 'a roll cannot be taken back and rolled again',
    run: (target) =>
      play<Wheel>(target, 'wheel', async (ann, _, look) => {
        await ann.play('roll');
        await ann.play('roll');
        ann.act({ type: 'UNDO' });
        const { G } = await look();
        return found('saw a roll and took it back', G.rolls.length === 1);
      }),
  },
  {
    fact: '§2',
    name: 'of two moves made on the same state one counts',
    harmless: true,
    run: (target) =>
      play<Heist>(target, 'heist', async (ann, bob, look) => {
        ann.move('add', 1);
        ann.move('add', 1);
        bob.move('add', 1);
        await bob.done();
        return found('a double click counted twice', (await look()).G.total !== 1);
      }),
  },
  {
    fact: '§2',
    name: 'of two moves made at once, both allowed on any state, both count and both are seen by all',
    harmless: true,
    run: (target) =>
      play<Heist>(target, 'heist', async (ann, bob, look) => {
        ann.move('addAnyTime', 1);
        bob.move('addAnyTime', 10);
        await until(() => ann.state?.G.total === 11 && bob.state?.G.total === 11).catch(() => {});
        return found(
          'a move was lost',
          ann.state?.G.total !== 11 || bob.state?.G.total !== 11 || (await look()).G.total !== 11,
        );
      }),
  },
  {
    fact: '§2',
    name: "another game's door leads to no match",
    harmless: true,
    run: async (target) => {
      const { matchID, chairs } = await seated(target);
      const thief = new Wire(target, 'glass');
      await thief.look(chairs[0]);
      thief.say(
        'update',
        {
          type: 'MAKE_MOVE',
          payload: { type: 'addAnyTime', args: [7], playerID: '0', credentials: chairs[0].credentials },
        },
        0,
        matchID,
        '0',
      );
      await thief.done();
      thief.close();
      const { state } = await lookAt(target, matchID);
      return found("a move by another game's rules", (state as State<Heist>).G.total === 7);
    },
  },
  {
    fact: '§5',
    name: "nobody speaks in another's name, nor says more than a line",
    run: (target) =>
      play(target, 'heist', async (ann, bob) => {
        const { matchID, credentials } = ann.chair;
        ann.say('chat', matchID, { id: 'a', sender: '1', payload: 'as another' }, credentials);
        ann.say('chat', matchID, { id: 'b', sender: '0', payload: 'x'.repeat(20_000) }, credentials);
        ann.say('chat', matchID, { id: 'c', sender: '0', payload: { html: '<b>' } }, credentials);
        ann.say('chat', matchID, { id: 'd', sender: '0', payload: 'a word', junk: 'junk' }, credentials);
        await ann.done();
        await bob.done();
        const chat = bob.frames.filter(([event]) => event === 'chat');
        const heard = JSON.stringify(chat);
        return [
          ...found("a word in another's name", heard.includes('as another')),
          ...found('20,000 characters of chat', heard.includes('x'.repeat(20_000))),
          ...found('chat that is no text', heard.includes('html')),
          ...found("a thief's field in everybody's chat", heard.includes('junk')),
          ...found('no word that may be said', !heard.includes('a word')),
        ];
      }),
  },
];

const coinsOf = (state: State | undefined): unknown =>
  (state?.plugins.player?.data as { players?: Record<string, { coins: number }> } | undefined)?.players?.['0']?.coins;
