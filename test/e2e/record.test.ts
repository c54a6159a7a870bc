import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';

import { imperium } from '../../games/imperium/ruleset';
import type { MatchRecord } from '../../games/kit/record';
import { readRecord } from '../../games/kit/recordFile';
import { hashOf } from '../../tools/play/hash';
import { replayFile } from '../../tools/simulate/replay';
import { setUp, stateOf } from './support/local';
import { openStage, PLAIN } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage(PLAIN);
const folder = mkdtempSync(path.join(os.tmpdir(), 'civitas-e2e-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

const slider = (page: Page) => page.getByRole('slider');

/** Saves the match that is on the page. @returns the file */
async function save(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('record.save') }).click(),
  ]);
  const file = path.join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

const read = (file: string): MatchRecord => readRecord(readFileSync(file, 'utf8'));

test(
  'a match is saved, replayed on the command line to the same state, looked through and played on',
  scene(async ({ guest }) => {
    const page = await guest();
    await setUp(page, { people: ['Ann', null], seed: 'to be kept', dealt: true });
    const table = new Table(page);
    for (let i = 0; i < 5; i++) {
      await table.asked();
      await table.answerByKeys({ which: i });
    }
    await table.asked();
    const file = await save(page);
    const state = await stateOf(page);
    const record = read(file);
    expect(record).toMatchObject({
      ruleset: 'imperium',
      seats: 2,
      seed: 'to be kept',
      options: { nations: 'random' },
      names: ['Ann', expect.any(String)],
    });
    expect(await replayFile(file, undefined)).toMatchObject({
      moves: record.moves.length,
      finalHash: hashOf({ ...state, undo: null }),
    });

    // Somebody else opens it.
    const other = await guest('/local/imperium');
    await other.getByLabel(say('record.file')).setInputFiles(file);
    const last = record.moves.length;
    await other.getByText(say('replay.position', { n: last, last })).waitFor();
    const hand = () =>
      other.locator('[data-spot]').evaluateAll((all) => all.map((spot) => (spot as HTMLElement).dataset.spot));
    // All cards lie open; as the bot saw it, Ann's hand is hidden.
    expect(await hand()).toEqual(expect.arrayContaining(state.players[0]!.hand));
    await other.getByLabel(say('replay.as')).selectOption('1');
    await until(
      'the hand is hidden',
      async () => !(await hand()).some((id) => state.players[0]!.hand.includes(id ?? '')),
    );
    // Every position has an address.
    await slider(other).focus();
    await other.keyboard.press('Home');
    await other.getByText(say('replay.position', { n: 0, last })).waitFor();
    await other.getByRole('button', { name: say('replay.forth') }).click();
    await other.getByText(say('replay.position', { n: 1, last })).waitFor();
    await other.waitForURL(({ searchParams }) => searchParams.get('at') === '1' && searchParams.get('as') === '1');
    await other.goto(`/local/imperium?replay&at=${last - 1}`);
    await other.getByText(say('replay.position', { n: last - 1, last })).waitFor();
    // Nothing is answered by looking.
    expect(await other.locator('[data-selectable="true"]').count()).toBe(0);
    await other.goto(`/local/imperium?replay&at=${last}`);

    await other.getByRole('button', { name: say('replay.playOn') }).click();
    await other.getByRole('button', { name: say('pass.taken', { name: 'Ann' }) }).click();
    const again = new Table(other);
    await again.asked();
    const { players } = await stateOf(other);
    expect(players.map(({ hand: cards }) => cards)).toEqual(state.players.map(({ hand: cards }) => cards));
    await again.answerByKeys();
    // What was played since is in its file too.
    const longer = read(await save(other));
    expect(longer.moves.slice(0, last)).toEqual(record.moves);
    expect(longer.moves.length).toBe(last + 1);
    await other.reload();
    await new Table(other).bar
      .or(other.getByRole('button', { name: say('pass.taken', { name: 'Ann' }) }))
      .first()
      .waitFor();
  }),
);

test(
  'a file that is no match, or a damaged one, is refused with a word on why',
  scene(async ({ guest }) => {
    const page = await guest('/local/imperium');
    const open = async (text: string): Promise<string> => {
      const file = path.join(folder, 'bad.json');
      writeFileSync(file, text);
      await page.getByLabel(say('record.file')).setInputFiles([]);
      await page.getByLabel(say('record.file')).setInputFiles(file);
      return page.locator('[role="alert"] p').innerText();
    };
    const good: MatchRecord = {
      civitas: 1,
      ruleset: 'imperium',
      version: imperium.version,
      seats: 2,
      options: { nations: 'random' },
      seed: 'x',
      moves: [],
    };
    expect(await open('hello')).toBe(say('record.noMatch'));
    expect(await open(JSON.stringify({ ...good, moves: 'none' }))).toBe(say('record.field', { field: 'moves' }));
    expect(await open(JSON.stringify({ ...good, version: '0' }))).toBe(
      say('record.version', { version: '0', wanted: imperium.version }),
    );
    expect(await open(JSON.stringify({ ...good, seats: 7 }))).toBe(say('record.options'));
    expect(await open(JSON.stringify({ ...good, moves: [{ seat: 1, name: 'ready', args: [99] }] }))).toBe(
      say('record.move', { n: 1 }),
    );
    // Nothing was lost: the set-up is still there.
    await page.getByRole('button', { name: say('local.begin') }).waitFor();
  }),
);

test(
  'a link to a position, in a browser that does not have the match',
  scene(async ({ guest }) => {
    const page = await guest('/local/imperium?replay&at=3');
    await page.getByText(say('replay.none')).waitFor();
  }),
);
