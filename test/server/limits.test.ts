import { once } from 'node:events';
import { connect } from 'node:net';

import { addressOf, forwarded } from '../../server/http/forwarded';
import { Allowance, LIMITS, RateLimits, UNLIMITED } from '../../server/http/limits';
import { Peers } from '../../server/http/peers';
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
    await expectThirdRefused((nth) =>
      nth % 2
        ? host.post(`/games/toy/${matchID}/playAgain`, ann.owner)
        : host.post('/games/toy/create', { numPlayers: 2 }),
    );
    expect(await host.post(`/games/toy/${matchID}/playAgain`, ann.owner)).toEqual(refused(429, 'too-many-requests'));
  });

  test('does not count what was refused as a match that was opened', async () => {
    const host = await limited({ creations: { points: 1, seconds: 60 } });
    const refusals: [unknown, Record<string, string>?][] = [
      [JSON.stringify({ numPlayers: 2 }), { 'Content-Type': 'text/plain' }],
      ['{"numPlayers":'],
      [{ numPlayers: 99 }],
      [{ numPlayers: 2, setupData: { total: 'none' } }],
    ];
    for (const [body, headers] of refusals)
      expect([400, 415]).toContain((await host.post('/games/toy/create', body, headers)).status);
    expect((await host.post('/games/toy/create', { numPlayers: 2 })).status).toBe(200);
    expect((await host.post('/games/toy/create', { numPlayers: 2 })).status).toBe(429);
  });

  test('does not count a request that is cut off as a match that was opened', async () => {
    const host = await limited({ creations: { points: 1, seconds: 60 } });
    const socket = connect(host.port, '127.0.0.1');
    socket.write(
      'POST /games/toy/create HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"num',
    );
    await once(socket, 'connect');
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await until(async () => (await host.post('/games/toy/create', { numPlayers: 2 })).status === 200, 2000);
  });

  test('limits the seats that an address takes or tries to take', async () => {
    const host = await limited({ joins: twice });
    await expectThirdRefused(() => host.post('/games/toy/none/join', { playerName: 'Eve' }));
  });

  test('limits all that changes something, also what is refused', async () => {
    const host = await limited({ posts: twice });
    await expectThirdRefused((nth) =>
      host.post(['/games/toy/create', '/games/toy/none/leave', '/games/chess/create'][nth]!, 'no JSON'),
    );
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
    const answers = await Promise.all(
      Array.from({ length: many }, () => host.post('/games/toy/create', { numPlayers: 2 })),
    );
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
  const peers = new Peers(UNLIMITED);
  const peer = peers.open('a');
  const more = Array.from({ length: 1000 }, () => peers.open('a'));
  expect(more.every((each) => each?.frame() && each.spend())).toBe(true);
  for (let i = 0; i < 5000; i++) await limits.spend('creations', 'a');
  expect(Array.from({ length: 5000 }, () => peer?.frame(65_536) && peer.spend())).not.toContain(false);
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

  test("is the proxy's own when it says nothing that is an address", () => {
    for (const told of [undefined, '', 'unknown', '_hidden', '192.0.2.1,', 'x'.repeat(10_000)])
      expect(addressAt('127.0.0.1', told, 1)).toBe('127.0.0.1');
  });

  test('is what the outermost of several proxies wrote', () => {
    const headers = { 'x-forwarded-for': 'invented, 192.0.2.1, 10.0.0.1' };
    expect([0, 1, 2, 3, 4].map((proxies) => forwarded(headers, 'x-forwarded-for', proxies))).toEqual([
      undefined,
      '10.0.0.1',
      '192.0.2.1',
      'invented',
      'invented',
    ]);
  });
});

describe('the connections of an address', () => {
  const at = (limits: Partial<typeof LIMITS> = {}) => {
    const clock = { now: 0 };
    const peers = new Peers({ ...LIMITS, ...limits }, () => clock.now);
    const open = (address = 'a') => {
      const peer = peers.open(address);
      if (!peer) throw new Error('not let in');
      return peer;
    };
    return { clock, peers, open };
  };
  const times = (most: number, ask: () => boolean): number => {
    let n = 0;
    while (n < most && ask()) n++;
    return n;
  };
  const flood = (peer: ReturnType<ReturnType<typeof at>['open']>): number => times(10_000, () => peer.frame());

  test('are limited, each address for itself, until one is closed', () => {
    const { peers } = at({ connections: 2 });
    const [first] = ['a', 'a'].map((address) => peers.open(address));
    expect([peers.open('a'), peers.open('b')]).toEqual([undefined, expect.anything()]);
    first?.close();
    expect([peers.open('a'), peers.open('a')]).toEqual([expect.anything(), undefined]);
  });

  test('are forgotten when all are closed', () => {
    const { peers } = at({ connections: 1 });
    for (let i = 0; i < 3; i++) {
      const peer = peers.open('a');
      peer?.close();
      peer?.close();
    }
    expect([peers.open('a'), peers.open('a')]).toEqual([expect.anything(), undefined]);
  });

  test('say at most 1,500 messages in ten seconds together; then each is heard once a second, ten times at once', () => {
    const { clock, open } = at();
    const crowd = Array.from({ length: 15 }, () => open());
    expect(crowd.map((peer) => times(200, () => peer.spend()))).toEqual(Array<number>(15).fill(100));
    const [one, other, elsewhere] = [open(), open(), open('b')];
    expect([one, other, elsewhere].map((peer) => times(200, () => peer.spend()))).toEqual([10, 10, 100]);
    clock.now = 1000;
    expect(times(200, () => crowd[0]!.spend())).toBe(10);
  });

  test('may send 300 frames at once and 30 a second; who sends more is told so from then on', () => {
    const { clock, open } = at();
    const peer = open();
    expect(flood(peer)).toBe(300);
    clock.now = 1e6;
    expect(peer.frame()).toBe(false);
    const quiet = open();
    for (let second = 0; second < 100; second++) {
      clock.now += 1000;
      expect(times(30, () => quiet.frame())).toBe(30);
    }
  });

  test('ask dear questions until they have cost 5,000 steps, and all of an address 20,000; debts are paid off by time', () => {
    const { clock, open } = at();
    const peers = Array.from({ length: 5 }, () => open());
    const asking = () => peers.map((peer) => peer.mayAsk());
    for (const peer of peers.slice(0, 4)) {
      peer.charge(4999);
      expect(peer.mayAsk()).toBe(true);
      peer.charge(1);
      expect([peer.mayAsk(), peer.spend()]).toEqual([false, true]);
    }
    expect([asking(), open('b').mayAsk()]).toEqual([Array(5).fill(false), true]);
    peers[0]!.charge(100);
    clock.now = 300;
    expect(asking()).toEqual([false, true, true, true, true]);
    clock.now = 1100;
    expect(asking()).toEqual(Array(5).fill(true));
  });

  test('have long frames counted once for each 4 KB', () => {
    const { open } = at();
    const frames = (bytes: number) => {
      const peer = open(`from ${bytes}`);
      return times(10_000, () => peer.frame(bytes));
    };
    expect([0, 4095, 4096, 65_535].map(frames)).toEqual([300, 300, 150, 18]);
  });

  test('keep a flooder out for a minute, and his address where nobody else is at a match', () => {
    const { clock, peers, open } = at();
    const [flooder, idle] = [open(), open()];
    flood(flooder);
    flooder.close();
    expect([peers.isBanned('a'), peers.isBanned('b')]).toEqual([true, false]);
    expect(idle.spend()).toBe(true);
    clock.now = 59_999;
    expect(peers.isBanned('a')).toBe(true);
    clock.now = 60_000;
    expect(peers.isBanned('a')).toBe(false);
    expect(flood(open())).toBe(300);
  });

  test('let in whoever comes while somebody there is at a match, and hear ten messages of them after a flood', () => {
    const { clock, peers, open } = at();
    const [flooder, honest] = [open(), open()];
    honest.behaves();
    flooder.behaves();
    flood(flooder);
    flooder.close();
    expect(peers.isBanned('a')).toBe(false);
    expect(times(200, () => honest.spend())).toBe(100);
    const newcomer = open();
    expect([times(200, () => newcomer.spend()), flood(newcomer)]).toEqual([10, 30]);
    clock.now = 59_999;
    expect(flood(open())).toBe(30);
    clock.now = 130_000;
    expect(flood(open())).toBe(300);
  });

  test('keep out an address whose flooder was the only one at a match', () => {
    const { peers, open } = at();
    const flooder = open();
    flooder.behaves();
    flood(flooder);
    flooder.behaves();
    const second = open();
    flood(second);
    expect(peers.isBanned('a')).toBe(true);
  });
});

describe('the allowance of a connection', () => {
  const at = (rate = { points: 3, seconds: 30 }) => {
    const clock = { now: 0 };
    const allowance = new Allowance(rate, () => clock.now);
    return {
      clock,
      spend: (times: number) => Array.from({ length: times }, () => allowance.spend()).filter(Boolean).length,
    };
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
      socket.on('connect', () => {
        admitted++;
        over = true;
      });
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

  test('are cut when they flood, by events that there are not as well, and the address is kept out', async () => {
    const { url } = await wholeHost({ proxies: 1 });
    const from = (address: string) => {
      const socket = plug(url, { extraHeaders: { 'X-Forwarded-For': address } });
      socket.io.reconnection(false);
      return socket;
    };
    const letIn = async (address: string): Promise<boolean> => {
      const socket = from(address);
      let refused = false;
      socket.on('connect_error', () => (refused = true));
      await until(() => refused || socket.connected);
      return socket.connected;
    };
    const flooder = from('192.0.2.1');
    let cut = false;
    flooder.on('disconnect', () => (cut = true));
    await until(() => flooder.connected);
    for (let i = 0; i < 290; i++) flooder.emit('x');
    flooder.emit('sync', 'none', null);
    let code = '';
    flooder.on('rejected', (_: string, refusal: { code: string }) => ({ code } = refusal));
    await until(() => code !== '');
    expect([code, cut]).toEqual(['too-fast', false]);
    for (let i = 0; i < 200; i++) flooder.emit('x');
    await until(() => cut);
    expect([await letIn('192.0.2.1'), await letIn('192.0.2.2')]).toEqual([false, true]);
  });

  test('may say so much and no more; a sync counts for four messages', async () => {
    const { url } = await wholeHost({ limits: { ...LIMITS, messages: { points: 16, seconds: 3600 } } });
    const socket = plug(url);
    const codes: string[] = [];
    socket.on('rejected', (_: string, { code }: { code: string }) => codes.push(code));
    for (let i = 0; i < 6; i++) socket.emit('sync', 'none', null);
    await until(() => codes.length === 6);
    expect(codes.sort()).toEqual(['too-fast', 'too-fast', ...Array<string>(4).fill('unknown-match')]);
  });
});
