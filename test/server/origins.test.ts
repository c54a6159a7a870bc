import type { IncomingHttpHeaders } from 'node:http';

import { isFriendly } from '../../server/http/origins';
import { host, plug, until } from './host';
import { lobbyHost, refused } from './lobby-host';

const FOREIGN = 'https://elsewhere.example';
const CLUB = 'https://club.example';

describe('a page', () => {
  const create = { numPlayers: 2 };

  test('of this server may change things', async () => {
    const { post, port } = await lobbyHost();
    expect((await post('/games/toy/create', create, { Origin: `http://127.0.0.1:${port}` })).status).toBe(200);
    expect(
      (await post('/games/toy/create', create, { Host: 'civitas.example', Origin: 'http://civitas.example' })).status,
    ).toBe(200);
  });

  test.each([FOREIGN, 'null', '', 'file://', 'http://127.0.0.1:1', `${FOREIGN}, http://127.0.0.1`])(
    'of %s may change nothing',
    async (origin) => {
      const { post, store } = await lobbyHost();
      expect(await post('/games/toy/create', create, { Origin: origin })).toEqual(refused(403, 'forbidden'));
      expect(await store.ids({})).toEqual([]);
    },
  );

  test('may not use other methods either, wherever it sends them', async () => {
    const { send } = await lobbyHost();
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      for (const address of ['/', '/games/toy/create', '/debug'])
        expect(await send(method, address, {}, { Origin: FOREIGN })).toEqual(refused(403, 'forbidden'));
    }
  });

  test('that is listed may change things and read the answers', async () => {
    const { post, get, send } = await lobbyHost({ origins: [CLUB] });
    const headers = { Origin: CLUB };
    const preflight = await send('OPTIONS', '/games/toy/create', undefined, {
      ...headers,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    });
    expect(preflight).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-origin': CLUB, 'access-control-allow-headers': 'content-type' },
    });
    for (const answer of [
      await post('/games/toy/create', create, headers),
      await get('/games/toy', headers),
      await get('/games/toy/none', headers),
    ]) {
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': CLUB,
        vary: expect.stringContaining('Origin') as string,
      });
    }
  });

  test('that is not listed can read nothing', async () => {
    const { get, send } = await lobbyHost({ origins: [CLUB] });
    for (const origin of [
      FOREIGN,
      'https://club.example.elsewhere.example',
      'http://club.example',
      'https://club.example:444',
    ]) {
      const headers = { Origin: origin };
      const preflight = await send('OPTIONS', '/games/toy/create', undefined, {
        ...headers,
        'Access-Control-Request-Method': 'POST',
      });
      for (const answer of [preflight, await get('/games/toy', headers), await get('/games', headers)]) {
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    }
  });

  test('is none where no origin is named: programs may change things', async () => {
    const { post } = await lobbyHost();
    expect((await post('/games/toy/create', create)).status).toBe(200);
  });
});

describe('a page that opens a socket', () => {
  const opened = async (origin: string | undefined, origins: string[] = []) => {
    const { url } = await host({ origins });
    const socket = plug(url, origin === undefined ? {} : { extraHeaders: { origin: origin === 'own' ? url : origin } });
    let failed = false;
    socket.on('connect_error', () => (failed = true));
    await until(() => socket.connected || failed);
    return socket.connected;
  };

  test.each([undefined, 'own', CLUB])('from %s may', async (origin) => {
    expect(await opened(origin, [CLUB])).toBe(true);
  });

  test.each([FOREIGN, 'null', 'https://club.example:444'])('from %s may not', async (origin) => {
    expect(await opened(origin, [CLUB])).toBe(false);
  });
});

describe('an origin', () => {
  const friendly = (headers: IncomingHttpHeaders, { origins = [] as string[], proxies = 0 } = {}) =>
    isFriendly({ headers }, { origins, proxies });

  test.each<[string, IncomingHttpHeaders, boolean]>([
    ['no origin', { host: 'a.example' }, true],
    ['the same host', { host: 'a.example', origin: 'https://a.example' }, true],
    ['the same host and port', { host: 'a.example:8000', origin: 'http://a.example:8000' }, true],
    ['the usual port written out', { host: 'a.example:443', origin: 'https://a.example' }, true],
    ['other letters of the same host', { host: 'A.Example', origin: 'https://a.example' }, true],
    ['an IPv6 host', { host: '[::1]:8000', origin: 'http://[::1]:8000' }, true],
    ['another port', { host: 'a.example:8000', origin: 'http://a.example:8001' }, false],
    ['another host', { host: 'a.example', origin: 'https://b.example' }, false],
    ['a longer host', { host: 'a.example', origin: 'https://a.example.b.example' }, false],
    ['a host within', { host: 'a.example', origin: 'https://x.a.example' }, false],
    ['no host', { origin: 'https://a.example' }, false],
    ['no host and no origin that is one', { origin: 'https://' }, false],
    ['a host that is none', { host: '???', origin: 'https://a.example' }, false],
    ['a host with a path', { host: 'a.example/', origin: 'https://b.example' }, false],
    ['a name before the host', { host: 'b.example@a.example', origin: 'https://b.example' }, false],
    ['an extension that is named like the host', { host: 'a.example', origin: 'chrome-extension://a.example' }, false],
    ['an app', { host: 'localhost', origin: 'capacitor://localhost' }, false],
    ['a scheme of sockets', { host: 'a.example', origin: 'ws://a.example' }, false],
    ['a file', { host: '', origin: 'file://' }, false],
    ['a frame without origin on no host', { host: '', origin: 'null' }, false],
    ['a frame without origin', { host: 'a.example', origin: 'null' }, false],
    [
      'a word of a proxy that is none',
      { host: 'a.example', origin: 'https://b.example', 'x-forwarded-host': 'b.example' },
      false,
    ],
  ])('with %s: %o is %s', (_, headers, expected) => {
    expect(friendly(headers)).toBe(expected);
  });

  test('behind a proxy is compared with the host that the proxy was asked for', () => {
    const headers = { host: '127.0.0.1:8000', 'x-forwarded-host': 'a.example', 'x-forwarded-proto': 'https' };
    const at = (origin: string) => friendly({ ...headers, origin }, { proxies: 1 });
    expect([
      at('https://a.example'),
      at('http://a.example'),
      at('https://127.0.0.1:8000'),
      at('http://127.0.0.1:8000'),
    ]).toEqual([true, false, false, false]);
    expect(
      friendly({ host: 'a.example', 'x-forwarded-proto': 'https', origin: 'https://a.example' }, { proxies: 1 }),
    ).toBe(true);
    expect(
      friendly({ host: 'a.example', 'x-forwarded-proto': 'https', origin: 'http://a.example' }, { proxies: 1 }),
    ).toBe(false);
  });

  test.each(['chrome-extension://a.example', 'capacitor://a.example', 'null', 'file://', 'data:'])(
    'of %s is not what a proxy says it is',
    (origin) => {
      for (const proto of ['https', 'chrome-extension', 'capacitor', 'null', 'file', 'data'])
        for (const host of ['a.example', ''])
          expect(friendly({ host, 'x-forwarded-proto': proto, 'x-forwarded-host': host, origin }, { proxies: 1 })).toBe(
            false,
          );
    },
  );

  test('of an extension or an app is friendly where it is listed, and no other is then', () => {
    const origins = ['capacitor://localhost', 'chrome-extension://abcdefgh'];
    const at = (origin: string) => friendly({ host: 'a.example', origin }, { origins });
    for (const origin of origins) expect(at(origin)).toBe(true);
    for (const origin of [
      'capacitor://elsewhere',
      'ionic://localhost',
      'http://localhost',
      'chrome-extension://abcdefgi',
      'moz-extension://abcdefgh',
      'null',
      'file://',
      'data:,x',
    ])
      expect(at(origin)).toBe(false);
  });

  test('that is nobody is friendly on no list', () => {
    for (const origin of ['null', 'file://', 'data:,x'])
      expect(friendly({ host: 'a.example', origin }, { origins: ['null', 'file://', 'data:,x'] })).toBe(false);
  });

  test('that is listed is friendly on any host', () => {
    for (const origins of [['https://club.example'], ['https://club.example/'], ['x', 'https://club.example']]) {
      expect(friendly({ host: 'a.example', origin: 'https://club.example' }, { origins })).toBe(true);
      expect(friendly({ host: 'a.example', origin: 'https://other.example' }, { origins })).toBe(false);
    }
  });
});
