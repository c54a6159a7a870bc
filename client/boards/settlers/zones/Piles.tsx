import styled from 'styled-components';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import type { Player, Settlers } from '../../../../games/settlers/state';
import { Icon, Spot } from '../../../table';
import { colour, radius } from '../../../theme';
import { PILE_LINE, PileButton, PileRow } from '../../common/PileButton';

const Deck = styled.div`
  ${PILE_LINE}
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

/** A deck that can be drawn from: the place of that option. */
export const DeckPlace = ({
  at,
  zone,
  n,
  pile,
  words,
  brief = false,
}: {
  at: string;
  zone: string;
  n: number;
  pile: string;
  words: Words<Settlers>;
  /** Shows the sign without the word. */
  brief?: boolean;
}) => (
  <Spot at={at} label={`${words.term(zone)}: ${n}`}>
    <Deck data-pile={pile}>
      <Icon name="deck" label={brief ? words.term(zone) : ''} />
      {!brief && <span>{words.term(zone)}</span>}
      <Count data-figure={n}>{n}</Count>
    </Deck>
  </Spot>
);

/** A player's open piles: discard pile, foundations, laid cards; `brief` leaves out their words. */
export const OpenPiles = ({ player, seat, brief }: { player: Player; seat: Seat; brief?: boolean }) => (
  <PileRow>
    <PileButton
      icon="foundations"
      zone="foundations"
      cards={player.foundations}
      pile={`foundations ${seat}`}
      brief={brief}
    />
    {player.buried.length > 0 && (
      <PileButton icon="foundations" zone="buried" cards={player.buried} pile={`buried ${seat}`} brief={brief} />
    )}
    <PileButton icon="discard" zone="discard" cards={player.discard} pile={`discard ${seat}`} brief={brief} />
  </PileRow>
);
