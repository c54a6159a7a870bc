import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import { useLocation } from 'react-router';
import { download } from '../../client/download';
import { OnlineTable } from '../../client/match/OnlineTable';
import { keepSeat, mySeats, type MySeat } from '../../client/net/credentials';
import { ChatStore } from '../../client/net/chat';
import { ClientStore } from '../../client/net/clientStore';
import type { Rejected } from '../../client/net/transport';
import type { RulesetEntry } from '../../client/rulesets';
import { toGame } from '../../games/kit/boardgame';
import type { Core } from '../../games/kit/core';
import { REJECTION_CODES } from '../../protocol/wire';
import { line } from './line';
import { lobbyServer, ok, refused } from './lobbyServer';
import { renderUi } from './render';
import { toy } from './toy';

jest.mock('../../client/download', () => ({ download: jest.fn() }));
let mockStore: ClientStore;
const mockPast = { history: jest.fn(), log: jest.fn() };
const mockChat = new ChatStore(
  'm1',
  () => Promise.reject(new Error('offline')),
  () => false,
);
const mockMatch = {
  get store() {
    return mockStore;
  },
  past: mockPast,
  get chat() {
    return mockChat;
  },
};
jest.mock('../../client/net/online', () => ({ onlineMatch: () => mockMatch }));

const game = toGame(toy.ruleset, { seed: 'page' });
const playable = { ...toy, game: () => game };
const entry = { name: 'orchard', title: 'Orchard', minSeats: 2, maxSeats: 3 } as RulesetEntry;
const begun: State<Core> = InitializeGame({ game, numPlayers: 2 });
const mine: MySeat = { ruleset: 'orchard', matchID: 'm1', seat: 0, credentials: 'secret', name: 'Ann', since: 1 };
const asks = (seat: number): State<Core> => ({
  ...begun,
  G: { ...begun.G, questions: [{ ...begun.G.questions[0]!, seat }] },
});
const over: State<Core> = {
  ...begun,
  G: { ...begun.G, questions: [], result: { winners: [0], scores: [3, 1], ending: 'emptyDeck', details: [[], []] } },
};

let wire: ReturnType<typeof line>;
let { answers: server, requests } = lobbyServer();
const seats: number[] = [];
const watched = jest.fn();

beforeEach(() => {
  localStorage.clear();
  ({ answers: server, requests } = lobbyServer());
  seats.length = 0;
  watched.mockClear();
});

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

/** The page of a match, once it has been received. */
async function show({ seat = mine, state = begun }: { seat?: MySeat | null; state?: State<Core> } = {}) {
  if (seat) keepSeat(seat);
  wire = line();
  mockStore = new ClientStore(
    Client<Core>({
      game,
      matchID: 'm1',
      ...(seat && { playerID: String(seat.seat) }),
      debug: false,
      multiplayer: wire.make,
    }),
    toy.ruleset,
  );
  await act(async () =>
    renderUi(
      <>
        <OnlineTable
          entry={entry}
          playable={playable}
          matchID="m1"
          seat={seat ?? undefined}
          onSeat={(each) => seats.push(each)}
          onWatch={watched}
        />
        <Address />
      </>,
    ),
  );
  await act(async () => {
    wire.connected(true);
    wire.sync(state);
    wire.people([
      { id: 0, name: 'Ann', isConnected: true },
      { id: 1, name: 'Bob', isConnected: true },
    ]);
  });
}

const refuse = (rest: Partial<Rejected>) =>
  act(async () => mockStore.refuse({ code: 'invalid', move: 'answer', question: 1, ...rest }));
/** What is loaded on demand is waited for. */
const click = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const posted = (what: string) =>
  requests.filter(({ path }) => path === `post /games/orchard/m1/${what}`).map(({ body }) => body);

/** These take the place of the table. */
const PAGES: readonly string[] = ['wrong-credentials', 'unknown-match', 'old-rules', 'new-rules'];

describe('refusals', () => {
  test.each([...REJECTION_CODES.filter((code) => !PAGES.includes(code)), 'offline'] as const)(
    '%s is told in a sentence',
    async (code) => {
      await show();
      await refuse({ code });
      expect(screen.getByRole('alert')).toHaveTextContent(/\w.*\./);
    },
  );

  test('the sentence goes away with the next answer, and the question stands until then', async () => {
    await show();
    await click('ready');
    await click('Confirm');
    expect(screen.getByText('One moment…')).toBeInTheDocument();
    await refuse({});
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The rules do not allow that now. Please choose something else.',
    );
    // What was picked is still picked.
    await click('Confirm');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(wire.sent).toHaveLength(2);
  });

  test('a match that is gone has a page of its own', async () => {
    await show();
    await refuse({ code: 'unknown-match', move: null });
    expect(screen.getByRole('heading', { name: 'There is no such match' })).toBeInTheDocument();
  });
});

describe('a match of other rules', () => {
  test('that are gone has a page of its own, where its player saves the file', async () => {
    const record = { civitas: 1, ruleset: 'orchard', version: '0', moves: [] };
    server['post /games/orchard/m1/file'] = () => ok(record);
    await show();
    await refuse({ code: 'old-rules', move: null });
    expect(screen.getByRole('heading', { name: 'This match cannot go on' })).toBeInTheDocument();
    await click('Save the match');
    expect(posted('file')).toEqual([{ playerID: '0', credentials: 'secret' }]);
    await waitFor(() =>
      expect(download).toHaveBeenCalledWith(expect.anything(), 'application/json', JSON.stringify(record)),
    );
  });

  test('that are gone gives no file to who only watches', async () => {
    await show({ seat: null });
    await refuse({ code: 'old-rules', move: null });
    expect(screen.queryByRole('button', { name: 'Save the match' })).toBeNull();
  });

  test('than this page has asks to load the page anew', async () => {
    await show({ state: { ...begun, G: { ...begun.G, version: '2' } } });
    expect(screen.getByRole('heading', { name: 'This page is older than the match' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
    expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull();
  });

  test('that are newer has a page that says to wait, and no file', async () => {
    await show();
    await refuse({ code: 'new-rules', move: null });
    expect(screen.getByRole('heading', { name: 'This match is ahead of this server' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save the match' })).toBeNull();
  });
});

describe('a seat that was taken over', () => {
  const lost = async () => {
    await show();
    await refuse({ code: 'wrong-credentials', move: null });
    expect(screen.getByRole('heading', { name: 'This seat was taken over' })).toBeInTheDocument();
  };

  test('can be watched, and is forgotten then', async () => {
    await lost();
    expect(mySeats()).toHaveLength(1);
    await click('Only watch');
    expect(watched).toHaveBeenCalledTimes(1);
    expect(mySeats()).toEqual([]);
  });

  test('can be brought back with its code', async () => {
    server['get /games/orchard/m1'] = () => ok({ players: [{ id: 0, name: 'Ann' }] });
    server['post /games/orchard/m1/recover'] = () => ok({ playerID: '0', playerCredentials: 'newer' });
    await lost();
    await userEvent.type(screen.getByLabelText('Recovery code'), 'AAAA-BBBB');
    await click('Come back');
    await waitFor(() => expect(seats).toEqual([0]));
    expect(mySeats()).toMatchObject([{ seat: 0, credentials: 'newer', name: 'Ann' }]);
  });
});

describe('the recovery code', () => {
  test('of a new seat waits in the menu, which says so, until its owner has it', async () => {
    await show({ seat: { ...mine, code: 'AAAA-BBBB-CCCC-DDDD' } });
    expect(screen.queryByText('AAAA-BBBB-CCCC-DDDD')).toBeNull();
    await click('Menu · Recovery code');
    const panel = within(await screen.findByRole('region', { name: 'Recovery code' }));
    expect(panel.getByRole('textbox')).toHaveValue('AAAA-BBBB-CCCC-DDDD');
    const user = userEvent.setup();
    await user.click(panel.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/match/orchard/m1\nAAAA-BBBB-CCCC-DDDD');
    await click('I have it');
    expect(screen.queryByRole('region', { name: 'Recovery code' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Menu · Recovery code' })).toBeNull();
    expect(JSON.stringify(localStorage)).not.toContain('AAAA');
    expect(mySeats()).toMatchObject([{ credentials: 'secret' }]);
  });

  test('can be had anew', async () => {
    server['post /games/orchard/m1/recovery'] = () => ok({ recoveryCode: 'EEEE' });
    await show();
    await click('Menu');
    await click('New recovery code');
    expect(await screen.findByDisplayValue('EEEE')).toBeInTheDocument();
    expect(posted('recovery')).toEqual([{ playerID: '0', credentials: 'secret' }]);
  });

  test('is nobody’s who watches', async () => {
    await show({ seat: null });
    expect(screen.queryByRole('button', { name: 'Give up the seat' })).toBeNull();
  });
});

describe('bots that stand in', () => {
  const people = (...bob: object[]) =>
    act(async () =>
      wire.people([
        { id: 0, name: 'Ann', isConnected: true },
        Object.assign({ id: 1, name: 'Bob', isConnected: true }, ...bob),
      ]),
    );
  const stand = () => screen.queryByRole('button', { name: 'Let a bot play for them' });
  const seconds = (n: number) => act(() => jest.advanceTimersByTimeAsync(n * 1000));
  const standIn = async () => {
    await click('Let a bot play for them');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Let a bot play for them' }));
  };
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('are offered for an absent player whom the table waits for', async () => {
    server['post /games/orchard/m1/bot'] = () => ok({});
    await show({ state: asks(1) });
    expect(stand()).toBeNull();
    await people({ isConnected: false });
    await seconds(50);
    expect(stand()).toBeNull();
    // A page that is loaded anew is no absence.
    await people({ isConnected: true });
    await people({ isConnected: false });
    await seconds(50);
    expect(stand()).toBeNull();
    await seconds(11);
    expect(screen.getByText('We wait for Bob, who is away.')).toBeInTheDocument();
    await click('Let a bot play for them');
    await click('Wait a little longer');
    expect(posted('bot')).toEqual([]);
    await standIn();
    expect(posted('bot')).toEqual([{ playerID: '0', credentials: 'secret', seat: '1', bot: 'random' }]);
    await people({ bot: 'random' });
    expect(stand()).toBeNull();
  });

  test('are not offered for whom nobody waits for, nor to those who watch', async () => {
    await show();
    await people({ isConnected: false });
    await seconds(61);
    expect(stand()).toBeNull();
  });

  test('the player may be back by then', async () => {
    server['post /games/orchard/m1/bot'] = () => refused(409, 'present');
    await show({ state: asks(1) });
    await people({ isConnected: false });
    await seconds(61);
    await standIn();
    expect(await screen.findByText('This player is back at the table.')).toBeInTheDocument();
  });

  test('a seat can be lent and taken back', async () => {
    server['post /games/orchard/m1/bot'] = () => ok({});
    server['post /games/orchard/m1/takeBack'] = () => ok({});
    await show();
    await click('Menu');
    await click('Let a bot play for me');
    expect(posted('bot')).toEqual([{ playerID: '0', credentials: 'secret', seat: '0', bot: 'random' }]);
    await act(async () =>
      wire.people([
        { id: 0, name: 'Ann', bot: 'random', isConnected: true },
        { id: 1, name: 'Bob' },
      ]),
    );
    await click('Take it back');
    expect(posted('takeBack')).toEqual([{ playerID: '0', credentials: 'secret' }]);
    await act(async () =>
      wire.people([
        { id: 0, name: 'Ann', isConnected: true },
        { id: 1, name: 'Bob' },
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  });

  test('fill free seats; one of its own goes by its kind', async () => {
    server['post /games/orchard/m1/bot'] = () => ok({});
    await show();
    await act(async () => wire.people([{ id: 0, name: 'Ann', isConnected: true }, { id: 1 }]));
    await click('Let a bot sit down there');
    expect(posted('bot')).toEqual([{ playerID: '0', credentials: 'secret', seat: '1', bot: 'random' }]);
    await act(async () =>
      wire.people([
        { id: 0, name: 'Ann', isConnected: true },
        { id: 1, name: 'random', bot: 'random', isConnected: true },
      ]),
    );
    expect(screen.getByText('Random bot')).toBeInTheDocument();
  });
});

describe('once more', () => {
  const again = () => screen.queryByRole('button', { name: 'Play again with the same people' });

  test('is offered at the end, and sits one down where one sat', async () => {
    server['get /games/orchard/m1'] = () => ok({ players: [] });
    server['post /games/orchard/m1/playAgain'] = () => ok({ nextMatchID: 'm2' });
    server['post /games/orchard/m2/join'] = ({ playerID }) =>
      playerID === '0'
        ? refused(409, 'seat-taken')
        : ok({ playerID: '1', playerCredentials: 'next', recoveryCode: 'FFFF' });
    await show();
    expect(again()).toBeNull();
    await act(async () => wire.sync(over));
    await click('Play again with the same people');
    expect(await screen.findByText('/match/orchard/m2?seat=1')).toBeInTheDocument();
    expect(posted('playAgain')).toEqual([{ playerID: '0', credentials: 'secret' }]);
    expect(mySeats()).toContainEqual(
      expect.objectContaining({ matchID: 'm2', seat: 1, credentials: 'next', name: 'Ann', code: 'FFFF' }),
    );
  });

  test('shows what another has opened', async () => {
    server['get /games/orchard/m1'] = () => ok({ players: [], nextMatchID: 'm2' });
    server['post /games/orchard/m2/join'] = () =>
      ok({ playerID: '0', playerCredentials: 'next', recoveryCode: 'FFFF' });
    await show({ state: over });
    await click('Sit down there');
    expect(await screen.findByText('/match/orchard/m2?seat=0')).toBeInTheDocument();
    expect(posted('playAgain')).toEqual([]);
  });

  test('the bar of a player for whom no source is told has a name all the same', async () => {
    await show({ state: over });
    const sources = await screen.findByRole('region', { name: 'Where the points come from' });
    const bars = within(sources).getAllByRole('img');
    expect(bars.slice(-2).map((bar) => bar.getAttribute('aria-label'))).toEqual(['3', '1']);
  });

  test('who watches may watch the next', async () => {
    server['get /games/orchard/m1'] = () => ok({ players: [], nextMatchID: 'm2' });
    await show({ seat: null, state: over });
    expect(await screen.findByRole('link', { name: 'Watch' })).toHaveAttribute('href', '/match/orchard/m2?watch');
  });
});

describe('looking back', () => {
  const position = (n: number, change: object = {}): State<Core> => ({
    ...begun,
    _stateID: n,
    G: { ...begun.G, turn: n, ...change },
  });
  /** A server that knows so many positions. */
  const remembers = (last: number) =>
    mockPast.history.mockImplementation(async (_eyes: unknown, from: number) => ({
      state: position(from),
      whole: true,
      steps: Array.from({ length: last - from }, (_, i) => ({
        from: from + i,
        to: from + i + 1,
        change: { o: { _stateID: [from + i + 1] } },
        log: [],
      })),
    }));
  beforeEach(() => mockPast.history.mockReset());

  test('a position has an address; during the match it is mine as I saw it, and the file is not to be had', async () => {
    remembers(7);
    await show({ state: position(7) });
    await click('Menu');
    expect(screen.getByText(/can be saved as a file when it is over/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save the match' })).toBeNull();
    await click('Replay');
    expect(await screen.findByRole('slider')).toHaveValue('7');
    expect(screen.getByText('/?at=7')).toBeInTheDocument();
    await click('One position back');
    expect(screen.getByText('/?at=6')).toBeInTheDocument();
    expect(screen.queryByLabelText('Seen by')).toBeNull();
    expect(mockPast.history.mock.calls).toEqual([[0, 0]]);
    expect(screen.getByRole('textbox', { name: 'Link to this position' })).toHaveValue(
      'http://localhost/match/orchard/m1?at=6',
    );
    expect(screen.queryByRole('button', { name: 'ready' })).toBeNull();
  });

  test('what happens meanwhile is told, and now is one click away', async () => {
    remembers(7);
    await show({ state: { ...asks(1), _stateID: 7 } });
    await click('Menu');
    await click('Replay');
    await screen.findByRole('slider');
    expect(screen.queryByText(/Meanwhile/)).toBeNull();
    await act(async () => wire.update({ ...asks(0), _stateID: 9 }));
    expect(screen.getByText('Meanwhile there were 2 moves.')).toBeInTheDocument();
    expect(screen.getByText('You are asked for a decision.')).toBeInTheDocument();
    expect(screen.getByRole('slider')).toHaveAttribute('max', '9');
    await click('Back to now');
    expect(screen.getByText('/?seat=0')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'ready' })).toBeInTheDocument();
  });

  test('after the end anybody’s eyes are lent', async () => {
    remembers(7);
    await show({ state: { ...over, _stateID: 7 } });
    await click('Replay');
    const eyes = await screen.findByLabelText('Seen by');
    await userEvent.selectOptions(eyes, 'Bob');
    expect(screen.getByText('/?at=7&as=1')).toBeInTheDocument();
    await userEvent.selectOptions(eyes, 'a spectator');
    expect(mockPast.history.mock.calls.map(([whose]: unknown[]) => whose)).toEqual([0, 1, null]);
    await click('Back to the end');
    expect(screen.getByRole('heading', { name: 'You win!' })).toBeInTheDocument();
  });

  test('a server that does not tell is asked again when told to', async () => {
    mockPast.history.mockRejectedValue(new Error('late'));
    await show({ state: position(7) });
    await click('Menu');
    await click('Replay');
    expect(await screen.findByText('The server cannot show this position right now.')).toBeInTheDocument();
    remembers(7);
    await click('Try now');
    expect(await screen.findByRole('slider')).toHaveValue('7');
  });
});

test('a seat that is given up is forgotten, and the lobby shown', async () => {
  server['post /games/orchard/m1/leave'] = () => ok({});
  await show();
  await click('Menu');
  await click('Give up the seat');
  expect(posted('leave')).toEqual([{ playerID: '0', credentials: 'secret' }]);
  await waitFor(() => expect(mySeats()).toEqual([]));
});

test('giving up is confirmed, says what becomes of the seat, and leaves the bot to the server', async () => {
  const three = InitializeGame({ game, numPlayers: 3 });
  await show({ state: three });
  await act(async () => wire.people(['Ann', 'Bob', 'Cyril'].map((name, id) => ({ id, name, isConnected: true }))));
  await click('Menu');
  await click('Give up the match');
  expect(screen.getByText('The others play on, and a bot plays for you to the end.')).toBeInTheDocument();
  expect(wire.sent).toEqual([]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Give up the match' }).at(-1)!);
  expect(wire.sent).toHaveLength(1);
  await act(async () => wire.sync({ ...three, _stateID: three._stateID + 1, G: { ...three.G, resigned: [0] } }));
  expect(posted('bot')).toEqual([]);
});
