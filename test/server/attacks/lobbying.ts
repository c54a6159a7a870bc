/** Attacks on the lobby's requests. */
import type { Child } from '../../load/child';
import type { Attack, Loot } from './attack';
import { ask, join, open, seated, Wire } from './victim';

const found = (what: string, is: unknown): Loot => (is ? [what] : []);

/** Creates matches with bodies that a lobby should refuse. */
async function created(
  target: Child,
  bodies: readonly [what: string, body: unknown, headers?: Record<string, string>][],
): Promise<Loot> {
  const loot: Loot = [];
  for (const [what, body, headers] of bodies) {
    const { status } = await ask(target, 'heist/create', body, headers);
    loot.push(...found(what, status === 200));
  }
  return loot;
}

export const lobbying: Attack[] = [
  {
    fact: '§0.1',
    name: 'the lobby answers',
    harmless: true,
    async run(target) {
      const { status } = await ask(target, '');
      return found('the lobby is dead', status !== 200);
    },
  },
  {
    fact: '§0.6',
    name: 'taking the seat __proto__ pollutes nothing',
    async run(target) {
      const loot: Loot = [];
      for (const playerID of ['__proto__', 'constructor', 'toString']) {
        const { status } = await ask(target, `heist/${await open(target)}/join`, { playerID, playerName: 'x' });
        loot.push(...found(`the seat ${playerID}`, status === 200));
      }
      // What is polluted shows where nothing should be.
      const { json } = await ask(target, `heist/${await open(target)}`);
      return [...loot, ...found('every free seat has a name now', JSON.stringify(json).includes('"name":"x"'))];
    },
  },
  {
    fact: '§0.6',
    name: 'a seat is named by its number alone',
    async run(target) {
      const { matchID, chairs } = await seated(target);
      const loot: Loot = [];
      for (const playerID of [0, '00', '0.0', ' 0', '+0', ['0'], '-0', '0x0']) {
        const { status } = await ask(target, `heist/${matchID}/update`, {
          playerID,
          credentials: chairs[0].credentials,
          newName: 'Eve',
        });
        loot.push(...found(`a seat called ${JSON.stringify(playerID)}`, status === 200));
        const wire = new Wire(target);
        const seen = await wire.look(
          { matchID, playerID: playerID as string, credentials: chairs[0].credentials },
          150,
        );
        loot.push(...found(`the view of a seat called ${JSON.stringify(playerID)}`, seen));
        wire.close();
      }
      return loot;
    },
  },
  {
    fact: '§5',
    name: 'a match has as many seats as its game allows',
    run: (target) =>
      created(target, [
        ['a match of 1', { numPlayers: 1 }],
        ['a match of 99', { numPlayers: 99 }],
        ['a match of 0', { numPlayers: 0 }],
        ['a match of 2.5', { numPlayers: 2.5 }],
        ['a match of "3 or so"', { numPlayers: '3 or so' }],
        ['a match of nobody knows how many', {}],
        ['a match of [3]', { numPlayers: [3] }],
      ]),
  },
  {
    fact: '§5',
    name: 'a match is made by a JSON object of 16 KB at most',
    run: (target) =>
      created(target, [
        ['a match by a text', 'hello', { 'Content-Type': 'text/plain' }],
        ['a match by a form', 'numPlayers=2', { 'Content-Type': 'application/x-www-form-urlencoded' }],
        ['a match by a list', '[]'],
        ['a match with 500 KB of set-up', { numPlayers: 2, setupData: { junk: 'x'.repeat(500_000) } }],
      ]),
  },
  {
    fact: '§5',
    name: 'playing again keeps to the limits of the game',
    async run(target) {
      const loot: Loot = [];
      for (const numPlayers of [1, 99]) {
        const {
          matchID,
          chairs: [chair],
        } = await seated(target);
        const { status } = await ask(target, `heist/${matchID}/playAgain`, {
          playerID: '0',
          credentials: chair.credentials,
          numPlayers,
        });
        loot.push(...found(`a next match of ${numPlayers}`, status === 200));
      }
      return loot;
    },
  },
  {
    fact: '§5',
    name: 'a name is a short line of text',
    async run(target) {
      const loot: Loot = [];
      const names: [string, unknown][] = [
        ['an object', { a: 1 }],
        ['a list', [1]],
        ['a number', 7],
        ['true', true],
        ['50,000 characters', 'x'.repeat(50_000)],
        ['a line break', 'a\nb'],
        ['a space', ' '],
      ];
      for (const [what, playerName] of names) {
        const { status } = await ask(target, `heist/${await open(target)}/join`, { playerID: '0', playerName });
        loot.push(...found(`${what} as a name`, status === 200));
      }
      return loot;
    },
  },
  {
    fact: '§5',
    name: 'what players keep with their seats is small',
    async run(target) {
      const {
        matchID,
        chairs: [chair],
      } = await seated(target);
      const data = { junk: 'x'.repeat(500_000) };
      const joined = await ask(target, `heist/${await open(target)}/join`, { playerID: '0', playerName: 'Eve', data });
      const updated = await ask(target, `heist/${matchID}/update`, {
        playerID: '0',
        credentials: chair.credentials,
        data,
      });
      return [
        ...found('500 KB at a join', joined.status === 200),
        ...found('500 KB at an update', updated.status === 200),
      ];
    },
  },
  {
    fact: '§5',
    name: 'a page of a stranger opens no socket and changes nothing',
    async run(target) {
      const origin = 'https://evil.example';
      const {
        matchID,
        chairs: [chair],
      } = await seated(target);
      const wire = new Wire(target, 'heist', { origin });
      const seen = await wire.look(chair, 1000);
      wire.close();
      const form = await ask(target, 'heist/create', 'numPlayers=2', {
        origin,
        'Content-Type': 'application/x-www-form-urlencoded',
      });
      const left = await ask(target, `heist/${matchID}/leave`, `playerID=0&credentials=${chair.credentials}`, {
        origin,
        'Content-Type': 'text/plain',
      });
      return [
        ...found('a socket', seen),
        ...found('a match', form.status === 200),
        ...found('a seat was left', left.status === 200),
      ];
    },
  },
  {
    fact: '§5',
    name: 'a sync makes no match',
    async run(target) {
      const loot: Loot = [];
      const wire = new Wire(target);
      for (const matchID of ['never-opened', 'constructor', '__proto__', '']) {
        const seen = await wire.look({ matchID, playerID: null }, 300);
        loot.push(...found(`a match called ${JSON.stringify(matchID)}`, seen));
      }
      wire.close();
      return loot;
    },
  },
  {
    fact: '§4',
    name: 'whoever comes back after a loss of all matches gets no seat of an empty one',
    async run(target) {
      const lost: string = 'lost-by-a-restart';
      const [ann, eve] = [new Wire(target), new Wire(target)];
      await ann.look({ matchID: lost, playerID: '0', credentials: 'what Ann has kept' });
      const seen = await eve.look({ matchID: lost, playerID: '0' });
      ann.close();
      eve.close();
      return found("anybody has Ann's seat of a new, empty match", seen);
    },
  },
  {
    fact: '§5',
    name: 'nobody leaves or renames a seat but its owner',
    harmless: true,
    async run(target) {
      const { matchID, chairs } = await seated(target);
      const loot: Loot = [];
      for (const credentials of [undefined, null, '', 'guess', {}, ['x'], chairs[0].credentials, true]) {
        for (const path of ['leave', 'update', 'rename', 'playAgain']) {
          const { status } = await ask(target, `heist/${matchID}/${path}`, {
            playerID: '1',
            credentials,
            newName: 'Eve',
          });
          loot.push(...found(`${path} with ${JSON.stringify(credentials)}`, status === 200));
        }
      }
      return loot;
    },
  },
  {
    fact: '§5',
    name: 'a seat that is taken is not given away',
    harmless: true,
    async run(target) {
      const { matchID } = await seated(target);
      const { status } = await ask(target, `heist/${matchID}/join`, { playerID: '1', playerName: 'Eve' });
      const first = await open(target);
      await join(target, first, '0');
      const other = await ask(target, `heist/${first}/join`, { playerName: 'Eve' });
      return [...found("another's seat", status === 200), ...found('a seat twice', other.json.playerID === '0')];
    },
  },
];
