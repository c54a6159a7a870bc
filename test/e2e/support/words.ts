import { LANGUAGES, type Language } from '../../../games/kit/text/words';
import { makeUi, type UiCatalogue, type Say } from '../../../client/words';
import { cs } from '../../../client/words/cs';
import { en } from '../../../client/words/en';
import { hu } from '../../../client/words/hu';

export const CATALOGUES: Readonly<Record<Language, UiCatalogue>> = { en, hu, cs };

/** The interface's phrases in each language: tests look for what the catalogue says, not for words of their own. */
export const says = Object.fromEntries(
  LANGUAGES.map((language) => [language, makeUi(language, CATALOGUES[language]).say]),
) as Readonly<Record<Language, Say>>;

export const say = says.en;
export type { Say };

/** Each language by its own name, as the settings list them. */
export const NAMES: Readonly<Record<Language, string>> = { en: 'English', hu: 'Magyar', cs: 'Čeština' };
