import { usesOf } from '../../games/kit/uses';
import { mythotopia } from '../../games/mythotopia/ruleset';
import { card, duel } from '../../games/mythotopia/situation';

const s = duel({
  provinces: ['palmain', 'custus', 'lea', 'fadge'],
  hand: ['starterBuild', 'palmain', 'fadge', 'starterArmy'],
});
const view = mythotopia.view(s.g, 0);
const uses = (name: string): string[] => {
  const [question] = view.questions;
  return question ? usesOf(mythotopia, view, question, card(name)) : [];
};

test('M8.3: the card to build with is of use for every castle, a province card only where it lets one be built', () => {
  expect(uses('starterBuild').filter((each) => each.startsWith('build'))).toEqual(
    view.questions[0]?.options.filter((each) => each.startsWith('build')),
  );
});

test('M6.1: a province card is of use where it is set out from, and where its food feeds', () => {
  expect(uses('palmain')).toEqual(expect.arrayContaining(['build castle palmain', 'invade talion']));
});

test('a card that is not there is of no use, and looking changes nothing', () => {
  const before = JSON.stringify(view);
  expect(uses('hero')).toEqual([]);
  expect(JSON.stringify(view)).toBe(before);
});
