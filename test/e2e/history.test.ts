import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';

import { readRecord } from '../../games/kit/recordFile';
import { hashOf } from '../../tools/play/hash';
import { replayFile } from '../../tools/simulate/replay';
import { playOn, viewOf } from './support/bots';
import { join, openMatch, openMenu, playByMouse, seatsOf } from './support/people';
import { openStage, PLAIN } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage(PLAIN);
const folder = mkdtempSync(path.join(os.tmpdir(), 'civitas-e2e-history-'));
afterAll(() => rmSync(folder, { recursive: true }));

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
const position = async (page: Page): Promise<{ n: number; last: number }> => {
  const slider = page.getByRole('slider');
  return { n: Number(await slider.inputValue()), last: Number(await slider.getAttribute('max')) };
};
/** What is drawn of cards that the viewer knows. */
const cards = (page: Page): Promise<(string | undefined)[]> =>
  page.locator('[data-spot]').evaluateAll((all) => all.map((spot) => (spot as HTMLElement).dataset.spot));

test(
  'a player looks back during the match, and is told what happens meanwhile',
  scene(async ({ guest }) => {
    const [ann, bob] = [await guest(), await guest()];
    const link = await openMatch(ann, 'Ann');
    await join(bob, link, 'Bob');
    const tables = [new Table(ann), new Table(bob)] as const;
    await playByMouse(tables, async () => (await tables[0].turns()) > 3 && (await tables[1].mood()) === 'asked');
    const [annSeat] = await seatsOf(ann);
    const mine = (await viewOf(new URL(link).origin, annSeat!)).players[0]!.hand;

    await openMenu(ann);
    await ann.getByText(say('record.notYet')).waitFor();
    await press(ann, say('replay.look'));
    await ann.getByRole('slider').waitFor();
    const { n, last } = await position(ann);
    expect(n).toBe(last);
    expect(await cards(ann)).toEqual(expect.arrayContaining(mine));
    // Nobody else's eyes are lent before the end.
    expect(await ann.getByLabel(say('replay.as')).count()).toBe(0);
    await ann.getByRole('slider').focus();
    await ann.keyboard.press('Home');
    await ann.getByText(say('replay.position', { n: 0, last })).waitFor();
    await until('no card is dealt', async () => !(await cards(ann)).some((id) => mine.includes(id ?? '')));
    expect(await ann.locator('[data-selectable="true"]').count()).toBe(0);
    await press(ann, say('replay.forth'));
    await until('the address follows', () => Promise.resolve(new URL(ann.url()).searchParams.get('at') === '1'));

    // The match goes on.
    await tables[1].answer();
    await ann.getByText(say('replay.meanwhile', { n: 1 })).waitFor();
    expect((await position(ann)).last).toBe(last + 1);
    await ann.getByRole('slider').press('End');
    await ann.getByText(say('replay.position', { n: last + 1, last: last + 1 })).waitFor();
    // It is news at the table, where one decides, and nowhere else.
    const news = ann.getByText(say('log.since'));
    expect(await news.count()).toBe(0);
    await press(ann, say('replay.now'));
    expect(new URL(ann.url()).searchParams.has('at')).toBe(false);
    await tables[0].settled();
    await news.first().waitFor();

    // The link is good for anybody; who has no seat sees what a spectator saw.
    const other = await guest(`${link}?at=${last}`);
    await other.getByRole('slider').waitFor();
    expect((await position(other)).n).toBe(last);
    expect((await cards(other)).filter((id) => mine.includes(id ?? ''))).toEqual([]);
    await press(other, say('replay.now'));
    await other.getByText(say('match.watching')).waitFor();
  }),
);

test(
  'after the end the match is open to all from any seat, and saved as a file that leads to the same end',
  scene(async ({ server, guest }) => {
    const ann = await guest();
    const link = await openMatch(ann, 'Ann', undefined, ['Dealt at random']);
    const bob = await guest();
    await join(bob, link, 'Bob');
    const seats = [...(await seatsOf(ann)), ...(await seatsOf(bob))];
    await bob.goto('/');
    await new Table(ann).settled();
    // Faster than it can be drawn; the last picture wins, and the log has every turn.
    const end = await playOn(server.url, seats, (g) => g.result !== null);
    await ann
      .getByRole('button', { name: say('record.save') })
      .first()
      .waitFor();
    expect(await new Table(ann).turns()).toBe(end.turn);

    const [download] = await Promise.all([ann.waitForEvent('download'), press(ann, say('record.save'))]);
    const file = path.join(folder, download.suggestedFilename());
    await download.saveAs(file);
    expect(readRecord(readFileSync(file, 'utf8'))).toMatchObject({
      ruleset: 'imperium',
      seats: 2,
      options: { nations: 'random' },
      seed: end.seed,
      names: ['Ann', 'Bob'],
    });
    const replayed = await replayFile(file, 'imperium');
    expect(replayed).toMatchObject({
      scores: end.result!.scores,
      turns: end.turn,
      finalHash: hashOf({ ...end, undo: null }),
    });

    await press(ann, say('replay.look'));
    await ann.getByText(say('replay.position', { n: replayed.moves, last: replayed.moves })).waitFor();
    const half = Math.floor(replayed.moves / 2);
    const seen = async (as: string): Promise<(string | undefined)[]> => {
      await ann.goto(`${link}?at=${half}&as=${as}`);
      await ann.getByText(say('replay.position', { n: half, last: replayed.moves })).waitFor();
      await until('the eyes are chosen', async () => (await ann.getByLabel(say('replay.as')).inputValue()) === as);
      return cards(ann);
    };
    const [mine, theirs, open] = [await seen('0'), await seen('1'), await seen('watch')];
    // Each sees a hand that the other does not; who watches sees none.
    expect(mine.filter((id) => !theirs.includes(id))).not.toEqual([]);
    expect(theirs.filter((id) => !mine.includes(id))).not.toEqual([]);
    expect(open.filter((id) => !mine.includes(id) && !theirs.includes(id))).toEqual([]);
    await press(ann, say('replay.toEnd'));
    await ann.getByRole('button', { name: say('again.play', { people: 2 }) }).waitFor();
  }),
);
