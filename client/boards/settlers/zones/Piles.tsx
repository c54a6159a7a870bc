import styled from 'styled-components';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import type { Player, Settlers } from '../../../../games/settlers/state';
import { Icon, Spot } from '../../../table';
import { Spoken } from '../../../ui/parts';
import { PILE_LINE, PileButton, PileRow } from '../../common/PileButton';
import { Stack } from '../../common/Stack';
import { DANGER, ROOFS } from '../look/hues';

const Deck = styled.div`
  ${PILE_LINE}
  font-size: 0.78rem;
`;

/** Shingles on the backs of common cards, planks on those of a faction's. */
const BACKS = {
  commonDeck: { back: 'shingles', deep: ROOFS.brown.colours[0] },
  deck: { back: 'planks', deep: ROOFS.red.colours[0] },
  attackDeck: { back: 'flames', deep: DANGER[0] },
} as const;

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
  zone: keyof typeof BACKS;
  n: number;
  pile: string;
  words: Words<Settlers>;
  /** Shows the sign without the word. */
  brief?: boolean;
}) => (
  <Spot at={at} label={`${words.term(zone)}: ${n}`}>
    <Deck data-pile={pile}>
      <Stack n={n} {...BACKS[zone]}>
        <Icon name="deck" label="" />
      </Stack>
      {brief ? <Spoken>{words.term(zone)}</Spoken> : <span>{words.term(zone)}</span>}
      <b data-figure={n}>{n}</b>
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
