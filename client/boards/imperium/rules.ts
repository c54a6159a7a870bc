import type { RulesTexts } from '../common/rules';

/** Imperium's rules as docs/rules tells them; each text is loaded when it is first read. */
export const rules: RulesTexts = {
  en: () => import('../../../docs/rules/imperium.md'),
  hu: () => import('../../../docs/rules/imperium.hu.md'),
  cs: () => import('../../../docs/rules/imperium.cs.md'),
};
