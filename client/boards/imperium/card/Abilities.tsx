import type { Card } from '../../../../games/imperium/card';
import type { Imperium } from '../../../../games/imperium/state';
import { plain, type CardText, type Token, type Words } from '../../../../games/kit/text/words';
import { Icon, Tokens } from '../../../table';
import { Aside, Line, Moments, Saying, Text } from './sheet';

const label = (token: Token): string => plain([token]);
const keyOf = (token: Token): string => (token.kind === 'icon' ? token.key : '');

/** What does not stand in the shield already: how points are counted, or what they depend on. */
const pointsInWords = (card: Card, text: CardText): Token[] | null =>
  card.value.kind === 'variable' || card.value.kind === 'conditional' ? text.points : null;

/** All that a card says; `full` also with the names of the moments. Names of other cards are no chips here: a face is drawn, whoever shows it makes it answer. */
export function Abilities({ card, words, full }: { card: Card; words: Words<Imperium>; full: boolean }) {
  const text = words.card(card.id);
  const points = pointsInWords(card, text);
  if (text.abilities.length + text.keywords.length === 0 && !points) return null;
  return (
    <Text>
      {text.keywords.map((tokens, i) => (
        <Aside key={i}>
          <Tokens tokens={tokens} still />
        </Aside>
      ))}
      {text.abilities.map(({ timing, lines }, i) => (
        <Line key={i}>
          <Icon name={keyOf(timing)} label={full ? '' : label(timing)} />
          {full && <b>{label(timing)}</b>}
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

/** The same without its columns, as running text. */
export function Sayings({ card, words }: { card: Card; words: Words<Imperium> }) {
  const text = words.card(card.id);
  const points = pointsInWords(card, text);
  return (
    <>
      {text.abilities.map(({ timing, lines }, i) => (
        <Saying key={i}>
          <Icon name={keyOf(timing)} label={label(timing)} />
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

/** The moments of the abilities alone, each once; playing is what one does with every card. */
export function MomentSigns({ card, words }: { card: Card; words: Words<Imperium> }) {
  const moments = new Set(card.abilities.map((ability) => ability.timing).filter((timing) => timing !== 'play'));
  return (
    <Moments>
      {[...moments].map((timing) => (
        <Icon key={timing} name={timing} label={words.term(timing)} />
      ))}
    </Moments>
  );
}
