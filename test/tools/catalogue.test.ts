import { CARDS } from '../../games/imperium/catalogue';
import { imperium } from '../../games/imperium/ruleset';
import { tooling as ofImperium } from '../../games/imperium/tooling';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Tooling } from '../../games/kit/tooling';
import { LANGUAGES } from '../../games/kit/text/words';
import { CARDS as MYTHOTOPIA_CARDS } from '../../games/mythotopia/catalogue';
import { mythotopia } from '../../games/mythotopia/ruleset';
import { tooling as ofMythotopia } from '../../games/mythotopia/tooling';
import { CARDS as NEW_DAWN_CARDS } from '../../games/new-dawn/catalogue';
import { newDawn } from '../../games/new-dawn/ruleset';
import { tooling as ofNewDawn } from '../../games/new-dawn/tooling';
import { CARDS as SETTLERS_CARDS } from '../../games/settlers/catalogue';
import { settlers } from '../../games/settlers/ruleset';
import { tooling as ofSettlers } from '../../games/settlers/tooling';
import { catalogue } from '../../tools/catalogue/command';
import { run } from './run';

interface Item {
  id: string;
  names: Record<string, string>;
  ours: string[];
  text: Record<string, string[]>;
}

const RULESETS: [
  name: string,
  rules: Ruleset,
  printed: Pick<Tooling, 'catalogue'>,
  cards: ReadonlyMap<string, { abilities: readonly unknown[] }>,
  id: string,
  says: string[],
][] = [
  [
    'imperium',
    imperium,
    ofImperium,
    CARDS,
    '1ROM18',
    ['Play: Break through for 1 uncivilised card.', 'Put this card into your history.'],
  ],
  [
    'mythotopia',
    mythotopia,
    ofMythotopia,
    MYTHOTOPIA_CARDS,
    'hero-card',
    ['Gives 1 army.', 'Benefit: If you are tied for first in the war that you end, you win it.'],
  ],
  [
    'settlers',
    settlers,
    ofSettlers,
    SETTLERS_CARDS,
    'BAR023',
    [
      'Colour: black.',
      'Costs 1 wood, 1 stone and 1 location.',
      'As a deal: 1 stone.',
      'Action: Pay 1 raze token: gain 1 gold and 2 points.',
      '2 points at the end',
    ],
  ],
  [
    'new-dawn',
    newDawn,
    ofNewDawn,
    NEW_DAWN_CARDS,
    'petra-card',
    [
      'Ancient military wonder; cost 7, with oil or diamond.',
      'Always: When you defend, your combat is 2 higher.',
      'Always: Barbarians cannot enter your cities and reinforced control tokens: they turn back.',
    ],
  ],
];

test.each(RULESETS)(
  '%s: with --texts, every sentence in one language under the other',
  async (name, rules, printed) => {
    const lines: string[] = [];
    expect(await catalogue([name, '--texts'], (line) => lines.push(line))).toBe(0);
    const said = lines.filter((line) => line.startsWith('  '));
    expect(said.length % LANGUAGES.length).toBe(0);
    expect(said.map((line) => line.slice(2, 4))).toEqual(said.map((_, i) => LANGUAGES[i % LANGUAGES.length]));
    const ids = printed.catalogue().map(({ id }) => id);
    expect(rules.components()).toEqual(ids);
    expect(lines).toEqual(expect.arrayContaining(ids));
  },
);

test('--texts: a card', async () => {
  const lines: string[] = [];
  await catalogue(['imperium', '--texts'], (line) => lines.push(line));
  const at = lines.indexOf('1ROM18');
  expect(lines.slice(at, lines.indexOf('', at))).toEqual(
    expect.arrayContaining([
      '  en  Play: Break through for 1 uncivilised card.',
      '  hu  Kijátszás: Törj át 1 civilizálatlan kártyáért.',
      '  cs  Zahrání: Učiň průlom pro 1 necivilizovanou kartu.',
    ]),
  );
});

test.each(RULESETS)(
  '%s: every component, with what it says in three languages',
  async (name, _rules, printed, cards, example, says) => {
    const { code, lines } = await run(catalogue, name);
    expect(code).toBe(0);
    expect(lines).toHaveLength(1);
    const { ruleset, items } = lines[0] as { ruleset: string; items: Item[] };
    expect(ruleset).toBe(name);
    expect(items.map(({ text: _text, names: _names, ours: _ours, ...item }) => item)).toEqual(printed.catalogue());
    for (const { id, text, names, ours } of items) {
      expect([Object.keys(text), Object.keys(names)]).toEqual([LANGUAGES, LANGUAGES]);
      expect(LANGUAGES).toEqual(expect.arrayContaining(ours));
      const worded = (cards.get(id)?.abilities.length ?? 0) > 0;
      for (const said of Object.values(text)) {
        if (worded) expect(said.length).toBeGreaterThan(0);
        for (const line of said) expect(line).toMatch(/^\S.*\S$/);
      }
    }
    expect(items.find(({ id }) => id === example)?.text['en']).toEqual(says);
  },
);

test('names as players read them, with those that are ours', async () => {
  const { lines } = await run(catalogue, 'imperium');
  const { items } = lines[0] as { items: (Item & { name: unknown })[] };
  const mountain = items.find(({ id }) => id === '1REG3');
  expect(mountain).toMatchObject({
    name: { en: 'Mountain', cs: 'Pohoří' },
    names: { en: 'Mountain', hu: 'Hegység', cs: 'Pohoří' },
    ours: ['hu'],
  });
});
