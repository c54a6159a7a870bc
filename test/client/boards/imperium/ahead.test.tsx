import { screen, within } from '@testing-library/react';
import { imperium } from '../../../../games/imperium/ruleset';
import { HeadlessTable } from '../../../../games/kit/table';
import { duel } from '../../../imperium/cards/helpers';
import { forbidErrors } from '../../errors';
import { renderBoard } from './render';

/** What a mat tells of what lies ahead of a nation, and of what only some nations have. */

jest.setTimeout(60_000);
forbidErrors();

/** Draws a situation from a seat. */
const drawn = (seat: 0 | 1, ...situation: Parameters<typeof duel>) => {
  const table = HeadlessTable.open(imperium, 2, {});
  Object.assign(table.g, duel(...situation).g);
  return renderBoard(table, seat);
};
const UTOPIA = { nation: 'utopians', side: 'B' as const, below: ['2UTO2B', '2UTO3A'], progress: 3, population: 9 };
const mine = ({ container }: { container: HTMLElement }): HTMLElement => container.querySelector<HTMLElement>('.mine')!;

test("R14.8.3, R10.1f: the journey's next step and the population that ends the match stand on my mat", async () => {
  const mat = mine(await drawn(0, UTOPIA));
  expect(mat).toHaveTextContent('Path to Shangri-La:');
  expect(within(mat).getByText('3/5')).toBeVisible();
  expect(within(mat).getByText('9/24')).toBeVisible();
});

test('the others see them as well', async () => {
  await drawn(1, UTOPIA);
  const mat = screen.getByRole('region', { name: 'Ann' });
  expect(mat).toHaveTextContent('3/5');
  expect(mat).toHaveTextContent('9/24');
});

test('R14.8.6: a draw deck that the next clean-up may empty is warned of, a larger one not', async () => {
  const warning = /The next clean-up may empty the draw deck/;
  const few = await drawn(0, { ...UTOPIA, deck: ['2UTO9'] });
  expect(mine(few).outerHTML).toMatch(warning);
  few.unmount();
  const many = await drawn(0, { ...UTOPIA, deck: ['2UTO9', '2UTO10', '2UTO11', '2UTO12', '2UTO13', '2UTO14'] });
  expect(mine(many).outerHTML).not.toMatch(warning);
});

test('R14.6: masks are counted by zone', async () => {
  const masks = { nation: 'olmecs', hand: ['2OLM18'], discard: ['2OLM19', '2OLM20'], history: ['2OLM21'] };
  expect(mine(await drawn(0, masks))).toHaveTextContent('Hand 1 · Discard pile 2 · History 1');
});

test('no frame is drawn for what a nation lacks (R14.2, R14.8)', async () => {
  const mat = within(mine(await drawn(0, { nation: 'atlanteans' })));
  expect(mat.queryByRole('region', { name: /^Nation deck/ })).toBeNull();
  expect(mat.queryByRole('region', { name: /^History/ })).toBeNull();
  expect(mat.getByRole('region', { name: /^Sunken pile/ })).toBeVisible();
});

test('R14.7: population that lies on a market card stands below it, beside other tokens', async () => {
  const market = [{ card: '2CIV6', population: 2, progress: 1 }, '2REG2'];
  const { container } = await drawn(0, { nation: 'qin' }, {}, { market });
  const places = [...container.querySelectorAll<HTMLElement>('.market [data-pile^="market"]')];
  const heap = (place: number, of: string) => places[place]?.querySelector(`[data-heap="${of}There ${place}"]`);
  expect(heap(0, 'population')).toHaveTextContent('2');
  expect(heap(0, 'progress')).toHaveTextContent('1');
  expect(heap(1, 'population') ?? null).toBeNull();
});

describe('R11.9: knights under a region', () => {
  const CAMELOT = {
    nation: 'arthurians',
    below: ['2ART2'],
    play: ['2ART12'],
    garrison: { '2ART12': ['2ART18', '2ART9'], '2ART2': ['2ART7'] },
  };
  const under = (mat: HTMLElement, host: string): (string | undefined)[] =>
    [
      ...(mat
        .querySelector(`[data-spot="${host}"]`)
        ?.closest('li')
        ?.querySelectorAll<HTMLElement>(':scope > ul [data-spot]') ?? []),
    ].map(({ dataset }) => dataset['spot']);

  test('lie below it on my mat, with their names, and the active quest below the court', async () => {
    const mat = mine(await drawn(0, CAMELOT));
    expect(under(mat, '2ART12')).toEqual(['2ART18', '2ART9']);
    expect(under(mat, '2ART2')).toEqual(['2ART7']);
    expect(within(mat).getByRole('button', { name: 'Bedwyr' })).toBeVisible();
    expect(mat).toHaveTextContent('Active quest: Excalibur');
  });

  test("on the others' tables too", async () => {
    await drawn(1, CAMELOT);
    const mat = screen.getByRole('region', { name: 'Ann' });
    expect(under(mat, '2ART12')).toEqual(['2ART18', '2ART9']);
  });
});
