import { CARDS } from '../../../games/mythotopia/catalogue';
import { PROVINCES, provinceOf } from '../../../games/mythotopia/map';
import { seas } from '../../../games/mythotopia/cards/places';
import { mythotopiaWords } from '../../../games/mythotopia/words/all';
import { names as cs } from '../../../games/mythotopia/words/names/cs';
import { names as hu } from '../../../games/mythotopia/words/names/hu';
import type { Printed } from '../../../games/kit/text/names';
import { provesNames } from '../../words/names';

provesNames({
  printed: new Map<string, Printed>([
    ...[...CARDS].map(([id, { facts }]): [string, Printed] => [id, facts]),
    ...PROVINCES.map((id): [string, Printed] => [id, provinceOf(id)]),
    ...seas.map((sea): [string, Printed] => [sea.id, sea]),
  ]),
  ours: { hu, cs },
  words: mythotopiaWords,
});

test('provinces are called the same in every language, seas are not', () => {
  for (const id of PROVINCES) expect(mythotopiaWords('hu').names(id)).toHaveLength(1);
  expect(mythotopiaWords('hu').names('beastSea')).toEqual(['Fenevad-tenger', 'Beast Sea']);
  expect(mythotopiaWords('cs', 'both').below('beastSea')).toBe('Beast Sea');
  expect(mythotopiaWords('cs').name('beastSea-serpentSea')).toBe('Moře šelem – Hadí moře');
});
