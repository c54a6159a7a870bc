import type { Page } from 'playwright-core';

import { playOn } from './support/bots';
import { join, openMatch, openMenu, playByMouse, seatsOf } from './support/people';
import { openStage, PLAIN } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage(PLAIN);

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

test(
  'one click opens a private table against a bot, which plays',
  scene(async ({ guest }) => {
    const ann = await guest();
    await press(ann, `Imperium: ${say('here.now')}`);
    const table = new Table(ann);
    await table.asked();
    await ann.getByText(say('bot.steward')).first().waitFor();
    // The bot has had a turn when the next one of mine begins.
    await playByMouse([table], async () => (await table.turns()) > 2);

    const other = await guest();
    await other.getByText(say('lobby.noRunning')).waitFor();
    // Only who has the link finds it.
    await other.goto(ann.url());
    await press(other, say('match.watch'));
    await new Table(other).settled();
  }),
);

test(
  'the menu of a match opens whole, however slowly its parts come: no button moves under the pointer',
  scene(async ({ guest }) => {
    const ann = await guest();
    await openMatch(ann, 'Ann');
    await ann.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await openMenu(ann);
    const look = ann.getByRole('button', { name: say('replay.look'), exact: true });
    await look.waitFor();
    const before = await look.boundingBox();
    await ann.getByRole('button', { name: say('match.leave'), exact: true }).waitFor();
    expect(await look.boundingBox()).toEqual(before);
  }),
);

test(
  'a seat comes back by its code, on another device; the first one is told',
  scene(async ({ guest, tolerate }) => {
    tolerate(/403/);
    const ann = await guest();
    const link = await openMatch(ann, 'Ann');
    await join(await guest(), link, 'Bob');
    await new Table(ann).asked();
    await press(ann, `${say('menu.title')} · ${say('recovery.title')}`);
    const code = await ann.getByRole('textbox', { name: say('recovery.title') }).inputValue();
    await press(ann, say('recovery.kept'));
    await ann.reload();
    await new Table(ann).asked();
    expect(await ann.getByText(code).count()).toBe(0);

    const phone = await guest('/', { viewport: { width: 390, height: 844 } });
    await phone.getByRole('heading', { name: say('recovery.back') }).click();
    await phone.getByRole('textbox', { name: say('recovery.link') }).fill(link);
    await phone.getByRole('textbox', { name: say('recovery.title') }).fill('AAAA-AAAA-AAAA-AAAA');
    await press(phone, say('recovery.go'));
    await phone.getByRole('alert').getByText(say('recovery.wrong')).waitFor();
    await phone.getByRole('textbox', { name: say('recovery.title') }).fill(code.toLowerCase().replaceAll('-', ' '));
    await press(phone, say('recovery.go'));
    await new Table(phone).asked();
    expect((await seatsOf(phone)).map(({ seat, name }) => [seat, name])).toEqual([[0, 'Ann']]);

    await ann.getByRole('heading', { name: say('lost.title') }).waitFor();
    await press(ann, say('match.watch'));
    await ann.getByText(say('match.watching')).waitFor();
    expect(await seatsOf(ann)).toEqual([]);
  }),
);

test(
  'a bot plays for who is away, until they take their seat back',
  scene(async ({ guest }) => {
    const [ann, bob] = [await guest(), await guest()];
    await ann.clock.install();
    const link = await openMatch(ann, 'Ann');
    await join(bob, link, 'Bob');
    const tables = [new Table(ann), new Table(bob)] as const;
    // Until Bob is asked and Ann is not.
    await playByMouse(
      tables,
      async () => (await tables[0].mood()) === 'waiting' && (await tables[1].mood()) === 'asked',
    );
    const before = await tables[0].turns();
    await bob.goto('/');
    await bob.getByText(say('mine.waits')).waitFor();
    // Who is away for a moment is not replaced, and nobody by a slip.
    await until('Bob is seen to be away', () => ann.getByText(say('players.away'), { exact: true }).isVisible());
    await ann.clock.fastForward(30_000);
    expect(await ann.getByRole('button', { name: say('bots.stand') }).count()).toBe(0);
    await ann.clock.fastForward(31_000);
    await press(ann, say('bots.stand'));
    await ann
      .getByRole('dialog')
      .getByText(say('bots.sureText', { name: 'Bob' }))
      .waitFor();
    await ann
      .getByRole('dialog')
      .getByRole('button', { name: say('bots.stand') })
      .click();
    await tables[0].asked();

    await bob.goto(link);
    await bob.getByText(say('bots.mine')).waitFor();
    await press(bob, say('bots.back'));
    await bob.getByText(say('bots.mine')).waitFor({ state: 'hidden' });
    await playByMouse(tables, async () => (await tables[1].turns()) > before + 2);
  }),
);

test(
  'the same people play again',
  scene(async ({ server, guest }) => {
    const [ann, bob] = [await guest(), await guest()];
    const link = await openMatch(ann, 'Ann');
    await join(bob, link, 'Bob');
    const seats = [...(await seatsOf(ann)), ...(await seatsOf(bob))];
    // Bots play the match while nobody looks.
    for (const page of [ann, bob]) await page.goto('/');
    await playOn(server.url, seats, (g) => g.result !== null);
    for (const page of [ann, bob]) await page.goto(link);

    await press(ann, say('again.play', { people: 2 }));
    await until('Ann is at the next table', () => ann.url() !== link && ann.url().includes('seat=0'));
    await press(bob, say('again.join'));
    await until('Bob is there, too', () => bob.url().includes('seat=1'));
    expect(new URL(bob.url()).pathname).toBe(new URL(ann.url()).pathname);
    await new Table(ann).settled();
    await until('nobody is missing', async () => (await ann.getByText(say('players.free')).count()) === 0);
  }),
);
