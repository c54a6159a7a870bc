import { type LobbyHost, lobbyHost } from './lobby-host';

let host: LobbyHost;

beforeEach(async () => {
  host = await lobbyHost();
});

describe('every answer', () => {
  test.each(['/', '/robots.txt', '/games', '/games/toy', '/games/none', '/no.png', '/match/debug', '/debugger'])(
    'at %s forbids what a page does not need',
    async (address) => {
      const { headers } = await host.get(address);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=(), ') as string,
      });
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          "img-src 'self' data: blob:",
          "connect-src 'self'",
          "style-src 'self' 'unsafe-inline'",
          "object-src 'none'",
          "base-uri 'self'",
          "form-action 'self'",
          "frame-ancestors 'none'",
        ]),
      );
    },
  );

  test('also forbids it when a request is refused before it is looked at', async () => {
    const { status, headers } = await host.post('/games/toy/create', {}, { Origin: 'https://elsewhere.example' });
    expect([status, headers['x-content-type-options']]).toEqual([403, 'nosniff']);
  });

  test('lets scripts be evaluated under /debug only', async () => {
    const policyAt = async (address: string) => (await host.get(address)).headers['content-security-policy'];
    expect(await policyAt('/debug')).toContain("script-src 'self' 'unsafe-eval'");
    expect(await policyAt('/debug/imperium')).toContain("script-src 'self' 'unsafe-eval'");
    for (const address of ['/', '/debugger', '/match/debug', '/Debug', '//debug', '/games/debug']) {
      expect(await policyAt(address)).not.toContain('unsafe-eval');
    }
  });

  test('leaves it to the proxy to promise TLS', async () => {
    expect((await host.get('/')).headers['strict-transport-security']).toBeUndefined();
  });
});
