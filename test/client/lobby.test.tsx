import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import Lobby from '../../client/lobby/Lobby';
import { askedSeats } from '../../client/lobby/peek';
import MatchPage from '../../client/match/MatchPage';
import { keepSeat, mySeats } from '../../client/net/credentials';
import { RULESETS } from '../../client/rulesets';
import { changeSettings } from '../../client/settings';
import { renderUi } from './render';

jest.mock('../../client/match/OnlineTable', () => ({ OnlineTable: ({ seat }: { seat?: { seat: number } }) => <p>table for {seat ? seat.seat : 'a spectator'}</p> }));
const mockLoaded = Promise.resolve({});
jest.mock('../../client/rulesets', () => ({ ...jest.requireActual<object>('../../client/rulesets'), loadPlayable: () => mockLoaded }));
jest.mock('../../client/lobby/useAsked', () => ({
  ...jest.requireActual<object>('../../client/lobby/useAsked'),
  useAsked: () => new Map([['imperium/second', [1]]]),
}));

type Answer = { status: number; body: unknown };
/** The server, by method and path. */
let server: Record<string, (body: Record<string, unknown>) => Answer | Error>;
let requests: { path: string; body: Record<string, unknown> }[];

const ok = (body: unknown): Answer => ({ status: 200, body });
const refused = (status: number, error: string): Answer => ({ status, body: { error, message: 'no' } });
const match = (matchID: string, names: (string | undefined)[], rest: object = {}) => ({
  matchID, gameName: 'imperium', createdAt: 1, updatedAt: 1, players: names.map((name, id) => (name ? { id, name } : { id })), ...rest,
});

beforeEach(() => {
  localStorage.clear();
  changeSettings({ name: '' });
  requests = [];
  server = Object.fromEntries(RULESETS.map(({ name }) => [`get /games/${name}`, () => ok({ matches: [] })]));
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) as Record<string, unknown> : {};
    const method = init?.method ?? 'get';
    requests.push({ path: `${method} ${path}`, body });
    const answer = server[`${method} ${path}`]?.(body) ?? refused(404, 'not-found');
    if (answer instanceof Error) throw answer;
    const response = {
      ok: answer.status < 400, status: answer.status, json: async () => answer.body, text: async () => '',
      clone: () => response,
    };
    return response;
  }) as unknown as typeof fetch;
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

async function show(address: string) {
  await act(async () => renderUi(
    <>
      <Routes>
        <Route path="/" element={<Lobby />} />
        <Route path="/match/:ruleset/:matchID" element={<MatchPage />} />
      </Routes>
      <Address />
    </>,
    address,
  ));
}

describe('opening a table', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Open the table' }));

  test('needs a name, and says so', async () => {
    await show('/');
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a name.');
    expect(screen.getByLabelText('Your name')).toHaveAttribute('aria-invalid', 'true');
    expect(requests.filter(({ path }) => path.startsWith('post'))).toEqual([]);
  });

  test('creates the match, takes the first seat and goes there', async () => {
    server['post /games/imperium/create'] = () => ok({ matchID: 'bronze' });
    server['post /games/imperium/bronze/join'] = () => ok({ playerID: '0', playerCredentials: 'secret' });
    await show('/');
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Dealt at random' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Who has the link' }));
    await userEvent.type(screen.getByLabelText('Your name'), '  Ann ');
    await open();
    expect(await screen.findByText('/match/imperium/bronze')).toBeInTheDocument();
    expect(requests).toContainEqual({ path: 'post /games/imperium/create', body: { numPlayers: 3, setupData: { nations: 'random' }, unlisted: true } });
    expect(requests).toContainEqual({ path: 'post /games/imperium/bronze/join', body: { playerID: '0', playerName: 'Ann' } });
    expect(mySeats()).toMatchObject([{ matchID: 'bronze', seat: 0, credentials: 'secret', name: 'Ann' }]);
  });

  test('tells when the server is away, and lets one try again', async () => {
    server['post /games/imperium/create'] = () => new TypeError('Failed to fetch');
    await show('/');
    await userEvent.type(screen.getByLabelText('Your name'), 'Ann');
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached');
    expect(screen.getByRole('button', { name: 'Open the table' })).toBeEnabled();
  });
});

describe('the lists', () => {
  test('open tables can be joined and watched, full ones watched', async () => {
    server['get /games/imperium'] = () => ok({ matches: [match('one', ['Cyril', undefined]), match('two', ['Dora', 'Emil']), match('old', ['F', 'G'], { gameover: {} })] });
    await show('/');
    const open = await screen.findByText('one');
    expect(within(open.closest('li') as HTMLElement).getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/match/imperium/one');
    const full = screen.getByText('two').closest('li') as HTMLElement;
    expect(within(full).queryByRole('link', { name: 'Join' })).toBeNull();
    expect(within(full).getByRole('link', { name: 'Watch' })).toHaveAttribute('href', '/match/imperium/two?watch');
    expect(screen.queryByText('old')).toBeNull();
  });

  test('say when the server cannot be reached', async () => {
    server['get /games/imperium'] = () => new TypeError('Failed to fetch');
    await show('/');
    expect(await screen.findByText(/The server cannot be reached/)).toBeInTheDocument();
  });

  test('are asked for again, and rest while the page is hidden', async () => {
    jest.useFakeTimers();
    await show('/');
    const asked = () => requests.filter(({ path }) => path === 'get /games/imperium').length;
    expect(asked()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(4100));
    expect(asked()).toBe(2);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBeLessThanOrEqual(3);
    const rested = asked();
    hidden.mockReturnValue(false);
    await act(async () => { document.dispatchEvent(new Event('visibilitychange')); });
    expect(asked()).toBe(rested + 1);
    hidden.mockRestore();
    jest.useRealTimers();
  });
});

describe('my matches', () => {
  test('those that wait for me come first, those that are gone can be removed', async () => {
    keepSeat({ ruleset: 'imperium', matchID: 'first', seat: 0, credentials: 'a', name: 'Ann', since: 3 });
    keepSeat({ ruleset: 'imperium', matchID: 'second', seat: 1, credentials: 'b', name: 'Ann', since: 2 });
    keepSeat({ ruleset: 'imperium', matchID: 'lost', seat: 1, credentials: 'c', name: 'Ann', since: 1 });
    server['get /games/imperium/first'] = () => ok(match('first', ['Ann', 'Bob']));
    server['get /games/imperium/second'] = () => ok(match('second', ['Bob', 'Ann']));
    server['get /games/imperium/lost'] = () => refused(404, 'unknown-match');
    await show('/');
    const waiting = await screen.findByText('Waiting for you');
    const items = within(waiting.closest('ul') as HTMLElement).getAllByRole('heading').map((heading) => heading.textContent);
    expect(items).toEqual(['Imperium second', 'Imperium first', 'Imperium lost']);
    const gone = screen.getByText('lost').closest('li') as HTMLElement;
    expect(gone).toHaveTextContent('The server has this match no more.');
    await userEvent.click(within(gone).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('lost')).toBeNull());
    expect(mySeats()).toHaveLength(2);
  });

  test('a spectator’s state tells who is asked', () => {
    expect(askedSeats({ G: { questions: [{ seat: 1 }, { seat: 0 }] } })).toEqual([1, 0]);
    for (const odd of [undefined, null, {}, { G: 1 }, { G: { questions: [{}, 3] } }]) expect(askedSeats(odd)).toEqual([]);
  });
});

describe('coming by a link', () => {
  const two = () => ok(match('m1', ['Bob', undefined]));

  test('a free seat is offered and taken', async () => {
    server['get /games/imperium/m1'] = two;
    server['post /games/imperium/m1/join'] = () => ok({ playerID: '1', playerCredentials: 'mine' });
    await show('/match/imperium/m1');
    await userEvent.type(await screen.findByLabelText('Your name'), 'Ann');
    await userEvent.click(screen.getByRole('button', { name: 'Sit down here' }));
    expect(await screen.findByText('table for 1')).toBeInTheDocument();
    expect(mySeats()).toMatchObject([{ seat: 1, credentials: 'mine' }]);
  });

  test('a name is needed to sit down', async () => {
    server['get /games/imperium/m1'] = two;
    await show('/match/imperium/m1');
    await userEvent.click(await screen.findByRole('button', { name: 'Sit down here' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a name.');
  });

  test('somebody was faster', async () => {
    server['get /games/imperium/m1'] = two;
    server['post /games/imperium/m1/join'] = () => refused(409, 'seat-taken');
    await show('/match/imperium/m1');
    await userEvent.type(await screen.findByLabelText('Your name'), 'Ann');
    await userEvent.click(screen.getByRole('button', { name: 'Sit down here' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('the seat is taken');
  });

  test('a full table can be watched', async () => {
    server['get /games/imperium/m1'] = () => ok(match('m1', ['Bob', 'Cyril']));
    await show('/match/imperium/m1');
    expect(await screen.findByText('All seats are taken. You can watch.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Only watch' }));
    expect(await screen.findByText('table for a spectator')).toBeInTheDocument();
  });

  test('who has a seat goes to it at once', async () => {
    keepSeat({ ruleset: 'imperium', matchID: 'm1', seat: 0, credentials: 'x', name: 'Ann', since: 1 });
    await show('/match/imperium/m1');
    expect(await screen.findByText('table for 0')).toBeInTheDocument();
  });

  test('who has two seats chooses', async () => {
    for (const seat of [0, 1]) keepSeat({ ruleset: 'imperium', matchID: 'm1', seat, credentials: 'x', name: 'Ann', since: 1 });
    server['get /games/imperium/m1'] = () => ok(match('m1', ['Ann', 'Anna']));
    await show('/match/imperium/m1');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Continue' }))[1] as HTMLElement);
    expect(await screen.findByText('table for 1')).toBeInTheDocument();
  });

  test('a match that is gone', async () => {
    server['get /games/imperium/m1'] = () => refused(404, 'unknown-match');
    await show('/match/imperium/m1');
    expect(await screen.findByRole('heading', { name: 'There is no such match' })).toBeInTheDocument();
  });

  test.each(['/match/chess/m1', '/match/imperium/..%2Fadmin', `/match/imperium/${'x'.repeat(65)}`])('a damaged link: %s', async (address) => {
    await show(address);
    expect(screen.getByRole('heading', { name: 'This link is damaged' })).toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});
