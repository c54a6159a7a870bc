import { registerVerbs } from '../effects';
import { boardVerbs } from './board';
import { cardVerbs } from './cards';
import { tokenVerbs } from './tokens';

/** All verbs that are carried out; the others are read off by the rules (test/reference/mythotopia/notation.md). */
export const playableVerbs = { ...tokenVerbs, ...cardVerbs, ...boardVerbs };

registerVerbs(playableVerbs);
