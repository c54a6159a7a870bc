import { plain, type Language } from '../../../games/kit/text/words';
import { situation, type SituationOptions } from '../../../games/settlers/situation';
import { settlersWords } from '../../../games/settlers/words/all';

/** What passing is said to mean, before it is done. */

const goods = { wood: 3, stone: 1, worker: 2, raze: 1, defence: 1, vp: 6 };
const said = (given: Partial<SituationOptions>, language: Language = 'en', option = 'pass'): string[] => {
  const s = situation({ players: [{ faction: 'romans', goods }, {}], ...given });
  return (settlersWords(language).later?.(s.g, s.question(), option) ?? []).map((tokens) => plain(tokens));
};

test('S7.2, S7.3, S14: what is safe, and which goods the cleanup takes and leaves', () => {
  expect(said({})).toEqual([
    'No more actions for you in this round, and nobody can touch what is yours.',
    'The cleanup takes 3 wood, 1 stone, 2 workers and 1 defence token from you.',
    'You keep 1 raze token.',
  ]);
});

test.each([
  [
    'hu',
    ['Takarításkor visszakerül tőled: 3 fa, 1 kő, 2 munkás és 1 védelemjelző.', 'Megmarad nálad: 1 rombolásjelző.'],
  ],
  ['cs', ['Při úklidu odhodíš 3 dřeva, 1 kámen, 2 dělníky a 1 žeton obrany.', 'Zůstane ti: 1 žeton boření.']],
] as const)('S14: the same in %s', (language, lines) => {
  expect(said({}, language).slice(1)).toEqual(lines);
});

test('S7.3: nobody is left who could touch anything', () => {
  expect(said({ passed: [1] })[0]).toBe('No more actions for you in this round.');
});

test('S14.1: who has nothing to lose, or nothing to keep, is not told so', () => {
  expect(said({ players: [{ faction: 'romans', goods: { raze: 2 } }, {}] }).slice(1)).toEqual([
    'You keep 2 raze tokens.',
  ]);
  expect(said({ players: [{ faction: 'romans' }, {}] })).toHaveLength(1);
});

test('S15.2: no cleanup follows the last round', () => {
  expect(said({ round: 5 })[1]).toBe('It is the last round: workers and resources that are left only break a tie.');
});

test('other moves mean nothing besides', () => {
  expect(said({}, 'en', 'exchange')).toEqual([]);
});
