import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeSettings } from '../../../../client/settings';
import { CARDS, cardOf } from '../../../../games/imperium/catalogue';
import { imperium } from '../../../../games/imperium/ruleset';
import type { Imperium } from '../../../../games/imperium/state';
import type { Question } from '../../../../games/kit/core';
import { HeadlessTable } from '../../../../games/kit/table';
import { forbidErrors } from '../../errors';
import { faultsOf } from '../axe';
import { playedOn } from './positions';
import { renderBoard } from './render';

// Axe looks at a whole table for seconds, on a busy machine for many.
jest.setTimeout(60_000);

forbidErrors();
afterEach(() => {
  changeSettings({ confirmAll: false });
});

/** Every card that a part of the state names. */
const named = (part: unknown): string[] => JSON.stringify(part).match(/[12][A-Z]{3}\d+[AB]?/g) ?? [];

const asks = (ask: string) => (question: Question) => question.ask === ask;

/** Seats that no position before had its questions shown in: what is told stays told. */
const middle = (seats: number): HeadlessTable<Imperium> =>
  playedOn({ seats, decisions: 150 * seats, until: asks('turn') });

describe.each([2, 4])('a match of %i in its middle', (seats) => {
  const table = middle(seats);

  test('lies on the table', async () => {
    const { view, words, spot } = await renderBoard(table, 0);
    for (const name of ['Market', 'Hand', 'Play area', 'Fame deck', 'Unrest pile', 'Exile']) {
      expect(screen.getAllByRole('region', { name: new RegExp(`^${name}`) }).length).toBeGreaterThan(0);
    }
    for (const id of [
      ...(view.players[0]?.hand ?? []),
      ...view.players.flatMap((player) => player.play),
      ...view.market.flatMap((place) => place.card ?? []),
    ]) {
      expect(spot(id)).toHaveAccessibleName(expect.stringContaining(words.name(id)));
    }
    expect(screen.getByText(`Round ${view.round}`)).toBeVisible();
  });

  test.each([0, 1, null])('tells seat %s nothing that is hidden', async (seat) => {
    const { container, view, words } = await renderBoard(table, seat);
    const seen = new Set(named({ ...view, questions: [] }));
    const names = new Set([...seen].map((id) => words.name(id)));
    const drawn = [...container.querySelectorAll<HTMLElement>('[data-spot]')].map(
      (element) => element.dataset.spot ?? '',
    );
    const written = [...container.querySelectorAll('strong, b')].map((element) => element.textContent);
    for (const id of named(table.g).filter((each) => CARDS.has(each) && !seen.has(each))) {
      expect(drawn).not.toContain(id);
      if (!names.has(words.name(id))) expect(written).not.toContain(words.name(id));
    }
  });
});

test('the table of four has no fault that axe can find', async () => {
  const { container } = await renderBoard(middle(4), 0);
  expect(await faultsOf(container)).toEqual([]);
});

describe('options lie where they are chosen', () => {
  test('cards in hand glow and are played', async () => {
    changeSettings({ confirmAll: false });
    const table = playedOn({
      decisions: 60,
      until: (q) => q.ask === 'turn' && q.options.some((option) => option.startsWith('playCard')),
    });
    const { view, spot, answers } = await renderBoard(table, 0);
    const option = view.questions[0]?.options.find((each) => each.startsWith('playCard')) ?? '';
    const id = option.split(' ')[1] ?? '';
    expect(spot(id)).toHaveAttribute('data-selectable', 'true');
    await userEvent.click(spot(id));
    expect(answers).toEqual([[option]]);
  });

  test('what has no place stays in the bar', async () => {
    await renderBoard(playedOn({ decisions: 40, until: (q) => q.ask === 'turn' && q.options.includes('innovate') }), 0);
    const bar = within(screen.getByRole('region', { name: 'Decision' }));
    expect(bar.getByRole('button', { name: /Innovate/ })).toBeVisible();
    expect(bar.getByRole('button', { name: /Revolt/ })).toBeVisible();
  });

  test('market cards and small decks answer a break-through', async () => {
    changeSettings({ confirmAll: false });
    const until = (q: Question): boolean =>
      q.ask === 'breakthrough' && q.options.some((o) => o.startsWith('deck ')) && q.options.some((o) => CARDS.has(o));
    const { view, spot, answers } = await renderBoard(playedOn({ until }), 0);
    const options = view.questions[0]?.options ?? [];
    for (const option of options) expect(spot(option)).toHaveAttribute('data-selectable', 'true');
    const dark = view.market.flatMap((place) => (place.card && !options.includes(place.card) ? [place.card] : []));
    for (const id of dark) expect(spot(id)).toHaveAttribute('data-selectable', 'false');
    const deck = options.find((option) => option.startsWith('deck ')) ?? '';
    // A card unseen cannot be given back: it is confirmed.
    await userEvent.click(spot(deck));
    expect(answers).toEqual([]);
    await userEvent.click(spot(deck));
    expect(answers).toEqual([[deck]]);
  });

  test('the main deck stands for what is revealed from it', async () => {
    const until = (q: Question): boolean => q.ask === 'breakthrough' && q.options.some((o) => o.startsWith('reveal '));
    const { spot } = await renderBoard(playedOn({ decisions: 100, until }), 0);
    expect(spot('main')).toHaveAttribute('data-selectable', 'true');
  });

  test('exhaust tokens on nation deck and development area can be asked for', async () => {
    const table = playedOn({ decisions: 20 });
    const options = ['nation', 'development'];
    table.g.players.forEach((player) => {
      player.exhausted = options;
    });
    table.g.questions = [{ n: 999, seat: 0, stage: 'answer', ask: 'readyExhaust', options, min: 1, max: 1 }];
    const { spot } = await renderBoard(table, 0);
    for (const option of options) expect(spot(option)).toHaveAttribute('data-selectable', 'true');
  });

  test('cards of closed piles are laid out while they are asked about', async () => {
    const until = (q: Question, g: Imperium): boolean =>
      q.options.length > 1 && q.options.every((o) => g.players[0]?.discard.includes(o));
    const { view, spot } = await renderBoard(playedOn({ until }), 0);
    for (const id of view.questions[0]?.options ?? []) expect(spot(id)).toHaveAttribute('data-selectable', 'true');
    expect(screen.getByRole('region', { name: `Discard pile ${view.questions[0]?.options.length}` })).toBeVisible();
  });
});

describe('mats of several others', () => {
  const names = (mat: HTMLElement): (string | null)[] =>
    [...mat.querySelectorAll('b')].map((element) => element.textContent);

  test('are folded to signs and names, and unfold to the state card', async () => {
    const { view, words } = await renderBoard(middle(4), 0);
    const mat = within(screen.getByRole('region', { name: 'Bob' }));
    expect(names(screen.getByRole('region', { name: 'Bob' }))).toContain(words.name(view.players[1]?.play[0] ?? ''));
    expect(mat.queryByTitle(/^Action: /)).toBeNull();
    await userEvent.click(mat.getByRole('button', { name: 'Play area', expanded: false }));
    expect(mat.getByTitle(/^Action: /)).toBeVisible();
  });

  test('show names while one of their cards can be picked', async () => {
    const table = middle(4);
    const [card = ''] = table.g.players[1]?.play ?? [];
    table.g.questions = [{ n: 999, seat: 0, stage: 'answer', ask: 'abandon', options: [card], min: 1, max: 1 }];
    const { words, spot } = await renderBoard(table, 0);
    expect(spot(card)).toHaveAttribute('data-selectable', 'true');
    expect(names(screen.getByRole('region', { name: 'Bob' }))).toContain(words.name(card));
  });
});

describe('before the match', () => {
  test('every nation shows both sides of its power card', async () => {
    const table = HeadlessTable.open(imperium, 2, { nations: 'choose' });
    const { view, spot } = await renderBoard(table, 0);
    expect(await screen.findByText('For a first match')).toBeVisible();
    expect(screen.getAllByText(/^Difficulty [1-5] of 5$/)).toHaveLength(8);
    const options = view.questions[0]?.options ?? [];
    expect(options.length).toBeGreaterThan(0);
    for (const option of options) {
      const id = option.split(' ')[1] ?? '';
      expect(cardOf(id).suits.has('POW')).toBe(true);
      expect(spot(id)).toHaveAttribute('data-selectable', 'true');
    }
  });

  test('R2.1: a nation that somebody has taken says so, on both of its sides', async () => {
    const table = HeadlessTable.open(imperium, 2, { nations: 'choose', box: 'both' });
    expect(table.play({ seat: 0, name: 'chooseNation', args: [1, '2QIN1B'] })).toBeNull();
    const { spot } = await renderBoard(table, 1);
    for (const id of ['2QIN1A', '2QIN1B']) {
      expect(spot(id)).toHaveAttribute('data-selectable', 'false');
      expect(spot(id)).toHaveAccessibleDescription(/Another player has this nation/);
    }
    expect(spot('1ROM1A')).toHaveAttribute('data-selectable', 'true');
    expect(spot('1ROM1A')).not.toHaveAttribute('aria-description');
    // Beside its name stands who has it; the others are nobody's.
    const panel = (id: string): HTMLElement => spot(id).closest<HTMLElement>('[data-taken]')!;
    expect(panel('2QIN1A').dataset['taken']).toBe('true');
    expect(within(panel('2QIN1A')).getByText('Ann')).toBeVisible();
    expect(panel('1ROM1A').dataset['taken']).toBe('false');
    expect(within(panel('1ROM1A')).queryByText('Ann')).toBeNull();
  });
});

test('after the end everything lies open', async () => {
  const table = playedOn({ decisions: 40 });
  Object.assign(table.g, {
    phase: 'scoring',
    questions: [],
    agenda: [],
    result: { winners: [0], scores: [1, 0], ending: 'mainDeck', details: [[], []] },
  });
  const { view, words } = await renderBoard(table, 0);
  const mat = within(screen.getByRole('region', { name: 'Bob' }));
  await userEvent.click(mat.getByRole('button', { name: /^Hand/ }));
  for (const id of view.players[1]?.hand ?? [])
    expect(
      within(await screen.findByRole('dialog', {}, { timeout: 20_000 })).getAllByText(words.name(id)).length,
    ).toBeGreaterThan(0);
});

test('G20: the end is told as the end, also where what brought it about is called the same', async () => {
  const table = playedOn({ decisions: 40 });
  Object.assign(table.g, {
    phase: 'scoring',
    questions: [],
    agenda: [],
    result: { winners: [0], scores: [1, 0], ending: 'kingOfKings', details: [[], []] },
    events: [
      { k: 'kingOfKings', seat: 0, cards: ['1FAM9A'] },
      { k: 'over', what: 'kingOfKings' },
    ],
  });
  await renderBoard(table, 0);
  const headline = await screen.findByRole('heading', { name: /^You win/ }, { timeout: 20_000 });
  expect(headline.nextElementSibling).toHaveTextContent(/^The game is over: King of Kings was turned over/);
});
