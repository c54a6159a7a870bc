import type { RulesTexts } from '../common/rules';

/** The rules of Imperial Settlers as docs/rules tells them; each text is loaded when it is first read. */
export const rules: RulesTexts = {
  en: () => import('../../../docs/rules/settlers.md'),
  hu: () => import('../../../docs/rules/settlers.hu.md'),
  cs: () => import('../../../docs/rules/settlers.cs.md'),
};
