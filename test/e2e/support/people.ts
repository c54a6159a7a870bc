import type { Page } from 'playwright-core';

import type { MySeat } from '../../../client/net/credentials';
import type { Table } from './table';
import { until } from './until';
import { say } from './words';

/** Opens a table in the lobby and sits down at its first seat. @param title of the ruleset, unless the first @param choices among its options, by their labels @returns the link to the table, without who invites */
export async function openMatch(
  page: Page,
  name: string,
  title?: string,
  choices: readonly string[] = [],
): Promise<string> {
  await page.getByRole('heading', { name: say('create.title') }).click();
  if (title !== undefined)
    await page.getByRole('combobox', { name: say('create.ruleset') }).selectOption({ label: title });
  for (const choice of choices) await page.getByRole('radio', { name: choice }).check();
  await page.getByRole('textbox', { name: say('name.label') }).fill(name);
  await page.getByRole('button', { name: say('create.go') }).click();
  const { origin, pathname } = new URL(await page.getByRole('textbox', { name: say('share.label') }).inputValue());
  return `${origin}${pathname}`;
}

/** Follows a link, takes the first free seat, and has it once this returns. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  const before = (await seatsOf(page)).length;
  await page.getByRole('textbox', { name: say('name.label') }).fill(name);
  await page
    .getByRole('button', { name: say('match.sit') })
    .first()
    .click();
  await until('the seat is kept', async () => (await seatsOf(page)).length > before);
}

/** Opens the match's menu, whatever waits in it. */
export const openMenu = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`^${say('menu.title')}( ·|$)`) })
    .first()
    .click();

/** The seats that this browser remembers. */
export const seatsOf = (page: Page): Promise<MySeat[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('civitas.seat.'))
      .map(([, value]) => JSON.parse(String(value)) as MySeat),
  );

/** Whoever is asked answers by clicking, until `enough`. A turn has two activations at most. */
export async function playByMouse(tables: readonly Table[], enough: () => Promise<boolean>): Promise<void> {
  let [turn, done] = [-1, 0];
  for (;;) {
    // What is enough may be seen by one page only after another has answered: it is looked for while nobody is asked.
    const asked = await until('somebody is asked, or it is enough', async () => {
      if (await enough()) return 'enough';
      const moods = await Promise.all(tables.map((table) => table.mood()));
      return tables[moods.indexOf('asked')] ?? (moods.includes('over') && 'enough');
    });
    if (asked === 'enough') return;
    const now = await asked.turns();
    [turn, done] = now === turn ? [turn, done + 1] : [now, 0];
    await asked.answer({ rest: done >= 2, which: now % 3 });
  }
}
