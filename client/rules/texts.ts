/** Rules of rulesets as docs/rules tells them; each is loaded when it is first read. */
const RULES: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  imperium: () => import('../../docs/rules/imperium.md'),
  mythotopia: () => import('../../docs/rules/mythotopia.md'),
};

/** The text of a ruleset's rules; null when there is none. */
export const rulesText = async (ruleset: string): Promise<string | null> =>
  (Object.hasOwn(RULES, ruleset) ? (await RULES[ruleset]?.())?.default ?? null : null);
