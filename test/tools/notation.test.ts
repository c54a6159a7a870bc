import { readFileSync } from 'node:fs';
import { VERBS as IMPERIUM } from '../../games/imperium/verbs';
import { VERBS as MYTHOTOPIA } from '../../games/mythotopia/verbs';
import { VERBS as NEW_DAWN } from '../../games/new-dawn/verbs';
import { VERBS as SETTLERS } from '../../games/settlers/verbs';
import { MANUAL } from '../../tools/notation/command';
import { manualPage } from '../../tools/notation/page';

describe('docs/notation.md', () => {
  test('is what `npm run -s notation` writes now', async () => {
    expect(readFileSync(MANUAL, 'utf8')).toBe((await manualPage()).page);
  });

  test('tells of each verb its arguments, an ability of a card, and the words of three languages', async () => {
    const { page, verbs } = await manualPage();
    expect(verbs).toBe(IMPERIUM.length + MYTHOTOPIA.length + SETTLERS.length + NEW_DAWN.length);
    const sections = page.split('\n### ').slice(1);
    expect(sections).toHaveLength(verbs);
    for (const section of sections) {
      const [name = ''] = section.split('\n');
      expect(section).toContain(`\`${name}(`);
      expect(section).toMatch(/\n- .+ \(`[\w-]+`\): `.+`\n {2}- en: .+[.:]\n {2}- hu: .+[.:]\n {2}- cs: .+[.:]/);
    }
  });

  test('every name in capitals that a form is written with is explained', async () => {
    const { page } = await manualPage();
    const used = new Set([...page.matchAll(/^`\w+\(.*\)`/gm)].flatMap(([form]) => form.match(/\b[A-Z]{2,}\b/g) ?? []));
    const known = new Set([...page.matchAll(/^- `([A-Z]+)`:/gm)].map(([, name]) => name));
    for (const name of ['COUNTED', 'VERB', 'REG']) known.add(name);
    expect([...used].filter((name) => !known.has(name))).toEqual([]);
  });
});
