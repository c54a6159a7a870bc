import { bound } from '../../client/words';

/** A Czech preposition of one letter does not end a line (written here with ~ for the space that does not break). */
test.each([
  ['karta v ruce', 'karta v~ruce'],
  ['K útoku s 2 kartami z „ruky“', 'K~útoku s~2 kartami z~„ruky“'],
  ['vezmi kartu z ', 'vezmi kartu z~'],
  ['ruka s kartou; oblast rozvoje', 'ruka s~kartou; oblast rozvoje'],
  ['back to its owner’s stock, a card', 'back to its owner’s stock, a card'],
  ['tedd a lapot a dobópaklidba', 'tedd a lapot a dobópaklidba'],
])('%s', (text, said) => expect(bound(text)).toBe(said.replaceAll('~', '\u00a0')));
