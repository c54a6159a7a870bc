import { IntlMessageFormat } from 'intl-messageformat';

import { cs as csUi } from '../../client/words/cs';
import { en as enUi } from '../../client/words/en';
import { hu as huUi } from '../../client/words/hu';
import { RULESETS } from '../../games';
import { cs as csImperium } from '../../games/imperium/words/cs';
import { en as enImperium } from '../../games/imperium/words/en';
import { hu as huImperium } from '../../games/imperium/words/hu';
import type { Language } from '../../games/kit/text/words';
import { cs as csNewDawn } from '../../games/new-dawn/words/cs';
import { cs as csSettlers } from '../../games/settlers/words/cs';
import { en as enNewDawn } from '../../games/new-dawn/words/en';
import { en as enSettlers } from '../../games/settlers/words/en';
import { hu as huNewDawn } from '../../games/new-dawn/words/hu';
import { hu as huSettlers } from '../../games/settlers/words/hu';
import { cs as csMythotopia } from '../../games/mythotopia/words/cs';
import { en as enMythotopia } from '../../games/mythotopia/words/en';
import { hu as huMythotopia } from '../../games/mythotopia/words/hu';

/** The words of a text in small letters; where a long one may be parted (a soft hyphen) it is one word still. */
export const wordsOf = (text: string): string[] =>
  text
    .replaceAll('\u00ad', '')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

const CATALOGUES: Readonly<Record<Language, unknown>> = {
  en: { enUi, enImperium, enMythotopia, enSettlers, enNewDawn },
  hu: { huUi, huImperium, huMythotopia, huSettlers, huNewDawn },
  cs: { csUi, csImperium, csMythotopia, csSettlers, csNewDawn },
};
/** Names that are the same in every language. */
const BRANDS = [
  'civitas',
  'imperium',
  'mythotopia',
  'imperial',
  'settlers',
  'new',
  'dawn',
  'civilization',
  'classics',
  'legends',
  'boardgame',
  'io',
];
/** Words that Czech writes like English. */
const ALIKE = ['symbol'];

type Node = ReturnType<IntlMessageFormat['getAst']>[number];

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
  if (typeof catalogue === 'string')
    return literals(new IntlMessageFormat(catalogue, 'en', undefined, { ignoreTag: true }).getAst());
  return typeof catalogue === 'object' && catalogue !== null ? Object.values(catalogue).flatMap(wordsIn) : [];
}

/** The words of what the rulesets' cards and places are called in a language. */
async function namesIn(language: Language): Promise<string[]> {
  const names = await Promise.all(
    RULESETS.map(async ({ load }) => {
      const { browse, words } = await load();
      const said = await words(language);
      return browse().flatMap(({ id }) => wordsOf(said.name(id)));
    }),
  );
  return names.flat();
}

/** Words that only English texts have, `more` of them besides the catalogues': no word of the other language, and none of a name. */
export async function onlyEnglish(
  language: Exclude<Language, 'en'>,
  more: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  const known = new Set([...wordsIn(CATALOGUES[language]), ...(await namesIn(language)), ...BRANDS, ...ALIKE]);
  return new Set([...wordsIn(CATALOGUES.en), ...more].filter((word) => !known.has(word)));
}
