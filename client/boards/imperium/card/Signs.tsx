import type { Card } from '../../../../games/imperium/card';
import type { Imperium } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { Icon } from '../../../table';
import { regionDeep } from '../look/tone';
import { Header, Sign, Terrain } from './sheet';

interface Props {
  card: Card;
  words: Words<Imperium>;
}

/** The suits' signs, for the band. */
export const SuitSigns = ({ card, words }: Props) =>
  [...card.suits]
    .filter((suit) => suit !== 'POW')
    .map((suit) => <Icon key={suit} name={suit} label={words.term(suit)} />);

/** Pinned or attack, for the band. */
export const HeaderSign = ({ card, words }: Props) =>
  card.facts.header ? (
    <Header data-sign={card.facts.header}>
      <Icon name={card.facts.header} label={words.term(card.facts.header)} />
    </Header>
  ) : null;

/** State, types and regions, for the edge of the picture. */
export function TypeSigns({ card, words }: Props) {
  const { state, types = [], regionTypes = [] } = card.facts;
  const keys = [...(state ? [state] : []), ...types];
  return (
    <>
      {keys.map((key) => (
        <Sign key={key}>
          <Icon name={key} label={words.term(key)} />
        </Sign>
      ))}
      {/* Some regions have the same icon twice, so the key is the index. */}
      {regionTypes.map((key, i) => (
        <Terrain key={i} style={{ background: regionDeep(key) }}>
          <Icon name={key} label={words.term(key)} />
        </Terrain>
      ))}
    </>
  );
}
