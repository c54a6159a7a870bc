import type { Page } from 'playwright-core';

import { faultsOf, sidewaysOf } from './support/axe';
import { switchTo } from './support/language';
import { join, openMatch } from './support/people';
import { openStage, PLAIN } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say, says } from './support/words';

const scene = openStage(PLAIN);

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 } };

const line = (page: Page) => page.getByRole('textbox', { name: say('chat.line') });

test(
  'people talk while they wait and while they play, each in their own language, and find it again',
  scene(async ({ guest }) => {
    const [ann, bob] = [await guest('/', DESK), await guest('/', PHONE)];
    const link = await openMatch(ann, 'Ann');
    // Nobody else is here yet.
    await line(ann).fill('waiting for <b>you</b>');
    await line(ann).press('Enter');
    await ann.getByText('waiting for <b>you</b>').waitFor();

    await join(bob, link, 'Bob');
    const [annTable, bobTable] = [new Table(ann), new Table(bob)];
    await bobTable.settled();
    await bob.getByRole('button', { name: say('chat.unread', { n: 1 }) }).click();
    await bob.getByRole('dialog').getByText('waiting for <b>you</b>').waitFor();
    expect(await faultsOf(bob)).toEqual([]);
    expect(await sidewaysOf(bob)).toEqual([]);
    await bob.getByRole('button', { name: say('close') }).click();

    // A phrase of Ann's reaches Bob while his chat is closed, in Hungarian.
    await switchTo(bob, 'en', 'hu');
    await ann.getByRole('button', { name: say('chat.phrases') }).click();
    await ann.getByRole('button', { name: say('chat.luck') }).click();
    await bob
      .getByRole('button', { name: says.hu('chat.title') })
      .getByText(says.hu('chat.luck'))
      .waitFor();
    await ann.getByText(say('chat.luck'), { exact: true }).waitFor();
    expect(await faultsOf(ann)).toEqual([]);

    // Digits that are typed into the chat answer no question.
    await annTable.asked();
    await line(ann).pressSequentially('123');
    expect(await annTable.picked.count()).toBe(0);
    await line(ann).fill('');

    await ann.reload();
    await annTable.asked();
    await ann.getByText('waiting for <b>you</b>').waitFor();
    expect(await ann.getByRole('main').getByText(say('chat.luck'), { exact: true }).count()).toBe(1);

    // Who watches reads.
    const cid = await guest(`${new URL(link).pathname}?watch`, DESK);
    await cid.getByText('waiting for <b>you</b>').waitFor();
    expect(await line(cid).count()).toBe(0);
  }),
);

test(
  'somebody who is muted is not heard, and the chat can be hidden',
  scene(async ({ guest }) => {
    const [ann, bob] = [await guest('/', DESK), await guest('/', DESK)];
    const link = await openMatch(ann, 'Ann');
    await join(bob, link, 'Bob');
    await new Table(bob).settled();
    const speak = async (text: string): Promise<void> => {
      await line(bob).fill(text);
      await line(bob).press('Enter');
      await until('it is said', async () => (await line(bob).inputValue()) === '');
    };
    await speak('first');
    await ann.getByText('first', { exact: true }).waitFor();
    await ann.getByText(say('chat.mute'), { exact: true }).click();
    await ann.getByRole('checkbox', { name: 'Bob' }).check();
    await speak('second');
    await ann.getByText(say('chat.silent', { n: 2 })).waitFor();
    expect(await ann.getByText('first', { exact: true }).count()).toBe(0);
    await ann.getByRole('checkbox', { name: 'Bob' }).uncheck();
    await ann.getByText('second', { exact: true }).waitFor();

    await ann.getByRole('button', { name: say('chat.hide') }).click();
    await speak('third');
    await ann.getByRole('button', { name: say('chat.unread', { n: 1 }) }).click();
    await ann.getByText('third', { exact: true }).waitFor();
  }),
);
