import { IntlMessageFormat } from 'intl-messageformat';
import { cs } from '../../client/words/cs';
import { en, type UiKey } from '../../client/words/en';
import { hu } from '../../client/words/hu';

const catalogues = { en, hu, cs } as const;
const keys = Object.keys(en) as UiKey[];

/** Words that are the same in several languages. */
const SAME: Readonly<Record<'hu' | 'cs', readonly UiKey[]>> = {
  hu: ['players.bot', 'spot.option', 'chat.news'],
  cs: ['frame.lobby', 'players.bot', 'spot.option', 'chat.title', 'chat.unread', 'chat.news', 'about.made'],
};

/** Names of the values that a phrase needs, those of its branches included. */
function needs(phrase: string, language: string): string[] {
  const found = new Set<string>();
  const look = (parts: ReturnType<IntlMessageFormat['getAst']>): void => {
    for (const part of parts) {
      if (part.type !== 0 && part.type !== 7 && 'value' in part) found.add(part.value);
      if ('options' in part)
        for (const option of Object.values(part.options)) look((option as { value: typeof parts }).value);
    }
  };
  look(new IntlMessageFormat(phrase, language, undefined, { ignoreTag: true }).getAst());
  return [...found].sort();
}

describe.each(Object.keys(catalogues) as (keyof typeof catalogues)[])('the interface in %s', (language) => {
  const catalogue = catalogues[language];

  test('has every phrase and no other', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...keys].sort());
  });

  test.each(keys)('%s can be formatted from the same values', (key) => {
    expect(catalogue[key].trim()).not.toBe('');
    // A phrase may do without a value (Hungarian nouns stay singular), but never need another.
    expect(needs(en[key], 'en')).toEqual(expect.arrayContaining(needs(catalogue[key], language)));
  });
});

test.each(['hu', 'cs'] as const)('no English is left in %s', (language) => {
  expect(keys.filter((key) => catalogues[language][key] === en[key])).toEqual(SAME[language]);
});

test.each(['hu', 'cs'] as const)('%s names every value that English names', (language) => {
  const values = keys.filter((key) =>
    needs(en[key], 'en').some((value) => value !== 'n' && !needs(catalogues[language][key], language).includes(value)),
  );
  expect(values).toEqual([]);
});
