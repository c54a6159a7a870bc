import { atlasOf } from '../../../games/new-dawn/atlas';
import { duel } from '../../../games/new-dawn/situation';
import { newDawnWords } from '../../../games/new-dawn/words/all';
import { LANGUAGES, plain } from '../../../games/kit/text/words';

/** A space is told by what is there, not by its place in the grid alone. */
test.each(['en', 'hu', 'cs'] as const)(
  '%s: of a space an option tells terrain, and what stands there or beside it',
  (language) => {
    const words = newDawnWords(language);
    const s = duel({});
    s.focus('early-empire');
    const q = s.question();
    if (!q) throw new Error('nobody is asked');
    const told = q.options.map((option) => plain(words.option(s.g, q, option)));
    expect(told.length).toBeGreaterThan(0);
    for (const [i, text] of told.entries()) {
      const option = q.options[i] ?? '';
      expect(text).toContain(words.name(option));
      expect(text).toMatch(/ \(.+, .+\)$/);
      expect(text).toContain(`(${words.term(atlasOf(s.g).ground(option)?.terrain ?? '').toLowerCase()}`);
    }
  },
);

describe.each(LANGUAGES)('%s: the log', (language) => {
  const words = newDawnWords(language);
  const s = duel({});
  const said = (at: string): string => plain(words.event(s.g, { k: 'placeToken', seat: 0, at }));
  const terrain = (at: string): string => words.term(atlasOf(s.g).ground(at)?.terrain ?? '').toLowerCase();

  test('C5.2: a space is told with its terrain and the nearest landmark that stays', () => {
    for (const at of atlasOf(s.g).spaces) expect(said(at)).toMatch(new RegExp(`${words.name(at)} \\(${terrain(at)}`));
    expect(said('1,-1')).toContain(words.name('geneva'));
    expect(said('1,0')).toContain(words.name('torres-del-paine'));
    expect(said('-4,0')).toContain(words.term('capital').toLowerCase());
  });

  test('C2.3, C14.5: a capital is its owner’s, in whatever order they were placed', () => {
    const g = { ...s.g, capitals: [...s.g.capitals].reverse() };
    for (const [space, owner] of Object.entries(g.cities)) {
      const seats = words
        .event(g, { k: 'placeToken', seat: 0, at: space })
        .flatMap((token) => (token.kind === 'seat' ? [token.seat] : []));
      expect(seats).toEqual([0, owner]);
    }
  });

  test('what is told of a space stays as it is when pieces come there', () => {
    const before = said('-4,0');
    const later = duel({ tokens: ['-4,0'], cities: ['-3,-1'] }).g;
    expect(plain(words.event(later, { k: 'placeToken', seat: 0, at: '-4,0' }))).toBe(before);
  });

  test('C13.3: the end names who has completed every victory card', () => {
    const marks = ['civilized', 'paranoid', 'technophile'];
    const victory = ['v1', 'v2', 'v4'];
    const over = (one: string[], other: string[]) =>
      words
        .event(duel({ marks: one }, { marks: other }, { victory }).g, { k: 'over', what: 'agendas' })
        .flatMap((token) => (token.kind === 'seat' ? [token.seat] : []));
    expect([over([], marks), over(marks, marks)]).toEqual([[1], [0, 1]]);
  });
});
