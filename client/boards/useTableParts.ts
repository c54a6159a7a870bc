import { use } from 'react';
import type { Words } from '../../games/kit/text/words';
import { loadBoard } from './index';
import { loadOnce } from '../loadOnce';
import type { Playable } from '../rulesets';
import { useSettings } from '../settings';
import { useUi } from '../words';
import type { BoardModule } from '../table/board';

/** The ruleset's words in the reader's language, and its board. Suspends while they load. */
export function useTableParts(ruleset: string, playable: Playable): { words: Words; board: BoardModule } {
  const { language } = useUi();
  const { cardNames } = useSettings();
  const naming = language === 'en' ? 'own' : cardNames;
  const words = use(loadOnce(`${ruleset} words ${language} ${naming}`, () => playable.words(language, naming)));
  const board = use(loadOnce(`${ruleset} board`, () => loadBoard(ruleset)));
  return { words, board };
}
