import { carriedIn } from '../../kit/numbers';
import { rules } from '../../reference/settlers/read';

/** Every rule of the reference, every ruling on a card and every question has a test that carries its number in its name. */

const NUMBER = /(S13\.(?:[A-Z]{3})?|S\d+\.|Q)(\d+)/;

/** What of the reference states no rule of the game that is played: expansions, which are out of its scope. */
const NO_RULES = ['S17.6'];

test('every number is carried by a test', () => {
  const all = [...rules().matchAll(/^- (S\d+\.\w+|Q\d+)\b/gm)].map(([, number]) => number ?? '');
  expect(all.length).toBeGreaterThan(140);
  const carried = carriedIn(['settlers', 'client/boards/settlers'], NUMBER);
  expect(all.filter((number) => !carried.has(number) && !NO_RULES.includes(number))).toEqual([]);
});
