import { act, fireEvent, screen } from '@testing-library/react';
import { Client } from 'boardgame.io/client';
import { StyleSheetManager } from 'styled-components';
import imperiumBoard from '../../client/boards/imperium';
import newDawnBoard from '../../client/boards/new-dawn';
import mythotopiaBoard from '../../client/boards/mythotopia';
import settlersBoard from '../../client/boards/settlers';
import { ClientStore } from '../../client/net/clientStore';
import { useMatch } from '../../client/net/useMatch';
import type { BoardModule } from '../../client/table/board';
import { Table } from '../../client/table/Table';
import { toGame } from '../../games/kit/boardgame';
import type { Core } from '../../games/kit/core';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Words } from '../../games/kit/text/words';
import { firstTurn } from '../../games/imperium/lesson/positions';
import { imperium } from '../../games/imperium/ruleset';
import { situation } from '../../games/imperium/situation';
import type { Imperium } from '../../games/imperium/state';
import { loadWords as loadImperium } from '../../games/imperium/words';
import { firstTurn as firstNewDawn } from '../../games/new-dawn/lesson/positions';
import { newDawn } from '../../games/new-dawn/ruleset';
import type { NewDawn } from '../../games/new-dawn/state';
import { loadWords as loadNewDawn } from '../../games/new-dawn/words';
import { mythotopia } from '../../games/mythotopia/ruleset';
import { duel, type Situation } from '../../games/mythotopia/situation';
import type { Mythotopia } from '../../games/mythotopia/state';
import { loadWords } from '../../games/mythotopia/words';
import { secondRound } from '../../games/settlers/lesson/positions';
import { settlers } from '../../games/settlers/ruleset';
import { situation as townOf, type PlayerSituation } from '../../games/settlers/situation';
import type { Settlers } from '../../games/settlers/state';
import { loadWords as loadSettlers } from '../../games/settlers/words';
import { frame, renderUi } from './render';

/** How many clicks an action takes, from the open turn to the next question of the turn. */

/** Lies outside the document: jsdom lays nothing out, yet looks up every style rule of a document for every button it names. */
const wardrobe = document.createElement('div');

const PEOPLE = ['Ann', 'Bob'].map((name, seat) => ({ seat, name, bot: false, connected: null }));

function Shown({
  store,
  rules,
  words,
  board,
}: {
  store: ClientStore;
  rules: Ruleset;
  words: Words;
  board: BoardModule;
}) {
  const snapshot = useMatch(store);
  return snapshot.view ? (
    <Table store={store} snapshot={snapshot} rules={rules} words={words} board={board} people={PEOPLE} />
  ) : null;
}

const sit = (s: Situation) => sitAt<Mythotopia>(mythotopia, s.g, mythotopiaBoard, loadWords);

async function sitAt<G extends Core>(
  ruleset: Ruleset<G>,
  from: G,
  board: unknown,
  load: (language: 'en') => Promise<Words<G>>,
) {
  const rules = { ...ruleset, setup: () => structuredClone(from) } as unknown as Ruleset;
  const words = (await load('en')) as unknown as Words;
  const client = Client<Core>({ game: toGame(rules, { seed: 'x' }), numPlayers: 2, playerID: '0', debug: false });
  const store = new ClientStore(client, rules);
  const { container } = renderUi(
    <StyleSheetManager target={wardrobe}>
      <Shown store={store} rules={rules} words={words} board={board as BoardModule} />
    </StyleSheetManager>,
  );
  await act(async () => {});
  const g = (): G => store.snapshot().view as unknown as G;
  let clicks = 0;
  const click = async (element: Element | null): Promise<void> => {
    if (!element) throw new Error('nothing to click');
    clicks++;
    await act(async () => {
      fireEvent.click(element);
    });
    for (let i = 0; i < 4; i++) await frame();
  };
  return {
    g,
    clicks: () => clicks,
    move: (kind: string) => click(container.querySelector(`[data-move="${kind}"]`)),
    spot: (key: string) => click(container.querySelector(`:is(button, path, circle)[data-spot="${key}"]`)),
    item: (name: RegExp) => click(screen.getByRole('menuitemradio', { name })),
    button: (name: RegExp) => click(screen.getByRole('button', { name })),
    ask: () => g().questions[0]?.ask,
    bar: () => container.querySelector('[data-mine]')?.textContent ?? '',
    isChosen: (key: string) => container.querySelector(`[data-glow="chosen"] [data-spot="${key}"]`) !== null,
    lit: (key: string) => container.querySelector(`[data-spot="${key}"]`)?.getAttribute('data-selectable') === 'true',
  };
}

const own = { provinces: ['palmain', 'custus', 'lea', 'fadge'] };

test('M8.4: a road takes 2 clicks', async () => {
  const at = await sit(
    duel({
      provinces: ['palmain', 'nusus', 'fadge', 'kinabra'],
      hand: ['starterBuild', 'palmain', 'nusus', 'fadge', 'kinabra'],
    }),
  );
  await at.move('build');
  await at.spot('nusus-palmain');
  expect(at.g().roads).toEqual(['nusus-palmain']);
  expect([at.clicks(), at.ask()]).toEqual([2, 'turn']);
});

test('M8.3: a castle takes 2 clicks', async () => {
  const at = await sit(duel({ ...own, hand: ['starterBuild', 'palmain', 'fadge'] }));
  await at.move('build');
  await at.spot('palmain');
  expect(at.g().castles).toEqual(['palmain']);
  expect([at.clicks(), at.ask()]).toEqual([2, 'turn']);
});

test('an improvement takes 2 clicks at most', async () => {
  const at = await sit(duel({ ...own, hand: ['starterMarket', 'custus'] }, {}, { shown: ['hero', 'queen'] }));
  await at.spot('hero-card');
  expect(at.ask()).toBe('turn');
  expect(at.g().shown).not.toContain('hero-card');
  expect(at.clicks()).toBeLessThanOrEqual(2);
});

test('an invasion with three cards takes 3 clicks', async () => {
  const at = await sit(duel({ ...own, hand: ['palmain', 'starterArmy', 'custus'] }));
  await at.move('invade');
  await at.spot('blore');
  if (at.ask() === 'armies') await at.button(/2/);
  expect(at.ask()).toBe('turn');
  expect(at.g().armies['blore']).toBeDefined();
  expect(at.clicks()).toBeLessThanOrEqual(3);
});

test('Advance takes 3 clicks where there is one way to pay', async () => {
  const from = firstTurn();
  const [player] = from.players;
  if (player) player.progress = 0;
  const at = await sitAt<Imperium>(imperium, from, imperiumBoard, loadImperium);
  await at.spot('1ROM16');
  await at.spot('1UNC6');
  await at.button(/^Confirm/);
  expect(at.g().players[0]?.hand).toContain('1UNC6');
  expect(at.clicks()).toBe(3);
});

describe('Imperial Settlers, where there is one way to pay', () => {
  const turn = () => sitAt<Settlers>(settlers, secondRound(), settlersBoard, loadSettlers);

  test('S8.1: building a location takes 2 clicks at most', async () => {
    const at = await turn();
    await at.spot('build COM007');
    expect(at.g().players[0]?.empire).toContain('COM007');
    expect(at.clicks()).toBeLessThanOrEqual(2);
  });

  const town = (one: PlayerSituation) => {
    const { g } = townOf({ players: [one, { faction: 'barbarians', empire: ['COM003'] }] });
    return sitAt<Settlers>(settlers, g, settlersBoard, loadSettlers);
  };

  test('S12.1: activating a location takes 2 clicks at most', async () => {
    const at = await town({ faction: 'romans', empire: ['COM042'], goods: { worker: 1 } });
    await at.spot('COM042');
    await at.button(/^Confirm/);
    expect(at.g().used.COM042).toBe(1);
    expect(at.clicks()).toBeLessThanOrEqual(2);
  });

  test('S10.1: razing a card in hand takes 2 clicks at most', async () => {
    const at = await town({ faction: 'romans', hand: ['COM018'], goods: { raze: 1 } });
    await at.spot('raze COM018');
    await at.button(/^Confirm/);
    expect(at.g().players[0]?.hand).toEqual([]);
    expect(at.clicks()).toBeLessThanOrEqual(2);
  });

  test('S10.2: razing a location takes 2 clicks at most', async () => {
    const at = await town({ faction: 'romans', goods: { raze: 2 } });
    await at.spot('COM003');
    await at.button(/^Confirm/);
    expect(at.g().players[1]).toMatchObject({ empire: [], foundations: ['COM003'] });
    expect(at.clicks()).toBeLessThanOrEqual(2);
  });

  test('S9.1: a deal takes 2 clicks at most', async () => {
    const at = await turn();
    await at.spot('deal ROM029');
    expect(at.g().players[0]?.deals).toContain('ROM029');
    expect(at.clicks()).toBeLessThanOrEqual(2);
  });
});

describe('A New Dawn, where what ends the turn is confirmed where it was clicked', () => {
  const turn = () => sitAt<NewDawn>(newDawn, firstNewDawn(), newDawnBoard, loadNewDawn);

  test('C10.8: founding a city takes 3 clicks', async () => {
    const at = await turn();
    await at.spot('pottery-red');
    await at.spot('-3,-1');
    expect(at.isChosen('-3,-1')).toBe(true);
    await at.spot('-3,-1');
    expect(at.g().cities['-3,-1']).toBe(0);
    expect(at.clicks()).toBe(3);
  });

  test('C9.1: advancing the tech dial takes 2 clicks at most', async () => {
    const at = await turn();
    const before = at.g().players[0]?.dial;
    await at.spot('astrology-red');
    if (at.g().players[0]?.dial === before) await at.spot('astrology-red');
    expect(at.g().players[0]?.dial).not.toBe(before);
    expect(at.clicks()).toBeLessThanOrEqual(2);
  });
});

describe('a card first', () => {
  const castle = () => duel({ ...own, hand: ['starterBuild', 'palmain', 'fadge', 'custus', 'starterArmy'] });

  test('shows what it can be used for, and lights up where', async () => {
    const at = await sit(castle());
    await at.spot('fadge-card');
    expect(at.bar()).toMatch(/Fadge.*can be used for: .*Invade/);
    expect(at.lit('palmain')).toBe(true);
    await at.spot('fadge-card');
    expect(at.bar()).not.toContain('can be used for');
  });

  test('ends in the same choice as the place first', async () => {
    const [card, place] = [await sit(castle()), await sit(castle())];
    await card.spot('fadge-card');
    await card.spot('blore');
    await place.spot('blore');
    await place.item(/Invade/);
    expect(card.ask()).toBe(place.ask());
  });

  test('what is picked is done with the card', async () => {
    const at = await sit(castle());
    await at.spot('palmain-card');
    await at.move('build');
    await at.spot('palmain');
    expect(at.g().castles).toEqual(['palmain']);
    expect(at.g().players[0]?.discard).toContain('palmain-card');
    expect(at.clicks()).toBe(3);
  });

  test('a card of no use is shown large', async () => {
    const at = await sit(duel({ ...own, hand: ['starterBuild'] }, {}, { shown: ['hero'] }));
    await at.spot('hero-card');
    expect(at.bar()).not.toContain('can be used for');
    expect(await screen.findByRole('dialog', { name: 'Hero' })).toBeTruthy();
  });
});

test('G5: an answer that waits to be confirmed is let go when another action is armed', async () => {
  const at = await sit(
    duel(
      {
        provinces: ['palmain', 'nusus', 'fadge', 'kinabra'],
        hand: ['starterBuild', 'palmain', 'nusus', 'fadge', 'kinabra'],
      },
      { provinces: ['blore'] },
      { armies: { blore: [2, 0] } },
    ),
  );
  await at.move('endWar');
  await at.spot('blore');
  expect(at.bar()).toMatch(/End the war: Blore.*Confirm/);
  await at.move('build');
  expect(at.bar()).toMatch(/Build: choose a province or a border/);
  expect(at.bar()).not.toMatch(/End the war|Confirm/);
});

test('what the picked answer does with a card stays picked when that card is clicked', async () => {
  const full = ['1REG1', '1UNC3', '1CIV6', '1REG2'].map((card) => ({ card, progress: 1 }));
  const { g } = situation({
    players: [
      { nation: 'romans', side: 'B', hand: ['1REG13'] },
      { nation: 'celts', side: 'B' },
    ],
    market: [...full, { card: '1UNC6' }],
    ample: true,
  });
  const at = await sitAt<Imperium>(imperium, g, imperiumBoard, loadImperium);
  await at.spot('1REG13');
  expect(at.bar()).toMatch(/Play Woodland.*Exiles/);
  await at.spot('1UNC6');
  expect(at.bar()).toMatch(/Play Woodland.*Exiles/);
  await at.button(/^Confirm/);
  expect(at.g().exile).toContain('1UNC6');
});

test('a card that cannot be played says why before what else it is good for, and the same thing once', async () => {
  const from = situation({
    players: [
      { nation: 'romans', side: 'B', hand: ['1CIV6', '1UNR1', '1UNR2', '1ROM16'], material: 3 },
      { nation: 'celts', side: 'B' },
    ],
    ample: true,
  }).g;
  const at = await sitAt<Imperium>(imperium, from, imperiumBoard, loadImperium);
  await at.spot('1CIV6');
  expect(at.bar()).toMatch(/Metropolis: .*empire.* It can be used for: /);
  expect(at.bar()).toMatch(/Play Unrest \(2\)/);
  expect(at.bar().match(/Unrest/g)).toHaveLength(1);
});

describe('a place first, where nothing is done before a card is chosen', () => {
  const CITY = '-3,-1';
  const turn = () => sitAt<NewDawn>(newDawn, firstNewDawn(), newDawnBoard, loadNewDawn);

  test('shows what can be done there, and lights up with what', async () => {
    const at = await turn();
    const row = at.g().players[0]?.row ?? [];
    expect(row.filter(at.lit)).toEqual(row);
    await at.spot(CITY);
    expect(at.bar()).toMatch(/possible here: .*Pottery/);
    expect(row.filter(at.lit)).toEqual(['foreign-trade-red', 'pottery-red']);
    await at.spot(CITY);
    expect(row.filter(at.lit)).toEqual(row);
  });

  test('ends in the same choice as the card first', async () => {
    const at = await turn();
    await at.spot(CITY);
    await at.spot('pottery-red');
    expect([at.ask(), at.isChosen(CITY)]).toEqual(['found', true]);
  });
});

describe('a payment', () => {
  test('says what it is for, and ticks what is taken already', async () => {
    const at = await sit(duel({ ...own, hand: ['palmain', 'starterArmy', 'custus', 'lea', 'starterMarket'] }));
    await at.move('invade');
    await at.spot('blore');
    await at.button(/^1.army/);
    await at.button(/Change/);
    expect(at.ask()).toBe('pay');
    expect(at.bar()).toMatch(/1.food – Invade Blore, 1.army/);
    expect(['palmain-card', 'lea-card', 'custus-card', 'starterMarket-red-1'].map(at.isChosen)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  const told = /Chosen for you: ([^]*)Change/;

  test('M4.1: in one way only is told as what was chosen for me, with the way back', async () => {
    const at = await sit(duel({ ...own, hand: ['palmain', 'starterArmy', 'custus'] }));
    await at.move('invade');
    await at.spot('blore');
    expect(at.ask()).toBe('turn');
    expect(told.exec(at.bar())?.[1]).toBe('plays Palmain to set out, plays Army for army, plays Custus for food');
    await at.button(/Change/);
    expect(at.g().armies['blore']).toBeUndefined();
  });

  test('M4.1: the usual one is told with what else could be paid in one way only; what I chose myself is not', async () => {
    const at = await sit(duel({ ...own, hand: ['palmain', 'starterArmy', 'custus', 'lea', 'starterMarket'] }));
    await at.move('invade');
    await at.spot('blore');
    await at.button(/^1.army/);
    expect(told.exec(at.bar())?.[1]).toBe('plays Palmain to set out, plays Lea for army, plays Custus for food');
    await at.button(/Change/);
    await at.spot('starterArmy-red-1');
    await at.button(/Confirm/);
    expect([at.ask(), told.exec(at.bar())?.[1]]).toEqual(['turn', 'plays Palmain to set out, plays Lea for army']);
  });

  test('M4.1: several usual ones, one after the other, are told as payments once all is paid', async () => {
    const at = await sit(
      duel({
        provinces: [...own.provinces, 'darb'],
        hand: ['palmain', 'lea', 'darb', 'custus', 'starterMarket'],
      }),
    );
    await at.move('invade');
    await at.spot('blore');
    await at.button(/^1.army/);
    expect([at.ask(), told.exec(at.bar())?.[1]]).toEqual([
      'turn',
      expect.stringMatching(/^plays Palmain to set out, plays (Lea|Darb) for army, plays Custus for food$/),
    ]);
  });

  test('of several cards that were chosen for me, a click lets one go or adds one; then it is confirmed', async () => {
    const at = await sit(
      duel({ provinces: [...own.provinces, 'darb', 'oxter'], hand: ['palmain', 'lea', 'darb', 'oxter', 'custus'] }),
    );
    await at.move('invade');
    await at.spot('blore');
    await at.button(/^2.armies/);
    await at.button(/Change/);
    const cards = ['lea-card', 'darb-card', 'oxter-card'];
    const ticked = () => cards.filter(at.isChosen);
    const [gone, kept] = ticked() as [string, string];
    const other = cards.find((id) => !ticked().includes(id)) ?? '';
    await at.spot(gone);
    expect([at.ask(), ticked()]).toEqual(['pay', [kept]]);
    await at.spot(other);
    expect([at.ask(), ticked()]).toEqual(['pay', cards.filter((id) => id !== gone)]);
    await at.button(/Confirm/);
    expect(at.g().players[0]?.discard).toEqual(expect.arrayContaining([kept, other]));
    expect(at.g().players[0]?.discard).not.toContain(gone);
  });

  test('of two equal cards takes the one that is clicked', async () => {
    const at = await sit(duel({ ...own, hand: ['starterArmy', 'starterArmy2', 'starterMarket'] }));
    await at.spot('buy');
    await at.button(/^1.army(?! and)/);
    await at.button(/Change/);
    const [one, two] = ['starterArmy-red-1', 'starterArmy-red-2'] as const;
    await at.spot(two);
    expect([at.isChosen(one), at.isChosen(two)]).toEqual([false, true]);
    await at.spot(one);
    expect([at.isChosen(one), at.isChosen(two)]).toEqual([true, false]);
  });
});

test('M7.3: how many armies go tells how the war will stand', async () => {
  const at = await sit(duel({ ...own, hand: ['palmain', 'starterArmy', 'starterArmy2', 'custus', 'lea'] }));
  await at.move('invade');
  await at.spot('blore');
  expect(at.ask()).toBe('armies');
  expect(at.bar()).toMatch(
    /1.army: strength 1 to 4, not enough.*4.armies: strength 4 to 4, tied.*5.armies: strength 5 to 4, you lead/,
  );
});
