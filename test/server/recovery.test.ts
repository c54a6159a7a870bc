import { LobbyClient } from 'boardgame.io/client';

import { newMatchID, newRecoveryCode, tidyCode } from '../../server/lobby/readable';
import { Bare } from './bare';
import { host as wholeHost, plug, post, until } from './host';
import { annsMatch, type LobbyHost, lobbyHost, refused, sitDown } from './lobby-host';

let host: LobbyHost;
let matchID: string;
let ann: Awaited<ReturnType<typeof sitDown>>;

beforeEach(async () => {
  host = await lobbyHost();
  ({ matchID, ann } = await annsMatch(host));
});

const to = (route: string, body: unknown) => host.post(`/games/toy/${matchID}/${route}`, body);
const isOwner = async (owner: { playerID: string; credentials: string }) =>
  (await to('update', { ...owner, newName: 'Ann' })).status === 200;

describe('a recovery code', () => {
  test('brings the seat back with new credentials; the old ones end', async () => {
    await sitDown(host, matchID, '1', 'Bob');
    host.told.length = 0;
    const { status, json } = await to('recover', { code: ann.code });
    expect([status, json]).toEqual([
      200,
      { playerID: '0', playerCredentials: expect.stringMatching(/^[\w-]{22}$/) as string },
    ]);
    expect(host.told).toEqual([matchID]);
    expect(await isOwner(ann.owner)).toBe(false);
    expect(await isOwner({ playerID: '0', credentials: String(json.playerCredentials) })).toBe(true);
  });

  test('stays good for the next time', async () => {
    await to('recover', { code: ann.code });
    expect(await to('recover', { code: ann.code })).toMatchObject({ status: 200 });
  });

  test('may be typed in small letters, with blanks or without dashes', async () => {
    for (const code of [ann.code.toLowerCase(), ann.code.replaceAll('-', ''), ` ${ann.code.replaceAll('-', ' ')} `]) {
      expect(await to('recover', { code })).toMatchObject({ status: 200, json: { playerID: '0' } });
    }
  });

  test('is renewed by the owner; the old one ends', async () => {
    const { status, json } = await to('recovery', ann.owner);
    expect(status).toBe(200);
    expect(json.recoveryCode).not.toBe(ann.code);
    expect(await to('recover', { code: ann.code })).toEqual(refused(403, 'forbidden'));
    expect(await to('recover', { code: json.recoveryCode })).toMatchObject({ status: 200, json: { playerID: '0' } });
  });

  test('opens no other match', async () => {
    const other = await annsMatch(host);
    expect(await to('recover', { code: other.ann.code })).toEqual(refused(403, 'forbidden'));
  });

  test('that is wrong is refused, and not repeated', async () => {
    const codes = ['AAAA-BBBB-CCCC-DDDD', '', '----', 'undefined', 'null', '\u017f'.repeat(16)];
    const answers = await Promise.all(codes.map((code) => to('recover', { code })));
    answers.forEach((answer, i) => {
      expect(answer).toEqual(refused(403, 'forbidden'));
      if (codes[i]) expect(answer.text).not.toContain(codes[i]);
    });
  });

  test.each([undefined, null, 7, ['x'], {}, 'x'.repeat(41)])('that is %j is refused', async (code) => {
    expect(await to('recover', { code })).toEqual(refused(400, 'bad-request'));
  });

  /** Ten wrong codes at once. */
  const tenWrong = async () => {
    for (const answer of await Promise.all(
      Array.from({ length: 10 }, () => to('recover', { code: newRecoveryCode() })),
    ))
      expect(answer).toEqual(refused(403, 'forbidden'));
  };

  test('of another match is good behind an address that has guessed ten wrong ones', async () => {
    const other = await annsMatch(host);
    await tenWrong();
    expect(await host.post(`/games/toy/${other.matchID}/recover`, { code: other.ann.code })).toMatchObject({
      status: 200,
    });
  });

  test('that is wrong is answered after a second, one that is right at once', async () => {
    const took = async (code: string) => {
      const begun = performance.now();
      await to('recover', { code });
      return performance.now() - begun;
    };
    expect(await took(newRecoveryCode())).toBeGreaterThan(990);
    const [wrong, right] = await Promise.all([took(newRecoveryCode()), took(ann.code)]);
    expect(right).toBeLessThan(wrong);
  });

  test('cannot be guessed: after ten wrong ones the address has to wait, even with the right one', async () => {
    await tenWrong();
    const answer = await to('recover', { code: ann.code });
    expect(answer).toEqual(refused(429, 'too-many-requests'));
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
  });

  test('cannot be guessed by many requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => to('recover', { code: newRecoveryCode() })));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('that is right costs nothing', async () => {
    for (let i = 0; i < 12; i++) expect(await to('recover', { code: ann.code })).toMatchObject({ status: 200 });
  });
});

test('a recovered seat is shown to its person only: the sockets of the lost credentials are dropped', async () => {
  const { url } = await wholeHost();
  const lobby = new LobbyClient({ server: url });
  const { matchID: id } = await lobby.createMatch('toy', { numPlayers: 2 });
  const joined = (await post(`${url}/games/toy/${id}/join`, { playerID: '0', playerName: 'Ann' })).json;
  const thief = new Bare(plug(url), id, '0', String(joined.playerCredentials));
  const spectator = new Bare(plug(url), id, null);
  await until(() => thief.state && spectator.state);

  const { json } = await post(`${url}/games/toy/${id}/recover`, { code: joined.recoveryCode });
  await until(() => thief.refusals.length > 0);
  expect(thief.refusals).toMatchObject([{ code: 'wrong-credentials' }]);
  const person = new Bare(plug(url), id, '0', String(json.playerCredentials));
  await until(() => person.state);
  person.move('add', 5);
  await until(() => person.state?.G.total === 5 && spectator.state?.G.total === 5);
  expect(thief.state?.G.total).toBe(0);
});

describe('ids and codes', () => {
  const readable = /^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4})*$/;

  test('have no two characters that are taken for each other', () => {
    for (let i = 0; i < 200; i++) {
      expect(newMatchID().toUpperCase()).toMatch(readable);
      expect(newRecoveryCode()).toMatch(readable);
    }
  });

  test('use every character of their alphabet at every place', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 2000; i++)
      [...newRecoveryCode().replaceAll('-', '')].forEach((character, place) => seen.add(`${place}${character}`));
    expect(seen.size).toBe(16 * 31);
  });

  test('are as they were given out once they are tidied', () => {
    const code = newRecoveryCode();
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), [...code].join(' ')])
      expect(tidyCode(typed)).toBe(code);
  });
});
