import { toldApart, type Person } from '../../client/net/people';

const at = (seat: number, name: string | null, bot = false): Person => ({ seat, name, bot, connected: null });

test('bots of a kind are told apart by their seats; nobody else is renamed', () => {
  const names = (...people: Person[]) => toldApart(people).map(({ name }) => name);
  expect(
    names(at(0, 'Ann'), at(1, 'Steward (bot)', true), at(2, 'Steward (bot)', true), at(3, 'Random bot', true)),
  ).toEqual(['Ann', 'Steward 2', 'Steward 3', 'Random bot']);
  expect(names(at(0, 'Ann'), at(1, 'Ann'), at(2, null), at(3, null))).toEqual(['Ann', 'Ann', null, null]);
});
