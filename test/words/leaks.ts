import type { Token } from '../../games/kit/text/words';

/** Letters outside the brackets of the bracket language (bracket.ts); names of components are data. */
export const leaks = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => {
    const said = token.kind === 'text' ? token.text : token.kind === 'icon' ? token.label : '';
    return said.replace(/⟦[^⟦⟧]*⟧/gu, '').match(/\p{L}+/gu) ?? [];
  });
