import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import board from '../../../../client/boards/mythotopia';
import { cellOf } from '../../../../client/boards/mythotopia/map/geometry';
import { changeSettings } from '../../../../client/settings';
import mythotopia from '../../../../games/mythotopia';
import { CARDS } from '../../../../games/mythotopia/catalogue';
import { PROVINCES, SEAS } from '../../../../games/mythotopia/map';
import { sidesOf } from '../../../../games/mythotopia/rules/strength';
import { mythotopia as rules } from '../../../../games/mythotopia/ruleset';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import type { Question } from '../../../../games/kit/core';
import { moveFor, questionOf } from '../../../../games/kit/moves';
import { HeadlessTable } from '../../../../games/kit/table';
import { duel } from '../../../../games/mythotopia/situation';
import { rulesOfPage, valueOf } from '../../cascade';
import { forbidErrors } from '../../errors';
import { faultsOf } from '../axe';
import { playedOn as search, type Wanted } from '../positions';
import { renderBoard } from '../render';

// Axe looks at a whole table for seconds, on a busy machine for many.
jest.setTimeout(120_000);

forbidErrors();
afterEach(() => {
  changeSettings({ confirmAll: false });
});

const playedOn = (wanted: Wanted<Mythotopia>): HeadlessTable<Mythotopia> => search(rules, wanted);
const show = (table: HeadlessTable<Mythotopia>, seat: number | null) => renderBoard(mythotopia, board, table, seat);
const asks =
  (ask: string) =>
  (question: Question): boolean =>
    question.ask === ask;
const offers =
  (move: string) =>
  ({ ask, options }: Question): boolean =>
    ask === 'turn' && options.some((option) => option.startsWith(move));
const middle = (seats: number): HeadlessTable<Mythotopia> =>
  playedOn({ seats, decisions: 120 * seats, until: asks('turn') });

describe.each([2, 4])('a match of %i in its middle', (seats) => {
  const table = middle(seats);

  test('lies on the table', async () => {
    const { view, words, spot } = await show(table, 0);
    for (const place of [...PROVINCES, ...SEAS])
      expect(spot(place)).toHaveAccessibleName(expect.stringContaining(words.name(place)));
    const me = view.players[0]!;
    for (const id of [
      ...me.hand,
      ...view.players.flatMap(({ reserve }) => reserve),
      ...view.shown,
      ...view.vp.map((card) => card.id),
    ]) {
      expect(spot(id)).toHaveAccessibleName(expect.stringContaining(words.name(id)));
    }
  });

  test('says of every province whose it is, and what stands there', async () => {
    const { view, spot } = await show(table, 0);
    for (const place of PROVINCES) {
      const owner = view.owners[place];
      expect(spot(place)).toHaveAccessibleName(
        expect.stringContaining(owner === undefined ? 'Neutral' : ['Ann', 'Bob', 'Cyril', 'Dora'][owner]!),
      );
      for (const [seat, n] of (view.armies[place] ?? []).entries()) {
        if (n > 0)
          expect(spot(place)).toHaveAccessibleName(
            expect.stringContaining(`${['Ann', 'Bob', 'Cyril', 'Dora'][seat]!}: ${n} `),
          );
      }
    }
  });

  test.each([0, 1, null])('tells seat %s nothing that is hidden', async (seat) => {
    const { container, view } = await show(table, seat);
    const seen = JSON.stringify({ ...view, questions: [] });
    const hidden = [...CARDS.keys()].filter((id) => !seen.includes(`"${id}"`));
    expect(hidden.length).toBeGreaterThan(0);
    const drawn = [...container.querySelectorAll<HTMLElement>('[data-spot], [data-card]')].flatMap(({ dataset }) => [
      dataset.spot ?? '',
      dataset.card ?? '',
    ]);
    expect(hidden.filter((id) => drawn.includes(id))).toEqual([]);
  });
});

test('the table of four has no fault that axe can find', async () => {
  const { container } = await show(middle(4), 0);
  expect(await faultsOf(container)).toEqual([]);
});

describe('options lie where they are chosen', () => {
  test('M6.1 provinces that can be invaded glow, and answer', async () => {
    changeSettings({ confirmAll: false });
    const { view, spot, answers } = await show(playedOn({ decisions: 30, until: offers('invade') }), 0);
    const options = view.questions[0]!.options;
    const option = options.find(
      (each) => each.startsWith('invade') && options.filter((other) => other.endsWith(each.slice(6))).length === 1,
    )!;
    const place = option.split(' ')[1]!;
    expect(spot(place)).toHaveAttribute('data-selectable', 'true');
    await userEvent.click(spot(place));
    // Nothing is done by looking at a place while no move has been chosen.
    expect(answers).toEqual([]);
    await userEvent.click(screen.getByRole('menuitemradio', { name: /^Invade/ }));
    expect(answers).toEqual([[option]]);
  });

  test('a place answers the keyboard as well', async () => {
    changeSettings({ confirmAll: false });
    const { view, spot, answers } = await show(playedOn({ decisions: 30, until: offers('invade') }), 0);
    const options = view.questions[0]!.options;
    const option = options.find(
      (each) => each.startsWith('invade') && options.filter((other) => other.endsWith(each.slice(6))).length === 1,
    )!;
    act(() => spot(option.split(' ')[1]!).focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    expect(answers).toEqual([[option]]);
  });

  test('a move that is looked at shows alone where it can be made', async () => {
    const { container, view, spot } = await show(
      playedOn({ decisions: 30, until: (q) => ['invade', 'placeArmies', 'draft'].every((move) => offers(move)(q)) }),
      0,
    );
    const of = (move: string): string[] =>
      view.questions[0]!.options.flatMap((option) => (option.startsWith(`${move} `) ? [option.split(' ')[1]!] : []));
    const glows = (key: string): boolean => spot(key).getAttribute('data-selectable') === 'true';
    const glowing = (): string[] => PROVINCES.filter(glows);
    expect(view.shown.some(glows)).toBe(true);
    expect(glowing()).toEqual(expect.arrayContaining([...of('invade'), ...of('placeArmies')]));
    const button = container.querySelector<HTMLElement>('[data-move="invade"]')!;
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(glowing().sort()).toEqual(of('invade').sort());
    expect(view.shown.some(glows)).toBe(false);
    await userEvent.click(button);
    expect(glowing()).toEqual(expect.arrayContaining(of('placeArmies')));
  });

  test('until an action is chosen the map is calm, and then only the outlines of its places say so', async () => {
    const { container, view } = await show(playedOn({ decisions: 30, until: offers('invade') }), 0);
    const glowing = (how: string): string[] =>
      PROVINCES.filter((place) =>
        container.querySelector(`.place[data-glow="${how}"] > [data-spot="${place}"]`),
      ).sort();
    const bar = container.querySelector('section[data-mine]');
    expect(glowing('calm').length).toBeGreaterThan(1);
    expect(glowing('true')).toEqual([]);
    expect(bar).toHaveTextContent(/Action [12] of 2/);
    await userEvent.click(container.querySelector<HTMLElement>('[data-move="invade"]')!);
    const targets = new Set(
      view.questions[0]!.options.flatMap((option) => (option.startsWith('invade ') ? [option.split(' ')[1]!] : [])),
    );
    expect(glowing('true')).toEqual([...targets].sort());
    expect(glowing('calm')).toEqual([]);
    expect(bar).toHaveTextContent(/Action [12] of 2.*Invade: choose a province to attack/);
    // Whose a province is is told by its fill, which stays.
    const page = rulesOfPage();
    for (const place of container.querySelectorAll('.place[data-glow="true"]')) {
      expect(valueOf(page, place.querySelector('.glow')!, 'fill')).toBe('none');
      expect(valueOf(page, place.querySelector('.glow')!, 'stroke')).toBe('var(--glow)');
      expect(valueOf(page, place.querySelector('.shape')!, 'fill')).toBe('transparent');
    }
    const [calm] = container.querySelectorAll('.place[data-glow="false"] .glow');
    expect(valueOf(page, calm!, 'stroke')).toBe('none');
  });

  test('arrow keys lead from place to place', async () => {
    const { spot } = await show(middle(2), 0);
    act(() => spot('talion').focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(spot('mome'));
  });

  test('M7.2 a map that was moved elsewhere by hand goes to the war that can be ended; to one in sight it does not move', async () => {
    const { container, spot } = await show(duel({ provinces: ['palmain'] }, {}, { armies: { blore: [5, 0] } }), 0);
    const seen = (): number[] =>
      container.querySelector('.map svg[viewBox]')!.getAttribute('viewBox')!.split(' ').map(Number);
    const isSeen = (place: string): boolean => {
      const [x = 0, y = 0, width = 0, height = 0] = seen();
      const { label } = cellOf(place);
      return label.x > x && label.x < x + width && label.y > y && label.y < y + height;
    };
    const press = (key: string, shiftKey = false) =>
      act(async () => {
        for (let i = 0; i < 20; i++) fireEvent.keyDown(spot('talion'), { key, shiftKey });
      });
    const choose = () => userEvent.click(container.querySelector<HTMLElement>('[data-move="endWar"]')!);
    await press('+');
    await press('ArrowLeft', true);
    expect(isSeen('blore')).toBe(false);
    await choose();
    expect(isSeen('blore')).toBe(true);
    const there = seen();
    await choose();
    await choose();
    expect(seen()).toEqual(there);
  });

  test('M8.4 a road is built by its border', async () => {
    changeSettings({ confirmAll: false });
    const table = playedOn({ decisions: 30, until: asks('turn') });
    table.g.questions = [
      { n: 999, seat: 0, stage: 'turn', ask: 'turn', options: ['build road blore-palmain', 'pass'], min: 1, max: 1 },
    ];
    const { container, spot, answers } = await show(table, 0);
    // The map is calm until the action is chosen.
    expect(container.querySelector('.site')).toBeNull();
    await userEvent.click(container.querySelector<HTMLElement>('[data-move="build"]')!);
    await userEvent.click(spot('blore-palmain'));
    if (answers.length === 0) await userEvent.click(spot('blore-palmain'));
    expect(answers).toEqual([['build road blore-palmain']]);
  });

  test('M4.1 cards pay: every card of a payment stands for it', async () => {
    const { view, spot } = await show(
      playedOn({ decisions: 30, until: ({ ask, options }) => ask === 'pay' && options.length > 1 }),
      0,
    );
    for (const option of view.questions[0]!.options) {
      for (const id of option.split(' ').filter((word) => CARDS.has(word)))
        expect(spot(id)).toHaveAttribute('data-selectable', 'true');
    }
  });

  describe('M4.1 a payment of many ways is clicked together, card by card', () => {
    const paying = () =>
      duel({
        provinces: ['palmain', 'custus', 'lea', 'welkin', 'ambsace', 'darb'],
        hand: ['palmain', 'starterArmy', 'lea', 'welkin', 'ambsace', 'darb', 'custus'],
      })
        .turn('invade blore')
        .answer('3');
    const selectable = (spot: (key: string) => HTMLElement, ids: readonly string[]) =>
      ids.filter((id) => spot(id).getAttribute('data-selectable') === 'true');
    const bar = ({ container }: Awaited<ReturnType<typeof show>>) =>
      within(container.querySelector<HTMLElement>('section[data-mine]')!);

    test('a click leaves what can be played along; the last card that is needed picks', async () => {
      const table = paying();
      const { options } = table.question();
      expect(options.length).toBeGreaterThan(6);
      const shown = await show(table, 0);
      const { spot, answers, view } = shown;
      fireEvent.click(bar(shown).getByTitle('Clear'));
      fireEvent.click(spot('lea-card'));
      expect(spot('lea-card')).toHaveAttribute('aria-pressed', 'true');
      bar(shown).getByTitle(`List all options (${options.filter((option) => option.includes('lea-card')).length})`);
      fireEvent.click(spot('darb-card'));
      expect(selectable(spot, view.players[0]!.hand)).toEqual(['lea-card', 'welkin-card', 'ambsace-card', 'darb-card']);
      fireEvent.click(spot('welkin-card'));
      // Where the usual payment was there to be confirmed, another is.
      expect(answers).toEqual([]);
      fireEvent.click(bar(shown).getByText('Confirm'));
      expect(answers).toEqual([['armies lea-card armies welkin-card armies darb-card']]);
    });

    test('cards that make a whole payment are picked, though others could be played along', async () => {
      const table = duel({
        provinces: ['palmain', 'custus', 'lea'],
        hand: ['palmain', 'starterArmy', 'lea', 'custus'],
        reserve: ['levies'],
      })
        .turn('invade blore')
        .answer('2');
      expect(table.question().options.filter((option) => option.includes('starterArmy-red-1')).length).toBeGreaterThan(
        1,
      );
      const shown = await show(table, 0);
      fireEvent.click(shown.spot('starterArmy-red-1'));
      expect(shown.spot('lea-card')).toHaveAttribute('data-selectable', 'true');
      fireEvent.click(bar(shown).getByText('Confirm'));
      expect(shown.answers).toEqual([['armies starterArmy-red-1']]);
    });

    test('a second click takes a card back, and clearing all of them', async () => {
      const shown = await show(paying(), 0);
      const { spot, view } = shown;
      const { hand } = view.players[0]!;
      fireEvent.click(bar(shown).getByTitle('Clear'));
      const before = selectable(spot, hand);
      fireEvent.click(spot('lea-card'));
      fireEvent.click(spot('darb-card'));
      fireEvent.click(spot('lea-card'));
      expect(spot('lea-card')).toHaveAttribute('aria-pressed', 'false');
      expect(spot('darb-card')).toHaveAttribute('aria-pressed', 'true');
      fireEvent.click(bar(shown).getByTitle('Clear'));
      expect(spot('darb-card')).toHaveAttribute('aria-pressed', 'false');
      expect(selectable(spot, hand)).toEqual(before);
    });
  });

  test('M2.10 own provinces glow for the citadel', async () => {
    const table = playedOn({ decisions: 30, until: asks('turn') });
    const own = PROVINCES.filter((place) => table.g.owners[place] === 0);
    table.g.questions = [{ n: 999, seat: 0, stage: 'citadels', ask: 'citadel', options: own, min: 1, max: 1 }];
    const { spot } = await show(table, 0);
    expect(PROVINCES.filter((place) => spot(place).getAttribute('data-selectable') === 'true')).toEqual(own);
  });

  test('the row of moves sleeps while no move is asked for, and is gone once the match is over', async () => {
    const table = playedOn({ decisions: 30, until: asks('turn') });
    const row = async (): Promise<number> => {
      const { container, unmount } = await show(table, 0);
      const moves = container.querySelector('.actions')!.childElementCount;
      unmount();
      return moves;
    };
    table.g.questions = [];
    expect(await row()).toBe(1);
    table.g.result = { ending: 'agreed', winners: [0], scores: [3, 2], details: [] };
    expect(await row()).toBe(0);
  });

  test('what has no place stays in the bar', async () => {
    const { view } = await show(
      playedOn({ decisions: 30, until: ({ ask, options }) => ask === 'armies' && options.length > 1 }),
      0,
    );
    const bar = within(screen.getByRole('region', { name: 'Decision' }));
    expect(bar.getAllByRole('button', { pressed: false })).toHaveLength(view.questions[0]!.options.length);
  });
});

describe.each([
  ['M2.10, M4.10 citadels are placed', 'citadel', {}, 1, 'citadel'],
  ['M14.1, M4.10 provinces are given back', 'draft', { setup: 'draft' }, 2, 'neutral'],
])('%s on the board, by all at once', (_what, ask, options, n, sign) => {
  const SEATS = [0, 1, 2];

  /** A match of three in which everybody is asked. */
  function asked(): HeadlessTable<Mythotopia> {
    for (let i = 0; i < 200; i++) {
      const table = HeadlessTable.open(rules, SEATS.length, { ...options, seed: `together ${i}` });
      for (const question of [...table.g.questions]) table.play(moveFor(rules, question, ['ready']));
      if (table.g.questions[0]?.ask === ask) return table;
    }
    throw new Error(`nobody is asked ${ask}`);
  }

  /** What a seat is told of every province; those that glow. */
  function read({ container }: Awaited<ReturnType<typeof show>>): {
    told: Map<string, string>;
    glowing: HTMLElement[];
  } {
    const places = [...container.querySelectorAll<HTMLElement>('path[data-spot]')].filter(({ dataset }) =>
      PROVINCES.includes(dataset.spot!),
    );
    expect(places).toHaveLength(PROVINCES.length);
    return {
      told: new Map(places.map((each) => [each.dataset.spot!, each.getAttribute('aria-label') ?? ''])),
      glowing: places.filter(({ dataset }) => dataset.selectable === 'true'),
    };
  }

  test('nobody sees anything before all have chosen, and everybody afterwards', async () => {
    changeSettings({ confirmAll: false });
    const table = asked();
    const chosen: string[] = [];
    for (const seat of [1, 2, 0]) {
      const question = questionOf(table.g, seat)!;
      const shown = await show(table, seat);
      const { told, glowing } = read(shown);
      for (const place of chosen) expect(told.get(place)).not.toContain(shown.words.term(sign));
      expect(glowing.map(({ dataset }) => dataset.spot!).sort()).toEqual(question.options);
      const clicked = glowing.slice(1, 1 + n);
      for (const place of clicked) fireEvent.click(place);
      if (shown.answers.length === 0)
        fireEvent.click(
          within(shown.container.querySelector<HTMLElement>('section[data-mine]')!).getByText(/^Confirm/),
        );
      expect(shown.answers).toEqual([clicked.map(({ dataset }) => dataset.spot)]);
      chosen.push(...shown.answers[0]!);
      shown.unmount();
      expect(table.play(moveFor(rules, question, shown.answers[0]!))).toBeNull();
    }
    const watched = await show(table, null);
    for (const place of chosen) expect(read(watched).told.get(place)).toContain(watched.words.term(sign));
  });
});

test('M7.1 a war shows the strength of both sides, and which is the stronger', async () => {
  const table = middle(2);
  const place = PROVINCES.find((each) => table.g.owners[each] === 1)!;
  table.g.armies[place] = [9, 0];
  const { container, spot } = await show(table, 0);
  const plaque = container.querySelector(`[data-place="${place}"] .war`)!;
  const strengths = [...plaque.querySelectorAll('.strength')].map(({ textContent }) => Number(textContent));
  expect(strengths).toHaveLength(2);
  expect(strengths[1]).toBeGreaterThanOrEqual(9);
  expect(plaque.querySelector('.compared')).toHaveTextContent('<');
  expect(plaque.querySelectorAll('.leads')).toHaveLength(1);
  expect(spot(place)).toHaveAccessibleName(expect.stringContaining(`Bob ${strengths[0]}, Ann ${strengths[1]}`));
});

test('M7.3–M7.5 every province without a war shows the strength of its defender, none too', async () => {
  const table = middle(4);
  const { container, view } = await show(table, 0);
  const peaceful = PROVINCES.filter((place) => sidesOf(view, place).length === 1);
  const strengths = peaceful.map((place) => sidesOf(view, place)[0]!.strength);
  const shown = peaceful.map((place) => container.querySelector(`[data-place="${place}"] .shield + .strength`));
  expect(shown.map((each) => Number(each?.textContent ?? NaN))).toEqual(strengths);
  expect(shown.map((each) => each?.closest('[data-none="true"]') != null)).toEqual(strengths.map((n) => n === 0));
  expect(new Set(strengths.map((n) => n === 0))).toEqual(new Set([true, false]));
});

test('M7.2 in a tie nobody is the stronger', async () => {
  const table = middle(2);
  const place = PROVINCES.find((each) => table.g.owners[each] === 1)!;
  table.g.armies[place] = [1, 0];
  const strength = sidesOf(table.g, place)[0]!.strength;
  const others = sidesOf(table.g, place)[1]!.strength - 1;
  table.g.armies[place] = [20 - others, 20 - strength];
  const { container } = await show(table, 0);
  const plaque = container.querySelector(`[data-place="${place}"] .war`)!;
  expect([...plaque.querySelectorAll('.strength')].map(({ textContent }) => textContent)).toEqual(['20', '20']);
  expect(plaque.querySelector('.compared')).toHaveTextContent('=');
  expect(plaque.querySelectorAll('.leads')).toHaveLength(0);
});

test('M3.4 victory cards show the tokens that are left', async () => {
  const table = middle(2);
  const [first] = table.g.vp;
  first!.tokens = [];
  const { container, view } = await show(table, 0);
  for (const { id, tokens } of view.vp) {
    const row = container.querySelector<HTMLElement>(`[data-card="${id}"]`)!;
    expect(row.dataset.empty).toBe(String(tokens.length === 0));
    expect(row).toHaveTextContent(
      tokens.length === 0 ? '0' : `${tokens.filter((each) => each === tokens[0]).length}×${tokens[0]}`,
    );
  }
});

test('before the match everybody can say that they are ready', async () => {
  await show(HeadlessTable.open(rules, 2, { setup: 'normal' }), 0);
  expect(
    within(screen.getByRole('region', { name: 'Decision' })).getAllByRole('button', { pressed: false }).length,
  ).toBeGreaterThan(0);
});
