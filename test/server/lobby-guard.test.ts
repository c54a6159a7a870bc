import { LobbyClient } from 'boardgame.io/client';

import { host, post } from './host';

let url: string;
let lobby: LobbyClient;
let matchID: string;
let credentials: string;

beforeEach(async () => {
  ({ url } = await host());
  lobby = new LobbyClient({ server: url });
  ({ matchID } = await lobby.createMatch('toy', { numPlayers: 2 }));
  ({ playerCredentials: credentials } = await lobby.joinMatch('toy', matchID, { playerName: 'Ann', playerID: '0' }));
});

const refused = (status: number, error: string) => ({ status, json: { error, message: expect.any(String) as string } });

describe('creating a match', () => {
  test.each([
    ['one seat too few', { numPlayers: 1 }],
    ['one seat too many', { numPlayers: 4 }],
    ['half a seat', { numPlayers: 2.5 }],
    ['a number in words', { numPlayers: '2' }],
    ['no number of seats', {}],
    ['setupData that is a list', { numPlayers: 2, setupData: [1] }],
    ['setupData that is text', { numPlayers: 2, setupData: 'total' }],
    ['setupData that the game refuses', { numPlayers: 2, setupData: { total: 'many' } }],
    ['unlisted in words', { numPlayers: 2, unlisted: 'yes' }],
    ['a list', [{ numPlayers: 2 }]],
    ['nothing', null],
  ])('is refused with %s', async (_, body) => {
    expect(await post(`${url}/games/toy/create`, body)).toEqual(refused(400, 'bad-request'));
  });

  test.each([2, 3])('is granted with %d seats', async (numPlayers) => {
    const { status, json } = await post(`${url}/games/toy/create`, { numPlayers });
    expect(status).toBe(200);
    expect((await lobby.getMatch('toy', String(json.matchID))).players).toHaveLength(numPlayers);
  });

  test('tells why the game refuses the setupData', async () => {
    const { json } = await post(`${url}/games/toy/create`, { numPlayers: 2, setupData: { total: 'many' } });
    expect(json.message).toBe('total must be a number');
  });

  test('is guarded however the address is written', async () => {
    expect(await post(`${url}/GAMES/toy/Create/`, { numPlayers: 99 })).toEqual(refused(400, 'bad-request'));
    expect(await post(`${url}/games/%74oy/create`, { numPlayers: 99 })).toEqual(refused(400, 'bad-request'));
  });
});

describe('joining a match', () => {
  const join = (body: unknown) => post(`${url}/games/toy/${matchID}/join`, body);

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '2', '-1', '01', ''])(
    'is refused for "%s", which is no seat',
    async (playerID) => {
      expect(await join({ playerID, playerName: 'Eve' })).toEqual(refused(404, 'unknown-seat'));
      expect(({} as Record<string, unknown>).name).toBeUndefined();
      expect(await join({ playerID: '1', playerName: 'Bob' })).toMatchObject({ status: 200 });
    },
  );

  test.each([
    ['no name', { playerID: '1' }],
    ['an empty name', { playerID: '1', playerName: '' }],
    ['a blank name', { playerID: '1', playerName: '  ' }],
    ['a name of 41 characters', { playerID: '1', playerName: 'n'.repeat(41) }],
    ['a name that is no text', { playerID: '1', playerName: { first: 'Eve' } }],
    ['a seat that is no text', { playerID: ['1'], playerName: 'Eve' }],
    ['data that is no object', { playerID: '1', playerName: 'Eve', data: 'much' }],
  ])('is refused with %s', async (_, body) => {
    expect(await join(body)).toEqual(refused(400, 'bad-request'));
  });

  test('is granted with a name of 40 characters', async () => {
    expect(await join({ playerID: '1', playerName: 'n'.repeat(40) })).toMatchObject({ status: 200 });
  });

  test('is refused for a taken seat', async () => {
    expect(await join({ playerID: '0', playerName: 'Eve' })).toEqual(refused(409, 'seat-taken'));
  });

  test('is refused when all seats are taken', async () => {
    expect(await join({ playerName: 'Bob' })).toMatchObject({ status: 200, json: { playerID: '1' } });
    expect(await join({ playerName: 'Eve' })).toEqual(refused(409, 'match-full'));
  });

  test('gives one seat to one of many who ask at once', async () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const answers = await Promise.all(names.map((playerName) => join({ playerID: '1', playerName })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  });
});

describe('leaving, updating and playing again', () => {
  const routes = ['leave', 'update', 'rename', 'playAgain'];

  test.each(routes)('%s is refused with wrong credentials, which are not repeated', async (path) => {
    const body = { playerID: '0', credentials: 'guess', newName: 'Eve' };
    const answer = await post(`${url}/games/toy/${matchID}/${path}`, body);
    expect(answer).toEqual(refused(403, 'forbidden'));
    expect(JSON.stringify(answer)).not.toContain('guess');
  });

  test.each(routes)('%s is refused for a seat that is none', async (path) => {
    const body = { playerID: '__proto__', credentials, newName: 'Eve' };
    expect(await post(`${url}/games/toy/${matchID}/${path}`, body)).toEqual(refused(404, 'unknown-seat'));
  });

  test('a seat that nobody took has no credentials', async () => {
    const body = { playerID: '1', credentials: '', newName: 'Eve' };
    expect(await post(`${url}/games/toy/${matchID}/update`, body)).toEqual(refused(403, 'forbidden'));
  });

  test.each([
    ['a new name of 41 characters', { newName: 'n'.repeat(41) }],
    ['nothing new', {}],
  ])('an update with %s is refused', async (_, body) => {
    const whole = { playerID: '0', credentials, ...body };
    expect(await post(`${url}/games/toy/${matchID}/update`, whole)).toEqual(refused(400, 'bad-request'));
  });

  test('an update changes name and data', async () => {
    const data = { colour: 'red' };
    await lobby.updatePlayer('toy', matchID, { playerID: '0', credentials, newName: ' Anna ', data });
    expect((await lobby.getMatch('toy', matchID)).players[0]).toEqual({ id: 0, name: 'Anna', data });
  });

  test.each([1, 4, 99])('playing again with %d seats is refused', async (numPlayers) => {
    const body = { playerID: '0', credentials, numPlayers };
    expect(await post(`${url}/games/toy/${matchID}/playAgain`, body)).toEqual(refused(400, 'bad-request'));
  });

  test('playing again opens one new match for all', async () => {
    const { nextMatchID } = await lobby.playAgain('toy', matchID, { playerID: '0', credentials });
    expect(await lobby.playAgain('toy', matchID, { playerID: '0', credentials })).toEqual({ nextMatchID });
    expect((await lobby.getMatch('toy', nextMatchID)).players).toEqual([{ id: 0 }, { id: 1 }]);
  });
});

describe('what is not there', () => {
  const get = async (path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, json: (await response.json()) as unknown };
  };

  test('an unknown game is refused with JSON', async () => {
    expect(await get('/games/chess')).toEqual(refused(404, 'unknown-game'));
    expect(await get(`/games/chess/${matchID}`)).toEqual(refused(404, 'unknown-game'));
    expect(await post(`${url}/games/chess/create`, { numPlayers: 2 })).toEqual(refused(404, 'unknown-game'));
    expect(await post(`${url}/games/__proto__/create`, { numPlayers: 2 })).toEqual(refused(404, 'unknown-game'));
  });

  test('an unknown match is refused with JSON', async () => {
    expect(await get('/games/toy/none')).toEqual(refused(404, 'unknown-match'));
    for (const path of ['join', 'leave', 'update', 'rename', 'playAgain']) {
      const body = { playerID: '0', playerName: 'Eve', credentials, newName: 'Eve' };
      expect(await post(`${url}/games/toy/none/${path}`, body)).toEqual(refused(404, 'unknown-match'));
    }
  });

  test('a match is not shown as one of another game', async () => {
    expect(await get(`/games/other-toy/${matchID}`)).toEqual(refused(404, 'unknown-match'));
    const body = { playerID: '1', playerName: 'Eve' };
    expect(await post(`${url}/games/other-toy/${matchID}/join`, body)).toEqual(refused(404, 'unknown-match'));
  });

  test('an unknown path of the lobby is refused with JSON', async () => {
    expect(await get(`/games/toy/${matchID}/no/such/thing`)).toEqual(refused(404, 'not-found'));
    expect(await post(`${url}/games/toy/${matchID}/destroy`, {})).toEqual(refused(404, 'not-found'));
  });

  test('a wrong method is refused with JSON', async () => {
    const response = await fetch(`${url}/games/toy/${matchID}/join`, { method: 'PUT' });
    expect({ status: response.status, json: await response.json() }).toEqual(refused(405, 'not-allowed'));
  });
});

describe('the body of a request', () => {
  test('that is malformed JSON is refused with JSON', async () => {
    for (const body of ['{"numPlayers":2', '', 'null', '"text"']) {
      expect(await post(`${url}/games/toy/create`, body)).toEqual(refused(400, 'bad-request'));
    }
  });

  test('that is not called JSON is refused', async () => {
    const body = new URLSearchParams({ numPlayers: '2' });
    const response = await fetch(`${url}/games/toy/create`, { method: 'POST', body });
    expect({ status: response.status, json: await response.json() }).toEqual(refused(415, 'bad-request'));
  });

  test('that is too long is refused', async () => {
    const body = { numPlayers: 2, setupData: { total: 1, note: 'x'.repeat(64 * 1024) } };
    expect(await post(`${url}/games/toy/create`, body)).toEqual(refused(413, 'too-large'));
  });

  test('may say more than is known, which is dropped', async () => {
    const body = { playerName: 'Bob', playerID: '1', credentials: 'mine', isConnected: true };
    const { json } = await post(`${url}/games/toy/${matchID}/join`, body);
    expect(json.playerCredentials).not.toBe('mine');
  });
});
