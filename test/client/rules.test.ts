import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rulesText } from '../../client/boards';
import { blocksOf, spansOf, type Block } from '../../client/rules/blocks';
import { rulesetEntry, RULESETS } from '../../games';
import { LANGUAGES } from '../../games/kit/text/words';
import { onlyEnglish, wordsOf } from '../words/english';

/** The page of the rules: every number that the program speaks of can be found there, in each language. */

const OTHERS = ['hu', 'cs'] as const;

async function told(ruleset: string, language: (typeof LANGUAGES)[number]): Promise<string> {
  const text = await rulesText(ruleset, language);
  if (text === null) throw new Error(`${ruleset} has no rules in ${language}`);
  return text;
}

/** Every text of a block: a heading, a paragraph, an item, a cell. */
const textsOf = (block: Block): string[] => {
  switch (block.kind) {
    case 'list':
      return block.items.map(({ text }) => text);
    case 'table':
      return [...block.head, ...block.rows.flatMap(({ cells }) => cells)];
    default:
      return [block.text];
  }
};

/** Numbers of rules and code that a text names, wherever its language puts them. */
const namedIn = (text: string): string[] =>
  (text.match(/`[^`]+`|\b(?:[RMSC]\d+(?:\.[A-Z]*\d+)*|OQ-\d+)/g) ?? []).sort();

/** What is the same in every language. */
const shapeOf = (block: Block): unknown => {
  const named = textsOf(block).map(namedIn);
  switch (block.kind) {
    case 'heading':
      return [block.level, block.id, named];
    case 'text':
      return ['text', named];
    case 'list':
      return [block.items.map(({ ids }) => ids), named];
    case 'table':
      return [block.head.length, block.rows.map(({ ids }) => ids), named];
  }
};

const anchors = (markdown: string): string[] =>
  blocksOf(markdown).flatMap((block) => {
    switch (block.kind) {
      case 'heading':
        return block.id ?? [];
      case 'list':
        return block.items.flatMap(({ ids }) => ids);
      case 'table':
        return block.rows.flatMap(({ ids }) => ids);
      case 'text':
        return [];
    }
  });

test('headings, lists with lines that go on, tables and paragraphs', () => {
  expect(
    blocksOf(
      '# All\n\nOne line\ngoes on.\n\n## R9 End\n\n- **R9.1** first\n  and on\n- **R9.2, R9.3** next\n\n| a | b |\n|---|---|\n| R9.4 | c |\n',
    ),
  ).toEqual([
    { kind: 'heading', level: 1, text: 'All', id: undefined },
    { kind: 'text', text: 'One line goes on.' },
    { kind: 'heading', level: 2, text: 'R9 End', id: 'R9' },
    {
      kind: 'list',
      items: [
        { text: '**R9.1** first and on', ids: ['R9.1'] },
        { text: '**R9.2, R9.3** next', ids: ['R9.2', 'R9.3'] },
      ],
    },
    { kind: 'table', head: ['a', 'b'], rows: [{ cells: ['R9.4', 'c'], ids: ['R9.4'] }] },
  ]);
});

test('bold, slanted and code', () => {
  expect(spansOf('**R1** see *Gain*, `open.ts`.')).toEqual([
    { kind: 'b', text: 'R1' },
    { kind: 'plain', text: ' see ' },
    { kind: 'i', text: 'Gain' },
    { kind: 'plain', text: ', ' },
    { kind: 'code', text: 'open.ts' },
    { kind: 'plain', text: '.' },
  ]);
});

describe.each(RULESETS)('$name', ({ name, load }) => {
  test.each(LANGUAGES)(
    '%s: every rule that a word on a card is explained by stands in the text, under one address; so does every rule that the text names',
    async (language) => {
      const text = await told(name, language);
      const ids = anchors(text);
      expect(new Set(ids).size).toBe(ids.length);
      const { words, browse } = await load();
      const said = await words(language);
      const explained = new Set(browse().flatMap(({ id }) => said.explain(id).map(({ rule }) => rule)));
      expect(explained.size).toBeGreaterThan(10);
      const named = namedIn(text).filter((each) => !each.startsWith('`'));
      expect([...explained, ...named].filter((rule) => !ids.includes(rule))).toEqual([]);
    },
  );

  test('begins with its heading; the others have a number each, by which the list of contents leads to them', async () => {
    const [first, ...rest] = blocksOf(await told(name, 'en'));
    expect(first).toMatchObject({ kind: 'heading', level: 1 });
    const headings = rest.flatMap((block) => (block.kind === 'heading' ? [block] : []));
    expect(headings.length).toBeGreaterThan(10);
    expect(headings.filter(({ level, id }) => level !== 2 || id === undefined)).toEqual([]);
  });

  test.each(OTHERS)('%s: tells the same rules in the same places as the English text', async (language) => {
    const shape = async (of: (typeof LANGUAGES)[number]) => blocksOf(await told(name, of)).map(shapeOf);
    expect(await shape(language)).toEqual(await shape('en'));
  });

  test.each(OTHERS)('%s: no English word is left but names and code', async (language) => {
    // Suits, open questions and cards are named by capitals.
    const prose = (text: string) => wordsOf(text.replace(/`[^`]+`|\b[A-Z]{2,}\d*\b/g, ''));
    const english = await onlyEnglish(language, prose(await told(name, 'en')));
    expect(english.size).toBeGreaterThan(500);
    const left = new Set(prose(await told(name, language)).filter((word) => english.has(word)));
    expect([...left]).toEqual([]);
  });
});

test.each(LANGUAGES)('%s: R14: every nation of Imperium has a page of its own, under its name', async (language) => {
  const { browse, words } = await rulesetEntry('imperium').load();
  const { name } = await words(language);
  const nations = new Set(browse().flatMap(({ id, facets }) => (facets.suit?.includes('POW') ? [name(id)] : [])));
  expect(nations.size).toBe(16);
  const pages = blocksOf(await told('imperium', language)).flatMap((block) =>
    block.kind === 'heading' && block.id?.startsWith('R14.') ? [block.text] : [],
  );
  const pagesOf = (nation: string) => pages.filter((page) => page.toLowerCase().includes(` ${nation.toLowerCase()}`));
  expect([...nations].map((nation) => [nation, pagesOf(nation).length])).toEqual(
    [...nations].map((nation) => [nation, 1]),
  );
});

test('R14: every rule of the reference about nations is told', async () => {
  const ids = anchors(await told('imperium', 'en'));
  const reference = readFileSync(path.join(__dirname, '..', 'reference', 'imperium', 'rules.md'), 'utf8');
  const [, chapter = ''] = /^## R14 (.*?)^## R15 /ms.exec(reference) ?? [];
  const numbers = chapter.split(/^- (?=R14\.)/m).flatMap((rule) => {
    const [nation] = /^R14\.\d+/.exec(rule) ?? [];
    return nation ? [nation, ...[...rule.matchAll(/^ {2}(\d+)\. /gm)].map(([, n]) => `${nation}.${n}`)] : [];
  });
  expect(numbers).toHaveLength(9 + 7 + 6);
  expect(numbers.filter((number) => !ids.includes(number))).toEqual([]);
});

test('every rule of the reference of Mythotopia is told, and every open question answered; test vectors are for tests', async () => {
  const ids = anchors(await told('mythotopia', 'en'));
  const reference = readFileSync(path.join(__dirname, '..', 'reference', 'mythotopia', 'rules.md'), 'utf8');
  const numbers = [...reference.matchAll(/^\s*- (M(?!16)\d+(?:\.\d+)+|OQ-\d+)/gm)].map((match) => match[1]);
  expect(numbers.length).toBeGreaterThan(150);
  expect(numbers.filter((number) => !ids.includes(number ?? ''))).toEqual([]);
});

test('every rule of the reference of Imperial Settlers is told, and every open question answered; check values are for tests', async () => {
  const ids = anchors(await told('settlers', 'en'));
  const reference = readFileSync(path.join(__dirname, '..', 'reference', 'settlers', 'rules.md'), 'utf8');
  const numbers = [...reference.matchAll(/^- (S\d+\.\w+|Q\d+) (.*)/gm)]
    .filter(([, , text]) => !/^Check( values?)?:/.test(text ?? ''))
    .map((match) => match[1]);
  expect(numbers.length).toBeGreaterThan(150);
  expect(numbers.filter((number) => !ids.includes(number ?? ''))).toEqual([]);
});

test('every rule of the reference of A New Dawn is told, and every open question answered', async () => {
  const ids = anchors(await told('new-dawn', 'en'));
  const reference = readFileSync(path.join(__dirname, '..', 'reference', 'newdawn', 'rules.md'), 'utf8');
  const [rules = '', open = ''] = reference.split(/^## C16 /m);
  const numbers = [
    ...[...rules.matchAll(/(?<=^- |\.\s+)C\d+\.\d+(?= )/gm)].map(([number]) => number),
    ...[...open.matchAll(/^(\d+)\. /gm)].map(([, n]) => `C16.${n}`),
  ];
  expect(numbers.length).toBeGreaterThan(140);
  expect(numbers.filter((number) => !ids.includes(number))).toEqual([]);
});

test('a ruleset without a text has none', async () => expect(await rulesText('toString', 'en')).toBeNull());

test.each(['imperium', 'mythotopia', 'new-dawn'])('%s: no words for developers stand in the rules', async (ruleset) => {
  for (const language of LANGUAGES)
    expect(await told(ruleset, language)).not.toMatch(/\btest\/|\bgames\/|\.ts\b|\.md\b|inferred|starter[A-Z]/);
});
