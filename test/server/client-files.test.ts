import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import { freshFolder, host } from './host';

const page = '<!doctype html><title>Civitas</title>';
let url: string;
let port: number;

beforeEach(async () => {
  const folder = freshFolder();
  writeFileSync(path.join(folder, 'secret.txt'), 'outside');
  const clientDir = path.join(folder, 'client');
  mkdirSync(path.join(clientDir, 'assets'), { recursive: true });
  writeFileSync(path.join(clientDir, 'index.html'), page);
  writeFileSync(path.join(clientDir, 'robots.txt'), 'User-agent: *');
  writeFileSync(path.join(clientDir, '.hidden'), 'hidden');
  writeFileSync(path.join(clientDir, 'assets', 'main.0123456789.js'), 'main()');
  writeFileSync(path.join(clientDir, 'assets', 'main.0123456789.js.gz'), 'packed');
  ({ url, port } = await host({ clientDir }));
});

const plain = { headers: { 'Accept-Encoding': 'identity' } };

describe('the client', () => {
  test.each(['/', '/index.html', '/match/abc', '/imperium/rules/', '/debug/imperium', '/assets'])(
    'gets index.html at %s, to be asked for anew each time',
    async (address) => {
      const response = await fetch(url + address, plain);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(page);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('gets files named by their hash, to be kept for ever', async () => {
    const response = await fetch(`${url}/assets/main.0123456789.js`, plain);
    expect(await response.text()).toBe('main()');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('gets files packed by the build when it can unpack them', async () => {
    const { headers, body } = await raw('/assets/main.0123456789.js', { 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('Accept-Encoding');
    expect(body).toBe('packed');
  });

  test('gets other files, to be asked for anew, and is told when they have not changed', async () => {
    const first = await fetch(`${url}/robots.txt`, plain);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const since = first.headers.get('last-modified') ?? '';
    const second = await raw('/robots.txt', { 'If-Modified-Since': since });
    expect([second.status, second.body]).toEqual([304, '']);
  });

  test.each([
    '/assets/main.ffffffffff.js',
    '/no/such.png',
    '/.hidden',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%00.txt',
    '/%ff.txt',
  ])(
    'gets no page instead of the file %s',
    async (address) => {
      const { status, body } = await raw(address);
      expect(status).toBe(404);
      expect(JSON.parse(body)).toMatchObject({ error: 'not-found' });
    },
  );

  test('is not found at addresses of the lobby', async () => {
    for (const address of ['/games/nothing', '/games/', '/Games/toy/x', '/healthz/x']) {
      expect((await raw(address)).body).not.toContain('<title>');
    }
  });

  test('is answered with the head alone when it asks for the head', async () => {
    const response = await fetch(`${url}/match/abc`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('cannot post to a page', async () => {
    const response = await fetch(`${url}/match/abc`, { method: 'POST' });
    expect(response.status).toBe(404);
  });

  test('that is not built yet is missed in words', async () => {
    const empty = await host();
    const response = await fetch(`${empty.url}/`);
    expect(response.status).toBe(404);
    expect(((await response.json()) as { message: string }).message).toMatch(/npm run build/);
  });
});

describe('every answer', () => {
  const addresses = ['/', '/robots.txt', '/games', '/games/none', '/no.png'];
  test.each(addresses)('at %s forbids what a page does not need', async (address) => {
    const { headers } = await fetch(url + address);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'");
    expect(policy).not.toContain('unsafe-eval');
  });

  test('lets scripts be evaluated under /debug only', async () => {
    const policyAt = async (address: string) => (await fetch(url + address)).headers.get('content-security-policy');
    expect(await policyAt('/debug')).toContain("script-src 'self' 'unsafe-eval'");
    expect(await policyAt('/debug/imperium')).toContain("script-src 'self' 'unsafe-eval'");
    expect(await policyAt('/debugger')).not.toContain('unsafe-eval');
    expect(await policyAt('/match/debug')).not.toContain('unsafe-eval');
  });

  test('allows no page of another host to read it', async () => {
    const headers = { Origin: 'https://elsewhere.example' };
    for (const address of ['/games', '/socket.io/?EIO=4&transport=polling']) {
      const response = await fetch(url + address, { headers });
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, null]);
    }
  });
});

/** A request as it is written: `fetch` would tidy the address and unpack the body. */
function raw(address: string, headers: http.OutgoingHttpHeaders = {}) {
  return new Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const request = http.get({ port, host: '127.0.0.1', path: address, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    request.on('error', reject);
  });
}
