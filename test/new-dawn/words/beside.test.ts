import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CARDS } from '../../../games/new-dawn/catalogue';
import { newDawnWords } from '../../../games/new-dawn/words/all';
import { golden } from '../../words/plain';

/** What the reference says of a component, besides numbers that conformance compares. */
interface Facts {
  id: string;
  effect?: string;
  test?: string;
  notes?: string;
  errata?: string;
  confidence?: string;
}
interface Reference {
  focusCards: Facts[];
  wonders: Facts[];
  leaders: Facts[];
  playerDiplomacy: Facts[];
  cityStates: Facts[];
  victoryCards: { agendas: Facts[] }[];
}

/**
 * Our text of every card beside what the reference says of it. After a change compare the two sense by sense, then take it over:
 *
 *     UPDATE_GOLDEN=1 npx jest test/new-dawn/words
 */
test('every card as we print it, beside the reference’s effect, notes and errata', () => {
  const { focusCards, wonders, leaders, playerDiplomacy, cityStates, victoryCards } = JSON.parse(
    readFileSync(path.join(__dirname, '../../reference/newdawn/cards.json'), 'utf8'),
  ) as Reference;
  const facts = [
    ...[focusCards, playerDiplomacy, wonders, leaders, cityStates].flat(),
    ...victoryCards.flatMap(({ agendas }) => agendas),
  ];
  const idOf = (id: string): string =>
    [`${id}-red`, `${id}-card`, `${id}-1`, id].find((each) => CARDS.has(each)) ?? `no card ${id}`;
  const text = facts
    .map(({ id, effect, test: wanted, notes, errata, confidence }) => {
      const said: [string, string | undefined][] = [
        ['reference', effect ?? wanted],
        ['notes', notes],
        ['errata', errata],
        ['confidence', confidence],
      ];
      const lines = said.flatMap(([of, words]) => (words === undefined ? [] : [`  ${of}: ${words}`]));
      return [golden(newDawnWords('en'), [idOf(id)]).trimEnd(), ...lines, ''].join('\n');
    })
    .join('\n');
  const file = path.join(__dirname, 'golden', 'beside.txt');
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
  // Nobody has a card that the reference does not know.
  expect(facts).toHaveLength(new Set([...CARDS.values()].map((card) => card.facts.id)).size);
});
