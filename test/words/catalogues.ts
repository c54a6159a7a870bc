import { argumentsOf, compile, type Catalogue } from '../../games/kit/text/phrasebook';

/** What a message shows; by what it chooses its words (form, number, definiteness) is each language's own affair. */
function inserted(message: string, language: string): string[] {
  const shown = argumentsOf(compile(message, language)).filter(
    (a) => a.kind === 'value' || (a.kind === 'plural' && message.includes('#')),
  );
  return [...new Set(shown.map((a) => a.slot))].sort();
}

/** What holds of the catalogues of every ruleset. */
export function provesCatalogues(en: Catalogue, ...others: readonly Catalogue[]): void {
  const all = [en, ...others];

  test.each(others)('$language: has the keys of English and no more', (catalogue) => {
    expect(Object.keys(catalogue.phrases).sort()).toEqual(Object.keys(en.phrases).sort());
    expect(Object.keys(catalogue.nouns).sort()).toEqual(Object.keys(en.nouns).sort());
  });

  test('every phrase inserts the same things in every language', () => {
    const slots = (c: Catalogue): [string, string[]][] =>
      Object.entries(c.phrases)
        .map(([key, message]): [string, string[]] => [key, inserted(message, c.language)])
        .sort(([a], [b]) => (a < b ? -1 : 1));
    for (const catalogue of others) expect(slots(catalogue)).toEqual(slots(en));
  });

  test.each(all)('$language: every message is ICU', (catalogue) => {
    for (const message of Object.values(catalogue.phrases))
      expect(() => compile(message, catalogue.language)).not.toThrow();
    for (const forms of Object.values(catalogue.nouns)) {
      for (const form of Object.values(forms)) expect(() => compile(form, catalogue.language)).not.toThrow();
    }
  });
}

/** Forms of nouns that are empty, as `noun.form`. */
export const emptyForms = (catalogue: Catalogue): string[] =>
  Object.entries(catalogue.nouns).flatMap(([noun, forms]) =>
    Object.entries(forms).flatMap(([form, said]) => (said ? [] : [`${noun}.${form}`])),
  );
