import styled from 'styled-components';
import type { Words } from '../../../../games/kit/text/words';
import { ROUNDS } from '../../../../games/settlers/rules/ending';
import type { Settlers } from '../../../../games/settlers/state';
import { Icon, SeatName } from '../../../table';
import { colour, font, space } from '../../../theme';
import { useUi } from '../../../words';
import { Panel } from '../../common/parts';
import { PileButton } from '../../common/PileButton';
import { DeckPlace } from './Piles';
import { Track } from './Track';

const Bar = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.3rem ${space.m};
  padding-block: 0.25rem 0.6rem;
  > .track {
    flex: 1 1 18rem;
  }
`;

const Round = styled.p`
  font-family: ${font.display};
  font-weight: 700;
  line-height: 1.15;
  > span {
    display: block;
    color: ${colour('inkSoft')};
    font-family: ${font.body};
    font-size: 0.78rem;
    font-weight: 400;
  }
`;

/** What all share: the progress of the match, the score track, the common deck. */
export function Commons({ view, words, className }: { view: Settlers; words: Words<Settlers>; className?: string }) {
  const { say } = useUi();
  return (
    <Bar className={className}>
      <Round data-round={view.round}>
        {say('town.round', { n: view.round, of: ROUNDS })} · {words.term(view.phase)}
        {view.seats > 1 && view.round > 0 && (
          <span>
            <Icon name="first" label="" /> {say('town.first')}: <SeatName seat={view.first} />
          </span>
        )}
      </Round>
      <Track view={view} />
      <DeckPlace at="common" zone="commonDeck" n={view.commonDeck.length} pile="commonDeck" words={words} />
      <PileButton icon="discard" zone="commonDiscard" cards={view.commonDiscard} pile="commonDiscard" />
    </Bar>
  );
}
