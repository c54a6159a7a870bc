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
const folders = (module) =>
  existsSync(path.join(root, module))
    ? readdirSync(path.join(root, module), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];
const rulesets = folders('games').filter((folder) => folder !== 'kit');

/** A boundary: files may import, of the modules named, only what `except` lists. */
const boundary = (files, zones, ignores = []) => ({
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
const nobody = (...modules) => modules.map((from) => ({ from, why: `Nobody imports ${from}.` }));

/** Of games only the register and the kit; what is peculiar to a ruleset its module hands over. */
const throughRegister = (who) => ({
  from: 'games',
  except: ['index.ts', 'kit'],
  why: `${who} games through games/index.ts (and games/kit).`,
});

/**
 * Folders of the client from the ground up (docs/architecture.md): each may import those before it and none of those after
 * it. The files of client/ itself lie below all of them, but for main.tsx, which starts the page.
 */
const LAYERS = [
  'words',
  'ui',
  'pictures',
  'net',
  'table',
  'boards/map',
  'boards/common',
  'boards/<ruleset>',
  'boards',
  'bots',
  'replay',
  'lobby',
  'cards',
  'gallery',
  'rules',
  'debug',
  'local',
  'lesson',
  'match',
  'app',
];
const unlisted = folders('client').filter((folder) => !LAYERS.includes(folder));
if (unlisted.length) throw new Error(`not among the layers of client: ${unlisted.join(', ')}`);
/** What a layer may not import: all that lies above it. */
const above = (layer) => {
  const at = LAYERS.indexOf(layer);
  const below = LAYERS.slice(0, at + 1).flatMap((each) => (each.startsWith('boards/') ? [each.slice(7)] : []));
  return LAYERS.slice(at + 1)
    .filter((each) => !each.startsWith('boards/'))
    .map((each) => ({
      from: `client/${each}`,
      except: each === 'boards' ? below.flatMap((folder) => (folder === '<ruleset>' ? rulesets : [folder])) : [],
      why: `client/${each} lies above ${layer ? `client/${layer}` : 'the files of client/'}.`,
    }));
};
const clientBoundaries = [
  throughRegister('But for client/boards/<ruleset>, which knows that ruleset, the client imports'),
  ...nobody('server', 'test', 'bench', 'tools'),
];

const hooks = reactHooks.configs.flat?.recommended ?? reactHooks.configs['recommended-latest'];

export default defineConfig(
  { ignores: ['dist/**', 'data/**', 'coverage/**', 'node_modules/**', 'test/e2e/output/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,

  // ---- what types can tell, in the program itself ------------------------------------------------------------------
  {
    files: ['{games,protocol,server,client,tools}/**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeCheckedOnly],
    rules: {
      // A short function may return what its last call returns; whoever calls it for its effect does not look.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Numbers stand in addresses, keys and messages as they are.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Rows, rulesets and stores are objects whose functions know no `this`; their types are written as methods.
      '@typescript-eslint/unbound-method': 'off',
      // Rows of combinators ask of a writer only what they need: its members, not its class.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // A method of a contract is `async` so that what it throws is a rejection.
      '@typescript-eslint/require-await': 'off',
    },
  },

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
      // Records by id, in G above all, lose entries.
      '@typescript-eslint/no-dynamic-delete': 'off',
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
              message:
                'Only types from the root; values from boardgame.io/core, /client, /server ... (the root is a second copy of all).',
            },
          ],
        },
      ],
      'import-x/no-cycle': 'error',
      'import-x/no-self-import': 'error',
    },
  },

  // ---- boundaries (docs/architecture.md) ------------------------------------------------------------------------------
  boundary(['games/*.{ts,tsx}'], nobody('client', 'server', 'protocol', 'test', 'bench', 'tools')),
  boundary(['protocol/**/*.ts'], nobody('games', 'client', 'server', 'test', 'bench', 'tools')),
  boundary(
    ['games/kit/**/*.{ts,tsx}'],
    [
      { from: 'games', except: ['kit'], why: 'The kit knows no ruleset.' },
      ...nobody('client', 'server', 'protocol', 'test', 'bench', 'tools'),
    ],
  ),
  ...rulesets.map((ruleset) =>
    boundary(
      [`games/${ruleset}/**/*.{ts,tsx}`],
      [
        { from: 'games', except: ['kit', ruleset], why: 'A ruleset imports games/kit and itself.' },
        ...nobody('client', 'server', 'protocol', 'test', 'bench', 'tools'),
      ],
    ),
  ),
  boundary(
    ['server/**/*.{ts,tsx}'],
    [
      {
        from: 'games',
        except: ['index.ts', 'kit/bounds.ts'],
        why: 'The server imports games only through games/index.ts; what is too deep or too much, games and it say alike.',
      },
      ...nobody('client', 'test', 'bench', 'tools'),
    ],
  ),
  boundary(['client/main.tsx'], clientBoundaries),
  boundary(['client/*.{ts,tsx}'], [...clientBoundaries, ...above('')], ['client/main.tsx']),
  ...LAYERS.filter((layer) => layer !== 'boards/<ruleset>').map((layer) =>
    boundary([`client/${layer}/${layer === 'boards' ? '*' : '**/*'}.{ts,tsx}`], [...clientBoundaries, ...above(layer)]),
  ),
  ...rulesets.map((ruleset) =>
    boundary(
      [`client/boards/${ruleset}/**/*.{ts,tsx}`],
      [
        {
          from: 'games',
          except: ['index.ts', 'kit', ruleset],
          why: 'A board imports its own ruleset, games/kit and games/index.ts.',
        },
        ...rulesets
          .filter((other) => other !== ruleset)
          .map((other) => ({ from: `client/boards/${other}`, why: "A board imports no other ruleset's board." })),
        ...above('boards/<ruleset>'),
        ...nobody('server', 'test', 'bench', 'tools'),
      ],
    ),
  ),
  boundary(
    ['tools/**/*.{ts,tsx}'],
    [throughRegister('The tools import'), ...nobody('client', 'server', 'protocol', 'test', 'bench')],
  ),
  boundary(['bench/**/*.{ts,tsx}'], [throughRegister('The benchmarks import')]),

  // ---- rules of a game run in any browser, in any worker, on any server, and come out the same -------------------
  {
    files: ['games/**/*.{ts,tsx}'],
    rules: {
      'import-x/no-nodejs-modules': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(react|react-dom|styled-components|react-router)($|/)', message: 'Rules draw nothing.' },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        ...Object.keys(globals.node).filter(
          (name) => !(name in globals['shared-node-browser']) && !(name in globals.es2025),
        ),
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

  // ---- modules with looser habits ----------------------------------------------------------------------------------
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
