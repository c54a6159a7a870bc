import { useSyncExternalStore } from 'react';
import { NAMINGS, type Naming } from '../games/kit/text/names';
import { LANGUAGES, type Language } from '../games/kit/text/words';
import { isRecord, readStored, writeStored } from './storage';

export type Theme = 'system' | 'light' | 'dark';
/** How long is told what the others did: not at all, for a glance, for a reader. */
export type TellingPace = 'atOnce' | 'fast' | 'calm';
export type CardSize = 'small' | 'normal' | 'large';

/** What a person has chosen for this browser. */
export interface Settings {
  language: Language;
  theme: Theme;
  /** How cards are named where the language is not English. */
  cardNames: Naming;
  /** Every choice waits for a confirmation, also one that undo could take back; nothing is paid for me. */
  confirmAll: boolean;
  cardSize: CardSize;
  /** Cards and tokens move; without it they are where they go. The device's own wish for less motion holds besides. */
  motion: boolean;
  /** How fast the others' turns are told. */
  telling: TellingPace;
  /** A sound when I am asked. */
  sounds: boolean;
  /** What happens at the table is heard. */
  effects: boolean;
  /** A notice of the browser when I am asked and look elsewhere. */
  notices: boolean;
  /** What means something by its colour has a pattern too. */
  patterns: boolean;
  /** Cards show their emblems in one colour instead of painted scenes. */
  plainPictures: boolean;
  /** What is said at the table is shown, and told when it is said. */
  chat: boolean;
  /** Name last used at a table. */
  name: string;
}

const KEY = 'civitas.settings';
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const TELLINGS: readonly TellingPace[] = ['atOnce', 'fast', 'calm'];
const CARD_SIZES: readonly CardSize[] = ['small', 'normal', 'large'];

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
    cardNames: NAMINGS.find((naming) => naming === from.cardNames) ?? 'own',
    confirmAll: from.confirmAll === true,
    cardSize: CARD_SIZES.find((size) => size === from.cardSize) ?? 'normal',
    motion: from.motion !== false,
    telling: TELLINGS.find((telling) => telling === from.telling) ?? 'fast',
    sounds: from.sounds === true,
    effects: from.effects === true,
    notices: from.notices === true,
    patterns: from.patterns === true,
    plainPictures: from.plainPictures === true,
    chat: from.chat !== false,
    name: typeof from.name === 'string' ? from.name : '',
  };
}

let current: Settings | null = null;
const listeners = new Set<() => void>();

/** The settings as they stand. */
export function settings(): Settings {
  current ??= read();
  return current;
}

/** Changes some settings, stores them all, and shows what they say. */
export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change };
  writeStored(KEY, current);
  show(current);
  for (const listener of listeners) listener();
}

/** Makes the document follow the settings: styles by attributes, and the language that screen readers speak. */
export function show({ theme, language, cardSize, motion, patterns }: Settings): void {
  const { dataset } = document.documentElement;
  const set = (name: string, value: string | null): void => {
    if (value === null) delete dataset[name];
    else dataset[name] = value;
  };
  set('theme', theme === 'system' ? null : theme);
  set('cardSize', cardSize);
  set('motion', motion ? null : 'off');
  set('patterns', patterns ? 'on' : null);
  document.documentElement.lang = language;
}

/** Calls back whenever a setting has changed. @returns ends that */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The settings, drawn anew when they change. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings);
