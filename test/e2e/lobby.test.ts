import type { Page } from 'playwright-core';

import { playOn, viewOf } from './support/bots';
import { join, openMatch, playByMouse, seatsOf } from './support/people';
import { openStage, PLAIN } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage(PLAIN);

test(
  'a shared link shows a picture, at a whole address',
  scene(async ({ guest }) => {
    const page = await guest();
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(new URL(address!).origin).toBe(new URL(page.url()).origin);
    expect((await page.request.get(address!)).headers()['content-type']).toBe('image/jpeg');
  }),
);

test(
  'two people meet by a link, play, come back, and see the same end',
  scene(async ({ server, guest }) => {
    const ann = await guest();
    const link = await openMatch(ann, 'Ann');
    const annTable = new Table(ann);
    const bob = await guest(link);
    await join(bob, link, 'Bob');
    let bobTable = new Table(bob);

    // Nations are chosen by clicking, then a round each.
    await annTable.asked();
    await ann.getByRole('region', { name: say('bar.title') }).waitFor();
    await ann.getByRole('log', { name: say('log.title') }).waitFor();
    await playByMouse([annTable, bobTable], async () => (await annTable.turns()) > 2);
    const seats = [...(await seatsOf(ann)), ...(await seatsOf(bob))];
    expect(seats.map(({ seat, name }) => [seat, name])).toEqual([
      [0, 'Ann'],
      [1, 'Bob'],
    ]);

    // Who reloads is where they were.
    const before = [await annTable.settled(), await annTable.sentence()];
    await ann.reload();
    expect([await annTable.settled(), await annTable.sentence()]).toEqual(before);

    // Who closes the page finds the match in the lobby.
    await bob.close();
    await until('Bob is seen to be away', () => ann.getByText(say('players.away'), { exact: true }).isVisible());
    const again = await bob.context().newPage();
    await again.goto('/');
    await again
      .getByRole('region')
      .or(again.locator('section'))
      .filter({ hasText: say('mine.title') })
      .getByRole('link', { name: say('mine.open') })
      .click();
    bobTable = new Table(again);
    await until('Bob is seen to be back', () => ann.getByText(say('players.away'), { exact: true }).isHidden());
    await playByMouse([annTable, bobTable], async () => (await annTable.turns()) > 5);

    // Bots play on while nobody looks; for the last round both are back.
    const [annMatch, bobMatch] = [ann.url(), again.url()];
    await ann.goto('/');
    await again.goto('/');
    await playOn(server.url, seats, (g) => g.phase === 'finalRound');
    await ann.goto(annMatch);
    await again.goto(bobMatch);
    for (const table of [annTable, bobTable]) await table.settled();
    const { result } = await playOn(server.url, seats, (g) => g.result !== null);
    for (const page of [ann, again]) expect(await finalScores(page)).toEqual(result!.scores);
    const { winners } = result!;
    const [winner] = winners;
    for (const [seat, page] of [ann, again].entries()) {
      const heading =
        winners.length > 1
          ? say('result.win', { names: 'Ann and Bob', n: 2 })
          : seat === winner
            ? say('result.youWin')
            : say('result.win', { names: winner === 0 ? 'Ann' : 'Bob', n: 1 });
      await page.getByRole('heading', { name: heading }).waitFor();
    }
  }),
);

test(
  "who watches sees the table and nobody's hand",
  scene(async ({ server, guest }) => {
    const [ann, bob] = [await guest(), await guest()];
    const link = await openMatch(ann, 'Ann');
    await join(bob, link, 'Bob');
    const watcher = await guest();
    const received: string[] = [];
    watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
    await watcher.goto(link);
    await watcher.getByRole('button', { name: say('match.watch') }).click();
    const tables = [ann, bob].map((page) => new Table(page));
    const watched = new Table(watcher);
    await watched.settled();
    // The first turn: every hand has just been dealt.
    await playByMouse(tables, async () => (await tables[0]!.turns()) > 0);

    const seats = [...(await seatsOf(ann)), ...(await seatsOf(bob))];
    const hands = await Promise.all(
      seats.map(async (seat) => (await viewOf(server.url, seat)).players[seat.seat]!.hand),
    );
    expect(hands.map((hand) => hand.length > 0 && !hand.includes('?'))).toEqual([true, true]);
    await until('the watcher sees the first turn', async () => (await watched.turns()) > 0);
    expect(await shown(watcher, hands.flat())).toEqual([]);
    for (const id of hands.flat()) expect(received.filter((frame) => frame.includes(`"${id}"`))).toEqual([]);
    expect(await watched.glowing.count()).toBe(0);
    await watcher.getByText(say('match.watching')).waitFor();

    // The players see their own hand and not the other's.
    for (const [seat, page] of [ann, bob].entries()) {
      expect((await shown(page, hands[seat]!)).sort()).toEqual([...hands[seat]!].sort());
      expect(await shown(page, hands[1 - seat]!)).toEqual([]);
    }
  }),
);

/** Which of these cards the page shows. */
const shown = (page: Page, ids: readonly string[]): Promise<string[]> =>
  page
    .locator('[data-spot]')
    .evaluateAll(
      (spots, wanted) =>
        spots.map((spot) => (spot as HTMLElement).dataset.spot ?? '').filter((id) => wanted.includes(id)),
      ids,
    );

/** The points in the final screen, by seat. */
async function finalScores(page: Page): Promise<number[]> {
  const screen = page.getByRole('region', { name: say('result.title') });
  await screen.waitFor();
  return Promise.all(
    ['Ann', 'Bob'].map(async (name) => {
      const head = await screen.getByRole('listitem').filter({ hasText: name }).locator('header').innerText();
      return Number(/(-?\d+)\s+point/.exec(head)?.[1]);
    }),
  );
}
