import { CARDS } from '../../../games/mythotopia/catalogue';
import { BORDERS, SEAS } from '../../../games/mythotopia/map';
import { buildWords } from '../../../games/mythotopia/words/build';
import { en } from '../../../games/mythotopia/words/en';
import { bracketLanguage } from '../../words/bracket';
import { leaks } from '../../words/leaks';
import { cardTokens } from '../../words/plain';
import { events, nodeOf, OPTIONS, question, questions, refusals, TABLE } from './situations';

const words = buildWords(bracketLanguage(en));

describe('no word bypasses the catalogue', () => {
  test('texts of cards and places', () => {
    for (const id of [...CARDS.keys(), ...SEAS, ...BORDERS.map((border) => border.id)])
      expect([id, leaks(cardTokens(words.card(id)))]).toEqual([id, []]);
  });

  test('questions', () => {
    for (const q of questions()) expect([q, leaks(words.question(TABLE, q))]).toEqual([q, []]);
  });

  test('options', () => {
    for (const [ask, ...options] of OPTIONS) {
      const q = question({ ask, card: 'alchemist-card', node: nodeOf('alchemist-card', 'choose') });
      for (const option of options) expect([option, leaks(words.option(TABLE, q, option))]).toEqual([option, []]);
    }
  });

  test('events', () => {
    for (const event of events()) expect([event, leaks(words.event(TABLE, event))]).toEqual([event, []]);
  });

  test('refusals', () => {
    for (const refusal of refusals()) expect([refusal, leaks(words.refusal(refusal))]).toEqual([refusal, []]);
  });
});
