import { CARDS, NATIONS } from '../../../games/imperium/catalogue';
import { VOCABULARY } from '../../../games/imperium/language/vocabulary';
import { imperiumWords } from '../../../games/imperium/words/all';
import { cs } from '../../../games/imperium/words/cs';
import { en } from '../../../games/imperium/words/en';
import { hu } from '../../../games/imperium/words/hu';
import { loadWords } from '../../../games/imperium/words';
import {
  inside,
  walk,
  type Condition,
  type Filter,
  type Node,
  type Argument,
  type VerbNode,
} from '../../../games/kit/effect/syntax';
import type { Catalogue } from '../../../games/kit/text/phrasebook';
import { LANGUAGES } from '../../../games/kit/text/words';
import { emptyForms, provesCatalogues } from '../../words/catalogues';
import { cardTokens } from '../../words/plain';

const catalogues: readonly Catalogue[] = [en, hu, cs];

describe('catalogues', () => {
  provesCatalogues(en, hu, cs);

  test.each(catalogues)(
    '$language: no phrase and no noun is empty, but the object that a Hungarian verb implies',
    (catalogue) => {
      const empty = emptyForms(catalogue);
      expect(Object.values(catalogue.phrases)).not.toContain('');
      const attributes = empty.filter((form) => /\.attr\.(every|such)$/.test(form));
      expect(empty.filter((form) => !attributes.includes(form))).toEqual(
        catalogue.language === 'hu' ? ['it.nom', 'it.acc'] : [],
      );
    },
  );

  test('words can be loaded one language at a time, and are those of the tools', async () => {
    for (const language of LANGUAGES) {
      const words = await loadWords(language);
      expect(words).toBe(await loadWords(language));
      expect(words.card('1ROM10')).toEqual(imperiumWords(language).card('1ROM10'));
    }
  });
});

/** Every word of the effect language that some card uses, sorted by what it is. */
function vocabularyInUse(): Record<'verbs' | 'selectors' | 'conditions' | 'triggers' | 'words', Set<string>> {
  const used = {
    verbs: new Set<string>(),
    selectors: new Set<string>(),
    conditions: new Set<string>(),
    triggers: new Set<string>(),
    words: new Set<string>(),
  };
  const filter = (f: Filter | undefined): void => {
    if (!f) return;
    switch (f.kind) {
      case 'word':
        used.words.add(f.word);
        break;
      case 'or':
      case 'and':
        f.of.forEach(filter);
        break;
      case 'not':
        filter(f.of);
        break;
      case 'call':
        used.selectors.add(f.name);
        filter(f.host);
        phrase(f.arg);
        break;
      default:
    }
  };
  const phrase = (p: Argument | null | undefined): void => {
    if (!p) return;
    for (const f of [p.what, p.per?.of, p.from, p.to, p.on, p.in]) filter(f);
    phrase(p.as);
    for (const v of [p.by, p.verb, p.except]) if (v) verb(v);
  };
  const verb = (v: VerbNode): void => {
    used.verbs.add(v.verb);
    v.args.forEach(phrase);
  };
  const condition = (c: Condition): void => {
    if (c.kind === 'and' || c.kind === 'or') c.of.forEach(condition);
    else if (c.kind === 'call') {
      used.conditions.add(c.name);
      phrase(c.arg);
    } else used.words.add(c.word);
  };
  const node = (n: Node): void => {
    if (n.kind === 'verb') verb(n);
    if (n.kind === 'if') condition(n.when);
    if (n.kind === 'forEach') filter(n.of);
    if (n.kind === 'insteadOf') phrase(n.what);
  };
  for (const card of CARDS.values()) {
    for (const a of card.abilities) {
      for (const tree of [a.cost, a.effect]) if (tree) walk(tree, node);
      for (const t of a.triggers) {
        used.triggers.add(t.name);
        filter(t.host);
        phrase(t.arg);
      }
    }
    if (card.playIf) condition(card.playIf);
    if (card.value.kind === 'conditional') card.value.cases.forEach((c) => condition(c.when));
    if (card.value.kind === 'variable') card.value.points.forEach((p) => filter(p.per.of));
  }
  return used;
}

describe('the whole effect language is worded', () => {
  test('what cards use is in the vocabulary', () => {
    const used = vocabularyInUse();
    for (const kind of ['verbs', 'selectors', 'conditions', 'triggers'] as const) {
      expect([...used[kind]].filter((word) => !VOCABULARY[kind].has(word))).toEqual([]);
    }
  });

  test.each(LANGUAGES)('%s: no card shows a word of the notation or a key', (language) => {
    const used = vocabularyInUse();
    const words = imperiumWords(language);
    // Words of the notation that are no word of any of the languages.
    const raw = new Set(
      [...used.verbs, ...used.selectors, ...used.triggers, ...used.words].filter((word) => /[A-Z]/.test(word)),
    );
    for (const { id } of CARDS.values()) {
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
    const words = imperiumWords(language);
    for (const card of CARDS.values()) {
      const text = words.card(card.id);
      expect(text.abilities).toHaveLength(card.abilities.length);
      for (const { lines } of text.abilities) {
        for (const line of lines)
          expect(line.at(-1)).toMatchObject({ kind: 'text', text: expect.stringMatching(/[.:]$/) });
      }
    }
  });

  test.each(LANGUAGES)('%s: nations, cards and hidden cards have names', (language) => {
    const words = imperiumWords(language);
    for (const { nation, name } of NATIONS) expect(words.term(nation)).toBe(name[language] ?? name.en);
    expect(words.name('?')).not.toBe('?');
    expect(words.name('1ROM10')).toBe(
      { en: 'Bread and Circuses', hu: 'Kenyeret és cirkuszt', cs: 'Chléb a hry' }[language],
    );
    expect(words.card('?')).toEqual({ abilities: [], keywords: [], points: null });
  });

  test('a tree is looked at with all its branches', () => {
    // `walk` and `inside` must know every combinator, or the test above is blind.
    const kinds = new Set([...CARDS.values()].flatMap((c) => [...c.nodes.values()].map((n) => n.kind)));
    expect([...kinds].sort()).toEqual([
      'block',
      'both',
      'choose',
      'forEach',
      'if',
      'insteadOf',
      'seq',
      'step',
      'times',
      'unable',
      'verb',
      'while',
      'who',
    ]);
    for (const c of CARDS.values())
      for (const n of c.nodes.values()) for (const child of inside(n)) expect(c.nodes.has(child.id)).toBe(true);
  });
});
