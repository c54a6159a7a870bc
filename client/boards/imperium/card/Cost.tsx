import styled from 'styled-components';
import { RESOURCES, type CardFacts } from '../../../../games/imperium/card';
import type { Imperium } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { Icon } from '../../../table';
import { Spoken } from '../../../ui/parts';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  white-space: nowrap;
  font-weight: 600;
  > span {
    display: inline-flex;
    align-items: center;
    gap: 0.1em;
  }
  svg {
    width: 1.1em;
    height: 1.1em;
  }
`;

/** The price for which a card is developed; nothing for a card that is not developed. */
export function Cost({ cost, words }: { cost: CardFacts['developmentCost']; words: Words<Imperium> }) {
  if (!cost) return null;
  return (
    <Row>
      <Spoken>{words.term('cost')}: </Spoken>
      {RESOURCES.filter((resource) => cost[resource] > 0).map((resource) => (
        <span key={resource}>
          {cost[resource]}
          <Icon name={resource} label={words.term(resource)} />
        </span>
      ))}
    </Row>
  );
}
