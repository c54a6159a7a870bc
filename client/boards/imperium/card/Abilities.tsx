import type { Card } from '../../../../games/imperium/card';
import type { Imperium } from '../../../../games/imperium/state';
import type { CardText, Token, Words } from '../../../../games/kit/text/words';
import { Icon, Tokens } from '../../../table';
import { Timing } from '../../common/Abilities';
import { Aside, Line, Moments, Saying, Text } from './sheet';

/** How a card's points are counted or what they depend on, where the shield does not say it; else null. */
const pointsInWords = (card: Card, text: CardText): Token[] | null =>
  card.value.kind === 'variable' || card.value.kind === 'conditional' ? text.points : null;

/** What a card does at a table: what it did when the match was set up (R2.8) would read as something still to be done. */
const fromNow = ({ abilities }: CardText): CardText['abilities'] =>
  abilities.filter(({ timing }) => timing.kind !== 'icon' || timing.key !== 'setup');

/**
 * A card's text, with `full` also the names of the timings, and what it does at set-up. Names of other cards are plain text here: whoever
 * shows the face decides what it answers to.
 */
export function Abilities({ card, words, full }: { card: Card; words: Words<Imperium>; full: boolean }) {
  const text = words.card(card.id);
  const points = pointsInWords(card, text);
  const abilities = full ? text.abilities : fromNow(text);
  if (abilities.length + text.keywords.length === 0 && !points) return null;
  return (
    <Text>
      {text.keywords.map((tokens, i) => (
        <Aside key={i}>
          <Tokens tokens={tokens} still />
        </Aside>
      ))}
      {abilities.map(({ timing, lines }, i) => (
        <Line key={i}>
          <Timing timing={timing} full={full} />
          {lines.map((tokens, k) => (
            <p key={k}>
              <Tokens tokens={tokens} still />
            </p>
          ))}
        </Line>
      ))}
      {points && (
        <Aside>
          <Tokens tokens={points} still />
        </Aside>
      )}
    </Text>
  );
}

/** The same text as one paragraph. */
export function Sayings({ card, words }: { card: Card; words: Words<Imperium> }) {
  const text = words.card(card.id);
  const points = pointsInWords(card, text);
  return (
    <>
      {fromNow(text).map(({ timing, lines }, i) => (
        <Saying key={i}>
          <Timing timing={timing} full={false} />
          {lines.map((tokens, k) => (
            <span key={k}>
              {' '}
              <Tokens tokens={tokens} still />
            </span>
          ))}
        </Saying>
      ))}
      {[...text.keywords, ...(points ? [points] : [])].map((tokens, i) => (
        <Saying key={i} $aside>
          <Tokens tokens={tokens} still />
        </Saying>
      ))}
    </>
  );
}

/** Timings without a sign: every card can be played, and the others are over once a card lies on the table. */
const UNSIGNED: ReadonlySet<string> = new Set(['play', 'setup', 'when-gained', 'when-put-into-play']);

/** The signs of a card's timings, each once. */
export function MomentSigns({ card, words }: { card: Card; words: Words<Imperium> }) {
  const moments = new Set(card.abilities.map(({ timing }) => timing).filter((timing) => !UNSIGNED.has(timing)));
  return (
    <Moments>
      {[...moments].map((timing) => (
        <Icon key={timing} name={timing} label={words.term(timing)} />
      ))}
    </Moments>
  );
}
