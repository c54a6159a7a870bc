import { duel } from '../../games/mythotopia/situation';
import { usual } from '../../games/mythotopia/usual';

/** The payment that the shell makes where undo can take it back. */

test.each([
  [
    'a card with the gold alone, before one that could send armies',
    ['starterArmy', 'empyrean', 'starterMarket'],
    'gold empyrean-card',
  ],
  ['a card that gives one of three, before none', ['starterMarket'], null],
])('M4.1: %s', (_, hand, paid) => {
  const s = duel({ provinces: ['empyrean'], hand }, {}, { shown: ['hero'] });
  s.turn('draft hero');
  const question = s.question();
  expect(question.ask === 'pay' ? usual(s.view(0), question) : null).toEqual(paid && [paid]);
});
