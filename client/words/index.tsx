import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, use, useContext, useMemo, type ReactNode } from 'react';
import type { Language } from '../../games/kit/text/words';
import { loadOnce } from '../loadOnce';
import { useSettings } from '../settings';
import { bound } from './bound';
import type { UiCatalogue, UiKey } from './en';

/** Puts a phrase of the interface into the reader's language. Sentences about a game come from the ruleset's own words. */
export type Say = (key: UiKey, params?: Readonly<Record<string, string | number>>) => string;

export interface Ui {
  say: Say;
  language: Language;
}

const LOADERS: Readonly<Record<Language, () => Promise<UiCatalogue>>> = {
  en: () => import('./en').then((m) => m.en),
  hu: () => import('./hu').then((m) => m.hu),
  cs: () => import('./cs').then((m) => m.cs),
};

/** The interface in a language; every call for the same language gives the same promise. */
export const loadUi = (language: Language): Promise<Ui> =>
  loadOnce(`interface ${language}`, async () => makeUi(language, await LOADERS[language]()));

/** The interface for a catalogue. A phrase is parsed when it is first needed, and kept. */
export function makeUi(language: Language, catalogue: UiCatalogue): Ui {
  const formats = new Map<UiKey, IntlMessageFormat>();
  const say: Say = (key, params) => {
    let format = formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(catalogue[key], language, undefined, { ignoreTag: true });
      formats.set(key, format);
    }
    return bound(String(format.format(params)), language);
  };
  return { say, language };
}

const UiContext = createContext<Ui | null>(null);

/** The interface in the reader's language. @throws Error outside of a `UiProvider` */
export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) throw new Error('useUi outside of a UiProvider');
  return ui;
}

/** Provides `useUi` with the interface in the language of the settings. Suspends while it loads. */
export function UiProvider({ children }: { children: ReactNode }) {
  const { language } = useSettings();
  return <UiContext value={use(loadUi(language))}>{children}</UiContext>;
}

/** A list of names in the reader's language: "Ann, Bob and Cyril". */
export function useList(): (items: readonly string[]) => string {
  const { language } = useUi();
  return useMemo(() => {
    const format = new Intl.ListFormat(language, { type: 'conjunction' });
    return (items) => format.format(items);
  }, [language]);
}

export { bound, UiContext };
export type { UiCatalogue, UiKey };
