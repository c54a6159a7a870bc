import { CARDS } from '../../games/imperium/catalogue';
import { imperium } from '../../games/imperium/ruleset';
import { catalogue } from '../../tools/catalogue/command';
import { run } from './run';

interface Item { id: string; text: Record<string, string[]> }

test('every component, with what it says in three languages', async () => {
  const { code, lines } = await run(catalogue, 'imperium');
  expect(code).toBe(0);
  expect(lines).toHaveLength(1);
  const { ruleset, items } = lines[0] as { ruleset: string; items: Item[] };
  expect(ruleset).toBe('imperium');
  expect(items.map(({ text: _text, ...item }) => item)).toEqual(imperium.catalogue());
  for (const { id, text } of items) {
    expect(Object.keys(text)).toEqual(['en', 'hu', 'cs']);
    const says = (CARDS.get(id)?.abilities.length ?? 0) > 0;
    for (const said of Object.values(text)) {
      if (says) expect(said.length).toBeGreaterThan(0);
      for (const line of said) expect(line).toMatch(/^\S.*\S$/);
    }
  }
  expect(items.find(({ id }) => id === '1ROM18')?.text['en']).toEqual([
    'Play: Break through for 1 uncivilised card.', 'Put this card into your history.',
  ]);
});
