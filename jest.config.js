const { existsSync } = require('node:fs');

const swc = (syntaxTree) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: syntaxTree },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', ignoreDynamic: false },
    sourceMaps: 'inline',
  },
];

/** @type {import('jest').Config} */
const common = {
  rootDir: __dirname,
  // Names only files that may hold tests; dist and data are never crawled.
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
  // Published as an ES module only.
  transformIgnorePatterns: ['/node_modules/(?!marked/)'],
  transform: {
    '\\.(tsx|jsx)$': swc(true),
    '\\.(ts|js|mjs|cjs)$': swc(false),
    '\\.(md|svg|png|jpg|woff2)$': '<rootDir>/config/jest-asset.js',
  },
};

const apart = ['<rootDir>/test/e2e/', '<rootDir>/test/db/', '<rootDir>/test/host/'];

/** @returns {import('jest').Config} */
const node = (name, testMatch, rest = {}) => ({
  ...common,
  displayName: name,
  testEnvironment: 'node',
  testMatch,
  ...rest,
});

module.exports = {
  projects: [
    node('unit', ['<rootDir>/test/**/*.test.ts'], { testPathIgnorePatterns: apart }),
    {
      ...common,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      // jsdom's default is the "browser" condition, whose files are often ES modules that Jest does not load.
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
      setupFilesAfterEnv: ['<rootDir>/config/jest-dom.js'],
      testMatch: ['<rootDir>/test/**/*.test.tsx'],
      testPathIgnorePatterns: apart,
    },
    node('e2e', ['<rootDir>/test/e2e/**/*.test.ts'], {
      ...(browserMissing() ? { testPathIgnorePatterns: ['<rootDir>/test/e2e/'] } : {}),
    }),
    // The server under attack, under load and killed: minutes of work, for the machine alone.
    node('host', ['<rootDir>/test/host/**/*.test.ts']),
    node('db', ['<rootDir>/test/db/**/*.test.ts']),
  ],
};

/** Whether the end-to-end tests have to be left out; says so, and refuses where nothing may be left out. */
function browserMissing() {
  if (!process.argv.some((arg) => arg === 'e2e')) return false;
  const browser = process.env.CHROMIUM || '/usr/bin/chromium';
  if (existsSync(browser)) return false;
  const reason = `no Chromium at ${browser} (CHROMIUM names another)`;
  if (process.env.CIVITAS_REQUIRE_BROWSER) throw new Error(`end-to-end tests cannot run: ${reason}`);
  console.error(`SKIPPED: all end-to-end tests: ${reason}`);
  return true;
}
