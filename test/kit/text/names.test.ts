import { named, Names, type Naming, type Printed } from '../../../games/kit/text/names';

/** A published name, one that another card of the same name has, one of ours, and one that stays as it is. */
const CARDS: Readonly<Record<string, Printed>> = {
  glory: { name: { en: 'Glory', hu: 'Dicsőség', cs: 'Sláva' }, confidence: { 'name.cs': 'inferred from the rules' } },
  again: { name: { en: 'Glory' } },
  forest: { name: { en: 'Forest' } },
  tamga: { name: { en: 'Tamga' } },
};
const hu = new Names('hu', Object.values(CARDS), { Forest: 'Erdő', Tamga: 'Tamga' });
const said = (naming: Naming) =>
  named(
    naming,
    hu,
    (id) => CARDS[id],
    (id, of) => {
      const [a, b] = id.split('-').flatMap((each) => CARDS[each] ?? []);
      return a ? (b ? `${of(a)} – ${of(b)}` : of(a)) : 'rejtett lap';
    },
  );
const all = ['glory', 'again', 'forest', 'tamga', 'glory-forest', '?'];

test('in the own language: the published name, also that of a card of the same name, or ours', () => {
  const words = said('own');
  expect(all.map(words.name)).toEqual(['Dicsőség', 'Dicsőség', 'Erdő', 'Tamga', 'Dicsőség – Erdő', 'rejtett lap']);
  expect(all.map(words.below)).toEqual(all.map(() => null));
});

test('with the English name below, where it is another', () => {
  const words = said('both');
  expect(all.map(words.name)).toEqual(all.map(said('own').name));
  expect(all.map(words.below)).toEqual(['Glory', 'Glory', 'Forest', null, 'Glory – Forest', null]);
});

test('in English, and nothing below', () => {
  const words = said('english');
  expect(all.map(words.name)).toEqual(['Glory', 'Glory', 'Forest', 'Tamga', 'Glory – Forest', 'rejtett lap']);
  expect(all.map(words.below)).toEqual(all.map(() => null));
});

test('a component is found by both names, whichever is shown', () => {
  for (const naming of ['own', 'both', 'english'] as const)
    expect(all.map(said(naming).names)).toEqual([
      ['Dicsőség', 'Glory'],
      ['Dicsőség', 'Glory'],
      ['Erdő', 'Forest'],
      ['Tamga'],
      ['Dicsőség – Erdő', 'Glory – Forest'],
      ['rejtett lap'],
    ]);
});

test('how sure a name is: published, concluded, ours; of English ones nothing is said', () => {
  expect(all.map(said('own').doubtOfName)).toEqual([null, 'inferred', 'invented', null, null, null]);
  expect(all.map(said('english').doubtOfName)).toEqual(all.map(() => null));
  const cs = new Names('cs', Object.values(CARDS), {});
  expect(Object.values(CARDS).map((card) => cs.doubt(card))).toEqual(['inferred', 'inferred', null, null]);
});
