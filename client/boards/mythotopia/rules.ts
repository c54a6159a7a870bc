import type { RulesTexts } from '../common/rules';

/** Mythotopia's rules as docs/rules tells them; each text is loaded when it is first read. */
export const rules: RulesTexts = {
  en: () => import('../../../docs/rules/mythotopia.md'),
  hu: () => import('../../../docs/rules/mythotopia.hu.md'),
  cs: () => import('../../../docs/rules/mythotopia.cs.md'),
};
