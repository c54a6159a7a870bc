import { readFileSync } from 'node:fs';
import path from 'node:path';
import { blocksOf, spansOf } from '../../client/rules/blocks';
import { rulesText } from '../../client/rules/texts';
import { RULESETS } from '../../games';

/** The page of the rules: every number that the program speaks of can be found there. */

const anchors = (markdown: string): string[] => blocksOf(markdown).flatMap((block) => {
  switch (block.kind) {
    case 'heading': return block.id ?? [];
    case 'list': return block.items.flatMap(({ ids }) => ids);
    case 'table': return block.rows.flatMap(({ ids }) => ids);
    case 'text': return [];
  }
});

test('headings, lists with lines that go on, tables and paragraphs', () => {
  expect(blocksOf('# All\n\nOne line\ngoes on.\n\n## R9 End\n\n- **R9.1** first\n  and on\n- **R9.2, R9.3** next\n\n| a | b |\n|---|---|\n| R9.4 | c |\n')).toEqual([
    { kind: 'heading', level: 1, text: 'All', id: undefined },
    { kind: 'text', text: 'One line goes on.' },
    { kind: 'heading', level: 2, text: 'R9 End', id: 'R9' },
    { kind: 'list', items: [{ text: '**R9.1** first and on', ids: ['R9.1'] }, { text: '**R9.2, R9.3** next', ids: ['R9.2', 'R9.3'] }] },
    { kind: 'table', head: ['a', 'b'], rows: [{ cells: ['R9.4', 'c'], ids: ['R9.4'] }] },
  ]);
});

test('bold, slanted and code', () => {
  expect(spansOf('**R1** see *Gain*, `open.ts`.')).toEqual([
    { kind: 'b', text: 'R1' }, { kind: 'plain', text: ' see ' }, { kind: 'i', text: 'Gain' }, { kind: 'plain', text: ', ' },
    { kind: 'code', text: 'open.ts' }, { kind: 'plain', text: '.' },
  ]);
});

test.each(RULESETS)('$name: every rule that a word on a card is explained by stands in the text, under one address', async ({ name, load }) => {
  const ids = anchors((await rulesText(name)) ?? '');
  expect(new Set(ids).size).toBe(ids.length);
  const { words, browse } = await load();
  const said = await words('en');
  const named = new Set(browse().flatMap(({ id }) => said.explain(id).map(({ rule }) => rule)));
  expect(named.size).toBeGreaterThan(10);
  for (const rule of named) expect(ids).toContain(rule);
});

test('every rule of the reference of Mythotopia is told, and every open question answered; test vectors are for tests', async () => {
  const ids = anchors((await rulesText('mythotopia')) ?? '');
  const reference = readFileSync(path.join(__dirname, '..', 'reference', 'mythotopia', 'rules.md'), 'utf8');
  const numbers = [...reference.matchAll(/^\s*- (M(?!16)\d+(?:\.\d+)+|OQ-\d+)/gm)].map((match) => match[1]);
  expect(numbers.length).toBeGreaterThan(150);
  expect(numbers.filter((number) => !ids.includes(number ?? ''))).toEqual([]);
});

test('a ruleset without a text has none', async () => expect(await rulesText('toString')).toBeNull());
