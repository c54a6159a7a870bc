import type { Say, UiKey } from './index';

const NAMES: Readonly<Record<string, UiKey>> = { random: 'bot.random', steward: 'bot.steward' };

/** A bot's kind in words; its own name where the interface has none. */
export const botName = (say: Say, bot: string): string =>
  Object.hasOwn(NAMES, bot) && NAMES[bot] ? say(NAMES[bot]) : bot;
