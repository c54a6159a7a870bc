import { pageOf } from '../../bench/page';

const line = (what: string) => ({ what, value: '1' });

test('a chapter is replaced when its figure is measured, the others stay, in the order of the figures', () => {
  const names = ['first', 'second', 'third'];
  const before = pageOf(
    '',
    names,
    new Map([
      ['third', [line('old third')]],
      ['first', [line('first')]],
    ]),
  );
  const after = pageOf(
    before,
    names,
    new Map([
      ['second', [line('second')]],
      ['third', [line('new third')]],
    ]),
  );
  expect(
    [...after.matchAll(/^## (\w+)|^\| (?!figure)([\w ]+) \|/gm)].map(([, chapter, what]) => chapter ?? what),
  ).toEqual(['first', 'first', 'second', 'second', 'third', 'new third']);
  expect(pageOf(after, names, new Map())).toBe(after);
});
