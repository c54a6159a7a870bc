import { GiMountains } from 'react-icons/gi';

import { loadScenes } from '../../client/boards';
import { draw, pathsOf, type Landscape } from '../../client/pictures';
import { rulesetEntry } from '../../games';

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

const DAYLIGHTS = ['light', 'dark'] as const;

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
      DAYLIGHTS.filter((daylight) => /NaN|undefined|null|Infinity/.test(draw(sceneOf(id), id, daylight))).map(() => id),
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
      ...sheets.map((each) => draw(each, 'sheet', 'dark')),
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
