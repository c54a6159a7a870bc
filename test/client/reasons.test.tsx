import { act, fireEvent, screen, within } from '@testing-library/react';
import { Spot } from '../../client/table';
import type { BoardModule } from '../../client/table/board';
import { fallback } from '../../client/table/fallback';
import { RULESETS } from '../../games';
import type { Core, Option, Refusal } from '../../games/kit/core';
import type { Ruleset } from '../../games/kit/ruleset';
import { LANGUAGES } from '../../games/kit/text/words';
import { renderTable } from './render';
import { toy } from './toy';
import { FRUIT, type Toy } from './toy/ruleset';

/** Why a card cannot be used, in the viewer: for each kind of use. */

const no = (why: string): Refusal => ({ why });

/** Opens the viewer on F9, or on a fruit of mine, at a table where these uses are refused so. */
async function reasons(refused: Readonly<Record<Option, Refusal>>, mine = false): Promise<string[]> {
  const rules: Ruleset = {
    ...toy.ruleset,
    nearest: ['money'],
    actions: (_view, { options }) =>
      new Map([...options.map((option) => [option, null] as const), ...Object.entries(refused)]),
  };
  const fruit = (view: Core): string => (mine ? (view as Toy).players[0]?.hand[0] : undefined) ?? 'F9';
  const board: BoardModule = { ...fallback, Board: ({ view }) => <Spot id={fruit(view)}>fruit</Spot> };
  const { container } = await renderTable({ board, rules });
  const spot = container.querySelector('button[data-spot]');
  if (!spot) throw new Error('no spot');
  await act(async () => void fireEvent.keyDown(spot, { key: 'i' }));
  const dialog = await screen.findByRole('dialog');
  return within(dialog)
    .queryAllByText(/because/)
    .map((line) => line.closest('li')?.textContent ?? '');
}

test('each kind of use says what stands against it, the nearest of its reasons', async () => {
  expect(await reasons({ 'plant F9': no('field'), 'sell F9': no('market'), 'sell F9 dear': no('money') })).toEqual([
    '<plant>: because field',
    '<sell>: because money',
  ]);
});

test('what stands against all of them is said once', async () => {
  expect(await reasons({ 'plant F9': no('turn'), 'sell F9': no('turn') })).toEqual(['because turn']);
});

test('where it can be used, only the other uses say why they cannot be', async () => {
  const all = Object.fromEntries(
    FRUIT.flatMap((id) => [[`eat ${id}`, no('unripe')] as const, [`sell ${id} dear`, no('money')] as const]),
  );
  expect(await reasons(all, true)).toEqual(['<eat>: because unripe']);
});

test.each(RULESETS)('$name: every kind of use has a word in each language', async ({ load }) => {
  const { ruleset, words } = await load();
  const kinds = ruleset.stages['turn']?.moves ?? [];
  expect(kinds.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const { term } = await words(language);
    for (const kind of kinds) expect(term(kind)).toMatch(/^\p{Lu}[\p{L} ,()]+$/u);
  }
});
