import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenRecord } from '../../client/local/OpenRecord';
import { renderUi } from './render';
import { toy } from './toy';

/** A match of one move, whose arguments make its file so many levels deep. */
const deep = (levels: number): string => {
  const { name, version } = toy.ruleset;
  return JSON.stringify({
    civitas: 1,
    ruleset: name,
    version,
    seats: 2,
    options: {},
    seed: 'a',
    moves: [{ seat: 0, name: 'nothing', args: ['DEEP'] }],
  }).replace('"DEEP"', '['.repeat(levels - 4) + ']'.repeat(levels - 4));
};

test.each([
  [32, /^Move 1 of this match is not possible/],
  [33, /^This is not the file of a match/],
  [30_000, /^This is not the file of a match/],
])('a file nested %d deep is refused with the reason, and is not opened', async (levels, reason) => {
  const onOpen = jest.fn();
  renderUi(<OpenRecord rules={toy.ruleset} onOpen={onOpen} />);
  const file = new File([], 'match.json');
  // jsdom's files do not tell their text.
  file.text = () => Promise.resolve(deep(levels));
  await userEvent.upload(screen.getByLabelText('File of a match'), file);
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(onOpen).not.toHaveBeenCalled();
});
