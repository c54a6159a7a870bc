import { readSettings, USAGE } from '../../server/settings';
import { StartError } from '../../server/start-error';

const DEFAULTS = {
  port: 8000,
  host: undefined,
  database: './data/civitas.sqlite',
  databaseUrl: undefined,
  redisUrl: undefined,
  origins: [],
  trustProxy: 0,
  metricsPort: undefined,
  metricsHost: '127.0.0.1',
  logLevel: 'info',
  expireOverDays: 90,
  expireUnfinishedDays: 30,
  botThreads: 1,
  botDeadline: 1000,
  limits: true,
};

const VARIABLES = {
  PORT: '81',
  HOST: '::1',
  CIVITAS_DATA: 'a.sqlite',
  DATABASE_URL: 'postgres://civitas:hunter2@db.example/civitas',
  REDIS_URL: 'rediss://:hunter2@redis.example:6380/1',
  ORIGINS: 'https://a.example, http://b.example:81',
  TRUST_PROXY: '1',
  METRICS_PORT: '9100',
  METRICS_HOST: '10.0.0.1',
  LOG_LEVEL: 'debug',
  EXPIRE_OVER_DAYS: '0',
  EXPIRE_UNFINISHED_DAYS: '7',
  BOT_THREADS: '0',
  BOT_DEADLINE_MS: '250',
  LIMITS: 'off',
};

const MEANT = {
  port: 81,
  host: '::1',
  database: 'a.sqlite',
  databaseUrl: VARIABLES.DATABASE_URL,
  redisUrl: VARIABLES.REDIS_URL,
  origins: ['https://a.example', 'http://b.example:81'],
  trustProxy: 1,
  metricsPort: 9100,
  metricsHost: '10.0.0.1',
  logLevel: 'debug',
  expireOverDays: 0,
  expireUnfinishedDays: 7,
  botThreads: 0,
  botDeadline: 250,
  limits: false,
};

describe('the settings', () => {
  test('have defaults, also where a variable is empty', () => {
    expect(readSettings([], {})).toEqual(DEFAULTS);
    const empty = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, '']));
    expect(readSettings([], empty)).toEqual(DEFAULTS);
  });

  test('come from the environment', () => {
    expect(readSettings([], VARIABLES)).toEqual(MEANT);
  });

  test('come from the command line before the environment', () => {
    const flags = [
      '--port=81',
      '--host',
      '::1',
      '--data',
      'a.sqlite',
      '--origins',
      'https://a.example,http://b.example:81',
      '--trust-proxy',
      '1',
      '--metrics-port',
      '9100',
      '--metrics-host',
      '10.0.0.1',
      '--log-level',
      'debug',
      '--expire-over-days',
      '0',
      '--expire-unfinished-days',
      '7',
      '--bot-threads',
      '0',
      '--bot-deadline-ms',
      '250',
      '--limits',
      'off',
    ];
    const env = {
      PORT: 'no',
      HOST: 'n o',
      CIVITAS_DATA: 'b.sqlite',
      ORIGINS: 'no',
      TRUST_PROXY: 'no',
      METRICS_PORT: 'no',
      METRICS_HOST: 'n o',
      LOG_LEVEL: 'no',
      EXPIRE_OVER_DAYS: 'no',
      EXPIRE_UNFINISHED_DAYS: 'no',
      BOT_THREADS: 'no',
      BOT_DEADLINE_MS: 'no',
      LIMITS: 'no',
    };
    expect(readSettings(flags, env)).toEqual({ ...MEANT, databaseUrl: undefined, redisUrl: undefined });
  });

  test.each(['eighty', '-1', '65536', '80.5', '0x50', '1e3', ' 80', '999999', '9'.repeat(400)])(
    'refuse the port "%s"',
    (port) => {
      expect(() => readSettings([], { PORT: port })).toThrow(`PORT must be a whole number from 0 to 65535`);
      expect(() => readSettings([`--port=${port}`], {})).toThrow('--port must be a whole number');
    },
  );

  test.each([
    ['HOST', 'here:80'],
    ['HOST', 'http://here'],
    ['HOST', '0.0.0.0 '],
    ['METRICS_HOST', '/run/socket'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '11'],
    ['METRICS_PORT', '65536'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_LEVEL', 'INFO'],
    ['EXPIRE_OVER_DAYS', '-1'],
    ['EXPIRE_UNFINISHED_DAYS', '1.5'],
    ['BOT_THREADS', '65'],
    ['BOT_DEADLINE_MS', '9'],
    ['LIMITS', 'false'],
    ['ORIGINS', '*'],
    ['ORIGINS', 'a.example'],
    ['ORIGINS', 'https://a.example/'],
    ['ORIGINS', 'https://a.example https://b.example'],
    ['ORIGINS', 'https://u:p@a.example'],
    ['ORIGINS', 'ftp://a.example'],
    ['ORIGINS', 'null'],
    ['DATABASE_URL', 'db.example'],
    ['DATABASE_URL', 'mysql://db.example/civitas'],
    ['DATABASE_URL', 'postgres:civitas'],
    ['REDIS_URL', 'redis.example:6379'],
    ['REDIS_URL', 'http://redis.example'],
  ])('refuse %s=%s by name', (variable, value) => {
    expect(() => readSettings([], { [variable]: value })).toThrow(StartError);
    expect(() => readSettings([], { [variable]: value })).toThrow(new RegExp(`^${variable} must be `));
  });

  test('take the scheme of an extension or an app for an origin', () => {
    const ORIGINS = 'capacitor://localhost,chrome-extension://abcdefgh';
    expect(readSettings([], { ORIGINS })).toMatchObject({ origins: ORIGINS.split(',') });
    for (const nobody of ['file://', 'data:x', 'capacitor:localhost', 'capacitor://localhost/x'])
      expect(() => readSettings([], { ORIGINS: nobody })).toThrow(StartError);
  });

  test.each([
    '--prot 80',
    '80',
    '--port',
    '--help=yes',
    '--data=',
    '--host=',
    '--limits',
    '--database-url postgres://h',
    '--redis-url redis://h',
  ])('refuse the arguments "%s"', (line) => {
    expect(() => readSettings(line.split(' '), {})).toThrow(StartError);
  });

  test('take a PostgreSQL server by its socket', () => {
    const databaseUrl = 'postgres:///civitas?host=/run/postgresql';
    expect(readSettings([], { DATABASE_URL: databaseUrl })).toEqual({ ...DEFAULTS, databaseUrl });
  });

  test('refuse several processes on one SQLite file', () => {
    expect(() => readSettings([], { REDIS_URL: 'redis://h' })).toThrow(
      /^REDIS_URL connects several processes.* set DATABASE_URL too/,
    );
  });

  test('refuse a file that was asked for and would not be used', () => {
    const env = { DATABASE_URL: 'postgres://h/db' };
    expect(() => readSettings(['--data', 'a.sqlite'], env)).toThrow(/^--data names an SQLite file, but DATABASE_URL/);
    // A container has a file by default.
    expect(readSettings([], { ...env, CIVITAS_DATA: 'a.sqlite' })).toMatchObject({ databaseUrl: 'postgres://h/db' });
  });

  test.each([
    { DATABASE_URL: 'mysql://civitas:hunter2@h/db' },
    { DATABASE_URL: 'postgresq://h/db?user=u&password=hunter2' },
    { DATABASE_URL: 'hunter2' },
    { REDIS_URL: 'civitas:hunter2@h:6379' },
  ])('say no password when they refuse: %j', (env) => {
    try {
      readSettings([], env);
    } catch (error) {
      expect(error).toBeInstanceOf(StartError);
      expect(String(error)).not.toContain('hunter2');
      return;
    }
    throw new Error('was not refused');
  });

  test('are all told by the help, with their defaults', () => {
    for (const variable of Object.keys(VARIABLES)) expect(USAGE).toContain(variable);
    for (const words of ['[8000]', '[./data/civitas.sqlite]', '[127.0.0.1]', '[90]', '[info]'])
      expect(USAGE).toContain(words);
    expect(readSettings(['--help'], { PORT: 'eighty' })).toBe('help');
  });
});
