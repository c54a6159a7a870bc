import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import board from '../../client/boards/mythotopia';
import mythotopia from '../../games/mythotopia';
import { duel } from '../../games/mythotopia/situation';
import { renderBoard } from './boards/render';
import { renderTable } from './render';

/** The player's aid: one key, or one touch. */

jest.setTimeout(30_000);

test('the key ? opens and closes it, at a real table', async () => {
  await renderBoard(mythotopia, board, duel({ provinces: ['palmain'] }), 0);
  expect(screen.getByRole('button', { name: 'Turn and signs' })).toBeInTheDocument();
  await act(() => userEvent.keyboard('?'));
  const sheet = await screen.findByRole('dialog');
  expect(await screen.findByText('Two actions in a turn', {}, { timeout: 10_000 })).toBeInTheDocument();
  expect(sheet).toHaveTextContent('M6.1');
  expect(screen.getByRole('link', { name: 'Learn it in ten minutes' })).toHaveAttribute('href', '/learn/mythotopia');
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where a ruleset has none, there is no button for it', async () => {
  await renderTable();
  expect(screen.queryByRole('button', { name: 'Turn and signs' })).toBeNull();
});
