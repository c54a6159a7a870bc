import { fireEvent } from '@testing-library/react';
import board from '../../../../client/boards/new-dawn';
import newDawn from '../../../../games/new-dawn';
import { EVENT_DIAL } from '../../../../games/new-dawn/components';
import { nextLevel } from '../../../../games/new-dawn/rules/science';
import { lackingAround, player } from '../../../../games/new-dawn/rules/select';
import { duel } from '../../../../games/new-dawn/situation';
import { forbidErrors } from '../../errors';
import { renderBoard } from '../render';

/** What A New Dawn's table tells besides the map; all of it is open (C1.3). */

forbidErrors();

const show = (...given: Parameters<typeof duel>) => renderBoard(newDawn, board, duel(...given), 0);

test('C9.1: the dial tells which level comes next, where, and how many cards there are to choose from', async () => {
  const { container, view, words } = await show({ dial: 4 });
  const { level, at } = nextLevel(view, 0);
  expect(container.querySelector('[data-pile="focusDeck 0"]')).toHaveTextContent(
    `${words.term(`level${level}`)} (${at}) · 5`,
  );
});

test('C11.1: the event dial tells what now is and what comes next', async () => {
  const { container, words } = await show({}, {}, { event: 2 });
  const now = words.term(EVENT_DIAL[2]);
  const next = words.term(EVENT_DIAL[3]);
  expect(container.querySelector('li[aria-current="true"]')).toHaveTextContent(now);
  expect(container).toHaveTextContent(`${words.term('nextEvent')}: ${next}`);
});

test('C2.8, C1.2: how many wonders each deck holds, and how many control tokens and caravans are left', async () => {
  const { container, view } = await show({ tokens: ['-3,-1'] });
  for (const [i, { deck }] of view.offers.entries())
    expect(container.querySelector(`[data-pile="wonderDeck ${i}"]`)).toHaveTextContent(`${deck.length}`);
  for (const [seat, { stock }] of view.players.entries())
    for (const what of ['control', 'caravans'] as const)
      expect(container.querySelector(`[data-heap="stock ${seat} ${what}"]`)).toHaveTextContent(`${stock[what]}`);
});

test('C12.4: the diplomacy cards that each holds, and those that its owner has still to give', async () => {
  const { container, view, words, spot } = await show({ held: ['embassy-blue'] });
  expect(spot('embassy-blue')).toHaveAccessibleName(expect.stringContaining(words.name('embassy-blue')));
  const free = player(view, 1).diplomacy;
  expect(free).toHaveLength(3);
  for (const id of free) expect(container.querySelector(`[data-spot="${id}"]`)).toBeInTheDocument();
});

test('C10.8: a city tells which spaces around it are not friendly', async () => {
  const { container, view, words, spot } = await show({ cities: ['-3,-1'] });
  fireEvent.click(spot('-3,-1'));
  const lacking = lackingAround(view, '-3,-1');
  expect(lacking.length).toBeGreaterThan(0);
  for (const space of lacking) expect(container.ownerDocument.body).toHaveTextContent(words.name(space));
  expect(container.ownerDocument.body).toHaveTextContent(`${words.term('lacks')} ${lacking.length}`);
});

test('C3.1: what waits for the start of a turn lies by itself, and no other card with it', async () => {
  const { container, words } = await show({ wonders: { oracle: '-3,-1', pentagon: '-3,-1' } });
  const heading = [...container.querySelectorAll('h3, h4, h2, strong')].find(
    (each) => each.textContent === words.term('startOfTurn'),
  );
  const waiting = heading!.closest('section')!;
  expect(waiting).toHaveTextContent(words.name('oracle'));
  expect(waiting).not.toHaveTextContent(words.name('pentagon'));
});
