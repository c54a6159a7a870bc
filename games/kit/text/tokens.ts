import type { Token } from './words';

/** A piece of plain text. */
export const text = (words: string): Token => ({ kind: 'text', text: words });

/**
 * Joins neighbouring texts and mends the gaps that empty slots leave. There is no double space, no space before a full
 * stop or comma or at either end, and no full stop after a name that ends with one ("Dareios I."). Chooses Hungarian
 * articles.
 */
export function tidy(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (token.kind === 'text' && last?.kind === 'text') joined[joined.length - 1] = text(last.text + token.text);
    else joined.push(token);
  }
  return joined
    .map((token, i) =>
      token.kind === 'text'
        ? text(articles(mend(token.text, joined[i - 1], i === joined.length - 1), joined[i + 1]))
        : token,
    )
    .filter((token) => token.kind !== 'text' || token.text !== '');
}

function mend(words: string, before: Token | undefined, last: boolean): string {
  let mended = words.replace(/ {2,}/g, ' ').replace(/ +(?=[.,:;)])/g, '');
  if (!before) mended = mended.trimStart();
  if (before?.kind === 'card' && before.label.endsWith('.') && mended === '.') mended = '';
  if (last) mended = mended.trimEnd();
  return mended;
}

/**
 * Hungarian words that begin with a vowel when they are read. "I." is read "első", "V." "ötödik", but "II." "második".
 * The figures 1 and 5 begin with a vowel, too, but not 10 to 19. The Welsh "Ynys" is read "inisz".
 */
const VOWEL_FIRST = /^(?:V\.|5|1(?!\d)|y[^aeiou]|(?!I[IVX]+\.)[aáeéiíoóöőuúüű])/i;

/** Hungarian's article "a(z)" before a word that the phrase does not know: "az" where that word begins with a vowel. */
const articles = (words: string, next: Token | undefined): string =>
  words.replace(/(?<=\ba)\(z\)(?= (.*))/giu, (_, within: string) =>
    VOWEL_FIRST.test(within || (next?.kind === 'card' || next?.kind === 'icon' ? next.label : '')) ? 'z' : '',
  );

/** Makes the first letter a capital, if the tokens begin with a text or with an icon without number. */
export function capital(tokens: readonly Token[], language: string): Token[] {
  const [first, ...rest] = tokens;
  if (first?.kind === 'icon' && first.n === undefined)
    return [{ ...first, label: upper(first.label, 0, language) }, ...rest];
  if (first?.kind !== 'text') return [...tokens];
  const at = /\p{L}/u.exec(first.text)?.index ?? -1;
  // A digit before the first letter begins the sentence instead.
  if (at < 0 || /\d/.test(first.text.slice(0, at))) return [...tokens];
  return [text(upper(first.text, at, language)), ...rest];
}

/** Small letter at the beginning. */
export const small = (words: string, language: string): string =>
  words.charAt(0).toLocaleLowerCase(language) + words.slice(1);

const upper = (words: string, at: number, language: string): string =>
  words.slice(0, at) + words.charAt(at).toLocaleUpperCase(language) + words.slice(at + 1);
