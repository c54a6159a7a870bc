import styled from 'styled-components';
import type { ComponentId, Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Icon } from '../../../table';
import { Coin } from '../../common/Coin';
import { Emblem } from './Emblem';

interface Laying {
  /** Whose tokens they are; null where none lie. */
  seat: Seat | null;
  trade: number;
  tokens: readonly ComponentId[];
}

/** What lies on a card: trade tokens (C4), and tokens of city-states and natural wonders (C12.2). */
export function layingOn(view: NewDawn, card: ComponentId): Laying {
  for (const [seat, { trade, onCards }] of view.players.entries()) {
    const [n = 0, tokens = []] = [trade[card], onCards[card]];
    if (n > 0 || tokens.length > 0) return { seat, trade: n, tokens };
  }
  return { seat: null, trade: 0, tokens: [] };
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0.15em;
  padding: 0.15em 0.4em;
`;

const Token = styled(Coin)`
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

/** The tokens on a card; nothing when there are none. */
export function Laid({
  id,
  seat,
  trade,
  tokens,
  words,
}: Laying & {
  id: ComponentId;
  words: Words<NewDawn>;
}) {
  if (trade === 0 && tokens.length === 0) return null;
  return (
    <Row>
      {trade > 0 && (
        <span data-heap={`trade ${seat} ${id}`} data-n={trade} style={{ display: 'inline-flex', gap: '0.15em' }}>
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
