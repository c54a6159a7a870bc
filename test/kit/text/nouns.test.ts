import { Nouns } from '../../../games/kit/text/nouns';
import { Phrasebook, type Catalogue } from '../../../games/kit/text/phrasebook';
import { plain } from '../../../games/kit/text/words';

const catalogue: Catalogue = {
  language: 'cs',
  beside: ['every'],
  later: {},
  phrases: { comma: '{a_same}, {b_same}', or: '{a_same} nebo {b_same}', 'thing.upTo': 'až {what_same}' },
  nouns: {
    region: { nom: 'karta území', acc: 'kartu území', every: 'každou' },
    tributary: { nom: 'karta poddaných', acc: 'kartu poddaných', every: 'každou' },
    wild: { nom: 'divoká karta', acc: 'divokou kart|u', every: 'každou' },
    tame: { nom: 'krotká karta', acc: 'krotkou kart|u', every: 'každou' },
    city: { nom: 'město', acc: 'měst|o', every: 'každé' },
  },
};
const nouns = new Nouns<string, string>(new Phrasebook(catalogue), new Set(['wild', 'city']));

describe('Nouns', () => {
  test('an ending is written after an icon, and is part of the word', () => {
    expect(nouns.noun('city')('acc')).toEqual([{ kind: 'icon', key: 'city', label: 'město', ending: 'o' }]);
    expect(nouns.noun('tame')('acc')).toEqual([{ kind: 'text', text: 'krotkou kartu' }]);
    expect(nouns.noun('city')('')).toEqual([{ kind: 'icon', key: 'city', label: 'město' }]);
  });

  test.each([
    [['region'], 'kartu území'],
    [['region', 'city'], 'kartu území nebo město'],
    [['region', 'tributary'], 'kartu území nebo poddaných'],
    [['wild', 'tame'], 'divokou nebo krotkou kartu'],
    [['wild', 'tame', 'region', 'tributary'], 'divokou nebo krotkou kartu, kartu území nebo poddaných'],
    [['city', 'wild', 'tame'], 'město nebo divokou nebo krotkou kartu'],
  ])('a word that neighbours share is said once: %j', (keys, said) => {
    expect(plain(nouns.alternatives(keys, 1)('acc'))).toBe(said);
  });

  test('the determiner of alternatives is that of the first', () => {
    expect(plain(nouns.alternatives(['city', 'region'], 1)('every'))).toBe('každé');
  });
});
