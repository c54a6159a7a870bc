import { renderToStaticMarkup } from 'react-dom/server';
import board from '../../../../client/boards/imperium';
import { hasEmblem } from '../../../../client/boards/imperium/emblems';
import { common } from '../../../../client/boards/imperium/emblems/common';
import { nations } from '../../../../client/boards/imperium/emblems/nations';
import type { FaceSize } from '../../../../client/table/board';
import { ICONS } from '../../../../client/table/icons';
import { IconsContext, TableContext } from '../../../../client/table/TableContext';
import { makeUi, UiContext } from '../../../../client/words';
import { en } from '../../../../client/words/en';
import { CARDS } from '../../../../games/imperium/catalogue';
import { HIDDEN } from '../../../../games/kit/core';
import { plain, type Token, type Words } from '../../../../games/kit/text/words';
import type { Imperium } from '../../../../games/imperium/state';
import { loadWords } from '../../../../games/imperium/words';
import { playedOn } from './positions';
import { english } from './render';

/** Cards of both boxes, without the effects that the rules themselves have. */
const cards = [...CARDS.values()].filter(({ id }) => /^[12]/.test(id));
/** Those of the first box, each of which has an emblem of its own. */
const classics = cards.filter(({ box }) => box === 'classics');
const icons = { ...ICONS, ...board.icons };

/** Draws cards without a browser: nothing about a face needs one. */
async function faces(size: FaceSize, wanted: Promise<Words<Imperium>> = english()) {
  const view = playedOn({}).view(0);
  const words = await wanted;
  const table = {
    seat: 0,
    words,
    nameOf: String,
    icons,
    components: new Set<string>(),
    openCard: () => {},
    openPile: () => {},
  };
  const { ComponentFace } = board;
  const draw = (id: string): HTMLElement => {
    const box = document.createElement('div');
    box.innerHTML = renderToStaticMarkup(
      <UiContext value={makeUi('en', en)}>
        <IconsContext value={icons}>
          <TableContext value={table}>
            <ComponentFace id={id} size={size} view={view} seat={0} words={words} />
          </TableContext>
        </IconsContext>
      </UiContext>,
    );
    for (const style of box.querySelectorAll('style')) style.remove();
    return box;
  };
  /** What stands on the face, as text. In a small one long words may part. */
  const face = (id: string): string => (draw(id).textContent ?? '').replaceAll(/\s/g, ' ').replaceAll('\u00ad', '');
  return { draw, face, words };
}

test.each(['small', 'normal', 'strip', 'large'] as const)('every card has a %s face with its name', async (size) => {
  const { face, words } = await faces(size);
  for (const { id } of cards) expect(face(id)).toContain(words.name(id));
});

test.each(['strip', 'large'] as const)('a %s face says everything that the card says from now on', async (size) => {
  const { face, words } = await faces(size);
  /** What is text, without the icons' figures between: these are drawn. */
  const texts = (tokens: readonly Token[]): string[] =>
    tokens.flatMap((token) => (token.kind === 'icon' ? [] : [plain([token]).replaceAll(/\s/g, ' ')]));
  for (const { id } of cards) {
    const { abilities, keywords } = words.card(id);
    const said = abilities.filter(({ timing }) => size === 'large' || timing.kind !== 'icon' || timing.key !== 'setup');
    const shown = face(id);
    for (const text of [...said.flatMap(({ lines }) => lines), ...keywords].flatMap(texts))
      expect(shown).toContain(text.trim());
  }
});

test.each([
  ['normal', false],
  ['strip', false],
  ['large', true],
] as const)('R2.8: whether a %s face tells what unrest did at set-up: %p', async (size, told) => {
  const { face } = await faces(size);
  for (const id of ['2UTO17', '1CEL24']) expect(face(id).includes('Add this card to the unrest pile')).toBe(told);
});

test.each([
  ['large', 'both', ['Kenyeret és cirkuszt', 'Bread and Circuses']],
  ['normal', 'both', ['Kenyeret és cirkuszt', 'Bread and Circuses']],
  ['small', 'both', ['Kenyeret és cirkuszt']],
  ['strip', 'both', ['Kenyeret és cirkuszt']],
  ['large', 'own', ['Kenyeret és cirkuszt']],
  ['large', 'english', ['Bread and Circuses']],
] as const)('a %s face with names as "%s"', async (size, naming, names) => {
  const { face } = await faces(size, loadWords('hu', naming));
  const said = face('1ROM10');
  expect(['Kenyeret és cirkuszt', 'Bread and Circuses'].filter((name) => said.includes(name))).toEqual(names);
});

test.each(['small', 'normal', 'strip', 'large'] as const)(
  'R1.6: the shield of a %s face says its points',
  async (size) => {
    const { draw, words } = await faces(size);
    for (const { id, value } of cards) {
      const said = [...draw(id).querySelectorAll<HTMLElement>('[title]')].map(({ title }) => title);
      if (value.kind !== 'none') expect(said).toContain(plain(words.card(id).points ?? []));
    }
  },
);

test('what nobody may see has a back without a word', async () => {
  const { face } = await faces('normal');
  expect(face(HIDDEN)).toBe('');
});

describe('emblems', () => {
  test('every card of Classics has one of its own', () => {
    expect(classics.map(({ facts }) => facts.name.en).filter((name) => !hasEmblem(name))).toEqual([]);
  });

  test('the tables name no card that there is not', () => {
    const names = new Set(cards.map(({ facts }) => facts.name.en));
    expect(Object.keys({ ...common, ...nations }).filter((name) => !names.has(name))).toEqual([]);
  });
});

test('every icon that a text uses has a picture', async () => {
  const words = await english();
  const keys = cards.flatMap(({ id }) => {
    const { abilities, keywords, points } = words.card(id);
    return [
      ...abilities.flatMap(({ timing, lines }) => [timing, ...lines.flat()]),
      ...keywords.flat(),
      ...(points ?? []),
    ].flatMap((token) => (token.kind === 'icon' ? [token.key] : []));
  });
  expect([...new Set(keys)].filter((key) => !Object.hasOwn(icons, key))).toEqual([]);
});
