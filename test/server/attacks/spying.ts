/** Attacks that want to know what they may not. */
import type { State } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';

import type { Child } from '../../load/child';
import type { Attack, Loot } from './attack';
import { heist, PLUGIN_SECRET, TREASURES, type Heist } from './games';
import { ask, join, leave, lookAt, open, seated, until, Wire, type Chair, type Taken } from './victim';

/** Milliseconds that may lie between the time that the lobby tells and the one that became the seed. */
const OFF = 50;

/** Cards that the thief draws to compare. */
const DRAWN = 6;

const found = (what: string, is: unknown): Loot => (is ? [what] : []);

/** Treasures that occur in what somebody was told, but for those that they may know. */
function stolen(what: string, heard: string, own: readonly string[] = []): Loot {
  const loot = TREASURES.filter((treasure) => heard.includes(treasure) && !own.includes(treasure));
  return loot.length > 0 ? [`${what}: ${loot.length} hidden cards`] : [];
}

const handOf = (state: State | undefined, seat: number): string[] =>
  ((state as State<Heist> | undefined)?.G.hands[seat] ?? []).filter((card) => card !== '?');

/** Credentials and recovery codes. */
const secretsOf = (chairs: readonly Taken[]): string[] =>
  chairs.flatMap(({ credentials, recoveryCode = credentials }) => [credentials, recoveryCode]);

/** A wire that has synced. */
async function at(target: Child, chair: Chair, game?: string): Promise<Wire> {
  const wire = new Wire(target, game);
  await wire.sit(chair);
  return wire;
}

export const spying: Attack[] = [
  {
    fact: '§0.2',
    name: 'a spectator and a player are shown nothing hidden when they sync, nor seed, state of chance or undo',
    async run(target) {
      const { matchID, chairs } = await seated(target);
      const loot: Loot = [];
      for (const chair of [{ matchID, playerID: null }, chairs[0]]) {
        const wire = await at(target, chair);
        const heard = wire.heard(matchID);
        loot.push(...stolen(`sync as ${chair.playerID ?? 'spectator'}`, heard, handOf(wire.state, 0)));
        loot.push(...found('the seed or the state of chance', /"(seed|prngstate)"/.test(heard)));
        loot.push(...found('earlier states, for undo', /"_undo":\[\{/.test(heard)));
        wire.close();
      }
      return loot;
    },
  },
  {
    fact: '§0.3',
    name: 'decks cannot be predicted from the time that the lobby tells',
    async run(target) {
      let predicted = 0;
      for (let i = 0; i < 5; i++) {
        const { matchID, chairs } = await seated(target);
        const { json } = await ask(target, `heist/${matchID}`);
        const wire = await at(target, chairs[0]);
        // Three cards alone are right by chance once in 12,144 guesses.
        for (let card = 0; card < DRAWN; card++) await wire.play('draw');
        const hand = handOf(wire.state, 0).join();
        wire.close();
        for (let off = -OFF; off <= OFF; off++) {
          const seed = (Number(json.createdAt) + off).toString(36).slice(-10);
          const guess = InitializeGame({ game: { ...heist, seed }, numPlayers: 2 }) as State<Heist>;
          if ([...(guess.G.hands[0] ?? []), ...guess.G.deck.slice(0, DRAWN)].join() === hand) predicted++;
        }
      }
      return predicted > 0 ? [`predicted all cards of ${predicted} of 5 matches`] : [];
    },
  },
  {
    fact: '§0.9',
    name: "a refused move leaves nothing to the next player's log entry",
    async run(target) {
      const { chairs } = await seated(target);
      const [ann, bob] = [await at(target, chairs[0]), await at(target, chairs[1])];
      ann.move('mumble');
      await ann.done();
      await bob.play('add', 1);
      const loot = stolen(
        'the log of the next move',
        JSON.stringify(bob.frames.filter(([event]) => event !== 'sync')),
        handOf(bob.state, 1),
      );
      ann.close();
      bob.close();
      return loot;
    },
  },
  {
    fact: '§2',
    name: "what a plugin hides, and a plugin's API, is not sent",
    async run(target) {
      const { matchID, chairs } = await seated(target);
      const wire = await at(target, chairs[0]);
      await wire.play('add', 1);
      const heard = wire.heard(matchID);
      wire.close();
      return found('the secret of a plugin', heard.includes(PLUGIN_SECRET));
    },
  },
  {
    fact: '§2',
    name: 'the log tells others neither the arguments nor the notes of a redacted move',
    async run(target) {
      const { matchID, chairs } = await seated(target);
      const [ann, bob] = [await at(target, chairs[0]), await at(target, chairs[1])];
      await ann.play('bury', handOf(ann.state, 0)[0]);
      await until(() => bob.state?._stateID === ann.state?._stateID);
      const late = await at(target, { matchID, playerID: null });
      const { log } = await lookAt(target, matchID);
      const loot = [
        ...stolen(
          "the log entry of another's move",
          JSON.stringify(bob.frames.filter(([event]) => event !== 'sync')),
          handOf(bob.state, 1),
        ),
        ...stolen('the log at a sync', JSON.stringify(log)),
      ];
      for (const wire of [ann, bob, late]) wire.close();
      return loot;
    },
  },
  {
    fact: '§2',
    name: "what our server tells on demand shows nobody another's cards while the match is on",
    // The framework's server knows no such requests.
    harmless: true,
    async run(target) {
      const { matchID, chairs } = await seated(target);
      const [ann, bob] = [await at(target, chairs[0]), await at(target, chairs[1])];
      await ann.play('bury', handOf(ann.state, 0)[0]);
      await until(() => bob.state?._stateID === ann.state?._stateID);
      const own = handOf(bob.state, 1);
      const asked: [string, ...unknown[]][] = [
        ['log', matchID, 0],
        ['history', matchID, { playerID: '0', from: 0 }],
        ['history', matchID, { playerID: '1', from: 0 }],
        ['history', matchID, { playerID: null, from: 0 }],
      ];
      const answers: unknown[] = [];
      for (const [event, ...args] of asked) bob.say(event, ...args, (answer: unknown) => answers.push(answer));
      await bob.done();
      ann.close();
      bob.close();
      return stolen('log and history', JSON.stringify(answers), own);
    },
  },
  {
    fact: '§2',
    name: 'what a client adds to a move reaches nobody',
    async run(target) {
      const { matchID, chairs } = await seated(target);
      const [ann, bob] = [await at(target, chairs[0]), await at(target, chairs[1])];
      const junk = 'junk'.repeat(1000);
      ann.act({ type: 'MAKE_MOVE', payload: { type: 'add', args: [1], junk }, junk });
      await ann.done();
      await bob.play('addAnyTime', 1);
      const loot = found("a text of the thief's in everybody's log", bob.heard(matchID).includes(junk));
      ann.close();
      bob.close();
      return loot;
    },
  },
  {
    fact: '§2',
    name: 'credentials are in no answer and no frame but the one that gives them out',
    harmless: true,
    async run(target) {
      const { matchID, chairs } = await seated(target);
      const [ann, bob] = [await at(target, chairs[0]), await at(target, chairs[1])];
      await ann.play('add', 1);
      await until(() => bob.state?._stateID === ann.state?._stateID);
      const answers = await Promise.all([ask(target, 'heist'), ask(target, `heist/${matchID}`)]);
      const heard = [...answers.map(({ text }) => text), JSON.stringify(ann.frames), JSON.stringify(bob.frames)].join(
        '\n',
      );
      ann.close();
      bob.close();
      return found(
        'credentials',
        secretsOf(chairs).some((secret) => heard.includes(secret)),
      );
    },
  },
  {
    fact: '§2',
    name: 'a seat that nobody has taken shows nothing, neither then nor later',
    async run(target) {
      const matchID = await open(target);
      const thief = new Wire(target);
      await thief.look({ matchID, playerID: '0', credentials: undefined });
      const chair = await join(target, matchID, '0');
      const owner = await at(target, chair);
      await owner.play('draw');
      await thief.done();
      const loot = stolen('the view of a seat before somebody took it, and of its owner since', thief.heard(matchID));
      thief.close();
      owner.close();
      return loot;
    },
  },
  {
    fact: '§2',
    name: 'a seat that nobody has taken makes no move',
    async run(target) {
      const matchID = await open(target);
      const thief = new Wire(target);
      await thief.look({ matchID, playerID: '0' });
      const payload = { type: 'add', args: [7], playerID: '0' };
      thief.say('update', { type: 'MAKE_MOVE', payload }, 0, matchID, '0');
      await thief.done();
      thief.close();
      const { state } = await lookAt(target, matchID);
      return found('a move for a seat that nobody had taken', (state as State<Heist>).G.total === 7);
    },
  },
  {
    fact: '§2',
    name: "who has left does not see the successor's cards",
    async run(target) {
      const { matchID, chairs } = await seated(target);
      const leaver = await at(target, chairs[1]);
      await leave(target, chairs[1]);
      const successor = await at(target, await join(target, matchID, '1'));
      await successor.play('draw');
      const cards = handOf(successor.state, 1);
      await leaver.done();
      const late = leaver.frames
        .filter(([event]) => event !== 'sync')
        .map((frame) => JSON.stringify(frame))
        .join('\n');
      const loot = found("the successor's new card", late.includes(cards.at(-1) ?? 'none'));
      leaver.move('add', 7);
      await leaver.done();
      loot.push(
        ...found('a move for the successor', ((await lookAt(target, matchID)).state as State<Heist>).G.total === 7),
      );
      leaver.close();
      successor.close();
      return loot;
    },
  },
  {
    fact: '§2',
    name: "a match cannot be seen with another game's eyes",
    async run(target) {
      const { matchID } = await seated(target);
      const thief = new Wire(target, 'glass');
      await thief.look({ matchID, playerID: null });
      await thief.done();
      const loot = stolen('through the namespace of another game', thief.heard(matchID));
      thief.close();
      return loot;
    },
  },
  {
    fact: '§2',
    name: "who comes first by way of another game does not decide how the match's own players see it",
    async run(target) {
      const { matchID, chairs } = await seated(target);
      const thief = new Wire(target, 'glass');
      await thief.look({ matchID, playerID: null });
      const [ann, bob] = [await at(target, chairs[0]), await at(target, chairs[1])];
      await ann.play('draw');
      await until(() => bob.state?._stateID === ann.state?._stateID);
      const updates = JSON.stringify(bob.frames.filter(([event]) => event !== 'sync'));
      const loot = stolen(
        "in everybody's updates",
        updates,
        (await bob.sit(chairs[1])).state ? handOf(bob.state, 1) : [],
      );
      for (const wire of [thief, ann, bob]) wire.close();
      return loot;
    },
  },
  {
    fact: '§2',
    name: "the lobby shows a match only under its game's name",
    async run(target) {
      const { matchID } = await seated(target);
      const read = await ask(target, `glass/${matchID}`);
      const taken = await ask(target, `glass/${await open(target)}/join`, { playerID: '0', playerName: 'Eve' });
      return [
        ...found('a match, under the name of another game', read.status === 200),
        ...found('a seat of it', taken.status === 200),
      ];
    },
  },
  {
    fact: '§5',
    name: 'a stolen copy of the store opens no seat',
    async run(target) {
      const { chairs } = await seated(target);
      const stored = await target.ask<string>('stored');
      return found(
        'credentials in clear text',
        secretsOf(chairs).some((secret) => stored.includes(secret)),
      );
    },
  },
  {
    fact: '§5',
    name: 'credentials are 128 bits and no two alike',
    harmless: true,
    async run(target) {
      const { chairs } = await seated(target, 'heist', 4);
      const secrets = (chairs as Chair[]).map(({ credentials }) => String(credentials));
      return found(
        'credentials that can be guessed',
        new Set(secrets).size < 4 || secrets.some((secret) => secret.length < 21),
      );
    },
  },
  {
    fact: '§5',
    name: 'a refusal does not repeat the credentials that came with the request',
    async run(target) {
      const { matchID } = await seated(target);
      const credentials = 'my-password-somewhere-else';
      const loot: Loot = [];
      for (const path of ['leave', 'update', 'playAgain']) {
        const { text } = await ask(target, `heist/${matchID}/${path}`, { playerID: '0', credentials, newName: 'Eve' });
        loot.push(...found(`${path}: the credentials, in the answer`, text.includes(credentials)));
      }
      return loot;
    },
  },
  {
    fact: '§4',
    name: 'nothing is left of a match that was played when all have left',
    async run(target) {
      const { matchID, chairs } = await seated(target);
      const player = await at(target, chairs[0]);
      player.move('addAnyTime', 1);
      await until(() => player.state?.G.total === 1);
      player.close();
      for (const chair of chairs) await leave(target, chair);
      const wire = new Wire(target);
      const info = await wire.look({ matchID, playerID: null });
      wire.close();
      return found('a match that was removed', info);
    },
  },
  {
    fact: '§2',
    name: 'the whole log is not sent to everybody who comes',
    async run(target) {
      const { matchID, chairs } = await seated(target);
      const wire = await at(target, chairs[0]);
      const moves = 200;
      for (let i = 0; i < moves; i++) wire.move('addAnyTime', 1);
      await until(() => wire.state?.G.total === moves);
      const { log } = await lookAt(target, matchID);
      wire.close();
      return found(`all ${moves} moves again at every arrival`, log.length >= moves);
    },
  },
];
