import { pageOf } from '../../bench/page';

const line = (what: string) => ({ what, value: '1' });

test('a chapter is replaced when its figure is measured, the others stay, in the order of the figures', () => {
  const figures = [{ name: 'first' }, { name: 'second', about: 'What is meant.' }, { name: 'third' }];
  const before = pageOf(
    '',
    figures,
    new Map([
      ['third', [line('old third')]],
      ['first', [line('first')]],
    ]),
  );
  const after = pageOf(
    before,
    figures,
    new Map([
      ['second', [line('second')]],
      ['third', [line('new third')]],
    ]),
  );
  expect(
    [...after.matchAll(/^## (\w+)|^\| (?!figure)([\w ]+) \|/gm)].map(([, chapter, what]) => chapter ?? what),
  ).toEqual(['first', 'first', 'second', 'second', 'third', 'new third']);
  expect(after).toMatch(/^## second\n\nWhat is meant\.\n\n/m);
  expect(pageOf(after, figures, new Map())).toBe(after);
});
