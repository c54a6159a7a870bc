import type { Token } from '../../games/kit/text/words';

/** Letters outside the brackets of the bracket language (bracket.ts); names of components are data. */
export const leaks = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => {
    const said = token.t === 'text' ? token.text : token.t === 'icon' ? token.label : '';
    return said.replace(/⟦[^⟦⟧]*⟧/gu, '').match(/\p{L}+/gu) ?? [];
  });
