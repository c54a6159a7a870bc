import type { Language } from '../../games/kit/text/words';

type Load = () => Promise<{ default: string }>;

/** Rules of rulesets as docs/rules tells them; each text is loaded when it is first read. */
const RULES: Readonly<Record<string, Readonly<Record<Language, Load>>>> = {
  imperium: {
    en: () => import('../../docs/rules/imperium.md'),
    hu: () => import('../../docs/rules/imperium.hu.md'),
    cs: () => import('../../docs/rules/imperium.cs.md'),
  },
  mythotopia: {
    en: () => import('../../docs/rules/mythotopia.md'),
    hu: () => import('../../docs/rules/mythotopia.hu.md'),
    cs: () => import('../../docs/rules/mythotopia.cs.md'),
  },
};

/** The text of a ruleset's rules in a language; null when there is none. */
export const rulesText = async (ruleset: string, language: Language): Promise<string | null> =>
  (Object.hasOwn(RULES, ruleset) ? (await RULES[ruleset]?.[language]())?.default ?? null : null);
