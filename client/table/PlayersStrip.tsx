import { GiHourglass, GiRobotGolem, GiSandsOfTime } from 'react-icons/gi';
import styled from 'styled-components';
import { colour, desk, font, narrow, onSeatFill, radius, seatFill, seatSign, shadow, size, space } from '../theme';
import { Spoken, Tag } from '../ui/parts';
import { SLAB } from '../ui/things';
import { useUi } from '../words';
import type { Person } from '../net/people';
import { useModule, useTable, useView } from './TableContext';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 45%), 1fr));
  gap: ${space.xs};
  ${desk} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Of a player's plate: on it the name has no room beside it but for figures and whose turn it is. */
const SMALL = '@container player (max-width: 10.5rem)';

const Player = styled.li<{ $seat: number; $turn: boolean }>`
  container: player / inline-size;
  position: relative;
  min-width: 0;
  padding: 0.15rem ${space.s} 0.3rem;
  ${SLAB}
  border: 1px solid ${({ $turn }) => colour($turn ? 'bronze' : 'lineSoft')};
  border-left: 5px solid ${({ $seat }) => seatFill($seat)};
  border-radius: ${radius.m};
  ${({ $turn }) => $turn && `background: ${colour('raised')};`}
  box-shadow: ${shadow.edge}, ${({ $turn }) => ($turn ? shadow.mid : shadow.low)};
`;

/** The seat's shape on its colour, set into the plate's corner. */
const Medal = styled.span<{ $seat: number }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.35rem;
  height: 1.35rem;
  border-radius: ${radius.s};
  background: ${({ $seat }) => seatFill($seat)};
  color: ${({ $seat }) => onSeatFill($seat)};
  font-size: 0.95rem;
  line-height: 1;
  box-shadow: ${shadow.edge};
  ${narrow} {
    width: 1.1rem;
    height: 1.1rem;
  }
`;

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font-family: ${font.display};
  ${narrow} {
    gap: 3px;
    font-size: 0.8rem;
  }
  b {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const You = styled(Tag)`
  ${SMALL} {
    display: none;
  }
`;

const Sign = styled.span`
  display: inline-flex;
  font-size: 0.875rem;
  color: ${colour('bronze')};
`;

/** Where it has no room a bot's name has to say it. */
const Robot = styled(Sign)`
  ${SMALL} {
    display: none;
  }
`;

const Facts = styled.div`
  font-size: ${size.small};
  /* Beside the score. */
  ${narrow} {
    padding-inline-end: 2.75rem;
  }
`;

/** What a name leaves. A long one hides the words beside the number: they wrap into a line that is cut off. */
const Score = styled.span`
  flex: 1 1 0;
  min-width: min-content;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  height: 1.45em;
  overflow: hidden;
  margin-inline-start: auto;
  font-family: ${font.body};
  font-size: ${size.small};
  /* On a phone a name has all of its line. */
  ${narrow} {
    position: absolute;
    inset: auto ${space.s} 0.3rem auto;
    font-size: ${size.tiny};
  }
`;

/** The players round the table: whose turn it is, who is being asked, who is away, and a few figures from the board. */
export function PlayersStrip({ people }: { people: readonly Person[] }) {
  const view = useView();
  const { seat: mine, words, nameOf } = useTable();
  const { PlayerFacts, PlayerScore } = useModule();
  const { say } = useUi();
  return (
    <section aria-label={say('players.title')}>
      <List>
        {people.map(({ seat, name, bot, connected }) => {
          const turn = !view.result && view.current === seat;
          const asked = view.questions.some((question) => question.seat === seat);
          return (
            <Player key={seat} data-seat={seat} $seat={seat} $turn={turn} aria-current={turn || undefined} data-signs>
              <Name>
                <Medal aria-hidden $seat={seat}>
                  {seatSign(seat)}
                </Medal>
                <b>{nameOf(seat)}</b>
                {seat === mine && <You>{say('players.you')}</You>}
                {bot && (
                  <Robot title={say('players.bot')}>
                    <GiRobotGolem aria-hidden />
                    <Spoken>{say('players.bot')}</Spoken>
                  </Robot>
                )}
                {turn && (
                  <Sign title={say('players.turn')}>
                    <GiSandsOfTime aria-hidden />
                    <Spoken>{say('players.turn')}</Spoken>
                  </Sign>
                )}
                {asked && !turn && (
                  <Sign title={say('players.asked')}>
                    <GiHourglass aria-hidden />
                    <Spoken>{say('players.asked')}</Spoken>
                  </Sign>
                )}
                {name === null && <Tag>{say('players.free')}</Tag>}
                {name !== null && connected === false && !bot && <Tag>{say('players.away')}</Tag>}
                {PlayerScore && (
                  <Score>
                    <PlayerScore view={view} seat={seat} words={words} />
                  </Score>
                )}
              </Name>
              {PlayerFacts && (
                <Facts role="group" aria-label={nameOf(seat)} tabIndex={0} data-signs>
                  <PlayerFacts view={view} seat={seat} words={words} />
                </Facts>
              )}
            </Player>
          );
        })}
      </List>
    </section>
  );
}
