import fc from 'fast-check';

import { nested } from '../kit/nested';
import { annsMatch, type LobbyHost, lobbyHost, refused, type sitDown } from './lobby-host';

let host: LobbyHost;
let matchID: string;
let ann: Awaited<ReturnType<typeof sitDown>>;

/** Every route that takes a body, and a body that it grants. */
const routes = (): [path: string, body: Record<string, unknown>][] => {
  const { owner } = ann;
  const path = `/games/toy/${matchID}`;
  return [
    ['/games/toy/create', { numPlayers: 2 }],
    [`${path}/join`, { playerID: '1', playerName: 'Bob' }],
    [`${path}/update`, { ...owner, newName: 'Anna' }],
    [`${path}/rename`, { ...owner, newName: 'Anna' }],
    [`${path}/playAgain`, owner],
    [`${path}/recovery`, owner],
    [`${path}/recover`, { code: ann.code }],
    [`${path}/bot`, { ...owner, seat: '2', bot: 'steward' }],
    [`${path}/unbot`, { ...owner, seat: '2' }],
    [`${path}/takeBack`, owner],
    [`${path}/leave`, owner],
  ];
};

beforeEach(async () => {
  const often = { points: 1e6, seconds: 60 };
  host = await lobbyHost({ limits: { posts: often, joins: often, creations: often, recoveries: often, seats: often } });
  ({ matchID, ann } = await annsMatch(host, { numPlayers: 3 }));
});

/** Nothing that was sent has left a trace. */
async function expectUnharmed() {
  expect(({} as Record<string, unknown>).name).toBeUndefined();
  expect((await host.client.getMatch('toy', matchID)).players.map(({ name }) => name)).toEqual([
    'Ann',
    undefined,
    undefined,
  ]);
  expect((await host.post(`/games/toy/${matchID}/update`, { ...ann.owner, newName: 'Ann' })).status).toBe(200);
}

test('every route grants a body of the right shape', async () => {
  for (let index = 0; index < routes().length; index++) {
    ({ matchID, ann } = await annsMatch(host, { numPlayers: 3, bots: { '2': 'steward' } }));
    const [path, body] = routes()[index]!;
    // The one seat with a bot has one already.
    expect([path, (await host.post(path, body)).status]).toEqual([path, path.endsWith('/bot') ? 409 : 200]);
  }
});

describe('every route refuses', () => {
  test('a body that is no JSON', async () => {
    for (const [path] of routes()) {
      for (const body of ['{"numPlayers":2', '', ' ', 'undefined', "{'a':1}", '\0', '{"a":1}{"b":2}', '\ufeff']) {
        expect(await host.post(path, body)).toEqual(refused(400, 'bad-request'));
      }
    }
    await expectUnharmed();
  });

  test('a body that is no UTF-8', async () => {
    for (const [path, body] of routes()) {
      const bytes = Buffer.from(JSON.stringify({ ...body, playerName: 'B\u00f6b', newName: 'B\u00f6b' }), 'latin1');
      expect(await host.post(path, bytes)).toEqual(refused(400, 'bad-request'));
    }
    await expectUnharmed();
  });

  test('a body that is no object', async () => {
    for (const [path, body] of routes()) {
      for (const each of ['null', 'true', '7', '"text"', '[]', JSON.stringify([body]), '{}']) {
        expect(await host.post(path, each)).toEqual(refused(400, 'bad-request'));
      }
    }
    await expectUnharmed();
  });

  test('words that it does not know', async () => {
    for (const [path, body] of routes()) {
      for (const word of ['isConnected', 'hash', 'bot_', 'toString', 'constructor', 'prototype']) {
        expect(await host.post(path, { ...body, [word]: 'x' })).toEqual(refused(400, 'bad-request'));
      }
    }
    await expectUnharmed();
  });

  test('the word __proto__, at any depth', async () => {
    for (const [path, body] of routes()) {
      const begun = JSON.stringify(body).slice(0, -1);
      for (const rest of [
        ',"__proto__":{"name":"Eve"}}',
        ',"data":{"a":[{"__proto__":{}}]}}',
        ',"setupData":{"__proto__":1}}',
      ]) {
        expect(await host.post(path, begun + rest)).toEqual(refused(400, 'bad-request'));
      }
    }
    await expectUnharmed();
  });

  test('text and forms', async () => {
    for (const [path, body] of routes()) {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonp',
        '',
      ]) {
        expect(await host.post(path, body, { 'Content-Type': type })).toEqual(refused(415, 'bad-request'));
      }
      expect(await host.post(path, body, { 'Content-Encoding': 'gzip' })).toEqual(refused(415, 'bad-request'));
    }
    await expectUnharmed();
  });

  test('a body of more than 16 KB, however its length is told', async () => {
    for (const [path, body] of routes()) {
      const long = JSON.stringify({ ...body, note: 'x'.repeat(16 * 1024) });
      expect(await host.post(path, long)).toEqual(refused(413, 'too-large'));
      expect(await host.post(path, long, { 'Transfer-Encoding': 'chunked' })).toEqual(refused(413, 'too-large'));
    }
    await expectUnharmed();
  });

  test('secrets without repeating them', async () => {
    for (const [path, body] of routes()) {
      const { text } = await host.post(path, {
        ...body,
        playerID: 7,
        credentials: { secret: ann.owner.credentials },
        code: [ann.code],
      });
      expect(text).not.toContain(ann.owner.credentials);
      expect(text).not.toContain(ann.code);
    }
  });

  test('in a short sentence', async () => {
    for (const [path, body] of routes()) {
      const { json } = await host.post(path, { ...body, ['x'.repeat(10_000)]: 1 });
      expect(json.error).toBe('bad-request');
      expect(String(json.message).length).toBeLessThanOrEqual(300);
    }
  });
});

describe('data of a player', () => {
  const update = (data: string) =>
    host.post(
      `/games/toy/${matchID}/update`,
      `{"playerID":"0","credentials":"${ann.owner.credentials}","data":${data}}`,
    );

  test.each([
    ['a NUL character', '{"a":"\\u0000"}'],
    ['a NUL character in a word', '{"\\u0000":1}'],
    ['half a surrogate pair', '{"a":["\\ud83d"]}'],
    ['the other half in a word', '{"\\ude80":1}'],
    ['a number beyond all numbers', '{"a":1e999}'],
    ['lists in lists without end', `{"a":${'['.repeat(1000)}${']'.repeat(1000)}}`],
  ])('is refused with %s', async (_, data) => {
    expect(await update(data)).toEqual(refused(400, 'bad-request'));
    await expectUnharmed();
  });

  test('may be nested 31 deep in its request, not 32', async () => {
    const list = (levels: number) => `{"a":${JSON.stringify(nested(levels - 1))}}`;
    expect(await update(list(31))).toMatchObject({ status: 200 });
    expect(await update(list(32))).toEqual(refused(400, 'bad-request'));
  });

  test('may have 1,000 elements with its request, not 1,001', async () => {
    // The request has three, its data one.
    const list = (elements: number) => JSON.stringify({ a: new Array(elements - 3 - 1).fill(1) });
    expect(await update(list(1000))).toMatchObject({ status: 200 });
    expect(await update(list(1001))).toEqual(refused(400, 'bad-request'));
  });

  test('that is deeper than the stack is refused', async () => {
    expect(await update(`{"a":${'['.repeat(8000)}${']'.repeat(8000)}}`)).toEqual(refused(400, 'bad-request'));
    expect(await update('{"a":'.repeat(2700))).toEqual(refused(400, 'bad-request'));
  });

  test('comes back as it was sent', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((each) => !each.includes('\0'));
    const json = fc.dictionary(
      text.filter((key) => key !== '__proto__'),
      fc.oneof(
        text,
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.boolean(),
        fc.constant(null),
        fc.array(text, { maxLength: 3 }),
      ),
      { maxKeys: 5 },
    );
    await fc.assert(
      fc.asyncProperty(json, async (data) => {
        expect(await update(JSON.stringify(data))).toMatchObject({ status: 200 });
        const kept = (await host.client.getMatch('toy', matchID)).players[0]?.data as unknown;
        expect(kept).toEqual(JSON.parse(JSON.stringify(data)));
      }),
      { numRuns: 50 },
    );
  });
});

test('data of a match may be nested 31 deep in its request, and have 1,000 elements with it: not more', async () => {
  const create = (a: unknown) => host.post('/games/toy/create', { numPlayers: 2, setupData: { total: 1, a } });
  // The request and the data come first; they have two elements each.
  for (const fits of [nested(30), new Array(996).fill(1)]) expect(await create(fits)).toMatchObject({ status: 200 });
  for (const much of [nested(31), new Array(997).fill(1)])
    expect(await create(much)).toEqual(refused(400, 'bad-request'));
});

test('where a word comes twice, the last counts, for all who read it', async () => {
  const { owner } = ann;
  const twice = `{"playerID":"1","playerID":"0","credentials":"guess","credentials":"${owner.credentials}","newName":"","newName":"Anna"}`;
  expect((await host.post(`/games/toy/${matchID}/update`, twice)).status).toBe(200);
  expect(await host.post('/games/toy/create', '{"numPlayers":2,"numPlayers":99}')).toEqual(refused(400, 'bad-request'));
  const { json } = await host.post('/games/toy/create', '{"numPlayers":99,"numPlayers":2}');
  expect((await host.client.getMatch('toy', String(json.matchID))).players).toHaveLength(2);
});

test('whatever is sent, the server answers JSON and goes on', async () => {
  const value = fc.jsonValue();
  const body = fc.oneof(
    value,
    fc.record(
      {
        playerID: value,
        credentials: value,
        playerName: value,
        numPlayers: value,
        bots: value,
        seat: value,
        code: value,
        data: value,
        setupData: value,
      },
      { requiredKeys: [] },
    ),
  );
  const route = fc.nat(routes().length - 1);
  await fc.assert(
    fc.asyncProperty(route, body, async (index, each) => {
      const [path] = routes()[index]!;
      const { status, json } = await host.post(path, JSON.stringify(each));
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
      if (status !== 200)
        expect(json).toEqual({ error: expect.any(String) as string, message: expect.any(String) as string });
    }),
    { numRuns: 200 },
  );
  expect((await host.post(`/games/toy/${matchID}/update`, { ...ann.owner, newName: 'Ann' })).status).toBe(200);
});
