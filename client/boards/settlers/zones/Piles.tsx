import styled from 'styled-components';
import { HIDDEN, type ComponentId, type Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import type { Player, Settlers } from '../../../../games/settlers/state';
import { Icon, Spot, useTable } from '../../../table';
import { colour, font, radius } from '../../../theme';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
`;

const look = `
  display: inline-flex;
  align-items: center;
  gap: 0.3rem;
  min-height: 1.75rem;
  padding: 0 0.45rem;
`;

const Pile = styled.button`
  ${look}
  border: 1px solid ${colour('line')};
  border-radius: ${radius.s};
  background: ${colour('raised')};
  color: ${colour('ink')};
  font-family: ${font.body};
  font-size: 0.78rem;
  letter-spacing: normal;
  text-transform: none;
  cursor: pointer;
  &:disabled {
    border-style: dashed;
    background: ${colour('surface')};
    color: ${colour('inkSoft')};
    cursor: default;
  }
`;

const Deck = styled.div`
  ${look}
  border: 1px solid ${colour('line')};
  border-radius: ${radius.s};
  background: repeating-linear-gradient(45deg, ${colour('sunk')} 0 2px, ${colour('surface')} 2px 7px);
  font-size: 0.78rem;
`;

const Count = styled.b`
  padding: 0 0.2rem;
  border-radius: ${radius.s};
  background: ${colour('surface')};
`;

interface Worded {
  words: Words<Settlers>;
  /** By their signs alone. */
  brief?: boolean;
}

/** A pile with how many cards it holds; one that lies open can be looked through. */
export function PileButton({
  icon,
  zone,
  cards,
  pile,
  words,
  brief = false,
}: Worded & { icon: string; zone: string; cards: readonly ComponentId[]; pile: string }) {
  const { openPile } = useTable();
  const label = words.term(zone);
  const closed = cards.length === 0 || cards.includes(HIDDEN);
  return (
    <Pile type="button" disabled={closed} data-pile={pile} onClick={() => openPile(label, [...cards].sort())}>
      <Icon name={icon} label={brief ? label : ''} />
      {!brief && label} <b data-figure={cards.length}>{cards.length}</b>
    </Pile>
  );
}

/** A deck that can be drawn from: the place of that option. */
export const DeckPlace = ({
  at,
  zone,
  n,
  pile,
  words,
  brief = false,
}: Worded & { at: string; zone: string; n: number; pile: string }) => (
  <Spot at={at} label={`${words.term(zone)}: ${n}`}>
    <Deck data-pile={pile}>
      <Icon name="deck" label={brief ? words.term(zone) : ''} />
      {!brief && <span>{words.term(zone)}</span>}
      <Count data-figure={n}>{n}</Count>
    </Deck>
  </Spot>
);

/** Discard pile, foundations and what was laid, of a player. */
export const OpenPiles = ({ player, seat, words, brief }: Worded & { player: Player; seat: Seat }) => (
  <Row>
    <PileButton
      icon="foundations"
      zone="foundations"
      cards={player.foundations}
      pile={`foundations ${seat}`}
      words={words}
      {...(brief ? { brief } : {})}
    />
    {player.buried.length > 0 && (
      <PileButton
        icon="foundations"
        zone="buried"
        cards={player.buried}
        pile={`buried ${seat}`}
        words={words}
        {...(brief ? { brief } : {})}
      />
    )}
    <PileButton
      icon="discard"
      zone="discard"
      cards={player.discard}
      pile={`discard ${seat}`}
      words={words}
      {...(brief ? { brief } : {})}
    />
  </Row>
);
