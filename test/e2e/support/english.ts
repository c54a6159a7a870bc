import type { Page } from 'playwright-core';

import { wordsOf } from '../../words/english';

/** English words in what the page says: headings, buttons, links, labels, the question bar, and what is only read aloud. */
export async function englishOn(page: Page, english: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    // Code is in no language.
    const proseOf = (each: Element): string =>
      [...each.querySelectorAll('code')].reduce(
        (text, code) => text.replace(code.innerText, ''),
        (each as HTMLElement).innerText,
      );
    const said = [
      ...document.querySelectorAll(
        'h1, h2, h3, h4, button, a, label, legend, option, [role="button"], [role="menuitemradio"], p, dt, dd, th, td, li',
      ),
    ];
    const named = [...document.querySelectorAll('[aria-label], [title]')];
    return [
      document.title,
      ...said.filter((each) => !each.querySelector('p, li')).map(proseOf),
      ...named.flatMap((each) => [each.getAttribute('aria-label') ?? '', each.getAttribute('title') ?? '']),
    ];
  });
  return [...new Set(texts)].flatMap((text) =>
    wordsOf(text)
      .filter((word) => english.has(word))
      .map((word) => `${word} (${text.replace(/\s+/g, ' ').slice(0, 80)})`),
  );
}
