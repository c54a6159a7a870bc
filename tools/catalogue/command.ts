import { LANGUAGES, plain, type CardText, type Language, type Words } from '../../games/kit/text/words';
import { readArgs } from '../cli/args';
import type { Command } from '../cli/command';

const USAGE = 'catalogue <ruleset>';

/**
 * Prints all components of a ruleset with what stands on them in every language, as one JSON object: `name` as the
 * editions print it, `names` as players read it, `ours` the languages in which that is our translation.
 */
export const catalogue: Command = async (argv, print) => {
  const { entry } = readArgs(argv, [], USAGE);
  const { ruleset, words } = await entry.load();
  const languages = await Promise.all(
    LANGUAGES.map(async (language): Promise<[Language, Words]> => [language, await words(language)]),
  );
  const items = ruleset.catalogue().map((item) => {
    const { id } = item as { id: string };
    return {
      ...(item as object),
      names: Object.fromEntries(languages.map(([language, said]) => [language, said.name(id)])),
      ours: languages.flatMap(([language, said]) => (said.doubtOfName(id) === 'invented' ? [language] : [])),
      text: Object.fromEntries(languages.map(([language, said]) => [language, linesOf(said.card(id))])),
    };
  });
  print(JSON.stringify({ ruleset: ruleset.name, items }));
  return 0;
};

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
