import { Link } from 'react-router';
import styled from 'styled-components';
import { Cover } from '../boards/Cover';
import type { RulesetEntry } from '../rulesets';
import { colour, radius, shadow, size, space } from '../theme';
import { LinkButton } from '../ui/Button';
import { useUi } from '../words';
import { PlayNow } from './PlayNow';

/** The lid of a box: its picture, and what is written on it. */
const Box = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.l};
  background: ${colour('surface')};
  box-shadow: ${shadow.mid};
  > div:last-child {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space.s};
    padding: ${space.m} ${space.l} ${space.l};
  }
  h2 {
    font-size: ${size.title};
  }
  p {
    flex: 1;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.m};
    font-size: ${size.small};
    color: ${colour('inkSoft')};
  }
`;

/** The picture on the lid. */
const Lid = styled(Cover)`
  aspect-ratio: 16 / 9;
  max-height: 13rem;
  border-bottom: 3px double ${colour('bronze')};
`;

/** What can be read of it. */
const Reading = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s};
`;

/** A game in the lobby: its picture, number of players, duration, weight, and the ways into it. */
export function GameBox({ entry }: { entry: RulesetEntry }) {
  const { say, language } = useUi();
  const { name, title, pitch, minSeats, maxSeats, minutes, weight } = entry;
  const [shortest, longest] = minutes;
  return (
    <Box aria-label={title}>
      <Lid ruleset={name} />
      <div>
        <h2>{title}</h2>
        <p>{pitch[language]}</p>
        <ul>
          <li>{say('games.players', { min: minSeats, max: maxSeats })}</li>
          <li>{say('games.minutes', { min: shortest, max: longest })}</li>
          <li>{say('games.weight', { weight })}</li>
        </ul>
        <PlayNow entry={entry}>
          {entry.lesson && (
            <LinkButton as={Link} to={`/learn/${name}`} aria-label={`${title}: ${say('lesson.learn')}`}>
              {say('lesson.learn')}
            </LinkButton>
          )}
          <Reading>
            {(
              [
                ['rules', 'rules.title'],
                ['cards', 'frame.cards'],
              ] as const
            ).map(([page, label]) => (
              <LinkButton
                key={page}
                $kind="quiet"
                as={Link}
                to={`/${page}/${name}`}
                aria-label={`${title}: ${say(label)}`}
              >
                {say(label)}
              </LinkButton>
            ))}
          </Reading>
        </PlayNow>
      </div>
    </Box>
  );
}
