import type { Say, UiKey } from '../../words';

/**
 * Ready phrases, which everybody reads in their own language. On the wire each is its name between colons, so that the
 * server needs to know none of them, and a page that is older than one still shows something.
 */
const PHRASES = {
  ':hello:': 'chat.hello',
  ':luck:': 'chat.luck',
  ':moment:': 'chat.moment',
  ':thinking:': 'chat.thinking',
  ':well:': 'chat.well',
  ':thanks:': 'chat.thanks',
  ':sorry:': 'chat.sorry',
  ':game:': 'chat.game',
} as const satisfies Readonly<Record<string, UiKey>>;

/** What is sent for a phrase. */
export type ReadyPhrase = keyof typeof PHRASES;
const isPhrase = (text: string): text is ReadyPhrase => Object.hasOwn(PHRASES, text);
export const PHRASE_LIST = Object.keys(PHRASES).filter(isPhrase);

/** A message in the reader's language, where it is a phrase; otherwise as it was written. */
export const wording = (say: Say, text: string): string => (isPhrase(text) ? say(PHRASES[text]) : text);
