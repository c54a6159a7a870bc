import styled from 'styled-components';
import type { Card } from '../../../../games/imperium/card';
import type { Imperium } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { Icon, Picture } from '../../../table';
import { colour, font, shadow } from '../../../theme';
import { Emblem } from '../emblems/Emblem';
import { flagged } from '../../common/leaf';
import { hatched, ON_DEEP, toneOf } from '../look/tone';
import { Sayings } from './Abilities';
import { Shield } from './Shield';
import { HeaderSign, SuitSigns, TypeSigns } from './Signs';
import { Sign } from './sheet';

const Slip = styled.article`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  overflow: hidden;
  min-height: 3.25rem;
  border: 1px solid var(--deep);
  border-radius: 0.5rem;
  background: ${colour('raised')};
  color: ${colour('ink')};
  box-shadow: ${shadow.low};
  font-size: 0.8rem;
  line-height: 1.35;
`;

const Flag = styled.div`
  display: grid;
  place-items: center;
  ${hatched}
  color: ${ON_DEEP};
  ${flagged}
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.3rem;
  min-height: 2rem;
  padding: 0.15rem 0.35rem 0 0.5rem;
  > strong {
    flex: 1;
    /* Signs wrap below before a word is cut. */
    min-width: min-content;
    font-family: ${font.display};
    font-size: 0.98rem;
    line-height: 1.1;
  }
  > :last-child {
    margin-left: auto;
  }
  ${Sign} {
    width: 1.45rem;
    height: 1.45rem;
  }
`;

const Suits = styled.span`
  display: inline-flex;
  gap: 0.3rem;
  svg {
    width: 1.1rem;
    height: 1.1rem;
    color: color-mix(in oklab, var(--tone) 75%, ${colour('ink')});
  }
`;

const Body = styled.div`
  padding: 0 0.5rem 0.35rem;
`;

/** A card as a strip, for a hand on a phone: its whole text, without scrolling sideways. */
export const Strip = ({ card, words }: { card: Card; words: Words<Imperium> }) => (
  <Slip style={toneOf(card)} data-card={card.id}>
    <Flag>
      <Picture id={card.id} size="strip">
        <Emblem id={card.id} />
      </Picture>
    </Flag>
    <div>
      <Head>
        <Suits>
          <SuitSigns card={card} words={words} />
          <HeaderSign card={card} words={words} />
        </Suits>
        <strong>{words.name(card.id)}</strong>
        <TypeSigns card={card} words={words} />
        {card.freePlay && (
          <Sign>
            <Icon name="free-play" label={words.term('free-play')} />
          </Sign>
        )}
        <Shield card={card} words={words} />
      </Head>
      <Body>
        <Sayings card={card} words={words} />
      </Body>
    </div>
  </Slip>
);
