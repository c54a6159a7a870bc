import { NAMINGS, type Naming, type Printed } from '../../games/kit/text/names';
import type { Language, Words } from '../../games/kit/text/words';

/** A ruleset's names: what is printed on its components, and ours by language. */
interface Named {
  printed: ReadonlyMap<string, Printed>;
  ours: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>>;
  words(language: Language, naming?: Naming): Words;
  /** What is called by a term of the language, whatever the reader wishes. */
  isTerm?(id: string): boolean;
}

/** Every component has a name in every language, each stands once, and different ones differ. */
export function provesNames({ printed, ours, words, isTerm = () => false }: Named): void {
  const all = [...printed];

  describe.each(['hu', 'cs'] as const)('%s', (language) => {
    const published = new Set(all.flatMap(([, { name }]) => (name[language] === undefined ? [] : [name.en])));
    const english = new Set(all.map(([, { name }]) => name.en));
    const mine = new Map(Object.entries(ours[language]));

    test('every component has a name: a published one or ours', () => {
      expect([...english].filter((name) => !published.has(name) && !mine.get(name)?.trim())).toEqual([]);
    });

    test('ours are of components that there are, and of none that has a published name', () => {
      expect([...mine.keys()].filter((name) => !english.has(name) || published.has(name))).toEqual([]);
    });

    test('it is the name that is shown, and ours are marked', () => {
      const said = words(language);
      for (const [id, { name }] of all) {
        const own = mine.get(name.en);
        if (own === undefined) expect(said.doubtOfName(id)).not.toBe('invented');
        else expect([id, said.name(id), said.doubtOfName(id)]).toEqual([id, own, own === name.en ? null : 'invented']);
        if (name[language] !== undefined) expect(said.name(id)).toBe(name[language]);
      }
    });

    test('the reader chooses: the own name, the English one below it, or the English one; both are found', () => {
      const [own, both, english] = NAMINGS.map((naming) => words(language, naming)) as [Words, Words, Words];
      for (const [id, { name }] of all) {
        if (isTerm(id)) continue;
        const mine = own.name(id);
        const other = mine.toLowerCase() === name.en.toLowerCase() ? null : name.en;
        expect([id, own.below(id), both.name(id), both.below(id)]).toEqual([id, null, mine, other]);
        expect([id, english.name(id), english.below(id)]).toEqual([id, name.en, null]);
        for (const said of [own, both, english]) expect(said.names(id)).toEqual([...new Set([mine, name.en])]);
      }
    });

    test('what has different names in English has different ones here', () => {
      const said = words(language);
      const meaning = new Map<string, Set<string>>();
      for (const [id, { name }] of all)
        meaning.set(said.name(id), (meaning.get(said.name(id)) ?? new Set()).add(name.en));
      expect([...meaning].filter(([, names]) => names.size > 1)).toEqual([]);
    });

    test('names begin with a capital or a numeral, without gaps at the ends', () => {
      for (const name of mine.values()) expect(name).toMatch(/^\p{Lu}(?:.*[\p{L})]\.?)?$/u);
    });
  });
}
