import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import board from '../../../../client/boards/new-dawn';
import { changeSettings } from '../../../../client/settings';
import { adviceLines } from '../../../../games/kit/advice';
import { decide } from '../../../../games/kit/bots/bot';
import { randomBot } from '../../../../games/kit/bots/random';
import type { Question } from '../../../../games/kit/core';
import { generator } from '../../../../games/kit/random';
import { plain } from '../../../../games/kit/text/words';
import { HeadlessTable } from '../../../../games/kit/table';
import newDawn from '../../../../games/new-dawn';
import { ADVICE, RECOMMENDED } from '../../../../games/new-dawn/advice';
import { atlasOf } from '../../../../games/new-dawn/atlas';
import { CARDS } from '../../../../games/new-dawn/catalogue';
import { EVENT_DIAL } from '../../../../games/new-dawn/components';
import { agendasOf, progress } from '../../../../games/new-dawn/rules/agendas';
import { endOf, onTheMap } from '../../../../games/new-dawn/rules/barbarians';
import { chances, foretold } from '../../../../games/new-dawn/rules/combat';
import { routesNow } from '../../../../games/new-dawn/rules/caravans';
import { matureCities } from '../../../../games/new-dawn/rules/select';
import { TURNED } from '../../../../games/new-dawn/optionKinds';
import { newDawn as rules } from '../../../../games/new-dawn/ruleset';
import { duel } from '../../../../games/new-dawn/situation';
import type { NewDawn, NewDawnOptions } from '../../../../games/new-dawn/state';
import { forbidErrors } from '../../errors';
import { faultsOf } from '../axe';
import { playedOn as search, type Wanted } from '../positions';
import { renderBoard } from '../render';

// Axe looks at a whole table for seconds, on a busy machine for many.
jest.setTimeout(120_000);

forbidErrors();
beforeEach(() => {
  changeSettings({ confirmAll: false });
});

const playedOn = (wanted: Wanted<NewDawn>): HeadlessTable<NewDawn> => search(rules, wanted);
const show = (table: HeadlessTable<NewDawn>, seat: number | null) => renderBoard(newDawn, board, table, seat);
const asks =
  (...asked: string[]) =>
  ({ ask, options }: Question): boolean =>
    asked.includes(ask) && options.length > 1;

describe.each([2, 4])('a match of %i in its middle', (seats) => {
  const table = playedOn({ seats, decisions: 150 * seats, until: asks('turn') });

  test('lies on the table: every space, rows, wonders on offer, agendas', async () => {
    const { view, words, spot } = await show(table, 0);
    const atlas = atlasOf(view);
    for (const space of atlas.spaces)
      expect(spot(space)).toHaveAccessibleName(expect.stringContaining(words.term(atlas.ground(space)!.terrain)));
    for (const id of [
      ...view.players.flatMap(({ row, leader, wonders }) => [...row, ...(leader ? [leader] : []), ...wonders]),
      ...view.offers.flatMap(({ shown }) => shown ?? []),
      ...view.victory.flatMap(agendasOf),
    ])
      expect(spot(id)).toHaveAccessibleName(expect.stringContaining(words.name(id)));
  });

  test('says of every space who holds it and what stands there', async () => {
    const { view, words, spot } = await show(table, 0);
    const names = ['Ann', 'Bob', 'Cyril', 'Dora'];
    for (const [space, seat] of [...Object.entries(view.cities), ...Object.entries(view.tokens)])
      expect(spot(space)).toHaveAccessibleName(expect.stringContaining(`${names[seat]}: `));
    for (const [id, space] of onTheMap(view))
      expect(spot(space)).toHaveAccessibleName(expect.stringContaining(words.name(id)));
    for (const seat of view.players.keys())
      for (const space of matureCities(view, seat))
        expect(spot(space)).toHaveAccessibleName(expect.stringContaining(words.term('mature')));
  });

  test('C13.4 counts everybody’s progress on every agenda', async () => {
    const { view, container } = await show(table, 0);
    for (const agenda of view.victory.flatMap(agendasOf)) {
      const line = container.querySelector(`[data-card="${agenda}"]`)!;
      for (const [seat, { marks }] of view.players.entries()) {
        if (marks.includes(agenda)) continue;
        const told = progress(view, seat, agenda).map(({ n, of }) => `${n}/${of}`);
        expect(line.querySelectorAll('li')[seat]).toHaveAccessibleName(expect.stringContaining(told.join(' · ')));
      }
    }
  });

  test('C11.1 says what each segment of the event dial does, and what comes next', async () => {
    const { view, container, words } = await show(table, 0);
    const dial = container.querySelector('#new-dawn-event')!;
    for (const what of EVENT_DIAL) expect(dial.innerHTML).toContain(words.term(`does.${what}`));
    const next = EVENT_DIAL[(view.event + 1) % EVENT_DIAL.length]!;
    expect(dial.querySelector('p')).toHaveTextContent(words.term(`does.${next}`));
  });

  test('C1.3 tells nothing of wonders that lie face down', async () => {
    const { container, view } = await show(table, null);
    const seen = JSON.stringify({ ...view, questions: [] });
    const hidden = [...CARDS.keys()].filter((id) => !seen.includes(`"${id}"`) && CARDS.get(id)?.kind === 'wonder');
    expect(hidden.length).toBeGreaterThan(0);
    const drawn = [...container.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.card);
    expect(hidden.filter((id) => drawn.includes(id))).toEqual([]);
  });
});

test('C2.1 who chooses a leader for the first time is told what each is like, and which are for a first match', async () => {
  const { view } = await show(playedOn({ options: { leaders: 'chosen' }, until: asks('leader') }), 0);
  const offered = view.questions[0]!.options;
  expect(offered.length).toBeGreaterThan(1);
  for (const leader of offered)
    for (const line of adviceLines(ADVICE[leader]!))
      expect((await screen.findAllByText(line.en)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/For a first match/)).toHaveLength(
    RECOMMENDED.filter((leader) => offered.includes(leader)).length,
  );
});

test('a table has no fault that axe can find', async () => {
  const { container } = await show(playedOn({ decisions: 300, until: asks('turn') }), 0);
  expect(await faultsOf(container)).toEqual([]);
});

describe('whatever is asked can be answered', () => {
  /** A question of each kind that random play meets, with the position it is asked in. */
  const met = new Map<string, HeadlessTable<NewDawn>>();
  beforeAll(() => {
    for (const [seed, options] of Object.entries<Partial<NewDawnOptions>>({
      one: { map: 'first' },
      two: { map: 'advanced', leaders: 'chosen', victory: 'epic' },
    })) {
      const table = HeadlessTable.open(rules, 2, { ...options, turnCap: 120, seed });
      const random = generator(seed);
      for (let n = 0; n < 1500 && !table.result; n++) {
        const asked = table.g.questions[0];
        if (asked?.seat === 0 && !met.has(asked.ask))
          met.set(asked.ask, new HeadlessTable(rules, structuredClone(table.g)));
        const move = decide(rules, randomBot, table.view(asked?.seat ?? 0), asked?.seat ?? 0, random);
        if (move) table.play(move);
      }
    }
  });

  test('every option glows on the board or is a button of the bar', async () => {
    expect([...met.keys()]).toEqual(
      expect.arrayContaining([
        'turn',
        'capital',
        'leader',
        'layTile',
        'layAt',
        'place',
        'caravan',
        'attack',
        'gainCard',
      ]),
    );
    for (const [ask, table] of met) {
      const { view, container, unmount } = await show(table, 0);
      const question = view.questions.find(({ seat }) => seat === 0)!;
      const glowing = new Set(
        [...container.querySelectorAll<HTMLElement>('[data-selectable="true"]')].map(({ dataset }) => dataset.spot),
      );
      const buttons = container.querySelectorAll('section[data-mine] [role="group"] button[aria-pressed]').length;
      // A side of a tile lies there turned in one way, and can be turned.
      const sides = new Set(
        [...glowing].flatMap(
          (key) =>
            TURNED.read(key ?? '')
              ?.slice(0, 2)
              .join(' ') ?? [],
        ),
      );
      const placed = question.options.filter(
        (option) =>
          board.standsFor!(option, question, view).some((key) => glowing.has(key)) ||
          sides.has(TURNED.read(option)?.slice(0, 2).join(' ') ?? ''),
      );
      expect([ask, placed.length + buttons]).toEqual([ask, question.options.length]);
      unmount();
    }
  });
});

describe('on the map', () => {
  test('C8.1 where a control token can be placed glows, and answers click and key', async () => {
    const table = playedOn({ until: asks('place') });
    const { view, spot, answers } = await show(table, 0);
    const { options } = view.questions[0]!;
    const glowing = atlasOf(view).spaces.filter((space) => spot(space).dataset.selectable === 'true');
    expect(glowing.sort()).toEqual([...options].sort());
    act(() => spot(options[0]!).focus());
    await userEvent.keyboard('{Enter}');
    expect(answers).toEqual([[options[0]]]);
  });

  test('C10.2 the ends of caravans say how far they are, as the rules count', async () => {
    const table = playedOn({ until: asks('caravan') });
    const { view, container } = await show(table, 0);
    const far = routesNow(view).filter(({ spent }) => spent === 0);
    const told = [...container.querySelectorAll('.price text:first-of-type')].map((text) => Number(text.textContent));
    expect(told.length).toBeGreaterThan(0);
    expect(Math.max(...told)).toBeLessThanOrEqual(Math.max(...routesNow(view).map(({ n }) => n)));
    expect(new Set(routesNow(view).map(({ to }) => to)).size).toBe(told.length);
    for (const { n } of far.slice(0, 1)) expect(told).toContain(n);
  });

  test('C10.18 an attack that is picked is told with both sides and its chances, and not yet declared', async () => {
    const table = playedOn({ seed: 'war', until: asks('attack') });
    const { view, spot, answers, container } = await show(table, 0);
    const at = view.questions[0]!.options[0]!;
    const { attack, defence } = foretold(view, at)!;
    await userEvent.click(spot(at));
    expect(answers).toEqual([]);
    const told = [...container.querySelectorAll('section[aria-live] output')].map((each) => each.textContent);
    expect(told).toEqual([attack, defence].map(({ value }) => expect.stringContaining(`+ ${value}`)));
    expect(container.querySelector('section[aria-live] td')).toHaveTextContent(
      `${chances(attack.value, defence.value)}/36`,
    );
  });

  test('C10.18, C10.19 with tokens on both sides: every source, and the chances of each way to spend them', async () => {
    const s = duel(
      {
        row: ['early-empire', 'astrology', 'foreign-trade', 'pottery', 'iron-working'],
        trade: { 'iron-working': 2 },
        leader: 'scythia',
      },
      { cities: ['-4,-1'], reinforced: ['-3,-1'], trade: { masonry: 1 } },
    );
    s.focus('iron-working').maybeAnswer('branch', 'branch 1');
    const { words, spot, container } = await show(s, 0);
    await userEvent.click(spot('-4,-1'));
    const panel = container.querySelector('section[aria-live]')!;
    const { attack, defence } = foretold(s.g, '-4,-1')!;
    const sources = [attack, defence].flatMap((figure) =>
      figure.sources.map(({ card, what = '', n }) => `${card ? words.name(card) : words.term(what)}+${n}`),
    );
    expect(sources).toHaveLength(6);
    expect([...panel.querySelectorAll('li')].map((each) => each.textContent)).toEqual(sources);
    const [a, d] = [attack.value, defence.value];
    const ways = [chances(a, d), chances(a + 2, d), chances(a, d + 1), chances(a + 2, d + 1)];
    const told = [...panel.querySelectorAll('td')].map((each) => each.textContent.split(' ')[0]);
    expect(told).toEqual(ways.map((n) => `${n}/36`));
  });

  test('C8.1 a space where nothing can be placed says why, to who points at it and to who listens', async () => {
    const s = duel({ row: ['astrology', 'foreign-trade', 'early-empire', 'pottery', 'masonry'] });
    s.focus('early-empire');
    const { words, spot } = await show(s, 0);
    const why = plain(words.refusal({ why: 'tooDifficult', params: { terrain: 'mountains', n: 5, most: 3 } }));
    expect(why).toBe('Mountains: difficulty 5, and you reach 3 at most.');
    expect(spot('-6,2')).toHaveAttribute('aria-description', expect.stringContaining(why));
    act(() => spot('-6,2').focus());
    expect(document.querySelector('body > aside')).toHaveTextContent(why);
    expect(spot('-4,0').dataset.selectable).toBe('true');
  });

  test('C13.1 progress is counted in what an agenda counts, the dial by its spaces, and said in words at a touch', async () => {
    const { container, spot, words } = await show(duel({ dial: 20 }, {}, { victory: ['v1', 'v2', 'v4'] }), 0);
    expect(container.querySelector('[data-card="technophile"] li')).toHaveAccessibleName('Ann: 20/24');
    await userEvent.click(spot('technophile'));
    const told = `${words.term('goal.dial')}: 20/24 (${words.term('missing')}: 4)`;
    await waitFor(() => expect(document.body).toHaveTextContent(told));
  });

  test('C13.3 over the map it is said who needs one more victory card, and that the round is the last', async () => {
    const near = duel({ marks: ['civilized', 'warmonger'] }, {}, { victory: ['v1', 'v2', 'v4'] });
    const last = duel({}, { marks: ['civilized', 'warmonger', 'technophile'] }, { victory: ['v1', 'v2', 'v4'] });
    const told = async (s: typeof near) =>
      (await show(s, 0)).container.querySelector('.map [role="status"]')?.textContent ?? '';
    expect(await told(near)).toContain('Ann needs only one more victory card');
    expect(await told(last)).toContain('Last round: Bob');
  });

  test('C4.1 tokens on a focus card take no room from its words', async () => {
    const { container } = await show(duel({ trade: { masonry: 2 } }), 0);
    const heap = container.querySelector('.mine [data-heap="trade 0 masonry-red"]')!;
    expect(heap).toHaveAttribute('data-n', '2');
    expect(heap.closest('article')).toBeNull();
  });

  test('C1.2 tells how many of a player’s figures are on the map', async () => {
    const { container, words } = await show(duel({ cities: ['-3,-1'] }), 0);
    const labels = container.querySelectorAll(`[title="${words.term('cityFigures')}"]`);
    expect([...labels].map((each) => each.parentElement?.textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('2/8'), expect.stringContaining('1/8')]),
    );
  });

  test('C11.5 a barbarian that is pointed at shows where each number of the die would take it', async () => {
    const table = playedOn({ decisions: 100, until: (q, g) => q.ask === 'turn' && onTheMap(g).length > 0 });
    const { view, spot, container } = await show(table, 0);
    const [, space] = onTheMap(view)[0]!;
    fireEvent.click(spot(space));
    const ends = [0, 1, 2, 3, 4, 5].map((direction) => endOf(view, space, direction));
    const told = [...container.querySelectorAll('.ways text')].flatMap((text) => text.textContent.split('·'));
    expect(told.map(Number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(container.querySelectorAll('.ways circle')).toHaveLength(new Set(ends).size);
  });
});

describe('C14.4 the map is built by hand', () => {
  const options = { map: 'advanced' } as const;

  test('tile, side and turn are one click, and the places follow', async () => {
    const table = playedOn({ options, until: asks('layTile') });
    const { view, spot, answers, container } = await show(table, 0);
    const [option = ''] = view.questions[0]!.options;
    fireEvent.pointerEnter(spot(option).closest('li')!);
    fireEvent.pointerOver(spot(option).closest('li')!);
    expect(container.querySelector('.ghosts')!.getAttribute('d')).not.toBe('');
    await userEvent.click(spot(option));
    expect(answers).toEqual([[option]]);
  });

  test('both sides of each tile lie there, and can be turned to every way in which they can be laid, and to no other', async () => {
    const table = playedOn({ options, until: asks('layTile') });
    const { view, container } = await show(table, 0);
    const [asked] = view.questions;
    const tile = TURNED.read(asked!.options[0]!)![0];
    const ways = asked!.options.filter((option) => option.startsWith(`${tile} A `));
    const shown = (): string | undefined =>
      [...container.querySelectorAll<HTMLElement>('[data-spot]')]
        .map(({ dataset }) => dataset.spot)
        .find((key) => key?.startsWith(`${tile} A `));
    const seen = new Set<string | undefined>();
    for (let i = 0; i < 6; i++) {
      seen.add(shown());
      const side = container.querySelector(`[data-spot="${shown()}"]`)!.closest('li')!;
      await userEvent.click([...side.querySelectorAll('button[aria-label]')].at(-1)!);
    }
    expect([...seen].sort()).toEqual([...ways].sort());
    expect(container.querySelectorAll('[data-spot^="tile-"]')).toHaveLength(2 * view.players[0]!.tiles.length);
  });

  test('only legal places glow; the one that is picked shows the tile', async () => {
    changeSettings({ confirmAll: true });
    const table = playedOn({ options, until: asks('layAt') });
    const { view, spot, container } = await show(table, 0);
    const places = view.questions[0]!.options;
    for (const place of places) expect(spot(place).dataset.selectable).toBe('true');
    expect(container.querySelector('.ghost')).toBeNull();
    await userEvent.click(spot(places[0]!));
    expect(container.querySelectorAll('.ghost .ground')).toHaveLength(10);
  });
});
