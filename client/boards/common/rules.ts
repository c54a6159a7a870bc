import type { Language } from '../../../games/kit/text/words';

/** The rules of a ruleset in Markdown, by language. */
export type RulesTexts = Readonly<Record<Language, () => Promise<{ default: string }>>>;
