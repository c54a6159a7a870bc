import type { RulesTexts } from '../common/rules';

/** The rules of A New Dawn as docs/rules tells them; each text is loaded when it is first read. */
export const rules: RulesTexts = {
  en: () => import('../../../docs/rules/new-dawn.md'),
  hu: () => import('../../../docs/rules/new-dawn.hu.md'),
  cs: () => import('../../../docs/rules/new-dawn.cs.md'),
};
