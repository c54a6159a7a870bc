import { addressOf, forwarded } from '../../server/http/forwarded';
import { Allowance, Connections, LIMITS, RateLimits, UNLIMITED } from '../../server/http/limits';
import { host as wholeHost, plug, until } from './host';
import { annsMatch, type LobbyHost, type LobbyHostOptions, lobbyHost, refused, sitDown } from './lobby-host';

describe('the rate of requests', () => {
  const many = 50;
  const twice = { points: 2, seconds: 60 };
  const limited = (limits: LobbyHostOptions['limits'], rest: LobbyHostOptions = {}) => lobbyHost({ limits, ...rest });

  /** Sends the request three times to a server that grants two. */
  async function expectThirdRefused(send: (nth: number) => ReturnType<LobbyHost['post']>) {
    for (const nth of [0, 1]) expect((await send(nth)).status).not.toBe(429);
    const third = await send(2);
    expect(third).toEqual(refused(429, 'too-many-requests'));
    expect(third.headers['retry-after']).toBe('60');
  }

  test('limits the matches that an address opens, by either road', async () => {
    const host = await limited({ creations: { points: 4, seconds: 60 } });
    const { matchID, ann } = await annsMatch(host);
    await annsMatch(host);
    await expectThirdRefused((nth) => nth % 2 ? host.post(`/games/toy/${matchID}/playAgain`, ann.owner) : host.post('/games/toy/create', { numPlayers: 2 }));
    expect(await host.post(`/games/toy/${matchID}/playAgain`, ann.owner)).toEqual(refused(429, 'too-many-requests'));
  });

  test('limits the seats that an address takes or tries to take', async () => {
    const host = await limited({ joins: twice });
    await expectThirdRefused(() => host.post('/games/toy/none/join', { playerName: 'Eve' }));
  });

  test('limits all that changes something, also what is refused', async () => {
    const host = await limited({ posts: twice });
    await expectThirdRefused((nth) => host.post(['/games/toy/create', '/games/toy/none/leave', '/games/chess/create'][nth]!, 'no JSON'));
  });

  test('limits reading, lists and single matches alike', async () => {
    const host = await limited({ reads: twice });
    await expectThirdRefused((nth) => host.get(nth === 1 ? '/games/toy/none' : '/games/toy'));
  });

  test('counts a long list as the short ones that it stands for', async () => {
    const host = await limited({ reads: { points: 11, seconds: 60 } });
    expect((await host.get('/games/toy?limit=1000')).status).toBe(200);
    expect((await host.get('/games/toy?limit=101')).status).toBe(429);
    const other = await limited({ reads: { points: 11, seconds: 60 } });
    for (const limit of [100, 101, 800]) expect((await other.get(`/games/toy?limit=${limit}`)).status).toBe(200);
    expect((await other.get('/games/toy')).status).toBe(429);
  });

  test('limits what one seat does from any address, but not what strangers try in its name', async () => {
    const host = await limited({ seats: twice }, { proxies: 1 });
    const { matchID, ann } = await annsMatch(host);
    const update = (owner: object, from: number) =>
      host.post(`/games/toy/${matchID}/update`, { ...owner, newName: 'Ann' }, { 'X-Forwarded-For': `192.0.2.${from}` });
    for (let i = 0; i < 5; i++) expect((await update({ ...ann.owner, credentials: 'guess' }, i)).status).toBe(403);
    await expectThirdRefused((nth) => update(ann.owner, nth));
    const bob = await sitDown(host, matchID, '1', 'Bob');
    expect((await update(bob.owner, 9)).status).toBe(200);
  });

  test('counts every address for itself', async () => {
    const host = await limited({ reads: twice }, { proxies: 1 });
    const from = (address: string) => host.get('/games/toy', { 'X-Forwarded-For': address });
    await expectThirdRefused(() => from('192.0.2.1'));
    expect((await from('192.0.2.2')).status).toBe(200);
  });

  test('counts an IPv6 network as one address', async () => {
    const host = await limited({ reads: twice }, { proxies: 1 });
    await expectThirdRefused((nth) => host.get('/games/toy', { 'X-Forwarded-For': `2001:db8:1:2:${nth}::${nth}` }));
    expect((await host.get('/games/toy', { 'X-Forwarded-For': '2001:db8:1:3::' })).status).toBe(200);
  });

  test('believes no word about the address when there is no proxy', async () => {
    const host = await limited({ reads: twice });
    await expectThirdRefused((nth) => host.get('/games/toy', { 'X-Forwarded-For': `192.0.2.${nth}` }));
  });

  test('believes of many addresses only what its own proxy wrote', async () => {
    const host = await limited({ reads: twice }, { proxies: 1 });
    await expectThirdRefused((nth) => host.get('/games/toy', { 'X-Forwarded-For': `198.51.100.${nth}, 192.0.2.1` }));
  });

  test('lets a club of thirty behind one address begin its evening', async () => {
    const host = await lobbyHost();
    const people = Array.from({ length: 30 }, (_, i) => `Player ${i}`);
    for (let table = 0; table < 10; table++) {
      const { matchID } = await host.client.createMatch('toy', { numPlayers: 3 });
      for (const playerID of ['0', '1', '2']) {
        const name = people[table * 3 + Number(playerID)] ?? '';
        const { owner } = await sitDown(host, matchID, playerID, name);
        await host.client.listMatches('toy');
        await host.client.getMatch('toy', matchID);
        await host.client.updatePlayer('toy', matchID, { ...owner, newName: name });
      }
    }
    // And most of them try once more.
    for (let i = 0; i < 25; i++) expect((await host.post('/games/toy/create', { numPlayers: 2 })).status).toBe(200);
  });

  test('is counted when all come at once', async () => {
    const host = await limited({ creations: { points: 5, seconds: 60 } });
    const answers = await Promise.all(Array.from({ length: many }, () => host.post('/games/toy/create', { numPlayers: 2 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await host.store.ids({})).toHaveLength(5);
  });

  test('begins anew when its time is over', async () => {
    jest.useFakeTimers();
    try {
      const limits = new RateLimits({ ...LIMITS, joins: { points: 1, seconds: 60 } });
      await limits.spend('joins', 'a');
      await expect(limits.spend('joins', 'a')).rejects.toMatchObject({ status: 429, retryAfter: 60 });
      jest.advanceTimersByTime(59_000);
      await expect(limits.spend('joins', 'a')).rejects.toMatchObject({ status: 429, retryAfter: 1 });
      jest.advanceTimersByTime(1_001);
      await limits.spend('joins', 'a');
    } finally {
      jest.useRealTimers();
    }
  });
});

test('nothing is limited where nothing shall be', async () => {
  const limits = new RateLimits(UNLIMITED);
  const connections = new Connections(UNLIMITED.connections);
  const allowance = new Allowance(UNLIMITED.messages);
  for (let i = 0; i < 5000; i++) {
    await limits.spend('creations', 'a');
    expect([connections.open('a'), allowance.spend()]).toEqual([true, true]);
  }
});

describe('the address of a request', () => {
  const addressAt = (remoteAddress: string | undefined, told?: string, proxies = 0) =>
    addressOf({ headers: told === undefined ? {} : { 'x-forwarded-for': told }, socket: { remoteAddress } }, proxies);

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, 'unknown'],
    ['', 'unknown'],
    ['not an address', 'unknown'],
    ['999.0.2.1', 'unknown'],
  ])('%s counts as %s', (remote, counted) => {
    expect(addressAt(remote)).toBe(counted);
  });

  test.each([
    ['as it is', '192.0.2.1', '192.0.2.1'],
    ['with a port', '192.0.2.1:1234', '192.0.2.1'],
    ['in brackets', '[2001:db8::1]', '2001:db8:0:0::/64'],
    ['in brackets with a port', '[2001:db8::1]:1234', '2001:db8:0:0::/64'],
    ['behind inventions', 'evil, 203.0.113.1,192.0.2.1 ', '192.0.2.1'],
  ])('is read from a proxy %s', (_, told, counted) => {
    expect(addressAt('127.0.0.1', told, 1)).toBe(counted);
  });

  test('is the proxy\'s own when it says nothing that is an address', () => {
    for (const told of [undefined, '', 'unknown', '_hidden', '192.0.2.1,', 'x'.repeat(10_000)]) expect(addressAt('127.0.0.1', told, 1)).toBe('127.0.0.1');
  });

  test('is what the outermost of several proxies wrote', () => {
    const headers = { 'x-forwarded-for': 'invented, 192.0.2.1, 10.0.0.1' };
    expect([0, 1, 2, 3, 4].map((proxies) => forwarded(headers, 'x-forwarded-for', proxies))).toEqual([
      undefined, '10.0.0.1', '192.0.2.1', 'invented', 'invented',
    ]);
  });
});

describe('the connections of an address', () => {
  test('are limited, each address for itself, until one is closed', () => {
    const connections = new Connections(2);
    expect([connections.open('a'), connections.open('a'), connections.open('a'), connections.open('b')]).toEqual([true, true, false, true]);
    connections.close('a');
    expect([connections.open('a'), connections.open('a')]).toEqual([true, false]);
  });

  test('are forgotten when all are closed', () => {
    const connections = new Connections(1);
    for (let i = 0; i < 3; i++) {
      expect(connections.open('a')).toBe(true);
      connections.close('a');
    }
    connections.close('a');
    expect([connections.open('a'), connections.open('a')]).toEqual([true, false]);
  });
});

describe('the allowance of a connection', () => {
  const at = (rate = { points: 3, seconds: 30 }) => {
    const clock = { now: 0 };
    const allowance = new Allowance(rate, () => clock.now);
    return { clock, spend: (times: number) => Array.from({ length: times }, () => allowance.spend()).filter(Boolean).length };
  };

  test('may be spent at once and comes back with time', () => {
    const { clock, spend } = at();
    expect(spend(5)).toBe(3);
    clock.now = 9_999;
    expect(spend(1)).toBe(0);
    clock.now = 10_000;
    expect(spend(2)).toBe(1);
  });

  test('is never more than it was at first', () => {
    const { clock, spend } = at();
    clock.now = 1e9;
    expect(spend(5)).toBe(3);
  });

  test('does not shrink when the clock is set back', () => {
    const { clock, spend } = at();
    clock.now = -1e6;
    expect(spend(5)).toBe(3);
  });
});

describe('the sockets of an address', () => {
  /** Opens sockets one after the other, without trying again. @returns how many were let in */
  async function openSockets(url: string, count: number): Promise<number> {
    let admitted = 0;
    for (let i = 0; i < count; i++) {
      const socket = plug(url);
      socket.io.reconnection(false);
      let over = false;
      socket.on('connect', () => { admitted++; over = true; });
      for (const event of ['connect_error', 'disconnect']) socket.on(event, () => (over = true));
      await until(() => over);
    }
    return admitted;
  }

  test('are limited in number', async () => {
    const { url } = await wholeHost({ limits: { ...LIMITS, connections: 3 } });
    expect(await openSockets(url, 5)).toBe(3);
  });

  test('are limited in how fast they come', async () => {
    const { url } = await wholeHost({ limits: { ...LIMITS, handshakes: { points: 3, seconds: 60 } } });
    expect(await openSockets(url, 5)).toBe(3);
  });

  test('may say so much and no more', async () => {
    const { url } = await wholeHost({ limits: { ...LIMITS, messages: { points: 4, seconds: 3600 } } });
    const socket = plug(url);
    const codes: string[] = [];
    socket.on('rejected', (_: string, { code }: { code: string }) => codes.push(code));
    for (let i = 0; i < 6; i++) socket.emit('sync', 'none', null);
    await until(() => codes.length === 6);
    expect(codes.sort()).toEqual(['too-fast', 'too-fast', ...Array<string>(4).fill('unknown-match')]);
  });
});
