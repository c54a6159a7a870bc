import type { Printed } from '../../../games/kit/text/names';
import { leaders } from '../../../games/new-dawn/cards/leaders';
import { naturalWonders } from '../../../games/new-dawn/cards/naturalWonders';
import { CARDS } from '../../../games/new-dawn/catalogue';
import { newDawnWords } from '../../../games/new-dawn/words/all';
import { cs } from '../../../games/new-dawn/words/cs';
import { en } from '../../../games/new-dawn/words/en';
import { hu } from '../../../games/new-dawn/words/hu';
import { emptyForms, provesCatalogues } from '../../words/catalogues';
import { provesNames } from '../../words/names';

describe('catalogues', () => {
  provesCatalogues(en, hu, cs);

  test.each([en, hu, cs])('$language: no phrase and no noun is empty', (catalogue) => {
    expect(Object.values(catalogue.phrases)).not.toContain('');
    expect(emptyForms(catalogue)).toEqual([]);
  });
});

/** Leaders and their abilities are called by the names of the catalogue, too, but are no components. */
const within = new Set(leaders.flatMap(({ leader, ability }) => [leader, ability.en]));
const ofComponents = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).filter(([name]) => !within.has(name)));

test.each([hu, cs])('$language: every leader and ability has a name', ({ names }) => {
  expect([...within].filter((name) => !names[name]?.trim())).toEqual([]);
});

provesNames({
  printed: new Map<string, Printed>([
    ...[...CARDS].map(([id, { facts }]): [string, Printed] => [id, facts]),
    ...naturalWonders.map((facts): [string, Printed] => [facts.id, facts]),
  ]),
  ours: { hu: ofComponents(hu.names), cs: ofComponents(cs.names) },
  words: newDawnWords,
});
