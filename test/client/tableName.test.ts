import { tableName } from '../../client/words/tableName';

test('Czech adjectives agree with their nouns: -á before feminine ones, -ý before masculine ones', () => {
  const names = [...new Set(Array.from({ length: 8000 }, (_, i) => tableName(`m${i}`, 'cs')))];
  const of = (noun: string) => names.filter((name) => name.endsWith(` ${noun}`));
  expect(of('Věž')).toContain('Zlatá Věž');
  expect(of('Řeka')).toContain('Ranní Řeka');
  expect(of('Most')).toContain('Zlatý Most');
  const feminine = /^(Sova|Řeka|Plachta|Hvězda|Věž)$/;
  for (const [adjective = '', noun = ''] of names.map((name) => name.split(' ')))
    expect(adjective).toMatch(feminine.test(noun) ? /(á|í)$/ : /(ý|í)$/);
});
