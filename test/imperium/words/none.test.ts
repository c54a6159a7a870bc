import imperium from '../../../games/imperium';
import type { Core, Question } from '../../../games/kit/core';
import { plain, type Language } from '../../../games/kit/text/words';

const asked = (ask: string): Question => ({ n: 1, seat: 0, stage: 'answer', ask, options: [], min: 0, max: 1 });

test.each<[Language, string]>([
  ['en', 'Let it happen'],
  ['hu', 'Hadd történjen'],
  ['cs', 'Nechat útok proběhnout'],
])('R11.4 declining a protection has a name of its own (%s)', async (language, name) => {
  const words = await imperium.words(language);
  expect(plain(words.none?.({} as Core, asked('protect')) ?? [])).toBe(name);
  expect(words.none?.({} as Core, asked('keep'))).toBeNull();
});
