import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GiSwordman } from 'react-icons/gi';
import { SignHint } from '../../client/table/SignHint';
import { IconsContext } from '../../client/table/TableContext';
import { Tokens, WordedContext } from '../../client/table/Tokens';
import type { Token } from '../../games/kit/text/words';
import { renderUi } from './render';

/** Signs explain themselves. */

const line: Token[] = [
  { kind: 'text', text: 'Pay ' },
  { kind: 'icon', key: 'army', label: 'armies', n: 2 },
  { kind: 'text', text: '.' },
];
const shown = (worded: boolean) =>
  renderUi(
    <IconsContext value={{ army: GiSwordman }}>
      <WordedContext value={worded}>
        <Tokens tokens={line} still />
      </WordedContext>
    </IconsContext>,
  );

test('looked at closely, a sign has its word beside it', () => {
  const { container } = shown(true);
  expect(container).toHaveTextContent('Pay 2 armies.');
  expect(container.querySelector('[title="armies"] > span')).toBeNull();
});

test('on the table the word is for the ear', () => {
  const { container } = shown(false);
  expect(container.querySelector('[title="armies"] > span')).toHaveTextContent('armies');
});

describe('what signs stand for, where nothing rests on them', () => {
  const hint = () => [...document.querySelectorAll('[data-sign-hint] > li')].map(({ textContent }) => textContent);
  const table = () =>
    renderUi(
      <main>
        <SignHint />
        <p data-signs>
          <span>
            <i title="armies" /> <b data-figure="2">2</b> <small title="next turn: +1">+1</small>
          </span>
          <i title="ships" />
        </p>
        <button title="pass" />
      </main>,
    );

  test('a tap on one says it with its own number, on a group of them all, elsewhere nothing more', async () => {
    const { container } = table();
    await userEvent.click(container.querySelector('[title="armies"]')!);
    expect(hint()).toEqual(['armies: 2']);
    await userEvent.click(container.querySelector('[data-signs]')!);
    expect(hint()).toEqual(['armies: 2', 'next turn: +1', 'ships']);
    await userEvent.click(document.body);
    expect(hint()).toEqual([]);
  });

  test('what is pressed for its own sake is no sign', async () => {
    const { container } = table();
    await userEvent.click(container.querySelector('button')!);
    expect(hint()).toEqual([]);
  });

  test('it goes with Escape, and when the page is scrolled', async () => {
    const { container } = table();
    const ships = container.querySelector('[title="ships"]')!;
    await userEvent.click(ships);
    await userEvent.keyboard('{Escape}');
    expect(hint()).toEqual([]);
    await userEvent.click(ships);
    fireEvent.scroll(window);
    expect(hint()).toEqual([]);
  });
});
