import styled from 'styled-components';
import type { ComponentId } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { cardOf } from '../../../../games/mythotopia/catalogue';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { Icon, Spot } from '../../../table';
import { colour, desk, font, radius } from '../../../theme';
import { symbolsOf, toneOf } from '../look/tone';
import { Emblem } from './Face';

const Box = styled.span`
  display: flex;
  align-items: center;
  gap: 0.3rem;
  min-height: 1.75rem;
  ${desk} {
    min-height: 1.5rem;
  }
  padding: 0.1rem 0.35rem 0.1rem 0;
  overflow: hidden;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.s};
  background: ${colour('raised')};
  font-size: 0.78rem;
  line-height: 1.1;
  > :first-child {
    flex: none;
    align-self: stretch;
    display: grid;
    place-items: center;
    width: 1.7rem;
    margin-block: -0.1rem;
    background: var(--deep);
    color: #fff6e0;
    svg {
      width: 1.2rem;
      height: 1.2rem;
    }
  }
  > b {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    font-family: ${font.display};
  }
  > small {
    display: flex;
    flex: none;
    font-size: 0.8rem;
    svg {
      width: 1em;
      height: 1em;
    }
  }
`;

/** A card in one line: picture, name, symbols. The rest is one gesture away. */
export const CardTag = ({ id, words }: { id: ComponentId; words: Words<Mythotopia> }) => {
  const card = cardOf(id);
  return (
    <Spot id={id}>
      <Box style={toneOf(card)} data-card={id}>
        <span>
          <Emblem card={card} />
        </span>
        <b>{words.name(id)}</b>
        <small>
          {symbolsOf(card).flatMap(({ symbol, n }) =>
            Array.from({ length: n }, (_, i) => (
              <Icon key={`${symbol}${i}`} name={symbol} label={words.term(symbol)} />
            )),
          )}
        </small>
      </Box>
    </Spot>
  );
};
