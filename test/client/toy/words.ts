import type { Language, Token, Words } from '../../../games/kit/text/words';
import type { Toy } from './ruleset';

const text = (words: string): Token => ({ kind: 'text', text: words });
const name = (id: string): string => `Fruit ${id.slice(1)}`;

/** Orchard's words; the same in every language but for the name of the language. */
export const orchardWords = (language: Language): Words<Toy> => ({
  language,
  name,
  below: () => null,
  names: (id) => [name(id)],
  doubtOfName: () => null,
  card: (id) => ({
    abilities: [
      {
        timing: { kind: 'icon', key: 'play', label: 'Play' },
        lines: [[text('Gain '), { kind: 'icon', key: 'material', label: 'material', n: 2 }, text('.')]],
      },
    ],
    keywords: [],
    points: [text(`${id.length} points`)],
  }),
  explain: (id) => [{ term: 'Ripe', text: `${name(id)} can be planted.`, rule: 'R1.1' }],
  question: (_g, q) => [text(`Question ${q.ask}?`)],
  option: (_g, _q, option) =>
    option
      .split(' ')
      .map((word, i) =>
        /^F\d/.test(word) ? { kind: 'card', id: word, label: name(word) } : text(i === 0 ? `${word} ` : word),
      ),
  event: (_g, { k, seat, cards = [], n }) => [
    ...(seat === undefined ? [] : [{ kind: 'seat', seat } as const]),
    text(` ${k}${n === undefined ? '' : ` ${n}`} `),
    ...cards.map((id): Token => (id === '?' ? text('a card') : { kind: 'card', id, label: name(id) })),
  ],
  refusal: ({ why }) => [text(`because ${why}`)],
  counted: (_g, _seat, id) => [{ kind: 'text', text: `3 points per tree; counted: 1 (${id})` }],
  term: (key) => `<${key}>`,
});
