import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import Primer from '../../client/rules/Primer';
import { rulesetEntry, RULESETS } from '../../games';
import { LANGUAGES } from '../../games/kit/text/words';
import { renderUi } from './render';

/** The game on one page, before its numbered rules. */

jest.setTimeout(60_000);

const WITH_PRIMER = RULESETS.filter(({ primer }) => primer);

test.each(WITH_PRIMER.map((entry) => [entry.name, entry] as const))(
  '%s: what is shown exists, each sign is a word of the table, and every language says the same',
  async (_name, { primer, load }) => {
    const { ruleset, words } = await load();
    const parts = (await primer?.()) ?? [];
    const signs = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    const components = new Set(ruleset.components());
    const { term } = await words('en');
    expect(parts.length).toBeGreaterThan(2);
    for (const { text, shown = [] } of parts) {
      expect(shown.filter(({ id }) => !components.has(id))).toEqual([]);
      for (const told of [...text, ...shown.map(({ says }) => says)])
        for (const language of LANGUAGES) {
          expect([told.en, signs(told[language])]).toEqual([told.en, signs(told.en)]);
          for (const sign of signs(told[language])) expect(term(sign.slice(1, -1))).toBeTruthy();
        }
    }
  },
);

test.each([
  ['mythotopia', 'Palmain'],
  ['settlers', 'Carpenter'],
  ['new-dawn', 'Early Empire'],
])('%s: draws real components and all signs', async (ruleset, component) => {
  const entry = rulesetEntry(ruleset);
  const { primer } = entry;
  if (!primer) throw new Error('no primer');
  await act(async () => {
    renderUi(
      <Suspense>
        <Primer of={{ ...entry, primer }} />
      </Suspense>,
    );
  });
  expect(await screen.findByRole('heading', { name: 'The goal' }, { timeout: 30_000 })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: component })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Signs' })).toBeInTheDocument();
});
