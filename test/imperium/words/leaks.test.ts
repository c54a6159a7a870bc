import { CARDS } from '../../../games/imperium/catalogue';
import { buildWords } from '../../../games/imperium/words/build';
import { en } from '../../../games/imperium/words/en';
import type { Token } from '../../../games/kit/text/words';
import { bracketLanguage } from '../../words/bracket';
import { leaks as lettersOutside } from '../../words/leaks';
import { cardTokens } from '../../words/plain';
import { events, nodeOf, OPTIONS, question, questions, refusals, TABLE } from './situations';

const words = buildWords(bracketLanguage(en));

/** Of the letters outside brackets, those that are not the letter of a card's side. */
const leaks = (tokens: readonly Token[]): string[] => lettersOutside(tokens).filter((word) => !/^[AB]$/.test(word));

describe('no word bypasses the catalogue', () => {
  test('the bracket language puts its words in brackets', () => {
    expect(leaks([{ kind: 'text', text: '⟦Gain⟧ 2 and' }])).toEqual(['and']);
    expect(cardTokens(words.card('1CAR21')).filter((t) => t.kind === 'text')).not.toEqual([]);
  });

  test('card texts', () => {
    for (const { id } of CARDS.values()) expect([id, leaks(cardTokens(words.card(id)))]).toEqual([id, []]);
  });

  test('questions', () => {
    for (const q of questions()) expect([q, leaks(words.question(TABLE, q))]).toEqual([q, []]);
  });

  test('options', () => {
    const asking = [
      question({ ask: 'branch' }),
      question({ ask: 'branch', card: '1CAR11', node: nodeOf('1CAR11', 'choose') }),
    ];
    for (const q of asking)
      for (const option of OPTIONS) expect([option, leaks(words.option(TABLE, q, option))]).toEqual([option, []]);
  });

  test('events', () => {
    for (const event of events()) expect([event, leaks(words.event(TABLE, event))]).toEqual([event, []]);
  });

  test('refusals', () => {
    for (const refusal of refusals()) expect([refusal, leaks(words.refusal(refusal))]).toEqual([refusal, []]);
  });
});
