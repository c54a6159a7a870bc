import { verify } from '../../tools/verify/command';
import { run } from './run';

interface Summary {
  moves: number;
  seats: Record<string, number>;
  sides?: Record<string, number>;
  checks: Record<string, number>;
}

const summary = async (...argv: string[]): Promise<Summary> => {
  const { code, lines } = await run(verify, ...argv);
  expect(code).toBe(0);
  return lines[0]?.['summary'] as Summary;
};

test('a law that checks some positions checks all of them with --every, and only the laws that are named', async () => {
  const laws = ['settlers', '--seed', 'every', '--games', '1', '--law', 'redealt view,two redeals'];
  const [some, all] = [await summary(...laws), await summary(...laws, '--every')];
  expect(all.checks).toEqual({ 'redealt view': all.moves, 'two redeals': all.moves });
  expect(some.checks['two redeals']).toBeLessThan(some.moves / 2);
}, 60_000);

test('the summary says how many seats there were, and who sat at them', async () => {
  const { seats, sides = {} } = await summary('imperium', '--games', '3', '--law', 'plain JSON');
  expect(seats).toEqual({ 2: 1, 3: 1, 4: 1 });
  expect(Object.values(sides).reduce((n, of) => n + of, 0)).toBe(2 + 3 + 4);
  expect((await summary('settlers', '--games', '1', '--law', 'plain JSON')).sides).toBeUndefined();
}, 60_000);
