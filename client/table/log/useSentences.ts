import { useMemo } from 'react';
import type { Core, GameEvent } from '../../../games/kit/core';
import type { Token, Words } from '../../../games/kit/text/words';

/** Sentences are made once for each event: hundreds of lines would else be worded anew with every move. */
export function useSentences(words: Words, view: Core): (event: GameEvent) => readonly Token[] {
  const made = useMemo(() => ({ words, sentences: new WeakMap<GameEvent, readonly Token[]>() }), [words]);
  return (event) => {
    const known = made.sentences.get(event);
    if (known) return known;
    const tokens = made.words.event(view, event);
    made.sentences.set(event, tokens);
    return tokens;
  };
}
