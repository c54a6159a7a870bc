import { setUp, stateOf } from './support/local';
import { openStage, PLAIN } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage(PLAIN);

test(
  'several turns against a bot, who thinks beside the page, are played by keyboard alone',
  scene(async ({ guest }) => {
    const page = await guest('/local/imperium');
    await page.getByRole('textbox', { name: say('local.seed') }).press('Enter');
    const table = new Table(page);
    await table.asked();
    await table.answerByKeys();
    await table.asked();
    await until('the hand is dealt', async () => (await stateOf(page)).players[0]!.hand.length > 0);

    // Escape takes a pick back, and nothing else.
    const sentence = await table.sentence();
    await page.keyboard.press('1');
    await until('something is picked', async () => (await table.picked.count()) > 0);
    await page.keyboard.press('Escape');
    await until('nothing is picked', async () => (await table.picked.count()) === 0);
    expect(await table.sentence()).toBe(sentence);

    let own = 0;
    for (let turn = 0; own < 3;) {
      if ((await table.settled()) === 'over') break;
      await table.asked();
      const g = await stateOf(page);
      if (g.current === 0 && g.turn !== turn) [turn, own] = [g.turn, own + 1];
      await table.answerByKeys({ rest: g.current === 0 && g.players[0]!.actions === 0 });
    }
    // What the page does while they think is measured by `bench -- frames`.
    expect(page.workers().length).toBeGreaterThan(0);
  }),
);

test(
  'undo takes a decision back, and says what was revealed where it cannot',
  scene(async ({ guest }) => {
    const page = await guest();
    await setUp(page, { people: ['Ann', null], seed: 'undo', dealt: true });
    const table = new Table(page);
    const seen = { done: false, refused: false };
    for (let i = 0; i < 40 && !(seen.done && seen.refused); i++) {
      await table.asked();
      const undo = table.button(say('bar.undo'));
      const before = await stateOf(page);
      if (await undo.isVisible()) {
        const possible = (await undo.getAttribute('aria-disabled')) !== 'true';
        expect(possible).toBe((before.undo?.count ?? 0) > 0);
        await undo.press('Enter');
        if (possible) {
          await until('the decision is taken back', async () => (await stateOf(page)).undo!.count < before.undo!.count);
          expect((await stateOf(page)).logged).toBeLessThan(before.logged);
          seen.done = true;
          await table.asked();
        } else {
          const reason = (await table.bar.getByRole('status').innerText()).trim();
          expect(reason).not.toBe('');
          expect((await stateOf(page)).logged).toBe(before.logged);
          seen.refused = true;
        }
      }
      await table.answerByKeys({ which: i % 3 });
    }
    expect(seen).toEqual({ done: true, refused: true });
  }),
);

test(
  'a bot at the first seat begins by itself, and goes on after the page was loaded anew',
  scene(async ({ guest }) => {
    const page = await guest();
    await setUp(page, { people: [null, 'Ann'], seed: 'bot first' });
    const table = new Table(page);
    await table.asked();
    await table.answerByKeys();
    // Once away while the bot thinks or Ann is asked, once again a little later.
    for (let i = 0; i < 2; i++) {
      await page.reload();
      await table.asked();
      await table.answerByKeys({ rest: true });
    }
    await table.asked();
  }),
);

test(
  'at one device for two, the table is covered until the next one is there',
  scene(async ({ guest }) => {
    const page = await guest();
    const people = ['Ann', 'Bob'];
    await setUp(page, { people, seed: 'hot seat', dealt: true });
    const table = new Table(page);
    const met = new Set<string>();
    for (let passed = 0; passed < 5; passed++) {
      // Covered: no card, no zone, no log.
      const name = await until('somebody is called', async () => {
        for (const each of people)
          if (await page.getByRole('heading', { name: say('pass.title', { name: each }) }).isVisible()) return each;
        return undefined;
      });
      expect(await page.locator('[data-spot]').count()).toBe(0);
      expect(await table.log.count()).toBe(0);
      // The Enter that has ended a turn does not lift it.
      await page.keyboard.press('Enter');
      expect(await page.locator('[data-spot]').count()).toBe(0);
      await page.getByRole('button', { name: say('pass.taken', { name }) }).press('Enter');
      met.add(name);

      const called = page.getByRole('heading', {
        name: new RegExp(people.map((each) => say('pass.title', { name: each })).join('|')),
      });
      await table.bar.waitFor();
      while (!(await called.isVisible())) {
        const { players } = await stateOf(page);
        const spots = await page
          .locator('[data-spot]')
          .evaluateAll((all) => all.map((spot) => (spot as HTMLElement).dataset.spot));
        const other = players[1 - people.indexOf(name)]!;
        expect(other.hand.filter((id) => spots.includes(id))).toEqual([]);
        if (await called.isVisible()) break;
        await table.answerByKeys({ rest: true, called });
      }
    }
    expect([...met].sort()).toEqual(people);
  }),
);
