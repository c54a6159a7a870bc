import styled from 'styled-components';
import type { ComponentId } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Icon } from '../../../table';
import { Emblem } from './Emblem';

/** What lies on a card: trade tokens (C4), and tokens of city-states and natural wonders (C12.2). */
export function layingOn(view: NewDawn, card: ComponentId): { trade: number; tokens: readonly ComponentId[] } {
  for (const { trade, onCards } of view.players) {
    const [n = 0, tokens = []] = [trade[card], onCards[card]];
    if (n > 0 || tokens.length > 0) return { trade: n, tokens };
  }
  return { trade: 0, tokens: [] };
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0.15em;
  padding: 0.15em 0.4em;
`;

const Token = styled.span`
  display: inline-grid;
  place-items: center;
  width: 1.5em;
  height: 1.5em;
  border: 1px solid #6b4a05;
  border-radius: 50%;
  background: radial-gradient(circle at 35% 30%, #fff2c4, #e3b23c 60%, #b98516);
  color: #2e2003;
  font-size: 0.9em;
  svg {
    width: 1em;
    height: 1em;
  }
  &[data-stays='true'] {
    border-radius: 4px;
    background: linear-gradient(#f6f1e4, #d6cbb2);
  }
`;

export function Laid({
  id,
  trade,
  tokens,
  words,
}: {
  id: ComponentId;
  trade: number;
  tokens: readonly ComponentId[];
  words: Words<NewDawn>;
}) {
  if (trade === 0 && tokens.length === 0) return null;
  return (
    <Row>
      {trade > 0 && (
        <span data-heap={`${id} trade`} data-n={trade} style={{ display: 'inline-flex', gap: '0.15em' }}>
          {Array.from({ length: trade }, (_, i) => (
            <Token key={i}>
              <Icon name="trade" label={i === 0 ? `${trade} ${words.term('tradeToken')}` : ''} />
            </Token>
          ))}
        </span>
      )}
      {tokens.map((token) => (
        <Token key={token} data-stays title={words.name(token)} data-card={token}>
          <Emblem id={token} />
        </Token>
      ))}
    </Row>
  );
}
