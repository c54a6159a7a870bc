import type { Say, UiKey } from './index';

const NAMES: Readonly<Record<string, UiKey>> = { random: 'bot.random', steward: 'bot.steward' };

/** The name of a kind of bot in the reader's language; the kind itself where the catalogue has no word for it. */
export const botName = (say: Say, bot: string): string =>
  Object.hasOwn(NAMES, bot) && NAMES[bot] ? say(NAMES[bot]) : bot;
