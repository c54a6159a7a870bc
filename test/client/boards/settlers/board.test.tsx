import { act, fireEvent, screen, within } from '@testing-library/react';
import board from '../../../../client/boards/settlers';
import { changeSettings } from '../../../../client/settings';
import { HIDDEN, type Question } from '../../../../games/kit/core';
import { HeadlessTable } from '../../../../games/kit/table';
import settlers from '../../../../games/settlers';
import { ADVICE, RECOMMENDED } from '../../../../games/settlers/advice';
import { CARDS } from '../../../../games/settlers/catalogue';
import { GOODS } from '../../../../games/settlers/card';
import { forecast } from '../../../../games/settlers/forecast';
import { threats } from '../../../../games/settlers/rules/attack';
import { score } from '../../../../games/settlers/rules/ending';
import { drafting } from '../../../../games/settlers/rules/lookout';
import { controlled } from '../../../../games/settlers/rules/select';
import { settlers as rules } from '../../../../games/settlers/ruleset';
import { situation, type SituationOptions } from '../../../../games/settlers/situation';
import { ATTACK_CARDS } from '../../../../games/settlers/solo';
import type { Settlers } from '../../../../games/settlers/state';
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

const playedOn = ({ options, ...wanted }: Wanted<Settlers>): HeadlessTable<Settlers> =>
  search(rules, { seed: 'town', ...wanted, options: { factions: 'dealt', ...options } });
const show = (table: HeadlessTable<Settlers>, seat: number | null) => renderBoard(settlers, board, table, seat);
const asks =
  (ask: string, round = 1) =>
  (question: Question, g: Settlers): boolean =>
    question.ask === ask && g.round >= round;
const written = (given: SituationOptions): HeadlessTable<Settlers> => new HeadlessTable(rules, situation(given).g);

const barOf = (container: HTMLElement): HTMLElement => container.querySelector('section[data-mine]')!;
const optionsIn = (container: HTMLElement): string[] =>
  [...barOf(container).querySelectorAll<HTMLElement>('[data-option]')].map(({ dataset }) => dataset.option!);

const middle = (seats: number): HeadlessTable<Settlers> => playedOn({ seats, until: asks('turn', 3) });

describe.each([1, 2, 4])('a match of %i in its middle', (seats) => {
  const table = middle(seats);

  test('lies on the table: hand, locations, deals, what is everybody’s', async () => {
    const { container, view, words, spot } = await show(table, 0);
    const me = view.players[0]!;
    const mine = [...me.hand, ...me.empire, ...me.deals, ...view.virtual, ...view.line];
    for (const id of mine) expect(spot(id)).toHaveAccessibleName(expect.stringContaining(words.name(id)));
    for (const pile of ['commonDeck', 'commonDiscard', 'deck 0', 'discard 0', 'foundations 0', 'deals 0'])
      expect([pile, container.querySelectorAll(`[data-pile="${pile}"]`).length]).toEqual([pile, 1]);
    for (const good of GOODS)
      expect(container.querySelector(`[data-heap="goods 0 ${good}"][data-n]`)).toHaveAttribute(
        'data-n',
        String(me.goods[good]),
      );
  });

  test('shows every location of the others, one touch away', async () => {
    const { container, view, spot } = await show(table, 0);
    for (const fold of container.querySelectorAll<HTMLElement>('button[aria-expanded="false"]')) fireEvent.click(fold);
    await act(async () => {});
    for (const seat of view.players.keys())
      for (const id of controlled(view, seat)) expect(spot(id)).toBeInTheDocument();
  });

  test.each([0, null])('tells seat %s nothing that is hidden', async (seat) => {
    const { container, view } = await show(table, seat);
    const seen = JSON.stringify({ ...view, questions: [] });
    const hidden = [...CARDS.keys(), ...ATTACK_CARDS.keys()].filter((id) => !seen.includes(`"${id}"`));
    expect(hidden.length).toBeGreaterThan(0);
    const drawn = [...container.querySelectorAll<HTMLElement>('[data-spot], [data-card]')].flatMap(({ dataset }) => [
      ...(dataset.spot ?? '').split(' '),
      dataset.card ?? '',
    ]);
    expect(hidden.filter((id) => drawn.includes(id))).toEqual([]);
  });
});

test('the table of four has no fault that axe can find', async () => {
  const { container } = await show(middle(4), 0);
  expect(await faultsOf(container)).toEqual([]);
});

describe.each([
  ['alone', { seats: 1 }],
  ['two', { seats: 2, seed: 'reach' }],
  ['four', { seats: 4 }],
  ['closed lookout', { seats: 3, options: { lookout: 'closed' } }],
] as const)('every option can be reached on the board or in the bar: %s', (_name, wanted) => {
  const seen = new Set<string>();
  const positions: HeadlessTable<Settlers>[] = [];
  for (let decisions = 0; positions.length < 7; decisions += 9) {
    try {
      const table = playedOn({ ...wanted, decisions, until: ({ ask }) => !seen.has(ask) || ask === 'turn' });
      seen.add(table.g.questions.find(({ seat }) => seat === 0)!.ask);
      positions.push(table);
    } catch {
      break;
    }
  }

  test('wherever seat 0 is asked', async () => {
    expect(positions.length).toBeGreaterThan(4);
    for (const table of positions) {
      const { container, view, unmount } = await show(table, 0);
      const question = view.questions.find(({ seat }) => seat === 0)!;
      const places = (): Set<string> =>
        new Set(
          [...container.querySelectorAll<HTMLElement>('button[data-spot][data-selectable="true"]')].map(
            ({ dataset }) => dataset.spot!,
          ),
        );
      const reached = places();
      // The tokens of the shelf show where they can go.
      const shelf = container.querySelector<HTMLElement>('button[aria-pressed] [data-heap]')?.closest('button');
      if (shelf) {
        fireEvent.click(shelf);
        for (const place of places()) reached.add(`place ${place}`);
      }
      const inBar = optionsIn(container);
      const isReached = (option: string): boolean => {
        if (inBar.includes(option)) return true;
        const keys = board.standsFor!(option, question, view);
        return keys.some((key) => reached.has(option.startsWith('place ') ? `place ${key}` : key));
      };
      expect([question.ask, question.options.filter((option) => !isReached(option))]).toEqual([question.ask, []]);
      unmount();
    }
  });
});

describe('what a hand card can be used for stands on it', () => {
  const turn = () =>
    written({
      players: [
        {
          faction: 'japanese',
          hand: ['JAP001', 'COM007', 'JAP015'],
          goods: { wood: 2, food: 1, raze: 1 },
          empire: ['COM021'],
        },
        { faction: 'romans' },
      ],
    });

  test('S8.1, S9.1, S10.1 building, dealing and razing are two clicks: the tag, and the tag again', async () => {
    for (const [tag, others] of [
      ['build JAP001', ['deal JAP001', 'raze JAP001']],
      ['deal JAP001', []],
      ['raze COM007', ['build COM007']],
    ] as const) {
      const { spot, answers, unmount } = await show(turn(), 0);
      for (const other of others) expect(spot(other)).toHaveAttribute('data-selectable', 'true');
      fireEvent.click(spot(tag));
      if (answers.length === 0) fireEvent.click(spot(tag));
      expect(answers).toEqual([[tag]]);
      unmount();
    }
  });

  test('S11.2 building says which features it sets off, its own included', async () => {
    const hand = ['COM008', 'COM006', 'COM007'];
    const { spot } = await show(
      written({
        players: [{ faction: 'romans', hand, empire: ['COM002'], goods: { wood: 3, stone: 3 } }, {}],
      }),
      0,
    );
    const called = (id: string): string => spot(`build ${id}`).getAttribute('aria-label') ?? '';
    expect(hand.map((id) => /sets off: (.*?)[.,]?$/.exec(called(id))?.[1] ?? null)).toEqual(['Supplier', 'Mill', null]);
    expect(spot('build COM008').parentElement).toHaveTextContent('1');
  });

  test('what cannot be done says why', async () => {
    const { spot } = await show(turn(), 0);
    const tag = spot('build JAP015');
    expect(tag).toHaveAttribute('aria-disabled', 'true');
    expect(tag).toHaveAccessibleDescription();
    expect(spot('build JAP001')).not.toHaveAttribute('aria-disabled');
    // Common cards make no deals, Shrine has no raze field (S9.2, S2.2): they have no such tag.
    expect(() => spot('deal COM007')).toThrow();
    expect(() => spot('raze JAP015')).toThrow();
  });
});

test('S13.JAP015 one click says how many of a good go on the Shrine', async () => {
  const { g } = situation({
    players: [
      { faction: 'japanese', empire: ['JAP015'], goods: { wood: 4, stone: 2, gold: 1 } },
      { faction: 'romans' },
    ],
  }).answer('place feature JAP015');
  const { container, answers } = await show(new HeadlessTable(rules, g), 0);
  const press = (name: string): void => {
    fireEvent.click(within(barOf(container)).getByRole('button', { name }));
  };
  const groups = within(barOf(container)).getAllByRole('group', { name: /wood|stone/i });
  expect(groups.map((group) => within(group).getAllByRole('button').length)).toEqual([4, 2]);
  fireEvent.click(within(groups[0]!).getByRole('button', { name: '×3' }));
  fireEvent.click(within(groups[1]!).getByRole('button', { name: '×2' }));
  // The number that stands chosen, clicked again, says one fewer.
  fireEvent.click(within(groups[1]!).getByRole('button', { name: '×2' }));
  press('Confirm 4 of 7');
  expect(answers).toEqual([['wood 1', 'wood 2', 'wood 3', 'stone 1']]);
});

test('S12.1 a location is activated by a click, S7.6 and protected after the token was chosen', async () => {
  const table = () =>
    written({
      players: [
        { faction: 'barbarians', empire: ['COM021', 'COM007'], goods: { worker: 2, defence: 1 } },
        { faction: 'romans' },
      ],
    });
  const first = await show(table(), 0);
  fireEvent.click(first.spot('COM021'));
  if (first.answers.length === 0) fireEvent.click(first.spot('COM021'));
  expect(first.answers).toEqual([['activate COM021']]);
  expect(first.spot('COM007')).toHaveAttribute('data-selectable', 'false');
  first.unmount();

  const { container, spot, answers } = await show(table(), 0);
  const token = container.querySelector<HTMLElement>('[data-heap="goods 0 defence"]')!.closest('button')!;
  fireEvent.click(token);
  expect(barOf(container)).toHaveTextContent('Choose the location that it goes on');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(barOf(container)).toHaveTextContent('Your turn: choose an action, or pass');
  expect(spot('COM007')).toHaveAttribute('data-selectable', 'false');
  fireEvent.click(token);
  expect(within(barOf(container)).getByRole('button', { name: 'Clear' })).toBeInTheDocument();
  fireEvent.click(spot('COM007'));
  if (answers.length === 0) fireEvent.click(spot('COM007'));
  expect(answers).toEqual([['place defence COM007']]);
});

test('S2.8 a town lies in rows by kind, the faction’s before what is common; deals are under it', async () => {
  const rows = [
    ['JAP001', 'COM007'],
    ['JAP015', 'COM002'],
    ['JAP008', 'JAP016', 'COM021'],
  ];
  const table = written({
    players: [
      { faction: 'japanese', empire: ['COM021', 'COM002', 'JAP015', 'COM007', 'JAP008', 'JAP016', 'JAP001'] },
      { faction: 'romans' },
    ],
  });
  const { container } = await show(table, 0);
  const drawn = [...container.querySelectorAll('.mine section:has(> h3)')].map((row) =>
    [...row.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.card),
  );
  expect(drawn.filter(({ length }) => length > 0)).toEqual(rows);
  const [deals] = container.querySelectorAll('.mine [data-pile="deals 0"]');
  const last = [...container.querySelectorAll('.mine [data-card]')].at(-1)!;
  expect(last.compareDocumentPosition(deals!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('facts are the rules’', () => {
  test('S6 the forecast stands beside my goods', async () => {
    const table = written({
      players: [
        { faction: 'romans', empire: ['COM007', 'COM025', 'COM023'], deals: ['ROM003'] },
        { faction: 'barbarians' },
      ],
    });
    const { container, view } = await show(table, 0);
    const { sure } = forecast(view, 0)!;
    expect(sure).toMatchObject({ wood: 3, stone: 1, food: 3, gold: 1, worker: 2 });
    for (const good of GOODS)
      expect([good, container.querySelector(`[data-heap="goods 0 ${good}"] small`)?.textContent ?? '']).toEqual([
        good,
        sure[good] ? `Next production+${sure[good]}` : '',
      ]);
  });

  test('S15.1, Q23 the score as of now, past 49', async () => {
    const table = written({
      players: [
        { faction: 'romans', empire: ['COM007', 'ROM029'], goods: { vp: 71 } },
        { faction: 'barbarians', goods: { vp: 5 } },
      ],
    });
    const { container, view } = await show(table, 0);
    expect(score(view, 0)).toBe(74);
    const discs = [...container.querySelectorAll('section[aria-label="Score track"] [data-ghost]')];
    expect(discs.map(({ textContent }) => Number(/\d+$/.exec(textContent ?? '')?.[0]))).toEqual([71, 5, 74]);
  });

  test('S15.1 after the end the track has the final scores', async () => {
    const players = [{ faction: 'romans' as const, empire: ['ROM029'], goods: { vp: 71 } }, { goods: { vp: 5 } }];
    const { container } = await show(written({ players, at: 'score' }), 0);
    const discs = [...container.querySelectorAll('section[aria-label="Score track"] [data-ghost]')];
    expect(discs.map(({ textContent }) => Number(/\d+$/.exec(textContent ?? '')?.[0]))).toEqual([73, 5]);
  });

  test('S1.6 the bar offers both decks, which lie far apart, and so do the decks', async () => {
    const table = written({
      players: [{ faction: 'romans', hand: ['COM065'], goods: { wood: 2 } }, { faction: 'barbarians' }],
    });
    const [turn] = table.g.questions;
    table.play({ seat: 0, name: 'build', args: [turn?.n, 'COM065'] });
    const { container, spot } = await show(table, 0);
    expect(optionsIn(container)).toEqual(['common', 'faction']);
    for (const deck of ['common', 'faction']) expect(spot(deck)).toHaveAttribute('data-selectable', 'true');
  });

  test('S10.2 what razing an opponent’s location takes; nothing of who has passed', async () => {
    const players = [
      { faction: 'romans' as const, goods: { raze: 3 } },
      { faction: 'barbarians' as const, empire: ['COM007', 'COM021', 'BAR020'] },
    ];
    const open = await show(written({ players, defended: ['COM021'] }), 0);
    expect(open.spot('COM007').parentElement).toHaveTextContent('Raze tokenRaze token▸WoodWood');
    expect(open.spot('COM021').parentElement).toHaveTextContent('Raze tokenRaze tokenRaze token▸');
    expect(open.spot('BAR020')).toHaveAttribute('data-selectable', 'false');
    expect(open.spot('BAR020').parentElement).not.toHaveTextContent('▸');
    expect(open.spot('COM007')).toHaveAttribute('data-selectable', 'true');
    open.unmount();
    const passed = await show(written({ players, passed: [1] }), 0);
    expect(passed.spot('COM007')).toHaveAttribute('data-selectable', 'false');
    expect(passed.container.querySelector('#settlers-empire-1')).toHaveTextContent('Has passed');
  });

  test('S9.1, S10.1, S11.1 the viewer says of each use of a card why it cannot be', async () => {
    const players = [{ faction: 'romans' as const, hand: ['ROM003'], goods: { wood: 1 } }, {}];
    const { spot } = await show(written({ players }), 0);
    await act(async () => void fireEvent.keyDown(spot('ROM003'), { key: 'i' }));
    const reasons = within(await screen.findByRole('dialog')).getAllByText(/^(Build|Deal|Raze):$/);
    expect(reasons.map((line) => line.parentElement?.textContent.replace(/\s/g, ' '))).toEqual([
      'Build: You lack 1 stone and 1 location.',
      'Deal: You lack 1 food.',
      'Raze: It cannot be razed.',
    ]);
  });

  test('S5.2 the draft says who takes a card next', async () => {
    const { container, view } = await show(playedOn({ seats: 3, until: asks('lookout', 2) }), 0);
    const names = ['Ann', 'Bob', 'Cyril'];
    const shown = [...container.querySelectorAll('ol[aria-label] > li:not([aria-hidden])')];
    expect(shown.map(({ textContent }) => /\w+$/.exec(textContent ?? '')?.[0])).toEqual(
      drafting(view).map((seat) => names[seat]),
    );
    expect(shown[0]).toHaveAttribute('aria-current');
    for (const id of view.shown)
      expect(container.querySelector(`[data-spot="${id}"]`)).toHaveAttribute('data-selectable', 'true');
  });

  test('S18.10 the attack line, and what the next attack may take', async () => {
    const table = written({
      players: [{ faction: 'romans', empire: ['COM007', 'COM018', 'COM021', 'ROM029'] }],
      line: ['ATT01', 'ATT08'],
      virtual: ['COM012'],
    });
    const { container, view, words, spot } = await show(table, 0);
    for (const id of [...view.line, ...view.virtual]) expect(spot(id)).toBeInTheDocument();
    const next = threats(view, 0);
    expect(next.some(({ victims }) => victims.length > 0)).toBe(true);
    const list = container.querySelector('ul[aria-label="What the next attack may take"]')!;
    const dangers = next.filter(({ victims }) => victims.length > 0);
    // Targets that find nothing stand together.
    expect(list.children).toHaveLength(dangers.length + 1);
    for (const [i, { n, victims }] of dangers.entries()) {
      expect(list.children[i]).toHaveTextContent(`${n}×`);
      for (const id of victims) expect(list.children[i]).toHaveTextContent(words.name(id));
    }
    expect(container.querySelectorAll('[data-harmless] b')).toHaveLength(next.length - dangers.length);
    expect(container).toHaveTextContent('You would win');
  });

  test('S12.2, S12.6 used up, protected, forbidden and taken over are told apart', async () => {
    const table = written({
      players: [
        { faction: 'egyptians', empire: ['COM033', 'COM042', 'COM021', 'COM007'] },
        { faction: 'japanese', empire: ['JAP016'] },
      ],
      used: { COM033: 1, COM021: 1 },
      blocked: ['COM042'],
      defended: ['COM007'],
      samurai: ['JAP016'],
      held: { JAP016: 0 },
    });
    const { container } = await show(table, 0);
    const tile = (id: string) => container.querySelector<HTMLElement>(`.mine [data-card="${id}"]`)!;
    expect(['COM033', 'COM042', 'COM021', 'COM007'].map((id) => tile(id).dataset.spent)).toEqual([
      'true',
      'true',
      'false',
      'false',
    ]);
    expect(tile('COM021')).toHaveTextContent('1/2');
    expect(tile('COM042')).toHaveTextContent('Forbidden');
    expect(tile('COM007')).toHaveTextContent('Defended');
    // Who controls it has it (Q5).
    expect(tile('JAP016')).toHaveTextContent('Samurai');
    expect(tile('JAP016')).toHaveTextContent('Taken over');
  });
});

test('S17.1 closed: who has passed two cards on still sees them', async () => {
  const table = playedOn({
    seats: 3,
    options: { lookout: 'closed' },
    until: (q, g) => q.ask === 'keepOne' && g.players[1]!.offer.length === 2,
  });
  const { view, spot } = await show(table, 0);
  const passed = view.players[1]!.offer;
  expect(passed).not.toContain(HIDDEN);
  for (const id of [...passed, ...view.players[0]!.offer]) expect(spot(id)).toBeInTheDocument();
  expect(view.players[2]!.offer).toEqual([HIDDEN, HIDDEN]);
});

test('S3.2 factions are chosen by their boards, with what they produce', async () => {
  const table = playedOn({ seats: 2, options: { factions: 'choose' }, until: asks('faction', 0) });
  const { view, spot, answers, container } = await show(table, 0);
  // Whoever chooses for the first time is told what each is like.
  for (const { special } of Object.values(ADVICE)) expect(await screen.findByText(special.en)).toBeInTheDocument();
  expect(screen.getAllByText('For a first match')).toHaveLength(RECOMMENDED.length);
  const [faction = ''] = view.questions[0]!.options;
  fireEvent.click(spot(faction));
  if (answers.length === 0) fireEvent.click(spot(faction));
  expect(answers).toEqual([[faction]]);
  expect(container).toHaveTextContent('Barbarians');
});

test('S18.1 who plays alone is not asked to be ready; with others each is', async () => {
  const begun = (seats: number) => HeadlessTable.open(rules, seats, { factions: 'dealt', seed: 'ready' });
  expect((await show(begun(1), 0)).answers).toEqual([['ready']]);
  expect((await show(begun(2), 0)).answers).toEqual([]);
});
