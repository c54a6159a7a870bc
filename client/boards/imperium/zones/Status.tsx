import styled from 'styled-components';
import type { Imperium } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { CardChip, Icon, SeatName } from '../../../table';
import { colour, font, space } from '../../../theme';
import { useUi } from '../../../words';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.xs} ${space.m};
  font-size: 0.85rem;
`;

const Round = styled.b`
  font-family: ${font.display};
  font-size: 1.15rem;
  color: ${colour('bronze')};
`;

const Ending = styled.b`
  padding: 0.05rem 0.6rem;
  border-radius: 999px;
  background: ${colour('danger')};
  color: ${colour('ground')};
`;

/** The progress of the match: round, kind of turn, whether it is the last round, effects that hold for a while. */
export function Status({ view, words }: { view: Imperium; words: Words<Imperium> }) {
  const { say } = useUi();
  const { phase, round, turnKind, ending, current, lasting } = view;
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
          {turnKind && <> · {words.term(turnKind)}</>}
        </span>
      )}
      {ending && (
        <Ending>
          {words.term(ending.final ? 'finalRound' : 'scoring')}: {words.term(ending.by)}
        </Ending>
      )}
      {cards.map((id) => (
        <CardChip key={id} id={id} label={words.name(id)} />
      ))}
    </Line>
  );
}
