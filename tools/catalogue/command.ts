import { LANGUAGES, plain, type CardText, type Language, type Words } from '../../games/kit/text/words';
import { readArgs } from '../cli/args';
import type { Command } from '../cli/command';

const USAGE = 'catalogue <ruleset> [--texts]';

/** A language, and the ruleset's words in it. */
type Spoken = readonly [Language, Words];

/**
 * Prints every component of a ruleset with its texts in every language, as one JSON object: `name` as the editions
 * print it, `names` as players read it, `ours` the languages in which the name is our translation. With `--texts` it
 * prints the same texts for a translator, one language under the other.
 */
export const catalogue: Command = async (argv, print) => {
  const args = readArgs(argv, [], USAGE, ['texts']);
  const { ruleset, words, tooling } = await args.entry.load();
  const printed = (await tooling()).catalogue();
  const languages = await Promise.all(
    LANGUAGES.map(async (language): Promise<Spoken> => [language, await words(language)]),
  );
  if (args.flag('texts')) {
    const ids = printed.map(({ id }) => id);
    for (const line of sideBySide(ids, languages)) print(line);
    return 0;
  }
  const items = printed.map((item) => {
    const { id } = item;
    return {
      ...item,
      names: Object.fromEntries(languages.map(([language, said]) => [language, said.name(id)])),
      ours: languages.flatMap(([language, said]) => (said.doubtOfName(id) === 'invented' ? [language] : [])),
      text: Object.fromEntries(languages.map(([language, said]) => [language, linesOf(said.card(id))])),
    };
  });
  print(JSON.stringify({ ruleset: ruleset.name, items }));
  return 0;
};

/** The name and sentences of every component, then the words that cards explain, each in all languages. */
function sideBySide(ids: readonly string[], languages: readonly Spoken[]): string[] {
  const explained = new Map<string, Told[]>();
  for (const id of ids)
    for (const [language, said] of languages)
      for (const { term, text, rule } of said.explain(id))
        explained.set(rule, [...(explained.get(rule) ?? []), { language, line: `${term}: ${text}` }]);
  return [
    ...ids.flatMap((id) => [id, ...inAll(languages, (said) => [said.name(id), ...linesOf(said.card(id))]), '']),
    ...[...explained].flatMap(([rule, told]) => [rule, ...told.filter(isFirst).map(shown), '']),
  ];
}

interface Told {
  language: Language;
  line: string;
}

const shown = ({ language, line }: Told): string => `  ${language}  ${line}`;
const isFirst = (told: Told, i: number, all: readonly Told[]): boolean =>
  all.findIndex(({ language, line }) => language === told.language && line === told.line) === i;

/** The lines of all languages, interleaved: translations of one line stand under each other. */
function inAll(languages: readonly Spoken[], lines: (said: Words) => string[]): string[] {
  const texts = languages.map(([language, said]) => ({ language, lines: lines(said) }));
  const longest = Math.max(...texts.map((text) => text.lines.length));
  return Array.from({ length: longest }, (_, i) => i).flatMap((i) =>
    texts.flatMap((text) => {
      const line = text.lines[i];
      return line === undefined ? [] : [shown({ language: text.language, line })];
    }),
  );
}

/** A card's text as plain lines: keywords, the sentences of each ability with its timing before the first, points. */
function linesOf({ keywords, abilities, points }: CardText): string[] {
  return [
    ...keywords.map((line) => plain(line)),
    ...abilities.flatMap(({ timing, lines }) =>
      lines.map((line, i) => (i === 0 ? `${plain([timing])}: ${plain(line)}` : plain(line))),
    ),
    ...(points ? [plain(points)] : []),
  ];
}
