import { registerVerbs } from '../effects';
import { cardVerbs } from './cards';
import { deckVerbs } from './decks';
import { marketVerbs } from './market';
import { playVerbs } from './play';
import { ruleVerbs } from './rules';
import { tokenVerbs } from './tokens';

/** All verbs that Classics' cards are made of. */
export const playableVerbs = { ...tokenVerbs, ...cardVerbs, ...deckVerbs, ...marketVerbs, ...playVerbs, ...ruleVerbs };

registerVerbs(playableVerbs);
