import { memo } from 'react';
import styled from 'styled-components';
import { HIDDEN, type ComponentId } from '../../../../games/kit/core';
import { cardOf } from '../../../../games/imperium/catalogue';
import type { Imperium } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { colour, finger, font } from '../../../theme';
import { softly } from '../../common/hyphens';
import { Emblem } from '../emblems/Emblem';
import { hatched, ON_DEEP, toneOf } from '../look/tone';
import { SuitSigns } from './Signs';

/** A word of so many letters is parted where its place is narrower. */
const LONG = 10;

const Box = styled.span`
  display: flex;
  align-items: center;
  gap: 0.35em;
  min-height: 1.75rem;
  ${finger}
  padding: 0 0.4em 0 0;
  overflow: hidden;
  border: 1px solid color-mix(in srgb, var(--tone) 60%, transparent);
  border-radius: 0.35rem;
  background: ${colour('raised')};
  color: ${colour('ink')};
  font-size: 0.75rem;
  line-height: 1.1;
  > b {
    flex: 1;
    min-width: 0;
    font-family: ${font.display};
    font-weight: 600;
    overflow-wrap: break-word;
  }
  > small {
    font-size: 0.75rem;
    font-weight: 700;
  }
`;

const Flag = styled.span`
  align-self: stretch;
  display: flex;
  align-items: center;
  min-width: 1.6em;
  padding: 0 0.25em;
  ${hatched}
  svg {
    width: 1.1em;
    height: 1.1em;
    color: ${ON_DEEP};
  }
`;

/**
 * A card in one line, for zones with many cards.
 * @param under the number of cards under it, where they are not drawn
 */
export const Chip = memo(function Chip({
  id,
  words,
  under = 0,
}: {
  id: ComponentId;
  words: Words<Imperium>;
  under?: number;
}) {
  if (id === HIDDEN) return null;
  const card = cardOf(id);
  const plain = card.suits.size === 0 || card.suits.has('POW');
  return (
    <Box style={toneOf(card)} data-card={id}>
      <Flag>{plain ? <Emblem id={id} /> : <SuitSigns card={card} words={words} />}</Flag>
      <b>{softly(words.name(id), words.language, LONG)}</b>
      {under > 0 && <small>+{under}</small>}
    </Box>
  );
});
