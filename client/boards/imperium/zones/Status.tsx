import styled from 'styled-components';
import type { Imperium } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { CardChip, Icon, SeatName } from '../../../table';
import { colour, font, space } from '../../../theme';
import { useUi } from '../../../words';

const Line = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space.xs} ${space.m};
  font-size: 0.85rem;
  white-space: nowrap;
  &:has([data-names]) {
    column-gap: 0.35rem;
  }
  /* One line: what stands below it does not move. */
  > * {
    flex: none;
  }
  /* What has no room beside the round wraps, word by word, into a line that is not seen. */
  > :nth-child(2) {
    flex: 0 1 auto;
    min-width: 0;
    height: 1.45em;
    overflow: hidden;
    white-space: normal;
    /* Of the name at least its beginning is seen. */
    > :first-child {
      display: inline-block;
      max-width: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      vertical-align: bottom;
    }
  }
  /* An effect's card is told by the beginning of its name, before whose turn it is goes. */
  > [data-names] {
    flex: 0 1000 auto;
    min-width: 3rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Kind = styled.span`
  white-space: nowrap;
`;

const Round = styled.b`
  font-family: ${font.display};
  font-size: 1.15rem;
  color: ${colour('bronze')};
`;

/** The progress of the match: round, whose turn it is and of which kind unless that is the usual one, effects that hold for a while. */
export function Status({ view, words }: { view: Imperium; words: Words<Imperium> }) {
  const { say } = useUi();
  const { phase, round, turnKind, current, lasting } = view;
  const cards = [...new Set(lasting.map(({ card }) => card))];
  return (
    <Line>
      <Round>{say('status.round', { n: round })}</Round>
      {phase === 'solstice' || phase === 'scoring' ? (
        <span>
          <Icon name={phase === 'solstice' ? 'solstice' : 'endgame'} label="" /> {words.term(phase)}
        </span>
      ) : (
        <span>
          <SeatName seat={current} />
          {turnKind && turnKind !== 'activate' && (
            <>
              {/* Here it may wrap: the name stays. */} <Kind>· {words.term(turnKind)}</Kind>
            </>
          )}
        </span>
      )}
      {cards.map((id) => (
        <CardChip key={id} id={id} label={words.name(id)} />
      ))}
    </Line>
  );
}
