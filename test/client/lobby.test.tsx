import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { ago } from '../../client/lobby/Facts';
import Lobby from '../../client/lobby/Lobby';
import MatchPage from '../../client/match/MatchPage';
import { keepSeat, mySeats } from '../../client/net/credentials';
import { RULESETS } from '../../client/rulesets';
import { changeSettings } from '../../client/settings';
import { tableName } from '../../client/words/tableName';
import { LANGUAGES } from '../../games/kit/text/words';
import { lobbyServer, ok, refused } from './lobbyServer';
import { renderUi } from './render';

jest.mock('../../client/match/OnlineTable', () => ({
  OnlineTable: ({ seat }: { seat?: { seat: number } }) => <p>table for {seat ? seat.seat : 'a spectator'}</p>,
}));
const mockLoaded = Promise.resolve({ bots: { random: {}, steward: {} } });
jest.mock('../../client/rulesets', () => ({
  ...jest.requireActual<object>('../../client/rulesets'),
  loadPlayable: () => mockLoaded,
}));

const LIST = 'get /games/imperium?isGameover=false';
let { answers: server, requests } = lobbyServer();

const match = (matchID: string, names: (string | undefined)[], rest: object = {}) => ({
  matchID,
  gameName: 'imperium',
  createdAt: 1,
  updatedAt: 1,
  players: names.map((name, id) => (name ? { id, name } : { id })),
  active: [],
  ...rest,
});

beforeEach(() => {
  localStorage.clear();
  changeSettings({ name: '' });
  ({ answers: server, requests } = lobbyServer());
  for (const { name } of RULESETS) server[`get /games/${name}?isGameover=false`] = () => ok({ matches: [] });
});

const named = (matchID: string): string => tableName(matchID, 'en');

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

async function show(address: string) {
  await act(async () =>
    renderUi(
      <>
        <Routes>
          <Route path="/" element={<Lobby />} />
          <Route path="/match/:ruleset/:matchID" element={<MatchPage />} />
        </Routes>
        <Address />
      </>,
      address,
    ),
  );
}

describe('opening a table', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  const unfold = () => userEvent.click(screen.getByRole('heading', { name: 'Open a table' }));

  test('lies folded until it is wanted', async () => {
    await show('/');
    expect(screen.getByLabelText('Your name')).not.toBeVisible();
    await unfold();
    expect(screen.getByLabelText('Your name')).toBeVisible();
  });

  test('needs a name, and says so', async () => {
    await show('/');
    await unfold();
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a name.');
    expect(screen.getByLabelText('Your name')).toHaveAttribute('aria-invalid', 'true');
    expect(requests.filter(({ path }) => path.startsWith('post'))).toEqual([]);
  });

  test('creates the match, takes the first seat and goes there', async () => {
    server['post /games/imperium/create'] = () => ok({ matchID: 'bronze' });
    server['post /games/imperium/bronze/join'] = () => ok({ playerID: '0', playerCredentials: 'secret' });
    await show('/');
    await unfold();
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Dealt at random' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Anyone with the link' }));
    await userEvent.type(screen.getByLabelText('Your name'), '  Ann ');
    await open();
    expect(await screen.findByText('/match/imperium/bronze')).toBeInTheDocument();
    expect(requests).toContainEqual({
      path: 'post /games/imperium/create',
      body: { numPlayers: 3, setupData: { box: 'classics', nations: 'random' }, unlisted: true },
    });
    expect(requests).toContainEqual({
      path: 'post /games/imperium/bronze/join',
      body: { playerID: '0', playerName: 'Ann' },
    });
    expect(mySeats()).toMatchObject([{ matchID: 'bronze', seat: 0, credentials: 'secret', name: 'Ann' }]);
  });

  test('seats bots where they are wanted, the strongest first', async () => {
    server['post /games/imperium/create'] = () => ok({ matchID: 'bronze' });
    server['post /games/imperium/bronze/join'] = () =>
      ok({ playerID: '0', playerCredentials: 'secret', recoveryCode: 'AAAA' });
    await show('/');
    await unfold();
    await userEvent.click(screen.getByRole('radio', { name: '4' }));
    await userEvent.click(screen.getByRole('radio', { name: 'With bots' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Player 2' }), 'Random bot');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Player 3' }), 'Open to anybody');
    await userEvent.type(screen.getByLabelText('Your name'), 'Ann');
    await open();
    expect(await screen.findByText('/match/imperium/bronze')).toBeInTheDocument();
    expect(requests.find(({ path }) => path.endsWith('create'))?.body).toMatchObject({
      numPlayers: 4,
      bots: { 1: 'random', 3: 'steward' },
    });
  });

  test('tells when the server is away, and lets one try again', async () => {
    server['post /games/imperium/create'] = () => new TypeError('Failed to fetch');
    await show('/');
    await unfold();
    await userEvent.type(screen.getByLabelText('Your name'), 'Ann');
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached');
    expect(screen.getByRole('button', { name: 'Open the table' })).toBeEnabled();
  });
});

describe('one click against bots', () => {
  const play = () => userEvent.click(screen.getByRole('button', { name: 'Imperium: Play against a bot' }));

  test('opens a private table with a bot and goes there', async () => {
    server['post /games/imperium/create'] = () => ok({ matchID: 'bronze' });
    server['post /games/imperium/bronze/join'] = () =>
      ok({ playerID: '0', playerCredentials: 'secret', recoveryCode: 'AAAA' });
    await show('/');
    await play();
    expect(await screen.findByText('table for 0')).toBeInTheDocument();
    expect(requests).toContainEqual({
      path: 'post /games/imperium/create',
      body: {
        numPlayers: 2,
        setupData: { box: 'classics', nations: 'choose' },
        unlisted: true,
        bots: { 1: 'steward' },
      },
    });
    expect(requests).toContainEqual({
      path: 'post /games/imperium/bronze/join',
      body: { playerID: '0', playerName: 'Player 1' },
    });
    expect(mySeats()).toMatchObject([{ credentials: 'secret', code: 'AAAA' }]);
  });

  test('offers this device where the server is away', async () => {
    server['post /games/imperium/create'] = () => new TypeError('Failed to fetch');
    await show('/');
    await play();
    expect(await screen.findByRole('link', { name: 'Play on this device instead' })).toHaveAttribute(
      'href',
      '/local/imperium?now',
    );
  });
});

describe('coming back with a code', () => {
  const form = () =>
    within(screen.getByRole('heading', { name: 'Come back with a code' }).closest('details') as HTMLElement);
  const enter = async (link: string, code: string) => {
    await userEvent.click(form().getByRole('heading'));
    if (link) await userEvent.type(form().getByLabelText('The table’s link'), link);
    if (code) await userEvent.type(form().getByLabelText('Recovery code'), code);
    await userEvent.click(form().getByRole('button', { name: 'Come back' }));
  };

  test('brings the seat back and goes there', async () => {
    server['get /games/imperium/m1'] = () => ok(match('m1', ['Ann', 'Bob']));
    server['post /games/imperium/m1/recover'] = () => ok({ playerID: '1', playerCredentials: 'new' });
    await show('/');
    await enter('https://civitas.example/match/imperium/m1?watch', 'abcd-efgh');
    expect(await screen.findByText('table for 1')).toBeInTheDocument();
    expect(requests).toContainEqual({ path: 'post /games/imperium/m1/recover', body: { code: 'abcd-efgh' } });
    expect(mySeats()).toMatchObject([{ matchID: 'm1', seat: 1, credentials: 'new', name: 'Bob' }]);
  });

  test.each([
    ['', 'AAAA', 'That is not a link to a table.'],
    ['https://civitas.example/match/chess/m1', 'AAAA', 'That is not a link to a table.'],
    ['/match/imperium/m1', '', 'Please enter the code.'],
  ])('says what is missing: %j %j', async (link, code, said) => {
    await show('/');
    await enter(link, code);
    expect(form().getByRole('alert')).toHaveTextContent(said);
    expect(requests.filter(({ path }) => path.startsWith('post'))).toEqual([]);
  });

  test('says that a code is wrong', async () => {
    server['get /games/imperium/m1'] = () => ok(match('m1', ['Ann', 'Bob']));
    server['post /games/imperium/m1/recover'] = () => refused(403, 'forbidden');
    await show('/');
    await enter('/match/imperium/m1', 'WRONG');
    expect(await form().findByRole('alert')).toHaveTextContent('No seat at this table has that code.');
    expect(mySeats()).toEqual([]);
  });

  test('is offered at a match by its link, too', async () => {
    server['get /games/imperium/m1'] = () => ok(match('m1', ['Ann', 'Bob']));
    server['post /games/imperium/m1/recover'] = () => ok({ playerID: '0', playerCredentials: 'new' });
    await show('/match/imperium/m1');
    await userEvent.click(await screen.findByText('Come back with a code'));
    await userEvent.type(screen.getByLabelText('Recovery code'), 'AAAA');
    await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
    expect(await screen.findByText('table for 0')).toBeInTheDocument();
  });
});

describe('the games', () => {
  test('are shown with what they are, for how many, how heavy and how long, and the ways into them', async () => {
    await show('/');
    for (const { title, pitch, name, cover } of RULESETS) {
      const box = screen.getByRole('article', { name: title });
      expect(box).toHaveTextContent(pitch.en);
      expect(box).toHaveTextContent(/[12] to 4 players.*(light|medium weight|heavy).*about \d+ to \d+ minutes/);
      expect(box.querySelectorAll('svg path')).toHaveLength(cover.length);
      expect(within(box).getByRole('button', { name: `${title}: Play against a bot` })).toBeEnabled();
      for (const [label, page] of [
        ['On this device', 'local'],
        ['Rules', 'rules'],
        ['Cards', 'cards'],
      ])
        expect(within(box).getByRole('link', { name: `${title}: ${label}` })).toHaveAttribute(
          'href',
          `/${page}/${name}`,
        );
      // Shapes in the space of the picture, and nothing that is not drawn.
      for (const [fill, path] of cover)
        expect([fill, path]).toEqual([
          expect.stringMatching(/^#[0-9a-f]{6}$/),
          expect.stringMatching(/^[A-Za-z\d\s.,-]+$/),
        ]);
    }
  });
});

test('a table that was left on this device is gone on with from the top of the lobby, the latest first', async () => {
  const left = (ruleset: string, rest: object): void =>
    localStorage.setItem(`civitas.local.${ruleset}`, JSON.stringify({ ruleset, ...rest }));
  left('imperium', { played: 1 });
  left('settlers', { played: 2 });
  left('mythotopia', { played: 3, over: true });
  await show('/');
  expect(
    screen.getAllByRole('link', { name: /^Continue: / }).map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Continue: Imperial Settlers on this device', '/local/settlers?continue'],
    ['Continue: Imperium on this device', '/local/imperium?continue'],
  ]);
});

describe('a table', () => {
  test('has a name that each reader sees in their own language, always the same', () => {
    const names = LANGUAGES.map((language) => tableName('tnmm-n2hn-3j7s', language));
    expect(new Set(names).size).toBe(3);
    expect(names).toEqual(LANGUAGES.map((language) => tableName('tnmm-n2hn-3j7s', language)));
    const many = Array.from({ length: 8000 }, (_, i) => LANGUAGES.map((language) => tableName(`m${i}`, language)));
    // One table, one pair of words: as many in one language as in any other.
    for (const at of [0, 1, 2]) expect(new Set(many.map((each) => each[at])).size).toBe(24 * 24);
    expect(many.flat().filter((each) => !/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(each))).toEqual([]);
  });

  test.each([
    [0, 'this minute'],
    [59 * 60_000, '59 minutes ago'],
    [25 * 3_600_000, 'yesterday'],
    [-5000, 'this minute'],
  ])('tells how old it is (%d ms)', (passed, words) => expect(ago(1e12 - passed, 1e12, 'en')).toBe(words));

  test('tells what was chosen for it', async () => {
    const setupData = { nations: 'random' };
    server[LIST] = () =>
      ok({
        matches: [
          match('one', ['Cyril', undefined], {
            setupData,
            createdAt: Date.now() - 120_000,
            updatedAt: Date.now() - 120_000,
          }),
        ],
      });
    await show('/');
    const item = (await screen.findByText(named('one'))).closest('li') as HTMLElement;
    expect(item).toHaveTextContent('Dealt at random · opened 2 minutes ago');
  });

  test('greets whoever comes by a link in the name of the person who sent it, as the server knows it', async () => {
    server['get /games/imperium/m1'] = () => ok(match('m1', ['Ilona', undefined]));
    await show('/match/imperium/m1?by=0');
    expect(await screen.findByRole('heading', { name: 'Ilona invites you to Imperium' })).toBeInTheDocument();
    expect(document.title).toBe('Ilona invites you to Imperium');
  });

  test.each(['', '?by=1', '?by=7', '?by=Ilona', '?by=__proto__'])(
    'greets with the game where nobody says who invites (%s)',
    async (query) => {
      server['get /games/imperium/m1'] = () => ok(match('m1', ['Ilona', undefined]));
      await show(`/match/imperium/m1${query}`);
      expect(await screen.findByRole('heading', { name: 'Imperium' })).toBeInTheDocument();
    },
  );
});

describe('the lists', () => {
  test('open tables can be joined and watched, full ones watched', async () => {
    const bots = {
      players: [
        { id: 0, name: 'Dora' },
        { id: 1, name: 'steward', bot: 'steward' },
      ],
    };
    server[LIST] = () => ok({ matches: [match('one', ['Cyril', undefined]), match('two', [], bots)] });
    await show('/');
    const open = await screen.findByText(named('one'));
    expect(within(open.closest('li') as HTMLElement).getByRole('link', { name: 'Join' })).toHaveAttribute(
      'href',
      '/match/imperium/one',
    );
    const full = screen.getByText(named('two')).closest('li') as HTMLElement;
    expect(within(full).queryByRole('link', { name: 'Join' })).toBeNull();
    expect(within(full).getByRole('link', { name: 'Watch' })).toHaveAttribute('href', '/match/imperium/two?watch');
    expect(full).toHaveTextContent('Steward (bot)');
  });

  test('show more where the server has more, each match once', async () => {
    server[LIST] = () => ok({ matches: [match('one', ['Ann', 'Bob'])], next: 'page2' });
    server[`${LIST}&after=page2`] = () =>
      ok({ matches: [match('one', ['Ann', 'Bob']), match('two', ['Dora', undefined])] });
    await show('/');
    expect(await screen.findByText(named('one'))).toBeInTheDocument();
    expect(screen.queryByText(named('two'))).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more tables' }));
    expect(await screen.findByText(named('two'))).toBeInTheDocument();
    expect(screen.getAllByText(named('one'))).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more tables' })).toBeNull());
  });

  test('where nobody plays, one panel says so', async () => {
    await show('/');
    const panel = (await screen.findByText('No table is waiting for players. Open one!')).closest('section');
    expect(panel).toHaveTextContent('Nobody is playing just now.');
    expect(screen.queryByRole('heading', { name: 'Open tables' })).toBeNull();
  });

  test('say when the server cannot be reached', async () => {
    server[LIST] = () => new TypeError('Failed to fetch');
    await show('/');
    expect(await screen.findByText(/The server cannot be reached/)).toBeInTheDocument();
  });

  test('are asked for again, and rest while the page is hidden', async () => {
    jest.useFakeTimers();
    await show('/');
    const asked = () => requests.filter(({ path }) => path === LIST).length;
    expect(asked()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(4100));
    expect(asked()).toBe(2);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBeLessThanOrEqual(3);
    const rested = asked();
    hidden.mockReturnValue(false);
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
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
    const there = () =>
      ok({
        matches: [
          match('second', ['Bob', 'Ann'], { active: ['1'], unlisted: true }),
          match('first', ['Ann', 'Bob'], { active: ['1'] }),
        ],
      });
    server['get /games/imperium?ids=first,second,lost'] = there;
    server['get /games/imperium?ids=first,second'] = there;
    await show('/');
    const waiting = await screen.findByText('Waiting for you');
    const items = within(waiting.closest('ul') as HTMLElement)
      .getAllByRole('heading')
      .map((heading) => heading.textContent);
    expect(items).toEqual(['second', 'first', 'lost'].map((id) => `Imperium ${named(id)}`));
    const gone = screen.getByText(named('lost')).closest('li') as HTMLElement;
    expect(gone).toHaveTextContent('The server no longer has this match.');
    await userEvent.click(within(gone).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(named('lost'))).toBeNull());
    expect(mySeats()).toHaveLength(2);
  });

  test('are asked for in one request, every few seconds, and not while the page is hidden', async () => {
    jest.useFakeTimers();
    keepSeat({ ruleset: 'imperium', matchID: 'one', seat: 0, credentials: 'a', name: 'Ann', since: 3 });
    keepSeat({ ruleset: 'imperium', matchID: 'one', seat: 1, credentials: 'b', name: 'Bob', since: 2 });
    server['get /games/imperium?ids=one'] = () => ok({ matches: [match('one', ['Ann', 'Bob'])] });
    await show('/');
    const asked = () => requests.filter(({ path }) => path === 'get /games/imperium?ids=one').length;
    expect(asked()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(5100));
    expect(asked()).toBe(2);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(2);
    hidden.mockRestore();
    jest.useRealTimers();
  });

  test('of many, fifty are asked for at a time', async () => {
    for (let i = 0; i < 60; i++)
      keepSeat({ ruleset: 'imperium', matchID: `m${i}`, seat: 0, credentials: 'a', name: 'Ann', since: i });
    await show('/');
    const [ids] = requests.flatMap(({ path }) =>
      path.includes('ids=') ? [path.split('=')[1]?.split(',').length] : [],
    );
    expect(ids).toBe(50);
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
    for (const seat of [0, 1])
      keepSeat({ ruleset: 'imperium', matchID: 'm1', seat, credentials: 'x', name: 'Ann', since: 1 });
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

  test.each(['/match/chess/m1', '/match/imperium/..%2Fadmin', `/match/imperium/${'x'.repeat(65)}`])(
    'a damaged link: %s',
    async (address) => {
      await show(address);
      expect(screen.getByRole('heading', { name: 'This link is damaged' })).toBeInTheDocument();
      expect(requests).toEqual([]);
    },
  );
});
