import pino from 'pino';

import { logOptions, withoutSecret, type LogLevel } from '../../server/logging';

const SECRET = 'hunter2-hunter2-hunter2';

/** Logs with the server's options; what came out. */
function logged(write: (logger: pino.Logger) => void, level: LogLevel = 'info'): string {
  let out = '';
  write(
    pino(logOptions(level), {
      write: (line) => {
        out += line;
      },
    }),
  );
  return out;
}

const headers = { authorization: `Bearer ${SECRET}`, cookie: `seat=${SECRET}`, 'set-cookie': [`seat=${SECRET}`] };

describe('the log', () => {
  test.each<[string, object]>([
    ['a seat', { credentials: SECRET, recovery: SECRET, hash: SECRET }],
    [
      'a record of seats',
      {
        record: {
          seats: [
            { seat: 0, hash: SECRET, recovery: SECRET },
            { seat: 1, credentials: SECRET },
          ],
        },
      },
    ],
    ["the framework's metadata", { metadata: { players: { 0: { id: 0, credentials: SECRET } } } }],
    ['an action', { action: { type: 'MAKE_MOVE', payload: { type: 'add', playerID: '0', credentials: SECRET } } }],
    ['the arguments of an event', { args: [{ payload: { credentials: SECRET } }] }],
    ['the body of a request', { body: { playerName: 'Ann', credentials: SECRET, code: 7 } }],
    ['the answer to a join', { answer: { body: { playerID: '0', playerCredentials: SECRET } } }],
    ["a request's headers", { req: { method: 'POST', headers } }],
    ["a response's headers", { res: { headers } }],
    ["a socket's handshake", { socket: { handshake: { headers } } }],
    ['what connects to a database', { database: { user: 'civitas', password: SECRET, connectionString: SECRET } }],
    ['what is hidden in a match', { setup: { seed: SECRET } }],
  ])('holds nothing secret of %s', (_, object) => {
    const line = logged((logger) => logger.info({ match: 'm', seat: 0, ...object }, 'told'));
    expect(line).not.toContain(SECRET);
    expect(JSON.parse(line)).toMatchObject({ match: 'm', seat: 0, msg: 'told' });
    expect(logged((logger) => logger.child(object).warn('told'))).not.toContain(SECRET);
    // The test can fail: without these options it is there.
    let out = '';
    pino(
      {},
      {
        write: (text) => {
          out += text;
        },
      },
    ).info(object);
    expect(out).toContain(SECRET);
  });

  test('holds of an error what was written for people, and not what a library hung on it', () => {
    const cause = Object.assign(new Error('the cause'), { config: { auth: SECRET } });
    const err = Object.assign(new Error('it failed', { cause }), {
      code: 'E1',
      command: { name: 'auth', args: [SECRET] },
    });
    for (const line of [logged((logger) => logger.error({ err }, 'told')), logged((logger) => logger.error(err))]) {
      expect(line).not.toContain(SECRET);
      const { err: told } = JSON.parse(line) as { err: Record<string, unknown> };
      expect(told).toMatchObject({ type: 'Error', code: 'E1', message: 'it failed: the cause' });
      expect(told.stack).toContain('caused by: Error: the cause');
    }
    expect(JSON.parse(logged((logger) => logger.error({ err: 'only words' })))).toMatchObject({ err: 'only words' });
  });

  test('has a level and says it in a word', () => {
    const write = (logger: pino.Logger) => {
      logger.debug('low');
      logger.warn('high');
    };
    expect(JSON.parse(logged(write))).toMatchObject({ level: 'warn', msg: 'high' });
    expect(logged(write, 'debug').split('\n')).toHaveLength(3);
    expect(logged(write, 'silent')).toBe('');
  });
});

test.each([
  ['postgres://civitas:hunter2@h:5432/db?sslmode=require', 'postgres://civitas:***@h:5432/db?sslmode=require'],
  [
    'postgres:///db?host=/run/postgresql&user=u&password=hunter2',
    'postgres:///db?host=%2Frun%2Fpostgresql&user=u&password=***',
  ],
  ['redis://:hunter2@h', 'redis://:***@h'],
  ['redis://h:6379/1', 'redis://h:6379/1'],
  ['civitas:hunter2@h', '(not a URL)'],
  ['hunter2', '(not a URL)'],
])('the address %s is logged as %s', (url, shown) => {
  expect(withoutSecret(url)).toBe(shown);
});
