import { browse } from '../../../games/mythotopia/browse';
import { CARDS, cardOf } from '../../../games/mythotopia/catalogue';
import { ENDINGS, ROLES, SCORE_PARTS } from '../../../games/mythotopia/keys';
import { BORDERS, PROVINCES, SEAS } from '../../../games/mythotopia/map';
import { mythotopia } from '../../../games/mythotopia/ruleset';
import { loadWords } from '../../../games/mythotopia/words';
import { mythotopiaWords } from '../../../games/mythotopia/words/all';
import { cs } from '../../../games/mythotopia/words/cs';
import { en } from '../../../games/mythotopia/words/en';
import { hu } from '../../../games/mythotopia/words/hu';
import { LANGUAGES } from '../../../games/kit/text/words';
import { emptyForms, provesCatalogues } from '../../words/catalogues';
import { cardTokens } from '../../words/plain';

describe('catalogues', () => {
  provesCatalogues(en, hu, cs);

  test.each([en, hu, cs])('$language: no phrase and no noun is empty', (catalogue) => {
    expect(Object.values(catalogue.phrases)).not.toContain('');
    expect(emptyForms(catalogue)).toEqual([]);
  });

  test('words can be loaded one language at a time, and are those of the tools', async () => {
    for (const language of LANGUAGES) {
      const words = await loadWords(language);
      expect(words).toBe(await loadWords(language));
      expect(words.card('hero-card')).toEqual(mythotopiaWords(language).card('hero-card'));
    }
  });
});

describe('the whole effect language is worded', () => {
  /** Words of the notation that are no word of any of the languages. */
  const raw = new Set(
    [...CARDS.values()]
      .flatMap((card) => [...card.nodes.values()].flatMap((node) => (node.kind === 'verb' ? [node.verb] : [])))
      .filter((word) => /[A-Z]/.test(word)),
  );

  test.each(LANGUAGES)('%s: no card shows a word of the notation or a key', (language) => {
    expect(raw.size).toBeGreaterThan(5);
    const words = mythotopiaWords(language);
    for (const id of CARDS.keys()) {
      for (const token of cardTokens(words.card(id))) {
        const said = token.kind === 'text' ? token.text : token.kind === 'icon' ? token.label : '';
        expect([id, said.split(/[^\p{L}.]+/u).filter((word) => raw.has(word) || /\p{L}\.\p{L}/u.test(word))]).toEqual([
          id,
          [],
        ]);
      }
    }
  });

  test.each(LANGUAGES)('%s: every ability has sentences, every sentence ends', (language) => {
    const words = mythotopiaWords(language);
    for (const card of CARDS.values()) {
      const text = words.card(card.id);
      expect(text.abilities).toHaveLength(card.abilities.length);
      for (const line of [...text.keywords, ...text.abilities.flatMap(({ lines }) => lines)]) {
        const last = line.at(-1);
        expect(last?.kind === 'text' ? last.text : last).toMatch(/\.$/);
      }
    }
  });

  test.each(LANGUAGES)('%s: cards, places and hidden cards have names', (language) => {
    const words = mythotopiaWords(language);
    for (const id of [...CARDS.keys(), ...PROVINCES, ...SEAS, ...BORDERS.map((border) => border.id)])
      expect(words.name(id)).toMatch(/^\p{Lu}/u);
    expect(words.name('blore-palmain')).toBe('Blore – Palmain');
    expect(words.name('?')).not.toBe('?');
    expect(words.card('?')).toEqual({ abilities: [], keywords: [], points: null });
    // A province says what its card says.
    expect(words.card('blore')).toEqual(words.card('blore-card'));
  });

  test.each(LANGUAGES)('%s: whatever the client asks a word for has one', (language) => {
    const words = mythotopiaWords(language);
    const { turn } = mythotopia.stages;
    const keys = [
      ...ENDINGS,
      ...SCORE_PARTS,
      ...ROLES,
      ...mythotopia.phases,
      ...(turn?.moves ?? []),
      ...browse().flatMap(({ facets }) => Object.values(facets).flat()),
      ...browse().flatMap(({ facets }) => Object.keys(facets).map((facet) => `facet.${facet}`)),
      ...browse().flatMap(({ doubts }) => Object.keys(doubts).map((field) => `field.${field}`)),
      ...[
        'hand',
        'deck',
        'discard',
        'reserve',
        'removed',
        'playing',
        'looking',
        'stock',
        'pool',
        'bank',
        'provinceDeck',
        'shown',
        'undealt',
        'box',
        'vp',
      ],
      ...[
        'town',
        'city',
        'castle',
        'citadel',
        'road',
        'army',
        'ship',
        'dragon',
        'runestone',
        'mercenary',
        'plain',
        'hills',
        'mountains',
        'coast',
        'sea',
        'rough',
      ],
    ];
    expect([...new Set(keys)].filter((key) => words.term(key) === key)).toEqual([]);
  });
});

test('every card explains the words and signs that it has, and no others', () => {
  const keys = (id: string): string[] =>
    mythotopiaWords('en')
      .explain(id)
      .map(({ term, rule }) => `${term} ${rule}`);
  expect(keys('hero-card')).toEqual(['Symbols M4.1', 'Benefit M4.9', 'War M7.1']);
  expect(keys('cavalry-card')).toEqual(['Reserve M6.9', 'Strength M7.3']);
  expect(keys('blore')).toEqual(['Symbols M4.1', 'Province card M4.8', 'Neutral M7.5', 'Rough ground M7.4']);
  expect(keys('palmain')).not.toContain('Rough ground M7.4');
});

test('the card browser lists every card once, starters of one colour, with the doubts in its sources', () => {
  const cards = browse();
  expect(cards).toHaveLength(5 + 40 + 29 + 3 + 10);
  expect(cards.find(({ id }) => id === 'ship-card')).toEqual({
    id: 'ship-card',
    facets: { kind: ['improvement'], symbol: ['food', 'gold', 'ship'], timing: ['benefit'] },
    doubts: { symbols: 'single-source' },
  });
  expect(cardOf('hero-card').facts.name.hu).toBe('Hős');
});
