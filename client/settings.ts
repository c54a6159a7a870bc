import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '../games/kit/text/words';
import { isRecord, readStored, writeStored } from './storage';

export type Theme = 'system' | 'light' | 'dark';

/** What a person has chosen for this browser. */
export interface Settings {
  language: Language;
  theme: Theme;
  /** A choice waits for a confirmation; without it a single pick is sent at once. */
  confirm: boolean;
  /** Name last used at a table. */
  name: string;
}

const KEY = 'civitas.settings';
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** The first of the browser's languages that we have; English otherwise. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

function read(): Settings {
  const stored = readStored(KEY);
  const from = isRecord(stored) ? stored : {};
  return {
    language: LANGUAGES.find((language) => language === from.language) ?? browserLanguage(),
    theme: THEMES.find((theme) => theme === from.theme) ?? 'system',
    confirm: from.confirm !== false,
    name: typeof from.name === 'string' ? from.name : '',
  };
}

let current: Settings | null = null;
const listeners = new Set<() => void>();

export function settings(): Settings {
  current ??= read();
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change };
  writeStored(KEY, current);
  show(current);
  for (const listener of listeners) listener();
}

/** Makes the document follow the settings: colours, and the language that screen readers speak. */
export function show({ theme, language }: Settings): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.lang = language;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings);
