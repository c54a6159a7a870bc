import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { RULESETS } from '../../games';
import { signed } from '../../games/kit/aid';
import { LANGUAGES } from '../../games/kit/text/words';

/** Players' aids of all rulesets. */

const WITH_AID = RULESETS.filter(({ aid }) => aid);

test('Imperium and Mythotopia have one', () =>
  expect(WITH_AID.map(({ name }) => name)).toEqual(expect.arrayContaining(['imperium', 'mythotopia'])));

test('signs stand in the text where they are braced', () =>
  expect(signed('1 {gold}.', { term: (key) => `<${key}>` })).toEqual([
    { kind: 'text', text: '1 ' },
    { kind: 'icon', key: 'gold', label: '<gold>' },
    { kind: 'text', text: '.' },
  ]));

describe.each(WITH_AID.map((entry) => [entry.name, entry] as const))('%s', (name, entry) => {
  test.each(LANGUAGES)('every sign has a word, and every line names a rule that there is: %s', async (language) => {
    const [module, found] = await Promise.all([entry.load(), entry.aid?.()]);
    const words = await module.words(language);
    const file = path.resolve(__dirname, `../../docs/rules/${name}.md`);
    expect(existsSync(file)).toBe(true);
    const rules = readFileSync(file, 'utf8');
    const lines = found?.parts.flatMap((part) => part.lines) ?? [];
    expect(lines.length).toBeGreaterThan(5);
    for (const { text, rule } of lines) {
      expect(rules).toMatch(new RegExp(`\\*\\*[^*]*\\b${rule.replaceAll('.', '\\.')}\\b[^*]*\\*\\*`));
      expect(text[language]).not.toBe('');
      // The same signs in every language.
      const keys = (each: string) => [...each.matchAll(/\{([^}]+)\}/g)].map(([, key]) => key).sort();
      expect([...new Set(keys(text[language]))]).toEqual([...new Set(keys(text.en))]);
    }
    const named = [
      ...(found?.signs ?? []),
      ...lines.flatMap(({ text }) => signed(text[language], words)).flatMap((t) => (t.kind === 'icon' ? [t.key] : [])),
    ];
    // A key without a word is shown as it is.
    expect(named.filter((key) => words.term(key) === key || words.term(key).startsWith('term.'))).toEqual([]);
  });
});
