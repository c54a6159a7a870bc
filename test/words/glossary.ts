import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RULESETS } from '../../games';
import { sentencesOf } from '../../games/kit/lesson/lesson';
import type { Catalogue } from '../../games/kit/text/phrasebook';
import type { Language } from '../../games/kit/text/words';
import { cs } from '../../client/words/cs';
import { hu } from '../../client/words/hu';
import published from '../reference/language/published.json';

/** A term of a published rulebook, as `test/reference/language/published.json` lists it. */
interface Published {
  language: string;
  term: string;
  book: string;
  section: string;
  /** How words begin that stood for it once. */
  instead?: readonly string[];
}

const ROOT = path.join(__dirname, '..', '..');
const read = (...file: string[]): string => readFileSync(path.join(ROOT, ...file), 'utf8');

/** The terms that a cell of the glossary marks as published, without what stands before a colon. */
const starred = (cell: string): string[] =>
  cell
    .split(/[;,]/)
    .map((term) => term.trim())
    .filter((term) => term.endsWith('*'))
    .map((term) => term.slice(0, -1).replace(/^.*: /, '').trim());

/** All stars of a glossary, as `language term section`. */
function stars(ruleset: string): string[] {
  const rows = read('games', ruleset, 'words', 'glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.flatMap((row) => {
    const [, , hu = '', cs = '', section = ''] = row.split('|').map((cell) => cell.trim());
    return [
      ...starred(hu).map((term) => `hu ${term} ${section}`),
      ...starred(cs).map((term) => `cs ${term} ${section}`),
    ];
  });
}

/** The interface's phrases. */
const INTERFACE: Readonly<Record<string, Readonly<Record<string, string>>>> = { hu, cs };
/** Where a language stands in a glossary. */
const COLUMN: Readonly<Record<string, number>> = { hu: 2, cs: 3 };

/** What a glossary says in a language. */
const glossary = (ruleset: string, language: string): string =>
  read('games', ruleset, 'words', 'glossary.md')
    .split('\n')
    .map((row) => row.split('|')[COLUMN[language] ?? 0] ?? '')
    .join('\n');

/** Everything that a catalogue says. */
const saidBy = ({ phrases, nouns }: Catalogue): string =>
  [...Object.values(phrases), ...Object.values(nouns).flatMap((forms) => Object.values(forms))]
    .join('\n')
    .replaceAll('|', '');

/** What somebody is told who learns a ruleset: its aid, its page and its lesson. */
async function taught(ruleset: string, language: Language): Promise<string[]> {
  const entry = RULESETS.find(({ name }) => name === ruleset);
  const [aid, primer, lesson] = await Promise.all([entry?.aid?.(), entry?.primer?.(), entry?.lesson?.()]);
  if (!aid || !primer || !lesson) throw new Error(`${ruleset} has no aid, no page or no lesson`);
  const said = [
    ...aid.parts.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]),
    ...primer.flatMap(({ title, text, shown = [] }) => [title, ...text, ...shown.map(({ says }) => says)]),
  ].map((text) => text[language]);
  return [...said, ...Object.values(await sentencesOf(lesson, language))];
}

/** Whether the words of a term are there, in whatever form: their first five letters. */
const has = (text: string, term: string): boolean =>
  term
    .toLowerCase()
    .split(/[ -]/)
    .every((word) => text.toLowerCase().includes(word.slice(0, 5)));

/**
 * Stars, catalogues and rules pages of a ruleset agree with the list of published terms.
 * @param reference the folder of its reference, where that is called otherwise
 */
export function provesGlossary(
  ruleset: keyof typeof published.terms,
  catalogues: readonly Catalogue[],
  reference: string = ruleset,
): void {
  const terms: readonly Published[] = published.terms[ruleset];
  const books: Readonly<Record<string, string>> = published.books[ruleset];

  test('a term has a star if, and only if, a published text has it', () => {
    expect(stars(ruleset).sort()).toEqual(terms.map((t) => `${t.language} ${t.term} ${t.section}`).sort());
  });

  test('a published term says in which book it is, and which rule restates the passage', () => {
    const rules = read('test', 'reference', reference, 'rules.md');
    for (const { term, book, section } of terms) {
      expect([term, Object.keys(books)]).toEqual([term, expect.arrayContaining([book])]);
      expect([term, rules.includes(`${section} `)]).toEqual([term, true]);
    }
  });

  test.each(catalogues)(
    '$language: speaks the published terms, and no words of its own for them',
    async (catalogue) => {
      const { language } = catalogue;
      const said = saidBy(catalogue);
      const page = read('docs', 'rules', `${ruleset}.${language}.md`);
      const of = terms.filter((t) => t.language === language);
      expect(of.filter(({ term }) => !has(said, term) && !has(page, term)).map(({ term }) => term)).toEqual([]);
      const ui = Object.values(INTERFACE[language] ?? {});
      const everywhere = [said, page, glossary(ruleset, language), ...ui, ...(await taught(ruleset, language))].join(
        '\n',
      );
      const others = of.flatMap(({ instead = [] }) => instead);
      const found = others.flatMap((word) =>
        [...everywhere.matchAll(new RegExp(`(?<![\\p{L}-])${word}[^\\n]{0,20}`, 'giu'))].map(([there]) => there),
      );
      expect(found).toEqual([]);
    },
  );
}
