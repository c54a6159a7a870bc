import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { importX, createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const root = path.dirname(fileURLToPath(import.meta.url));
const folders = (room) =>
  existsSync(path.join(root, room))
    ? readdirSync(path.join(root, room), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];
const rulesets = folders('games').filter((folder) => folder !== 'kit');

/** A door: files may import, of the rooms named, only what `except` lists. */
const door = (files, zones, ignores = []) => ({
  files,
  ignores,
  rules: {
    'import-x/no-restricted-paths': [
      'error',
      {
        basePath: root,
        zones: zones.map(({ from, except = [], why }) => ({
          target: '.',
          from: `./${from}`,
          except: except.map((each) => `./${each}`),
          message: why,
        })),
      },
    ],
  },
});
const nobody = (...rooms) => rooms.map((from) => ({ from, why: `Nobody imports ${from}.` }));

const hooks = reactHooks.configs.flat?.recommended ?? reactHooks.configs['recommended-latest'];

export default defineConfig(
  { ignores: ['dist/**', 'data/**', 'coverage/**', 'node_modules/**', 'test/e2e/output/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,

  // ---- TypeScript ------------------------------------------------------------------------------------------------
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'] })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/external-module-folders': ['node_modules'],
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-undef': 'off', // the compiler's work
      'no-constant-condition': ['error', { checkLoops: false }],
      'prefer-const': ['error', { destructuring: 'all' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      // those that need types
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'boardgame.io',
              allowTypeImports: true,
              message: 'Only types from the root; values from boardgame.io/core, /client, /server ... (the root is a second copy of all).',
            },
          ],
        },
      ],
      'import-x/no-cycle': 'error',
      'import-x/no-self-import': 'error',
    },
  },

  // ---- doors (docs/architecture.md) ------------------------------------------------------------------------------
  door(['games/*.{ts,tsx}'], nobody('client', 'server', 'protocol', 'test', 'bench', 'tools')),
  door(['protocol/**/*.ts'], nobody('games', 'client', 'server', 'test', 'bench', 'tools')),
  door(
    ['games/kit/**/*.{ts,tsx}'],
    [{ from: 'games', except: ['kit'], why: 'The kit knows no ruleset.' }, ...nobody('client', 'server', 'protocol', 'test', 'bench', 'tools')],
  ),
  ...rulesets.map((ruleset) =>
    door(
      [`games/${ruleset}/**/*.{ts,tsx}`],
      [
        { from: 'games', except: ['kit', ruleset], why: 'A ruleset imports games/kit and itself.' },
        ...nobody('client', 'server', 'protocol', 'test', 'bench', 'tools'),
      ],
    ),
  ),
  door(
    ['server/**/*.{ts,tsx}'],
    [
      { from: 'games', except: ['index.ts'], why: 'The server imports games only through games/index.ts.' },
      ...nobody('client', 'test', 'bench', 'tools'),
    ],
  ),
  door(
    ['client/**/*.{ts,tsx}'],
    [
      {
        from: 'games',
        except: ['index.ts', 'kit'],
        why: 'The client imports games through games/index.ts (and games/kit); only client/boards/<ruleset> imports that ruleset.',
      },
      ...nobody('server', 'test', 'bench', 'tools'),
    ],
    rulesets.map((ruleset) => `client/boards/${ruleset}/**`),
  ),
  ...rulesets.map((ruleset) =>
    door(
      [`client/boards/${ruleset}/**/*.{ts,tsx}`],
      [
        { from: 'games', except: ['index.ts', 'kit', ruleset], why: 'A board imports its own ruleset, games/kit and games/index.ts.' },
        ...rulesets
          .filter((other) => other !== ruleset)
          .map((other) => ({ from: `client/boards/${other}`, why: "A board imports no other ruleset's board." })),
        ...nobody('server', 'test', 'bench', 'tools'),
      ],
    ),
  ),
  door(
    ['tools/**/*.{ts,tsx}'],
    nobody('client', 'server', 'protocol', 'test', 'bench'),
  ),

  // ---- rules of a game run in any browser, in any worker, on any server, and come out the same -------------------
  {
    files: ['games/**/*.{ts,tsx}'],
    rules: {
      'import-x/no-nodejs-modules': 'error',
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(react|react-dom|styled-components|react-router)($|/)', message: 'Rules draw nothing.' }] },
      ],
      'no-restricted-globals': [
        'error',
        ...Object.keys(globals.node).filter((name) => !(name in globals['shared-node-browser']) && !(name in globals.es2025)),
        'window',
        'document',
        'navigator',
        'location',
        'localStorage',
        'sessionStorage',
        'fetch',
        'setTimeout',
        'setInterval',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the injected random source.' },
        { object: 'Date', property: 'now', message: 'Rules know no clock.' },
      ],
    },
  },

  // ---- React -----------------------------------------------------------------------------------------------------
  { files: ['client/**/*.{ts,tsx}', 'test/**/*.tsx'], ...hooks },

  // ---- rooms with looser habits ----------------------------------------------------------------------------------
  {
    files: ['test/**/*.{ts,tsx}', 'bench/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  { files: ['tools/**/*.ts', 'bench/**/*.ts', 'test/load/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.js'], languageOptions: { sourceType: 'commonjs' } },
  { files: ['config/jest-dom.js'], languageOptions: { globals: globals.browser } },
);
