import { GiMountains } from 'react-icons/gi';

import { loadScenes } from '../../client/boards';
import { draw, HEIGHTS, pathsOf, WIDTH, type Cut, type Landscape } from '../../client/pictures';
import { rulesetEntry } from '../../games';
import { naturalWonders } from '../../games/new-dawn/cards/naturalWonders';

const scene: Landscape = {
  hour: 'dawn',
  palette: { tone: ['#265a8c', '#97c2ee'], land: ['#7f9447', '#3a4a26'] },
  layers: ['grass', 'sea', 'alps'],
  emblem: pathsOf(GiMountains),
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
      draw({ ...scene, emblem: undefined }, '1REG1', 'light'),
      draw({ ...scene, ornament: 'meander' }, '1REG1', 'light'),
    ];
    expect(new Set(others).size).toBe(others.length);
  });

  test('does not depend on the order in which its things are named: what is nearer is painted later', () => {
    const turned: Landscape = { ...scene, layers: [...scene.layers].reverse() };
    expect(draw(turned, '1REG1', 'light')).toBe(draw(scene, '1REG1', 'light'));
  });

  test('shows its figure', () => {
    expect(draw(scene, '1REG1', 'light')).toContain(scene.emblem![0]);
  });
});

describe('a figure', () => {
  /** The foot and middle of what stands on the picture, in the picture's units. */
  const standing = (d: string, [left, right, bottom]: readonly [number, number, number]) => {
    const [, x, y, scale] = /transform="translate\((\S+) (\S+)\) scale\((\S+)\)"/
      .exec(draw({ ...scene, emblem: [d] }, '1REG1', 'light'))!
      .map(Number) as [number, number, number, number];
    return { middle: x + (scale * (left + right)) / 2, foot: y + scale * bottom };
  };

  test('stands with its feet on the ground in the middle, wherever it lies on its grid', () => {
    const high = standing('M20 20h200v200h-200z', [20, 220, 220]);
    const low = standing('M300 400h90v60h-90z', [300, 390, 460]);
    expect(low.middle).toBeCloseTo(WIDTH / 2, 0);
    expect(high.middle).toBeCloseTo(WIDTH / 2, 0);
    expect(low.foot).toBeCloseTo(high.foot, 0);
  });
});

const DAYLIGHTS = ['light', 'dark'] as const;
const CUTS: readonly Cut[] = ['whole', 'band'];

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

  test('natural wonders of A New Dawn are drawn as wonders are', async () => {
    const sceneOf = (await loadScenes('new-dawn'))!;
    const drawings = naturalWonders.map(({ id }) => draw(sceneOf(id), 'luck', 'light'));
    expect(drawings.length).toBeGreaterThan(0);
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings.filter((svg) => /NaN|undefined/.test(svg))).toEqual([]);
  });
});

describe('a band', () => {
  test('is a picture of its own, low, with the figure as a whole', () => {
    const [whole, band] = [draw(scene, '1REG1', 'light'), draw(scene, '1REG1', 'light', 'band')];
    expect(band).toContain(`width="${WIDTH}" height="${HEIGHTS.band}"`);
    expect(whole).toContain(`width="${WIDTH}" height="${HEIGHTS.whole}"`);
    expect(band).toContain(scene.emblem![0]);
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
