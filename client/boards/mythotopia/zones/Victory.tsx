import styled from 'styled-components';
import type { Words } from '../../../../games/kit/text/words';
import { cardOf } from '../../../../games/mythotopia/catalogue';
import { EMPTY_TO_END } from '../../../../games/mythotopia/components';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { Icon, Spot, useQuestion } from '../../../table';
import { colour, finger, font, radius, wide } from '../../../theme';
import { Zone } from '../../common/parts';
import { Emblem, VpTokens } from '../card/Face';
import { toneOf } from '../look/tone';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  gap: 0.25rem;
  ${wide} {
    gap: 0.15rem 0.25rem;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 1.9rem;
  ${wide} {
    min-height: 1.6rem;
  }
  ${finger}
  padding-inline-end: 0.35rem;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.s};
  background: ${colour('raised')};
  font-size: 0.78rem;
  line-height: 1.05;
  > :first-child {
    display: grid;
    place-items: center;
    align-self: stretch;
    width: 1.8rem;
    flex: none;
    background: var(--deep);
    color: #fff6e0;
    svg {
      width: 1.3rem;
      height: 1.3rem;
    }
  }
  > b {
    flex: 1;
    min-width: 0;
    font-family: ${font.display};
  }
  &[data-empty='true'] {
    background: ${colour('sunk')};
    > b {
      text-decoration: line-through;
      text-decoration-color: ${colour('inkSoft')};
    }
  }
`;

const Pile = styled.span`
  display: flex;
  align-items: center;
  gap: 0.15rem;
  font-weight: 700;
  white-space: nowrap;
`;

/** Tokens of different values stand one below the other, because the name needs the width. */
const Piles = styled.span`
  display: grid;
  gap: 0.1rem;
`;

/** The victory cards with the tokens left on them, and how many of them are empty out of those that end the match. */
export function Victory({ view, words }: { view: Mythotopia; words: Words<Mythotopia> }) {
  const { isSelectable } = useQuestion();
  const empty = view.vp.filter(({ tokens }) => tokens.length === 0).length;
  return (
    <Zone
      title={words.term('vp')}
      folds="mythotopia.vp"
      asked={view.vp.some(({ id }) => isSelectable(id))}
      aside={
        <span>
          <Icon name="endGame" label={words.term('endGame')} /> {empty}/{EMPTY_TO_END}
        </span>
      }
    >
      <List>
        {view.vp.map(({ id, tokens }, i) => (
          <li key={id}>
            <Spot id={id}>
              <Row style={toneOf(cardOf(id))} data-card={id} data-empty={tokens.length === 0}>
                <span>
                  <Emblem card={cardOf(id)} />
                </span>
                <b>{words.name(id)}</b>
                <Piles>
                  {[...new Set(tokens)].map((value) => (
                    <Pile
                      key={value}
                      data-heap={`vpTokens ${i} ${value}`}
                      data-n={tokens.filter((each) => each === value).length}
                    >
                      {tokens.filter((each) => each === value).length}×<VpTokens values={[value]} />
                    </Pile>
                  ))}
                  {tokens.length === 0 && <Pile>0</Pile>}
                </Piles>
              </Row>
            </Spot>
          </li>
        ))}
      </List>
    </Zone>
  );
}
