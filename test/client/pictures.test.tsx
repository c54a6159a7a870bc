import { GiMountains } from 'react-icons/gi';

import { loadScenes } from '../../client/boards';
import { BUILT } from '../../client/boards/settlers/kinds';
import { draw, HEIGHTS, WIDTH, type Cut, type Landscape, type Scene } from '../../client/pictures';
import { TOWN_HEIGHT, TOWN_SIDES, TOWN_TOP } from '../../client/pictures/brush';
import { figure, pathsOf } from '../../client/pictures/figure';
import { rulesetEntry } from '../../games';
import { CARDS as IMPERIUM, NATIONS } from '../../games/imperium/catalogue';
import type { Card } from '../../games/mythotopia/card';
import { CARDS as MYTHOTOPIA } from '../../games/mythotopia/catalogue';
import { PROVINCES } from '../../games/mythotopia/map';
import { CARDS } from '../../games/new-dawn/catalogue';
import { naturalWonders } from '../../games/new-dawn/cards/naturalWonders';
import { FACTIONS } from '../../games/settlers/card';
import { CARDS as LOCATIONS } from '../../games/settlers/catalogue';

const emblem = pathsOf(GiMountains);
const scene: Landscape = {
  hour: 'dawn',
  palette: { tone: ['#265a8c', '#97c2ee'], land: ['#7f9447', '#3a4a26'] },
  layers: ['grass', 'sea', 'alps'],
  figure: figure(emblem),
};

describe('a picture', () => {
  test('is the same for the same scene, card and daylight, and another for another', () => {
    expect(draw(scene, '1REG1', 'light')).toBe(draw(scene, '1REG1', 'light'));
    const others = [
      draw(scene, '1REG1', 'light'),
      draw(scene, '1REG2', 'light'),
      draw(scene, '1REG1', 'dark'),
      draw({ ...scene, hour: 'night' }, '1REG1', 'light'),
      draw({ ...scene, layers: ['grass', 'sea'] }, '1REG1', 'light'),
      draw({ ...scene, figure: undefined }, '1REG1', 'light'),
      draw({ ...scene, ornament: 'meander' }, '1REG1', 'light'),
    ];
    expect(new Set(others).size).toBe(others.length);
  });

  test('does not depend on the order in which its things are named: what is nearer is painted later', () => {
    const turned: Landscape = { ...scene, layers: [...scene.layers].reverse() };
    expect(draw(turned, '1REG1', 'light')).toBe(draw(scene, '1REG1', 'light'));
  });

  test('shows a box that has room for no more the middle of its focus, else its own', () => {
    expect(draw(scene, 'a', 'light', 'tall')).toContain('viewBox="0 0 360 230"');
    expect(draw({ ...scene, focus: 248 }, 'a', 'light', 'tall')).toContain('viewBox="136 0 224 230"');
    expect(draw({ ...scene, focus: 100 }, 'a', 'light', 'tall')).toContain('viewBox="0 0 200 230"');
    expect(draw({ ...scene, focus: 248 }, 'a', 'light')).toContain('viewBox="0 0 360 230"');
  });

  test('shows its figure', () => {
    expect(draw(scene, '1REG1', 'light')).toContain(emblem[0]);
  });
});

describe('a figure', () => {
  /** The foot and middle of what stands on the picture, in the picture's units. */
  const standing = (d: string, [left, right, bottom]: readonly [number, number, number]) => {
    const [, x, y, scale] = /transform="translate\((\S+) (\S+)\) scale\((\S+)\)"/
      .exec(draw({ ...scene, figure: figure([d]) }, '1REG1', 'light'))!
      .map(Number) as [number, number, number, number];
    return { middle: x + (scale * (left + right)) / 2, foot: y + scale * bottom };
  };

  test('stands with its feet on the ground in its place, wherever it lies on its grid', () => {
    const high = standing('M20 20h200v200h-200z', [20, 220, 220]);
    const low = standing('M300 400h90v60h-90z', [300, 390, 460]);
    expect(low.middle).toBeCloseTo(high.middle, 0);
    expect(low.foot).toBeCloseTo(high.foot, 0);
  });
});

const DAYLIGHTS = ['light', 'dark'] as const;
const CUTS: readonly Cut[] = ['whole', 'tall', 'low', 'band', 'slit'];

describe('at home', () => {
  const leaders = [...CARDS.values()].filter(({ kind }) => kind === 'leader').map(({ id }) => id);

  test.each<[string, () => Promise<{ sceneOf(id: string): Scene }>, readonly string[]]>([
    ['imperium', () => import('../../client/boards/imperium/homes'), NATIONS.map(({ nation }) => nation)],
    ['mythotopia', () => import('../../client/boards/mythotopia/homes'), PROVINCES],
    ['new-dawn', () => import('../../client/boards/new-dawn/homes'), leaders],
    ['settlers', () => import('../../client/boards/settlers/homes'), FACTIONS],
  ])('whoever can win has a picture of their own: %s', async (_ruleset, load, all) => {
    const { sceneOf } = await load();
    const drawn = all.map((id) => draw(sceneOf(id), id, 'light', 'band'));
    expect(new Set(drawn).size).toBe(all.length);
  });
});

describe('what has no picture of its own', () => {
  test('a card of Imperium without a line gets a scene from its facts: its nation, its suits, what it can do', async () => {
    const sceneOf = (await loadScenes('imperium'))!;
    const layersOf = (id: string): readonly string[] => {
      const found = sceneOf(id);
      return 'layers' in found ? found.layers : [];
    };
    // Boudicca: the Celts' hills, their huts, and an army, for she attacks.
    expect(layersOf('1CEL18')).toEqual(expect.arrayContaining(['ridge', 'hills', 'woods', 'huts', 'army']));
    // The city of Athens: the Greeks' sea, and a town within walls.
    expect(layersOf('1GRE11')).toEqual(expect.arrayContaining(['sea', 'isles', 'town', 'walls']));
    // Berbers, of no nation: what tributaries have.
    expect(layersOf('1TRI1')).toEqual(expect.arrayContaining(['road', 'caravan', 'tents']));
  });

  test('a location of Imperial Settlers has by it what it makes', async () => {
    const sceneOf = (await loadScenes('settlers'))!;
    const goods = ['COM042', 'COM033', 'EGY021'].map((id) => {
      const found = sceneOf(id);
      return 'layers' in found ? found.house?.goods[0] : undefined;
    });
    expect(goods).toEqual(['wood', 'stone', 'vp']);
  });

  test('what a location of Imperial Settlers is its name says: of each kind there are some', async () => {
    const sceneOf = (await loadScenes('settlers'))!;
    const names = new Set([...LOCATIONS.values()].map(({ facts }) => facts.name.en));
    const said = Object.values(BUILT).flat();
    expect(said.filter((name) => !names.has(name))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
    const kinds = [...LOCATIONS.keys()].map((id) => {
      const found = sceneOf(id);
      return 'layers' in found ? found.house?.kind : undefined;
    });
    expect(new Set(kinds)).toEqual(new Set(['house', ...Object.keys(BUILT)]));
  });

  test('natural wonders of A New Dawn are drawn as wonders are', async () => {
    const sceneOf = (await loadScenes('new-dawn'))!;
    const drawings = naturalWonders.map(({ id }) => draw(sceneOf(id), 'luck', 'light'));
    expect(drawings.length).toBeGreaterThan(0);
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings.filter((svg) => /NaN|undefined/.test(svg))).toEqual([]);
  });
});

describe('a band, or a slit', () => {
  test.each(['band', 'slit'] as const)('is a picture of its own, low, with the figure as a whole: %s', (low) => {
    const [whole, band] = [draw(scene, '1REG1', 'light'), draw(scene, '1REG1', 'light', low)];
    expect(band).toContain(`width="${WIDTH}" height="${HEIGHTS[low]}"`);
    expect(whole).toContain(`width="${WIDTH}" height="${HEIGHTS.whole}"`);
    expect(band).toContain(emblem[0]);
  });

  test('shows all of a house, with more land on both sides', async () => {
    const sceneOf = (await loadScenes('settlers'))!;
    const drawn = (cut: Cut): string => draw(sceneOf('COM042'), 'COM042', 'light', cut);
    for (const cut of ['band', 'slit'] as const) {
      const [left, width] = TOWN_SIDES[cut]!;
      expect(drawn(cut)).toContain(`viewBox="${left} ${TOWN_TOP} ${width} ${TOWN_HEIGHT}"`);
    }
    expect(drawn('low')).toBe(drawn('band'));
  });
});

/** Rulesets with pictures. */
describe.each(['imperium', 'settlers', 'mythotopia', 'new-dawn'])('pictures of %s', (name) => {
  const loaded = (async () => {
    const { browse, words } = await rulesetEntry(name).load();
    const sceneOf = await loadScenes(name);
    return { cards: browse(), words: await words('en', 'own'), sceneOf: sceneOf! };
  })();

  test('every card has one, by day and by night', async () => {
    const { cards, sceneOf } = await loaded;
    const faults = cards.flatMap(({ id }) =>
      DAYLIGHTS.flatMap((daylight) =>
        CUTS.filter((cut) => /NaN|undefined|null|Infinity/.test(draw(sceneOf(id), id, daylight, cut))).map(() => id),
      ),
    );
    expect(cards.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  test('whatever is on them is well-formed SVG', async () => {
    const { cards, sceneOf } = await loaded;
    const all = cards.map(({ id }) => sceneOf(id));
    const scenes = all.flatMap((each) => ('sheet' in each ? [] : [each]));
    const sheets = all.filter((each) => 'sheet' in each);
    const layers = scenes.flatMap((each) => each.layers);
    const houses = new Map(scenes.map((each) => [JSON.stringify(each.house), each.house]));
    const borders = new Set(scenes.map((each) => each.ornament));
    for (const svg of [
      draw({ ...scene, layers }, 'all', 'light'),
      ...[...houses.values()].map((house) => draw({ ...scene, house }, 'house', 'dark')),
      ...[...borders].map((ornament) => draw({ ...scene, ornament }, 'border', 'light')),
      ...CUTS.flatMap((cut) => sheets.map((each) => draw(each, 'sheet', 'dark', cut))),
    ])
      expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  });

  test('no two cards of different names have the same scene, whatever their luck', async () => {
    const { cards, words, sceneOf } = await loaded;
    const named = new Map<string, Set<string>>();
    for (const { id } of cards) {
      // The same seed for all: what differs is what is on them.
      const svg = draw(sceneOf(id), 'luck', 'light');
      named.set(svg, (named.get(svg) ?? new Set()).add(words.name(id)));
    }
    expect([...named.values()].filter((names) => names.size > 1).map((names) => [...names])).toEqual([]);
  });
});

describe('kin looks kin', () => {
  /** What all pictures of each group have of something, as text: one for each group where they are kin. */
  function shared<T>(things: readonly T[], groupOf: (thing: T) => string | null, of: (thing: T) => unknown) {
    const found = new Map<string, Set<string>>();
    for (const thing of things) {
      const group = groupOf(thing);
      if (group !== null) found.set(group, (found.get(group) ?? new Set()).add(JSON.stringify(of(thing))));
    }
    return [...found].map(([group, looks]) => [group, [...looks]] as const);
  }
  const land = (found: Scene): Landscape => {
    if (!('layers' in found)) throw new Error('this is a sheet');
    return found;
  };

  test('Imperium: all cards of a nation, and all of a suit that no nation has, share palette and ornament', async () => {
    const sceneOf = (await loadScenes('imperium'))!;
    const groups = shared(
      [...IMPERIUM.values()],
      // Unrest looks like unrest, whoever it troubles.
      ({ nation, facts: { suits = [] } }) => (suits[0] === 'unrest' ? 'unrest' : (nation ?? suits[0] ?? null)),
      ({ id }) => [land(sceneOf(id)).palette, land(sceneOf(id)).ornament ?? null],
    );
    expect(groups.length).toBeGreaterThan(NATIONS.length / 2 + 5);
    expect(groups.filter(([, looks]) => looks.length !== 1)).toEqual([]);
    // And no two of them the same.
    expect(new Set(groups.map(([, [look]]) => look)).size).toBe(groups.length);
  });

  test('Imperial Settlers: what a people builds has its roof and stands in its land, in the colour of the location', async () => {
    const sceneOf = (await loadScenes('settlers'))!;
    const built = [...LOCATIONS.values()];
    const peoples = shared(
      built,
      ({ deck }) => deck,
      ({ id }) => [land(sceneOf(id)).house?.roof, land(sceneOf(id)).palette.land, land(sceneOf(id)).layers.slice(1)],
    );
    expect(peoples).toHaveLength(FACTIONS.length + 1);
    expect(peoples.filter(([, looks]) => looks.length !== 1)).toEqual([]);
    const colours = shared(
      built,
      ({ colours: [colour] }) => colour ?? null,
      ({ id }) => land(sceneOf(id)).palette.tone,
    );
    expect(colours.filter(([, looks]) => looks.length !== 1)).toEqual([]);
    expect(new Set(colours.map(([, [look]]) => look)).size).toBe(colours.length);
  });

  test('A New Dawn: focus cards of a level, and wonders of an era, lie on the same paper', async () => {
    const sceneOf = (await loadScenes('new-dawn'))!;
    const papers = shared(
      [...CARDS.values()],
      ({ kind, facts }) =>
        'level' in facts ? `level ${facts.level}` : 'era' in facts ? `${kind} of the ${facts.era}` : null,
      ({ id }) => /id="paper".*?stop-color="(#\w+)"/.exec(draw(sceneOf(id), id, 'light'))?.[1],
    );
    expect(papers.length).toBeGreaterThan(5);
    expect(papers.filter(([, looks]) => looks.length !== 1)).toEqual([]);
  });

  test('Mythotopia: what brings one thing is washed in its colour, on the map and off it, on the same paper', async () => {
    const sceneOf = (await loadScenes('mythotopia'))!;
    const drawn = ({ id }: Card): string => draw(sceneOf(id), id, 'light');
    const cards = [...MYTHOTOPIA.values()];
    const washes = shared(
      cards,
      // What brings several things has the colour of one of them.
      ({ kind, symbols }) => {
        const brings = Object.entries(symbols).flatMap(([symbol, n]) => (n > 0 ? [symbol] : []));
        return brings.length > 1 ? null : (brings[0] ?? (kind === 'improvement' ? kind : 'victory'));
      },
      (card) =>
        /clip-path="url\(#own\)"><[^>]* stroke="(#\w+)"|opacity=".92"><use href="#shape" fill="(#\w+)"/
          .exec(drawn(card))
          ?.slice(1)
          .find(Boolean),
    );
    expect(washes.length).toBeGreaterThan(5);
    expect(washes.filter(([, looks]) => looks.length !== 1)).toEqual([]);
    expect(new Set(washes.map(([, [look]]) => look)).size).toBe(washes.length);
    const papers = shared(
      cards,
      () => 'all',
      (card) => /id="paper".*?stop-color="(#\w+)"/.exec(drawn(card))?.[1],
    );
    expect(papers).toEqual([['all', [expect.stringMatching(/#/)]]]);
  });
});
