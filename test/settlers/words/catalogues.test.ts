import { randomPicks } from '../../../games/kit/bots/random';
import { moveFor } from '../../../games/kit/moves';
import type { Printed } from '../../../games/kit/text/names';
import { HeadlessTable } from '../../../games/kit/table';
import { generator } from '../../../games/kit/random';
import { LANGUAGES } from '../../../games/kit/text/words';
import { browse } from '../../../games/settlers/browse';
import { CARDS } from '../../../games/settlers/catalogue';
import { ENDINGS, REASONS, SCORE_PARTS } from '../../../games/settlers/keys';
import { settlers } from '../../../games/settlers/ruleset';
import { settlersWords } from '../../../games/settlers/words/all';
import { buildWords } from '../../../games/settlers/words/build';
import { cs } from '../../../games/settlers/words/cs';
import { en } from '../../../games/settlers/words/en';
import { hu } from '../../../games/settlers/words/hu';
import { names } from '../../../games/settlers/words/names/hu';
import { zones } from '../../../games/settlers/zones';
import { referenceCards } from '../../reference/settlers/read';
import { bracketLanguage } from '../../words/bracket';
import { emptyForms, provesCatalogues } from '../../words/catalogues';
import { leaks } from '../../words/leaks';
import { provesNames } from '../../words/names';
import { cardTokens } from '../../words/plain';

describe('catalogues', () => {
  provesCatalogues(en, hu, cs);

  test.each([en, hu, cs])('$language: no phrase and no noun is empty', (catalogue) => {
    expect(Object.values(catalogue.phrases)).not.toContain('');
    expect(emptyForms(catalogue)).toEqual([]);
  });
});

provesNames({
  printed: new Map([...CARDS].map(([id, { facts }]): [string, Printed] => [id, facts])),
  ours: { hu: names, cs: {} },
  words: settlersWords,
});

test('English names that are translations of ours are marked as ours, whoever reads them', () => {
  const english = [settlersWords('en'), settlersWords('en', 'english'), settlersWords('hu', 'english')];
  for (const { id, name, confidence } of referenceCards) {
    const single = confidence.nameEn === 'single-source' ? 'single-source' : null;
    const doubt = name.enSource === 'translated' ? 'invented' : single;
    for (const words of english) expect([id, words.doubtOfName(id)]).toEqual([id, doubt]);
  }
});

test.each(LANGUAGES)('%s: whatever the client asks a word for has one', (language) => {
  const words = settlersWords(language);
  const keys = [
    ...ENDINGS,
    ...SCORE_PARTS,
    ...settlers.phases,
    ...(settlers.stages['turn']?.moves ?? []),
    ...zones.all.map(({ name }) => name),
    ...zones.counts.keys(),
    ...browse().flatMap(({ facets, doubts }) => [
      ...Object.values(facets).flat(),
      ...Object.keys(facets).map((facet) => `facet.${facet}`),
      ...Object.keys(doubts).map((field) => `field.${field}`),
    ]),
  ];
  expect([...new Set(keys)].filter((key) => words.term(key) === key)).toEqual([]);
});

describe('no word bypasses the catalogue', () => {
  const words = buildWords(bracketLanguage(en));

  test('texts of cards', () => {
    for (const id of CARDS.keys()) expect([id, leaks(cardTokens(words.card(id)))]).toEqual([id, []]);
  });

  test('refusals', () => {
    for (const why of REASONS) expect([why, leaks(words.refusal({ why, params: { n: 2 } }))]).toEqual([why, []]);
  });

  test.each([1, 2, 3])('what is asked, offered and told in games of %i players', (seats) => {
    for (let n = 0; n < 4; n++) {
      const random = generator(`words ${n}`);
      const table = new HeadlessTable(
        settlers,
        settlers.setup(seats, settlers.matchOptions({ seed: `words ${n}` }, seats)),
      );
      for (let told = 0; !table.g.result; told = table.g.logged) {
        const [q] = table.g.questions;
        if (!q) throw new Error('nobody is asked');
        expect([q, leaks(words.question(table.g, q))]).toEqual([q, []]);
        for (const option of q.options)
          expect([q.ask, option, leaks(words.option(table.g, q, option))]).toEqual([q.ask, option, []]);
        table.play(moveFor(settlers, q, randomPicks(q, random)));
        for (const event of table.g.events.slice(Math.min(-1, told - table.g.logged)))
          if (event.k !== 'moved') expect([event, leaks(words.event(table.g, event))]).toEqual([event, []]);
      }
    }
  });
});
