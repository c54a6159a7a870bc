import { compile, type Catalogue } from '../../games/kit/text/phrasebook';

interface Element {
  type: number;
  value?: unknown;
  options?: Record<string, { value: unknown }> | undefined;
  pluralType?: string | undefined;
}

const LITERAL = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

/** The message again, with every word of its own in brackets. */
function bracketed(message: string, language: string): string {
  const print = (elements: readonly Element[]): string =>
    elements
      .map((e) => {
        const options = (): string =>
          Object.entries(e.options ?? {})
            .map(([key, { value }]) => `${key} {${print(value as readonly Element[])}}`)
            .join(' ');
        switch (e.type) {
          case LITERAL:
            return String(e.value).replace(/[^\s.,:;()/•—–]+/gu, '⟦$&⟧');
          case ARGUMENT:
            return `{${e.value}}`;
          case SELECT:
            return `{${e.value}, select, ${options()}}`;
          case PLURAL:
            return `{${e.value}, plural, ${options()}}`;
          case POUND:
            return '#';
          default:
            throw new Error(`unexpected element in ${message}`);
        }
      })
      .join('');
  return print(compile(message, language).getAst());
}

const all = (messages: Readonly<Record<string, string>>, language: string): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, bracketed(message, language)]));

/** A language made from another one by putting each of its words in brackets: a word outside comes from somewhere else. */
export function bracketLanguage<C extends Catalogue>(catalogue: C): C {
  return {
    ...catalogue,
    phrases: all(catalogue.phrases, catalogue.language),
    nouns: Object.fromEntries(
      Object.entries(catalogue.nouns).map(([key, forms]) => [key, all(forms, catalogue.language)]),
    ),
  };
}
