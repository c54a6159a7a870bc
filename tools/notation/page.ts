import { RULESETS } from '../../games';
import type { DescribedVerb, Manual } from '../../games/kit/effect/manual';
import { LANGUAGES, plain, type Words } from '../../games/kit/text/words';

/** The page's beginning: the parts of an effect that all rulesets share. */
const HEAD = `# The notation of effects

What a card does is written once, as data, in a small language. A program reads it into a tree, carries the tree out, prints it back
and puts it into words in every language. This page is written by \`npm run -s notation\`; a test compares it with the cards and verbs.
[adding-a-card.md](adding-a-card.md) and [adding-a-verb.md](adding-a-verb.md) tell how to use it.

## Sentences

| written                           | means                                                                                     |
| --------------------------------- | ----------------------------------------------------------------------------------------- |
| \`A ; B\`                           | first A, then B                                                                           |
| \`A > B\`                           | A is the price of B, or finds what B is about: B only if A was done in full               |
| \`A + B\`                           | both, as one thing                                                                        |
| \`MAY A\`, \`MAY A > B\`              | if the player wants to                                                                    |
| \`{ A ; B }\`                       | sentences in the place of one                                                             |
| \`choose(A \\| B)\`, \`anyOf(A \\| B)\` | one of them; any of them                                                                  |
| \`if(CONDITION: A \\| B)\`           | A if it holds, else B; B may be left out                                                  |
| \`repeat(2: A)\`, \`upTo(2: A)\`      | so many times; up to so many times, \`all\` for any number                                  |
| \`forEach(COUNTED: A)\`             | once for each thing that is counted                                                       |
| \`eachOther(A)\`, \`allPlayers(A)\`   | every other player, every player does A; \`owner(A)\` inside: the player whose card it is    |
| \`unable(A)\`                       | players who could not do the sentence before do A                                         |
| \`untilEndOfTurn(A)\`, \`next(A)\`    | A holds until the end of the turn, for the next time                                      |
| \`insteadOf(A: B)\`                 | B takes the place of A whenever it would be done                                          |

## Arguments

An argument is a number, a thing, and where from, in, on and to: \`2 any from hand/discardPile\`. A slash is "or", \`&\` "and", \`not\` excludes.
\`this\` is the card whose text it is, \`moved\` what the sentence before has moved, \`@1ROM19\` a card by number, \`named("Conquer")\` by name.
\`per 2 owned(REG)\` multiplies by what is counted, divided by 2 and rounded down.

Below, \`N\` is a number, \`COUNTED\` what a selector counts, \`VERB(...)\` a verb with its arguments; what stands in square brackets may be
left out, and \`|\` parts two forms.
`;

const STATE: Readonly<Record<DescribedVerb['state'], string>> = {
  done: '',
  read: ' It is never done: the rules read it off the cards that they work by.',
  planned: ' Nobody has written how it is done: cards with it cannot be played yet.',
};

/** The page docs/notation.md, and how many verbs it describes. */
export async function manualPage(): Promise<{ page: string; verbs: number }> {
  const parts: string[] = [];
  let verbs = 0;
  for (const { title, load } of RULESETS) {
    const { tooling, words } = await load();
    const manual = (await tooling()).manual();
    verbs += manual.verbs.length;
    parts.push(partOf(title, manual, await Promise.all(LANGUAGES.map((language) => words(language)))));
  }
  return { page: [HEAD, ...parts].join('\n'), verbs };
}

function partOf(title: string, { verbs, terms }: Manual, languages: readonly Words[]): string {
  const meanings = [...terms]
    .sort()
    .map(([name, words]) => `- \`${name}\`: ${words.map((word) => `\`${word}\``).join(' ')}`);
  return [`## ${title}`, meanings.join('\n'), ...verbs.map((verb) => sectionOf(verb, languages)), ''].join('\n\n');
}

function sectionOf({ name, form, state, example }: DescribedVerb, languages: readonly Words[]): string {
  const says = example
    ? [
        `- ${languages[0]?.name(example.card)} (\`${example.card}\`): \`${example.notation}\``,
        ...languages.map((words) => `  - ${words.language}: ${textOf(words, example.card, example.ability)}`),
      ]
    : [];
  return [`### ${name}`, `\`${form}\`${STATE[state]}`, says.join('\n')].filter((part) => part !== '').join('\n\n');
}

const textOf = (words: Words, card: string, ability: number): string =>
  words
    .card(card)
    .abilities[ability]?.lines.map((line) => plain(line))
    .join(' ') ?? '';
