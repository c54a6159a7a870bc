import type { Core } from '../core';
import { text } from './tokens';
import type { Language, Words } from './words';

/** Words that say the keys themselves: for a ruleset whose catalogues are not written yet. */
export const bareWords = (language: Language): Words => ({
  language,
  name: (id) => id,
  card: () => ({ abilities: [], keywords: [], points: null }),
  explain: () => [],
  question: (_g: Core, q) => [text(q.ask)],
  option: (_g, _q, option) => [text(option)],
  event: (_g, event) => [text(event.k)],
  refusal: ({ why }) => [text(why)],
  term: (key) => key,
});
