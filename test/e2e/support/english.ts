import type { Page } from 'playwright-core';
import { IntlMessageFormat } from 'intl-messageformat';

import imperium from '../../../games/imperium';
import { cs } from '../../../games/imperium/words/cs';
import { en } from '../../../games/imperium/words/en';
import { hu } from '../../../games/imperium/words/hu';
import { CATALOGUES } from './words';

const RULESET = { en, hu, cs };
/** Names that are the same in every language. */
const BRANDS = ['civitas', 'imperium', 'boardgame', 'io'];

type Node = ReturnType<IntlMessageFormat['getAst']>[number];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** The words that a reader sees of an ICU message: not its syntax, not the names of its parameters. */
function literals(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node): string[] => {
    if ('options' in node) return Object.values(node.options).flatMap(({ value }) => literals(value));
    // 0 is text; what else has a value is a parameter.
    return node.type === 0 ? wordsOf(node.value) : [];
  });
}

/** All words in the messages of a catalogue, however it is nested. */
function wordsIn(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return literals(new IntlMessageFormat(catalogue, 'en', undefined, { ignoreTag: true }).getAst());
  return typeof catalogue === 'object' && catalogue !== null ? Object.values(catalogue).flatMap(wordsIn) : [];
}

/** Words that only English texts have: no word of the other language, and none of a card's name. */
export async function onlyEnglish(language: 'hu' | 'cs'): Promise<ReadonlySet<string>> {
  const words = await imperium.words(language);
  const names = (imperium.ruleset.catalogue() as { id: string }[]).flatMap(({ id }) => wordsOf(words.name(id)));
  const known = new Set([...wordsIn(CATALOGUES[language]), ...wordsIn(RULESET[language]), ...names, ...BRANDS]);
  return new Set([...wordsIn(CATALOGUES.en), ...wordsIn(RULESET.en)].filter((word) => !known.has(word)));
}

/** English words in what the page says: headings, buttons, links, labels, the question bar, and what is only read aloud. */
export async function englishOn(page: Page, english: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const said = [...document.querySelectorAll('h1, h2, h3, h4, button, a, label, legend, option, [role="button"], [role="menuitemradio"], p, dt, dd, th, td, li')];
    const named = [...document.querySelectorAll('[aria-label], [title]')];
    return [
      document.title,
      ...said.filter((each) => !each.querySelector('p, li')).map((each) => (each as HTMLElement).innerText),
      ...named.flatMap((each) => [each.getAttribute('aria-label') ?? '', each.getAttribute('title') ?? '']),
    ];
  });
  return [...new Set(texts)].flatMap((text) => wordsOf(text).filter((word) => english.has(word)).map((word) => `${word} (${text.replace(/\s+/g, ' ').slice(0, 80)})`));
}
