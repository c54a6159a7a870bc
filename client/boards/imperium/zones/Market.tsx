import styled from 'styled-components';
import type { Imperium, MarketPlace } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { RESOURCES } from '../../../../games/imperium/card';
import { Icon, Spot } from '../../../table';
import { card, colour, short, space, wide } from '../../../theme';
import { Face } from '../card/Face';
import { Card, Sheet } from '../card/sheet';
import { Figure, Zone } from '../../common/parts';
import { ON_DEEP, toneOfSuit } from '../look/tone';
import { MARKET } from './anchors';
import { Decks } from './Decks';

const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.m} ${space.s};
  @container board (min-width: 40rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${space.s};
  }
  /* Where cards are low, theirs are higher by a line of words, which the picture has. */
  ${wide} {
    ${short} {
      --face-height: calc(${card.height} + 1.5rem);
    }
  }
`;

const Slot = styled.li`
  position: relative;
  min-width: 0;
`;

/** What lies under and on the card, below its lower edge, where it hides no words. */
const Foot = styled.div`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: ${space.xs};
  height: 1.45rem;
  margin-top: -0.2rem;
  padding-inline: 0.3rem;
`;

/** The unrest below the card; its lower edge is seen. */
const Unrest = styled.p`
  flex: 1;
  min-width: 1.5rem;
  align-self: stretch;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.35em;
  padding-top: 0.2rem;
  border-radius: 0 0 0.5rem 0.5rem;
  background: var(--deep);
  color: ${ON_DEEP};
  font-size: 0.75rem;
  svg {
    color: ${ON_DEEP};
  }
  > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Beside tokens there may be no room for the word. */
  &[data-crowded='true'] > :last-child {
    display: none;
  }
  @container board (max-width: 40rem) {
    &:not(:only-child) > :last-child {
      display: none;
    }
  }
`;

const Lying = styled.span`
  flex: none;
  display: flex;
  gap: ${space.s};
  margin-top: 0.2rem;
  padding: 0 0.5rem;
  border: 1px solid ${colour('bronze')};
  border-radius: 999px;
  background: ${colour('raised')};
  font-size: 0.85rem;
`;

/** As large as a card: what stands below does not move when no card refills it. */
const Empty = styled(Card)`
  border: 2px dashed ${colour('line')};
  background: ${colour('sunk')};
  box-shadow: none;
`;

interface Props {
  view: Imperium;
  words: Words<Imperium>;
  className?: string;
}

/** The market: five places with their tokens and unrest, and the decks that refill them. */
export function Market({ view, words, className }: Props) {
  return (
    <div className={className}>
      <Zone title={words.term('market')} anchor={MARKET} quiet>
        <Decks view={view} words={words} />
        <Places>
          {view.market.map((place, i) => (
            <Slot key={i} data-pile={`market ${i}`}>
              <OnePlace place={place} at={i} view={view} words={words} />
            </Slot>
          ))}
        </Places>
      </Zone>
    </div>
  );
}

function OnePlace({ place, at, view, words }: Props & { place: MarketPlace; at: number }) {
  const tokens = RESOURCES.filter((resource) => place[resource] > 0);
  if (place.card === null)
    return (
      <>
        <Sheet>
          <Empty as="div" data-size="normal" />
        </Sheet>
        <Foot />
      </>
    );
  return (
    <>
      <Spot id={place.card} key={place.card}>
        <Face id={place.card} size="normal" view={view} seat={null} words={words} />
      </Spot>
      <Foot>
        {tokens.length > 0 && (
          <Lying>
            {tokens.map((resource) => (
              <Figure
                key={resource}
                icon={resource}
                label={words.term(resource)}
                n={place[resource]}
                heap={`${resource}There ${at}`}
              />
            ))}
          </Lying>
        )}
        {place.unrest !== null && (
          <Unrest
            style={toneOfSuit('unrest')}
            title={words.term('UNR')}
            data-card={place.unrest}
            data-crowded={tokens.length > 1}
          >
            <Icon name="UNR" label="" />
            <span>{words.term('UNR')}</span>
          </Unrest>
        )}
      </Foot>
    </>
  );
}
