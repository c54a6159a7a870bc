import { LobbyClient } from 'boardgame.io/client';

import { hashOf } from '../../server/credentials';
import { annsMatch, type LobbyHost, lobbyHost, moveOf, refused, sitDown } from './lobby-host';

let host: LobbyHost;
let matchID: string;
let ann: Awaited<ReturnType<typeof sitDown>>;

beforeEach(async () => {
  host = await lobbyHost();
  ({ matchID, ann } = await annsMatch(host));
});

const to = (route: string, body: unknown) => host.post(`/games/toy/${matchID}/${route}`, body);
const moved = (playerID: string, id = matchID) => moveOf(host.store, id, playerID);
const names = async () => (await host.client.getMatch('toy', matchID)).players.map(({ name }) => name);

describe('joining a match', () => {
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '2', '-1', '01', '1e0', ' 1', '\u0661', ''])(
    'is refused for "%s", which is no seat',
    async (playerID) => {
      expect(await to('join', { playerID, playerName: 'Eve' })).toEqual(refused(404, 'unknown-seat'));
      expect(({} as Record<string, unknown>).name).toBeUndefined();
      expect(await names()).toEqual(['Ann', undefined]);
    },
  );

  test.each(['한글', 'ᄀ', '⠓⠑', 'न\u200dक', '👩\u200d🚀', '❤\ufe0f'])('takes the name %s', async (playerName) => {
    expect((await to('join', { playerID: '1', playerName })).status).toBe(200);
    expect(await names()).toEqual(['Ann', playerName.normalize()]);
  });

  test.each([
    ['no name', { playerID: '1' }],
    ['an empty name', { playerID: '1', playerName: '' }],
    ['a blank name', { playerID: '1', playerName: ' \u3000 ' }],
    ...['\u200b\u2060', '\u3164', '\u2800', '\uffa0', '\u115f\u1160', '\u2800 \u3164', '\u{1d159}', '\u17b4\ufe0f'].map(
      (playerName): [string, object] => [
        `an invisible name, ${[...playerName].map((each) => each.codePointAt(0)?.toString(16)).join(' ')}`,
        { playerID: '1', playerName },
      ],
    ),
    ['a name of 41 characters', { playerID: '1', playerName: 'n'.repeat(41) }],
    ['a name of two lines', { playerID: '1', playerName: 'Eve\nAnn' }],
    ['a name that turns what follows round', { playerID: '1', playerName: 'Eve\u202e' }],
    ['a name with a NUL character', { playerID: '1', playerName: 'Eve\0' }],
    ['a name with half a surrogate pair', '{"playerID":"1","playerName":"Eve\\ud83d"}'],
    ['a name that is no text', { playerID: '1', playerName: { first: 'Eve' } }],
    ['a name that is a list', { playerID: '1', playerName: ['Eve'] }],
    ['a seat that is a number', { playerID: 1, playerName: 'Eve' }],
    ['a seat that is a list', { playerID: ['1'], playerName: 'Eve' }],
    ['a seat that is an object', { playerID: { toString: '1' }, playerName: 'Eve' }],
    ['data that is no object', { playerID: '1', playerName: 'Eve', data: 'much' }],
    ['data of more than 2 KB', { playerID: '1', playerName: 'Eve', data: { note: 'x'.repeat(2048) } }],
    ['credentials of its own choice', { playerID: '1', playerName: 'Eve', credentials: 'mine' }],
  ])('is refused with %s', async (_, body) => {
    expect(await to('join', body)).toEqual(refused(400, 'bad-request'));
    expect(await names()).toEqual(['Ann', undefined]);
  });

  test.each([
    ['40 characters', 'n'.repeat(40), 'n'.repeat(40)],
    ['blanks around it', '  Bob  ', 'Bob'],
    ['letters of any script', 'Žofie Ö. 王 👩‍🚀', 'Žofie Ö. 王 👩‍🚀'],
    ['letters in two parts', 'Zoe\u0308', 'Zoë'],
    ['the words of JavaScript', '__proto__', '__proto__'],
  ])('is granted with a name of %s', async (_, playerName, shown) => {
    expect(await to('join', { playerID: '1', playerName })).toMatchObject({ status: 200 });
    expect(await names()).toEqual(['Ann', shown]);
  });

  test('shows the data that comes with it', async () => {
    const data = { colour: 'red', nested: { list: [1, null] } };
    await to('join', { playerID: '1', playerName: 'Bob', data });
    expect((await host.client.getMatch('toy', matchID)).players[1]).toEqual({
      id: 1,
      name: 'Bob',
      data,
      isConnected: false,
    });
  });

  test('answers credentials and a recovery code, of which only hashes are stored', async () => {
    const { json } = await to('join', { playerID: '1', playerName: 'Bob' });
    expect(json).toEqual({
      playerID: '1',
      playerCredentials: expect.stringMatching(/^[\w-]{22}$/) as string,
      recoveryCode: expect.stringMatching(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/) as string,
    });
    const seat = (await host.store.find(matchID))?.seats[1];
    expect(seat).toMatchObject({
      hash: hashOf(String(json.playerCredentials)),
      recovery: hashOf(String(json.recoveryCode)),
    });
    expect(host.log.join('')).not.toContain(String(json.playerCredentials));
    expect(host.log.join('')).not.toContain(String(json.recoveryCode));
  });

  test('is refused for a taken seat', async () => {
    expect(await to('join', { playerID: '0', playerName: 'Eve' })).toEqual(refused(409, 'seat-taken'));
  });

  test('without a seat takes the next that is free, until all are taken', async () => {
    expect(await to('join', { playerName: 'Bob' })).toMatchObject({ status: 200, json: { playerID: '1' } });
    expect(await to('join', { playerName: 'Eve', playerID: null })).toEqual(refused(409, 'match-full'));
  });

  test('tells that the seats have changed', async () => {
    host.told.length = 0;
    await to('join', { playerName: 'Bob' });
    expect(host.told).toEqual([matchID]);
  });

  test('gives one seat to one of many who ask at once', async () => {
    const answers = await Promise.all([...'ABCDEFGH'].map((playerName) => to('join', { playerID: '1', playerName })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200)).toEqual(Array(7).fill(refused(409, 'seat-taken')));
  });

  test('gives all seats, each once, to many who ask at once for any', async () => {
    ({ matchID } = await host.client.createMatch('toy', { numPlayers: 3 }));
    const answers = await Promise.all([...'ABCDEFGH'].map((playerName) => to('join', { playerName })));
    const seated = answers.flatMap(({ status, json }) => (status === 200 ? [json.playerID] : []));
    expect(seated.sort()).toEqual(['0', '1', '2']);
    expect(answers.filter(({ status }) => status !== 200)).toEqual(Array(5).fill(refused(409, 'match-full')));
  });
});

describe('two servers on one store', () => {
  test('give no seat twice: the loser of a race is looked at again', async () => {
    // The other server takes seat 0 between our look and our change.
    let raced = false;
    host = await lobbyHost({
      store: (real) => ({
        changeSeat: async (id, seat, seen, change) => {
          if (!raced) {
            raced = true;
            await real.changeSeat(id, 0, {}, { name: 'Zoe', hash: 'of another' });
          }
          return real.changeSeat(id, seat, seen, change);
        },
      }),
    });
    ({ matchID } = await host.client.createMatch('toy', { numPlayers: 2 }));
    expect(await to('join', { playerName: 'Bob' })).toMatchObject({ status: 200, json: { playerID: '1' } });
    raced = false;
    ({ matchID } = await host.client.createMatch('toy', { numPlayers: 2 }));
    expect(await to('join', { playerID: '0', playerName: 'Bob' })).toEqual(refused(409, 'seat-taken'));
    expect(await names()).toEqual(['Zoe', undefined]);
  });

  test('give up when others are always faster', async () => {
    let tries = 0;
    host = await lobbyHost({ store: () => ({ changeSeat: () => (tries++, Promise.resolve(false)) }) });
    ({ matchID } = await host.client.createMatch('toy', { numPlayers: 2 }));
    expect(await to('join', { playerName: 'Bob' })).toEqual(refused(409, 'conflict'));
    expect(tries).toBe(16);
  });
});

describe('the owner of a seat', () => {
  const routes = ['leave', 'update', 'rename', 'playAgain', 'recovery', 'bot', 'unbot', 'takeBack'];
  const rest: Record<string, object> = {
    update: { newName: 'Eve' },
    rename: { newName: 'Eve' },
    bot: { seat: '1', bot: 'steward' },
    unbot: { seat: '1' },
  };

  test.each(routes)('only may %s; wrong credentials are not repeated', async (route) => {
    for (const credentials of [
      'guess',
      '',
      ann.owner.credentials.toLowerCase(),
      hashOf(ann.owner.credentials),
      `${ann.owner.credentials} `,
    ]) {
      const answer = await to(route, { playerID: '0', credentials, ...rest[route] });
      expect(answer).toEqual(refused(403, 'forbidden'));
      if (credentials) expect(answer.text).not.toContain(credentials);
    }
    expect(await names()).toEqual(['Ann', undefined]);
  });

  test.each(routes)('cannot %s for another seat or none', async (route) => {
    for (const playerID of ['__proto__', 'constructor', '2', '00']) {
      expect(await to(route, { ...ann.owner, playerID, ...rest[route] })).toEqual(refused(404, 'unknown-seat'));
    }
    expect(await to(route, { ...ann.owner, playerID: '1', ...rest[route] })).toEqual(refused(403, 'forbidden'));
  });

  test.each(routes)('has to say who it is to %s', async (route) => {
    for (const wrong of [
      { credentials: undefined },
      { credentials: null },
      { credentials: ['x'] },
      { playerID: 0 },
      { playerID: undefined },
    ]) {
      expect(await to(route, { ...ann.owner, ...rest[route], ...wrong })).toEqual(refused(400, 'bad-request'));
    }
  });

  test('changes name and data', async () => {
    const data = { colour: 'red' };
    await host.client.updatePlayer('toy', matchID, { ...ann.owner, newName: ' Anna ', data });
    expect((await host.client.getMatch('toy', matchID)).players[0]).toEqual({
      id: 0,
      name: 'Anna',
      data,
      isConnected: false,
    });
    await to('rename', { ...ann.owner, newName: 'Annie' });
    expect((await host.client.getMatch('toy', matchID)).players[0]).toEqual({
      id: 0,
      name: 'Annie',
      data,
      isConnected: false,
    });
    expect(host.told.slice(-2)).toEqual([matchID, matchID]);
  });

  test.each([
    ['a new name of 41 characters', { newName: 'n'.repeat(41) }],
    ['data of more than 2 KB', { data: { note: 'é'.repeat(1024) } }],
    ['nothing new', {}],
  ])('may not update to %s', async (_, body) => {
    expect(await to('update', { ...ann.owner, ...body })).toEqual(refused(400, 'bad-request'));
  });

  test('leaves: the seat is free, holds nothing of theirs, and their credentials and code end', async () => {
    await sitDown(host, matchID, '1', 'Bob');
    await to('update', { ...ann.owner, data: { colour: 'red' } });
    await host.client.leaveMatch('toy', matchID, ann.owner);
    expect((await host.store.find(matchID))?.seats[0]).toEqual({ seat: 0 });
    expect(await to('update', { ...ann.owner, newName: 'Ann' })).toEqual(refused(403, 'forbidden'));
    expect(await to('recover', { code: ann.code })).toEqual(refused(403, 'forbidden'));
    await sitDown(host, matchID, '0', 'Eve');
    expect(await to('leave', ann.owner)).toEqual(refused(403, 'forbidden'));
    expect(await names()).toEqual(['Eve', 'Bob']);
  });

  test('leaves as the last: a match in which they have moved is gone', async () => {
    await moved('0');
    host.told.length = 0;
    await to('leave', ann.owner);
    expect(await host.get(`/games/toy/${matchID}`)).toEqual(refused(404, 'unknown-match'));
    expect(host.told.at(-1)).toBe(matchID);
  });

  test('leaves as the last, and it was the other who had moved: the match is gone', async () => {
    const bob = await sitDown(host, matchID, '1', 'Bob');
    await moved('0');
    await to('leave', ann.owner);
    expect(await host.store.find(matchID)).toBeDefined();
    await to('leave', bob.owner);
    expect(await host.store.find(matchID)).toBeUndefined();
  });

  test('leaves a match in which nobody has moved, as a stranger may: it stays, and its seats are free', async () => {
    await to('leave', ann.owner);
    expect(await names()).toEqual([undefined, undefined]);
    const eve = await sitDown(host, matchID, '1', 'Eve');
    await to('leave', eve.owner);
    expect(await names()).toEqual([undefined, undefined]);
  });

  test('leaves a match in which only bots have moved: it stays', async () => {
    const { matchID: id } = await host.client.createMatch('toy', { numPlayers: 2, bots: { '1': 'random' } });
    await moved('1', id);
    const eve = await sitDown(host, id, '0', 'Eve');
    expect((await host.post(`/games/toy/${id}/leave`, eve.owner)).status).toBe(200);
    expect(await host.store.find(id)).toBeDefined();
  });

  test('leaves at the same moment as the other, who asks another server: the match is gone', async () => {
    let bobIsThere = true;
    host = await lobbyHost({
      store: (real) => ({
        changeSeat: async (id, seat, seen, change) => {
          if (change.hash === null)
            bobIsThere = !(await real.changeSeat(id, 1, { name: 'Bob', hash: 'of Bob' }, { name: null, hash: null }));
          return real.changeSeat(id, seat, seen, change);
        },
      }),
    });
    ({ matchID, ann } = await annsMatch(host));
    await host.store.changeSeat(matchID, 1, {}, { name: 'Bob', hash: 'of Bob' });
    await moved('0');
    expect((await to('leave', ann.owner)).status).toBe(200);
    expect(bobIsThere).toBe(false);
    expect(await host.store.find(matchID)).toBeUndefined();
  });
});

test('the stock LobbyClient does all it can: create, join, update, play again, leave', async () => {
  const client = new LobbyClient({ server: host.url });
  const { matchID: id } = await client.createMatch('toy', { numPlayers: 2, setupData: { total: 1 }, unlisted: false });
  const zoe = await client.joinMatch('toy', id, { playerName: 'Zoe' });
  const owner = { playerID: zoe.playerID, credentials: zoe.playerCredentials };
  await client.updatePlayer('toy', id, { ...owner, newName: 'Zoë' });
  expect((await client.getMatch('toy', id)).players[0]?.name).toBe('Zoë');
  const { nextMatchID } = await client.playAgain('toy', id, owner);
  expect((await client.listMatches('toy')).matches.map((match) => match.matchID)).toContain(nextMatchID);
  await moved('0', id);
  await client.leaveMatch('toy', id, owner);
  await expect(client.getMatch('toy', id)).rejects.toMatchObject({
    message: 'HTTP status 404',
    details: { error: 'unknown-match' },
  });
});
