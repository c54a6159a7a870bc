import type { Page } from 'playwright-core';

import type { Imperium } from '../../../games/imperium/state';
import { storageKey } from '../../../client/local/setup';
import { say } from './words';

export interface LocalWish {
  /** Names of the people, in the order of seats; null is a bot. */
  people: readonly (string | null)[];
  seed: string;
  /** Nations are dealt instead of chosen. */
  dealt?: boolean;
}

/** Sets a table for two up on this device, with the form, by mouse. */
export async function setUp(page: Page, { people, seed, dealt = false }: LocalWish): Promise<void> {
  await page.goto('/local/imperium');
  for (const [seat, name] of people.entries()) {
    const kind = say(name === null ? 'bot.steward' : 'local.human');
    await page.getByRole('combobox', { name: say('players.seat', { n: seat + 1 }) }).selectOption({ label: kind });
    if (name === null) continue;
    await page
      .getByRole('textbox', { name: say('name.label') })
      .nth(people.slice(0, seat).filter((each) => each !== null).length)
      .fill(name);
  }
  if (dealt) await page.getByRole('radio', { name: 'Dealt at random' }).check();
  await page.getByRole('textbox', { name: say('local.seed') }).fill(seed);
  await page.getByRole('button', { name: say('local.begin') }).click();
}

/** The whole state of the match on this device, as the framework keeps it in the browser. */
export async function stateOf(page: Page): Promise<Imperium> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `${storageKey('imperium')}_state`);
  const [entry] = JSON.parse(text ?? '[]') as [matchID: string, state: { G: Imperium }][];
  if (!entry) throw new Error('this browser keeps no match');
  return entry[1].G;
}
