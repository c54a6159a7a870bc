import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { freshFolder } from './cleanup';
import { type LobbyHost, lobbyHost } from './lobby-host';

/** A page as it is written, and as the build leaves it. */
const sharing = (at: string): string =>
  `<!doctype html><title>Civitas</title><meta property="og:image" content="${at}/share.jpg" /><meta property=og:image content=${at}/share.jpg>`;
let url: string;
let get: LobbyHost['get'];
let clientDir: string;

beforeEach(async () => {
  const folder = freshFolder();
  writeFileSync(path.join(folder, 'secret.txt'), 'outside');
  clientDir = path.join(folder, 'client');
  mkdirSync(path.join(clientDir, 'assets'), { recursive: true });
  writeFileSync(path.join(clientDir, 'index.html'), sharing(''));
  writeFileSync(path.join(clientDir, 'robots.txt'), 'User-agent: *');
  writeFileSync(path.join(clientDir, '.hidden'), 'hidden');
  writeFileSync(path.join(clientDir, 'assets', 'main.0123456789.js'), 'main()');
  writeFileSync(path.join(clientDir, 'assets', 'main.0123456789.js.gz'), 'packed');
  ({ url, get } = await lobbyHost({ clientDir }));
});

const plain = { headers: { 'Accept-Encoding': 'identity' } };

describe('the client', () => {
  test.each(['/', '/index.html', '/match/abc', '/imperium/rules/', '/debug/imperium', '/assets'])(
    'gets index.html at %s, to be asked for anew each time',
    async (address) => {
      const response = await fetch(url + address, plain);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(sharing(url));
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('is told in the page where a preview finds its picture, by the name it has here itself and no other text', async () => {
    const page = async (headers: Record<string, string>) => (await get('/match/abc', headers)).text;
    expect(await page({ Host: 'Club.example:8443' })).toBe(sharing('http://club.example:8443'));
    // Nobody may say for whom a page is but a proxy of ours.
    expect(await page({ Host: 'club.example', 'X-Forwarded-Proto': 'https' })).toBe(sharing('http://club.example'));
    for (const Host of ['a"b', "a'b", 'a&b', 'a$&b']) expect(await page({ Host })).toBe(sharing(''));
    const behind = await lobbyHost({ clientDir, proxies: 1 });
    const told = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'club.example' };
    expect((await behind.get('/', told)).text).toBe(sharing('https://club.example'));
  });

  test('is told when the page has not changed', async () => {
    const { headers } = await get('/');
    const again = await get('/match/abc', { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('gets files named by their hash, to be kept for ever', async () => {
    const response = await fetch(`${url}/assets/main.0123456789.js`, plain);
    expect(await response.text()).toBe('main()');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('gets files packed by the build when it can unpack them', async () => {
    const { headers, text } = await get('/assets/main.0123456789.js', { 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('Accept-Encoding');
    expect(text).toBe('packed');
  });

  test('gets other files, to be asked for anew, and is told when they have not changed', async () => {
    const first = await fetch(`${url}/robots.txt`, plain);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const since = first.headers.get('last-modified') ?? '';
    const second = await get('/robots.txt', { 'If-Modified-Since': since });
    expect([second.status, second.text]).toEqual([304, '']);
  });

  test.each([
    '/assets/main.ffffffffff.js',
    '/no/such.png',
    '/.hidden',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%00.txt',
    '/%ff.txt',
  ])('gets no page instead of the file %s', async (address) => {
    expect(await get(address)).toMatchObject({ status: 404, json: { error: 'not-found' } });
  });

  test('is not found at addresses of the lobby', async () => {
    for (const address of ['/games/nothing', '/games/', '/Games/toy/x', '/healthz/x', '/readyz']) {
      expect((await get(address)).text).not.toContain('<title>');
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
    const empty = await lobbyHost();
    const { status, json } = await empty.get('/');
    expect([status, json.message]).toEqual([404, expect.stringContaining('npm run build')]);
  });
});
