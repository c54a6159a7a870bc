import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeSettings } from '../../client/settings';
import type { BoardModule } from '../../client/table/board';
import { fallback } from '../../client/table/fallback';
import { Spot } from '../../client/table';
import type { Toy } from './toy/ruleset';
import type { Core, Seat } from '../../games/kit/core';
import { say } from '../../games/kit/events';
import type { Ruleset } from '../../games/kit/ruleset';
import { renderTable } from './render';
import { toy } from './toy';

/** A board that shows nothing: every option is the question bar's. */
const bare: BoardModule = { ...fallback, Board: () => <p>bare board</p> };

const bar = () => screen.getByRole('region', { name: 'Decision' });
const hand = (view: unknown): string[] => (view as Toy).players[0]?.hand ?? [];

afterEach(() => changeSettings({ confirmAll: false }));

describe('the question bar', () => {
  test('Ctrl+Z takes back, as the button does', async () => {
    const { view } = await renderTable({ board: bare });
    await userEvent.click(within(bar()).getByRole('button', { name: /well/ }));
    expect(view().questions[0]?.ask).not.toBe('turn');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(view().questions[0]?.ask).toBe('turn');
  });

  test('says what is asked and preselects nothing', async () => {
    await renderTable({ board: bare, dealt: false });
    expect(bar()).toHaveTextContent('Question ready?');
    for (const button of within(bar()).getAllByRole('button'))
      expect(button).not.toHaveAttribute('aria-pressed', 'true');
    expect(within(bar()).queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  test('a number key picks, Enter confirms', async () => {
    const { view } = await renderTable({ board: bare, dealt: false });
    await userEvent.keyboard('1');
    expect(within(bar()).getByRole('button', { name: /ready/ })).toHaveAttribute('aria-pressed', 'true');
    expect(view().questions[0]?.ask).toBe('ready');
    await userEvent.keyboard('{Enter}');
    expect(view().questions[0]?.ask).toBe('turn');
  });

  test('Escape clears, and Enter then does nothing', async () => {
    const { view } = await renderTable({ board: bare, dealt: false });
    await userEvent.keyboard('2{Escape}{Enter}');
    expect(within(bar()).getByRole('button', { name: /wait/ })).toHaveAttribute('aria-pressed', 'false');
    expect(view().questions[0]?.ask).toBe('ready');
  });

  test('Enter on a button that was clicked confirms', async () => {
    const { view } = await renderTable({ board: bare, dealt: false });
    await userEvent.click(within(bar()).getByRole('button', { name: /ready/ }));
    await userEvent.keyboard('{Enter}');
    expect(view().questions[0]?.ask).toBe('turn');
  });

  test('after a number key Enter confirms wherever the focus was left', async () => {
    const { view } = await renderTable({ board: bare, dealt: false });
    await userEvent.click(within(bar()).getByRole('button', { name: /wait/ }));
    await userEvent.keyboard('1{Enter}');
    expect(view().questions[0]?.ask).toBe('turn');
  });

  test('what undo can take back is done at once; what it cannot is confirmed where it was clicked', async () => {
    const { view } = await renderTable({ board: bare, dealt: false });
    const ready = within(bar()).getByRole('button', { name: /ready/ });
    await userEvent.click(ready);
    expect(view().questions[0]?.ask).toBe('ready');
    await userEvent.click(ready);
    expect(view().questions[0]?.ask).toBe('turn');
    await userEvent.click(within(bar()).getByRole('button', { name: /well/ }));
    expect(view().questions[0]?.ask).toBe('compost');
  });

  test('whoever wants to confirms everything', async () => {
    changeSettings({ confirmAll: true });
    const { view } = await renderTable({ board: bare });
    await userEvent.click(within(bar()).getByRole('button', { name: /well/ }));
    expect(view().questions[0]?.ask).toBe('turn');
    await userEvent.click(within(bar()).getByRole('button', { name: 'Confirm' }));
    expect(view().questions[0]?.ask).toBe('compost');
  });

  test('the same key never answers two questions', async () => {
    const { view } = await renderTable({ board: bare });
    const before = view().asked;
    await userEvent.keyboard('77');
    expect(view().asked).toBe(before);
  });

  test('a double click never answers two questions', async () => {
    const { view } = await renderTable({ board: bare });
    const click = async (name: RegExp | string, detail: number): Promise<void> => {
      fireEvent.click(within(bar()).getByRole('button', { name }), { detail });
      await act(async () => {});
    };
    await click(/well/, 1);
    const { asked } = view();
    expect(view().questions[0]?.ask).toBe('compost');
    await click('None of these', 2);
    expect(view().asked).toBe(asked);
    await click('None of these', 1);
    expect(view().asked).toBeGreaterThan(asked);
  });

  test('passing is the last of the answers, before the way back', async () => {
    await renderTable({ board: bare });
    const names = within(bar())
      .getAllByRole('button')
      .map((button) => button.textContent ?? '');
    expect(names.slice(-2)).toEqual([expect.stringContaining('pass'), 'Undo']);
  });

  test('Confirm takes the place of what passes, and gives it back', async () => {
    changeSettings({ confirmAll: true });
    await renderTable({ board: bare });
    const place = () => within(bar()).getByRole('button', { name: 'Undo' }).parentElement!.previousElementSibling;
    expect(place()).toHaveTextContent('pass');
    await userEvent.click(within(bar()).getByRole('button', { name: /well/ }));
    expect(place()).toHaveTextContent(/^Confirm$/);
    await userEvent.click(within(bar()).getByRole('button', { name: 'Clear' }));
    expect(place()).toHaveTextContent('pass');
    await userEvent.keyboard('p');
    expect(place()).toHaveTextContent(/Confirm$/);
  });

  test('P passes', async () => {
    const { view } = await renderTable({ board: bare });
    await userEvent.keyboard('p');
    expect(within(bar()).getByRole('button', { name: /Confirm/ })).toHaveAttribute('data-option', 'pass');
    await userEvent.keyboard('{Enter}');
    expect(view().current).toBe(1);
  });

  test('what has been picked says what it will bring', async () => {
    changeSettings({ confirmAll: true });
    const { view } = await renderTable({ board: bare });
    await userEvent.click(within(bar()).getAllByRole('button', { name: /sell/ })[0] as HTMLElement);
    // The pick itself is not told twice.
    expect(bar()).toHaveTextContent(`turn?sell Fruit ${hand(view())[0]?.slice(1)}+2 <coins>1`);
    await userEvent.click(within(bar()).getByRole('button', { name: /well/ }));
    expect(bar()).toHaveTextContent('Then: Question compost?');
  });

  test('what every answer brings is told once, and not on each of them', async () => {
    const counts = (g: Core, seat: Seat | null): Record<string, number> =>
      seat === null ? { coins: g.questions[0]?.n === 1 ? 4 : 2 } : {};
    await renderTable({ board: bare, dealt: false, rules: { ...toy.ruleset, counts } });
    expect(bar()).toHaveTextContent(/Whatever you choose: .*−2/);
    for (const button of within(bar()).getAllByRole('button')) expect(button).not.toHaveTextContent('−2');
  });

  test('what nobody can know yet is said to be unknown', async () => {
    await renderTable({ board: bare, dealt: false });
    await userEvent.click(within(bar()).getByRole('button', { name: /ready/ }));
    // The toy's words are its keys.
    expect(bar()).toHaveTextContent(/<final>: <final\.revealedCard>\. ?The rest is unknown\./);
  });

  test('what is final says so before it is confirmed, and why; what undo can take back does not', async () => {
    changeSettings({ confirmAll: true });
    const { answer } = await renderTable({ board: bare, dealt: false });
    const confirm = () => within(bar()).getByRole('button', { name: 'Confirm' });
    await userEvent.click(within(bar()).getByRole('button', { name: /ready/ }));
    expect(confirm()).toHaveAttribute('title', '<final>: <final.revealedCard>');
    expect(confirm().querySelector('[data-final]')).not.toBeNull();
    await answer('ready');
    await userEvent.keyboard('p');
    expect(confirm()).toHaveAttribute('title', '<final>: <final.drewCards>');
    await userEvent.click(within(bar()).getByRole('button', { name: /well/ }));
    expect(confirm()).not.toHaveAttribute('title');
    expect(bar()).not.toHaveTextContent('<final>');
  });

  test.each([
    [3, /Fruit 1.*Fruit 2.*Fruit 3/],
    [5, /Fruit 1.*Fruit 2.*and 3 more things/],
  ])(
    'of what would take many sentences a few are said, and how many there are, but a rest of one (%s)',
    async (many, said) => {
      changeSettings({ confirmAll: true });
      const rules: Ruleset = {
        ...toy.ruleset,
        resume: (g) => {
          for (let n = 1; n <= many; n++) say(g, { k: 'sell', seat: 1, cards: [`F${n}`] });
          toy.ruleset.resume(g);
        },
      };
      await renderTable({ board: bare, rules });
      await userEvent.click(within(bar()).getByRole('button', { name: /well/ }));
      expect(bar()).toHaveTextContent(said);
    },
  );

  test('keys typed into a field are text', async () => {
    const typing: BoardModule = { ...fallback, Board: () => <input aria-label="note" /> };
    await renderTable({ board: typing, dealt: false });
    await userEvent.type(screen.getByLabelText('note'), '1{Enter}');
    expect(within(bar()).getByRole('button', { name: /ready/ })).toHaveAttribute('aria-pressed', 'false');
  });

  test('tells whom the table waits for', async () => {
    const { answer } = await renderTable({ board: bare });
    await answer('pass');
    expect(bar()).toHaveTextContent('Waiting for Bob.');
  });
});

describe('whether to do something', () => {
  const either: BoardModule = { ...bare, passing: ['wait', 'pass'] };
  const answers = () =>
    within(within(bar()).getByRole('group', { name: 'Options' }))
      .getAllByRole('button')
      .map((button) => button.dataset['option']);

  test('yes and no stand beside one another, and not where a turn is led on', async () => {
    const { view } = await renderTable({ board: either, dealt: false });
    expect(answers()).toEqual(['ready', 'wait']);
    await userEvent.keyboard('p');
    expect(answers()).toEqual(['ready', 'wait']);
    expect(view().questions[0]?.ask).toBe('ready');
    const place = () => within(bar()).getByRole('button', { name: 'Undo' }).parentElement!.previousElementSibling;
    expect(place()).toHaveTextContent(/^Confirm$/);
    await userEvent.click(within(bar()).getByRole('button', { name: /ready/ }));
    expect(place()).toHaveTextContent(/^Confirm$/);
    await userEvent.click(within(bar()).getByRole('button', { name: 'Clear' }));
    expect(place()).toBeEmptyDOMElement();
  });

  test('a yes that takes nothing from me is its own confirmation, whatever it draws', async () => {
    const { view } = await renderTable({ board: either, dealt: false });
    await userEvent.click(within(bar()).getByRole('button', { name: /ready/ }));
    expect(view().questions[0]?.ask).toBe('turn');
  });

  test('one that costs something is confirmed', async () => {
    const counts = (g: Core, seat: Seat | null): Record<string, number> =>
      seat === null ? {} : { coins: g.questions[0]?.ask === 'ready' ? 4 : 2 };
    const { view } = await renderTable({ board: either, dealt: false, rules: { ...toy.ruleset, counts } });
    await userEvent.click(within(bar()).getByRole('button', { name: /ready/ }));
    expect(view().questions[0]?.ask).toBe('ready');
  });
});

describe('picking several', () => {
  test('in order, no more than allowed, and none is possible', async () => {
    const { view, answer } = await renderTable({ board: bare });
    await answer('well');
    const [first, second, third] = hand(view());
    expect(within(bar()).getByRole('button', { name: 'None of these' })).toBeEnabled();
    await userEvent.keyboard('31');
    const confirm = within(bar()).getByRole('button', { name: 'Confirm 2 (at most 2)' });
    await userEvent.keyboard('2');
    expect(within(bar()).getAllByRole('button', { pressed: true })).toHaveLength(2);
    await userEvent.click(confirm);
    expect(hand(view())).toEqual([second]);
    expect((view() as Toy).deck).toHaveLength(12);
    expect(first).not.toBe(third);
  });

  test('none, by the key that passes', async () => {
    const { view, answer } = await renderTable({ board: bare });
    await answer('well');
    await userEvent.keyboard('p');
    expect(hand(view())).toHaveLength(3);
    expect(view().questions[0]?.ask).toBe('turn');
  });

  test('none', async () => {
    const { view, answer } = await renderTable({ board: bare });
    await answer('well');
    await userEvent.click(within(bar()).getByRole('button', { name: 'None of these' }));
    expect(hand(view())).toHaveLength(3);
    expect(view().questions[0]?.ask).toBe('turn');
  });
});

describe('undo', () => {
  test('takes the last decision back', async () => {
    const { view, answer } = await renderTable({ board: bare });
    const before = hand(view());
    await answer(`plant ${before[0]}`);
    expect(hand(view())).toHaveLength(2);
    await userEvent.click(within(bar()).getByRole('button', { name: 'Undo' }));
    expect(hand(view())).toEqual(before);
  });

  test('where it is not possible it says what was revealed', async () => {
    await renderTable({ board: bare });
    await userEvent.click(within(bar()).getByRole('button', { name: 'Undo' }));
    expect(bar()).toHaveTextContent('because shuffled');
  });

  test('it stays where there is nothing to take back, and says so', async () => {
    const { answer } = await renderTable({ board: bare, dealt: false });
    const undo = () => within(bar()).getByRole('button', { name: 'Undo' });
    expect(undo()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(undo());
    expect(bar()).toHaveTextContent('because nothingToUndo');
    await answer('ready');
    await answer('pass');
    expect(bar()).toHaveTextContent('Waiting for Bob.');
    expect(undo()).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('options on the board', () => {
  test('what lies on the board is no button in the bar', async () => {
    await renderTable();
    expect(within(bar()).queryByRole('button', { name: /plant/ })).toBeNull();
    expect(within(bar()).getByRole('button', { name: /well/ })).toBeInTheDocument();
  });

  test('all options can be listed as text', async () => {
    const { view } = await renderTable();
    const options = view().questions[0]?.options.length ?? 0;
    await userEvent.click(within(bar()).getByRole('button', { name: `List all options (${options - 1})` }));
    expect(within(bar()).getAllByRole('button', { name: /plant/ })).toHaveLength(3);
  });

  test('a card with several options opens a menu', async () => {
    const { view } = await renderTable();
    const [id] = hand(view());
    await userEvent.click(screen.getByRole('button', { name: `Fruit ${id?.slice(1)}` }));
    const menu = screen.getByRole('menu');
    expect(within(menu).getAllByRole('menuitemradio')).toHaveLength(2);
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: /sell/ }));
    await userEvent.keyboard('{Enter}');
    expect(hand(view())).not.toContain(id);
    expect((view() as Toy).players[0]?.coins).toBe(2);
  });

  test('Escape closes the menu and picks nothing', async () => {
    const { view } = await renderTable();
    const [id] = hand(view());
    await userEvent.click(screen.getByRole('button', { name: `Fruit ${id?.slice(1)}` }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(within(bar()).queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  test('what is always looked for is greyed while it cannot be picked, and says why', async () => {
    const [absent] = ['plant F99'];
    await renderTable({ board: { ...bare, standing: ['well', absent] } });
    // What can be picked is an option like the others.
    expect(within(bar()).getAllByRole('button', { name: /^(\d )?well/ })).toHaveLength(1);
    const greyed = within(bar()).getByRole('button', { name: /plant Fruit 99/ });
    expect(greyed).toHaveAttribute('aria-disabled', 'true');
    expect(greyed).toHaveAccessibleDescription('because notInHand');
    await userEvent.click(greyed);
    expect(screen.getByText('because notInHand')).toBeVisible();
    expect(within(bar()).queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  test('a card that cannot be picked says why to a screen reader', async () => {
    const { view, answer } = await renderTable();
    const [id] = hand(view());
    await answer(`plant ${id}`);
    expect(screen.getByRole('button', { name: `Fruit ${id?.slice(1)}` })).toHaveAttribute(
      'aria-description',
      'because notInHand',
    );
  });

  test('a place stands for its option', async () => {
    const placed: BoardModule = {
      ...fallback,
      Board: () => (
        <Spot at="well" label="The well">
          ~
        </Spot>
      ),
    };
    const { view } = await renderTable({ board: placed });
    expect(within(bar()).queryByRole('button', { name: /well/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^The well/ }));
    await userEvent.keyboard('{Enter}');
    expect(view().questions[0]?.ask).toBe('compost');
  });

  test('a card without an option opens, and says why it cannot be picked', async () => {
    const { view, answer } = await renderTable();
    const [id] = hand(view());
    await answer(`plant ${id}`);
    await userEvent.click(screen.getByRole('button', { name: `Fruit ${id?.slice(1)}` }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('because notInHand');
  });
});

describe('the end', () => {
  test('shows winners, scores and what they are made of', async () => {
    const { answer, client } = await renderTable();
    await answer(`plant ${hand(client.getState()?.G)[0]}`);
    for (let i = 0; i < 12 && !client.getState()?.G.result; i++) {
      act(() => client.updatePlayerID(String(client.getState()?.G.current)));
      await answer('pass');
    }
    act(() => client.updatePlayerID('0'));
    expect(screen.getByRole('heading', { name: 'You win!' })).toBeInTheDocument();
    expect(
      screen.getAllByText(
        (_text, element) => element?.tagName === 'LI' && /^Fruit \d+3$/.test(element.textContent ?? ''),
      ),
    ).not.toHaveLength(0);
    expect(screen.getByText('3 points')).toBeInTheDocument();
    expect(bar()).toHaveTextContent('The match is over.');
  });

  /** Orchard for one, against somebody who sits nowhere. */
  const against = (score: number, wins: boolean): Ruleset => ({
    ...toy.ruleset,
    minSeats: 1,
    resume(g) {
      toy.ruleset.resume(g);
      const { result } = g;
      if (result) Object.assign(result, { actors: [{ actor: 'bird', score, wins }], ...(wins && { winners: [] }) });
    },
  });

  test.each([
    ['an actor has lost', false, /You win/],
    ['an actor has won', true, /<bird>/],
  ])('of one seat against an actor: %s', async (_what, wins, heading) => {
    const { answer, client } = await renderTable({ rules: against(7, wins), seats: 1 });
    for (let i = 0; i < 20 && !client.getState()?.G.result; i++) await answer('pass');
    expect(client.getState()?.ctx.playOrder).toEqual(['0']);
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: '<bird>' })).toBeInTheDocument();
    expect(screen.getByText('7 points')).toBeInTheDocument();
  });
});

describe('where I am in my turn', () => {
  const at = (taken: number) => ({ ...toy.ruleset, course: () => ({ taken, of: 3 }) });

  test('the action that is next, and of how many', async () => {
    await renderTable({ board: bare, rules: at(1) });
    expect(bar()).toHaveTextContent('Action 2 of 3Question turn?');
  });

  test('once none is left, what is free and what ends the turn, in the question’s place', async () => {
    await renderTable({ board: bare, rules: at(3) });
    expect(bar()).toHaveTextContent(/No action left: what glows is free; or “pass ?”/);
    expect(bar()).not.toHaveTextContent('Question turn?');
  });

  test('what comes after the actions is the end of the turn', async () => {
    await renderTable({ board: bare, rules: { ...toy.ruleset, course: () => 'end' } });
    expect(bar()).toHaveTextContent('End of turnQuestion turn?');
  });

  test('a ruleset that counts no actions says only what is asked', async () => {
    await renderTable({ board: bare });
    expect(bar().querySelector('[data-course]')).toBeNull();
  });
});

describe('keys', () => {
  const caps = () => [...bar().querySelectorAll('kbd')];
  const onCards = () =>
    [...document.querySelectorAll<HTMLElement>('[data-glow] > span[aria-hidden]')].filter((each) =>
      /^\d$/.test(each.textContent),
    );

  test.each([
    ['in the bar', bare, caps],
    ['on what lies on the table', fallback, onCards],
  ] as const)(
    'are drawn only for whoever uses the keyboard, until they point at something (%s)',
    async (_, board, drawn) => {
      const { answer } = await renderTable({ board });
      // Of a card that stands for two answers the key is that of neither.
      await answer('well');
      fireEvent.pointerDown(document.body);
      expect(drawn().length).toBeGreaterThan(1);
      for (const cap of drawn()) expect(cap).not.toBeVisible();
      await userEvent.keyboard('{Tab}');
      for (const cap of drawn()) expect(cap).toBeVisible();
      fireEvent.pointerDown(document.body);
      for (const cap of drawn()) expect(cap).not.toBeVisible();
    },
  );
});
