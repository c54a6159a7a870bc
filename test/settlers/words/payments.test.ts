import { plain } from '../../../games/kit/text/words';
import { situation } from '../../../games/settlers/situation';
import { settlersWords } from '../../../games/settlers/words/all';

/** How a payment is asked for. */

const given = { hand: ['ROM001'], goods: { stone: 1 }, empire: ['COM069', 'COM070'] };
const asked = (player: object, move: string, language: 'en' | 'hu' | 'cs' = 'en'): string => {
  const s = situation({ players: [{ faction: 'romans', ...player }, { faction: 'barbarians' }] }).answer(move);
  return plain(settlersWords(language).question(s.g, s.question()));
};

test.each([
  ['en', 'Choose the location that you give up'],
  ['hu', 'Válaszd ki, melyik helyszínedről mondasz le'],
  ['cs', 'Vyber lokaci, které se vzdáš'],
] as const)('S8.3: where only the location is to be chosen, that is what is asked for (%s)', (language, question) => {
  expect(asked(given, 'build ROM001', language)).toContain(question);
});

test('S1.3, S8.3: where goods are to be chosen as well, a way to pay is asked for', () => {
  const rich = { ...given, goods: { stone: 1, gold: 1 } };
  expect(asked({ ...rich, foundations: ['COM001'] }, 'build ROM001 otherwise')).toContain('Choose how to pay');
  expect(asked({ hand: ['COM042'], goods: { wood: 2, gold: 2 } }, 'build COM042 otherwise')).toContain(
    'Choose how to pay',
  );
});
