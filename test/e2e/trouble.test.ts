import type { Page } from 'playwright-core';

import { join, openMatch, playByMouse } from './support/people';
import { openStage, PLAIN } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage(PLAIN);

const heading = (page: Page, text: string): Promise<void> => page.getByRole('heading', { name: text }).waitFor();

test(
  'links that lead nowhere say so, and where to go from there',
  scene(async ({ guest, tolerate }) => {
    tolerate(/404/);
    const page = await guest();
    for (const [address, title] of [
      ['/match/imperium/NoSuchMatch', say('match.gone')],
      ['/match/imperium/NoSuchMatch?seat=1', say('match.gone')],
      ['/match/imperium/NoSuchMatch?watch', say('match.gone')],
      // Looking for a match has not made one.
      ['/match/imperium/NoSuchMatch?seat=0', say('match.gone')],
      ['/match/imperium/NoSuchMatch', say('match.gone')],
      ['/match/imperium/%3Cscript%3Ealert(1)%3C%2Fscript%3E', say('match.badLink')],
      [`/match/imperium/${'x'.repeat(300)}`, say('match.badLink')],
      ['/match/imperium/%E0%A4%A', say('match.badLink')],
      ['/%', say('notFound.title')],
      ['/match/monopoly/abc', say('match.badLink')],
      ['/match/imperium', say('notFound.title')],
      ['/match/__proto__/constructor', say('match.badLink')],
      ['/local/monopoly', say('notFound.title')],
      ['/debug/constructor', say('notFound.title')],
      ['/nowhere/at/all', say('notFound.title')],
    ] as const) {
      await page.goto(address);
      await heading(page, title).catch(() => {
        throw new Error(`${address} does not say "${title}"`);
      });
      await page.getByRole('link', { name: say('frame.toLobby') }).waitFor();
    }
    await page.getByRole('link', { name: say('frame.toLobby') }).click();
    await heading(page, say('create.title'));
  }),
);

test(
  'who comes too late is told so and may watch',
  scene(async ({ guest, tolerate }) => {
    tolerate(/409/);
    const link = await openMatch(await guest(), 'Ann');
    // Carol's page still shows the seat as free when she takes it.
    const carol = await guest();
    await carol.route('**/games/imperium/*', async (route) =>
      route.fulfill({ body: (stale ??= await (await route.fetch()).text()), contentType: 'application/json' }),
    );
    let stale: string | undefined;
    await carol.goto(link);
    await carol.getByRole('textbox', { name: say('name.label') }).fill('Carol');
    await join(await guest(), link, 'Bob');
    await carol.getByRole('button', { name: say('match.sit') }).click();
    await carol.getByRole('alert').getByText(say('problem.seatTaken')).waitFor();

    const dan = await guest(link);
    await dan.getByText(say('match.full')).waitFor();
    expect(await dan.getByRole('button', { name: say('match.sit') }).count()).toBe(0);
    await dan.getByRole('button', { name: say('match.watch') }).click();
    await new Table(dan).settled();
  }),
);

test(
  'while the server is away pages say so; they come back by themselves, and the match goes on',
  scene(async ({ server, guest, tolerate }) => {
    tolerate(/ERR_CONNECTION_REFUSED|WebSocket connection|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
    const [ann, bob, lobby] = [await guest(), await guest(), await guest()];
    const link = await openMatch(ann, 'Ann');
    await join(bob, link, 'Bob');
    const tables = [new Table(ann), new Table(bob)] as const;
    await playByMouse(tables, async () => (await tables[0].turns()) > 0);
    const asked = (await tables[0].settled()) === 'asked' ? tables[0] : tables[1];
    await asked.asked();
    const sentence = await asked.sentence();
    await heading(lobby, say('create.title'));
    const lost = [
      ...tables.map(({ page }) => page.getByText(say('connection.lost'))),
      lobby.getByText(say('problem.unreachable')),
    ];

    await server.stop();
    await Promise.all(lost.map((message) => message.waitFor()));
    expect(await asked.sentence()).toBe(sentence);
    // An answer that nobody hears is delivered later or may be given again: the match does not hang on it.
    await asked.pickOne(0);
    await asked.confirm.click();

    await server.start();
    await Promise.all(lost.map((message) => message.waitFor({ state: 'hidden' })));
    const turns = await asked.turns();
    await playByMouse(tables, async () => (await asked.turns()) > turns);
  }),
);

test(
  'the same seat in a second tab: it says so, takes over when told to, and the first one steps back',
  scene(async ({ guest }) => {
    const ann = await guest();
    const link = await openMatch(ann, 'Ann');
    await join(await guest(), link, 'Bob');
    await new Table(ann).asked();
    const twin = await ann.context().newPage();
    await twin.goto(link);
    const elsewhere = (page: typeof ann) => page.getByRole('heading', { name: say('tab.title') });
    await elsewhere(twin).waitFor();
    await new Table(ann).asked();

    await twin.getByRole('button', { name: say('tab.here') }).click();
    await elsewhere(ann).waitFor();
    const table = new Table(twin);
    await table.asked();
    await table.pickOne(0);
    await table.confirm.click();
    await until('the other seat is asked', async () => (await table.mood()) === 'waiting');

    // Back again: nothing is lost, and nothing came twice.
    await ann.getByRole('button', { name: say('tab.here') }).click();
    await elsewhere(twin).waitFor();
    const first = new Table(ann);
    await until('the other seat is asked', async () => (await first.mood()) === 'waiting');
    expect(await first.log.getByRole('listitem').count()).toBe(1);
  }),
);

test(
  'the same seat on two devices: a double answer counts once',
  scene(async ({ guest }) => {
    const ann = await guest();
    const link = await openMatch(ann, 'Ann');
    await join(await guest(), link, 'Bob');
    const first = new Table(ann);
    await first.asked();
    const other = await guest('about:blank', { storageState: await ann.context().storageState() });
    await other.goto(link);
    const second = new Table(other);
    await second.asked();

    // Different answers to the same question, as near together as can be.
    await first.pickOne(0);
    await second.pickOne(1);
    // The second click may find nothing to press any more.
    await Promise.all(
      [first, second].map((table) =>
        table.confirm.dispatchEvent('click', {}, { timeout: 1000 }).catch(() => undefined),
      ),
    );
    for (const table of [first, second])
      await until('the other seat is asked', async () => (await table.mood()) === 'waiting');
    const lines = first.log.getByRole('listitem');
    expect(await lines.count()).toBe(1);
    expect(await second.log.getByRole('listitem').allInnerTexts()).toEqual(await lines.allInnerTexts());
  }),
);

test(
  'a table on this device in a second tab',
  scene(async ({ guest }) => {
    const page = await guest('/local/imperium?now');
    await new Table(page).asked();
    const twin = await page.context().newPage();
    await twin.goto('/local/imperium?continue');
    await twin.getByRole('button', { name: say('tab.here') }).click();
    const table = new Table(twin);
    await table.asked();
    await page.getByRole('heading', { name: say('tab.title') }).waitFor();
    await table.answerByKeys();
    await table.asked();
    // What was done there is there when the first tab goes on.
    const sentence = await table.sentence();
    await page.getByRole('button', { name: say('tab.here') }).click();
    await new Table(page).asked();
    expect(await new Table(page).sentence()).toBe(sentence);
  }),
);
