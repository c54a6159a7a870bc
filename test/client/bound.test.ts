import { bound } from '../../client/words';

/** Words of one letter, and bullets, do not end a line (written here with ~ for the space that does not break). */
test.each([
  ['cs', 'karta v ruce', 'karta v~ruce'],
  ['cs', 'K útoku s 2 kartami a z „ruky“', 'K~útoku s~2 kartami a~z~„ruky“'],
  ['cs', 'vezmi kartu z ', 'vezmi kartu z~'],
  ['cs', 'ruka s kartou; oblast rozvoje', 'ruka s~kartou; oblast rozvoje'],
  ['hu', 'A kezedbe veheted, és a pakli az övé', 'A~kezedbe veheted, és a~pakli az övé'],
  ['en', 'take a card', 'take a card'],
  ['en', 'choose one: • Pay 1. • Gain 2.', 'choose one: •~Pay 1. •~Gain 2.'],
] as const)('%s: %s', (language, text, said) => expect(bound(text, language)).toBe(said.replaceAll('~', '\u00a0')));
