import { Link } from 'react-router';
import styled from 'styled-components';
import { Cover } from '../boards/Cover';
import type { RulesetEntry } from '../rulesets';
import { colour, desk, finger, medium, radius, shadow, short, size, space } from '../theme';
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
    padding: 2rem ${space.m} ${space.s};
  }
  p {
    flex: 1;
    font-size: ${size.small};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.m};
    font-size: ${size.small};
    color: ${colour('inkSoft')};
  }
`;

/** The picture on the lid, and the title on a plate of its own, half of it below the edge: little of the picture is lost. */
const Lid = styled.div`
  position: relative;
  border-bottom: 3px double ${colour('bronze')};
  h2 {
    position: absolute;
    inset: auto auto -1.15rem 0;
    max-width: 96%;
    padding: ${space.xs} ${space.l} ${space.xs} ${space.m};
    border: 1px solid ${colour('bronze')};
    border-left: 0;
    border-radius: 0 ${radius.m} ${radius.m} 0;
    background: ${colour('raised')};
    box-shadow: ${shadow.mid};
    font-size: ${size.title};
    line-height: 1.15;
  }
`;

const Picture = styled(Cover)`
  height: 9.5rem;
  ${medium} {
    height: auto;
    aspect-ratio: 16 / 9;
  }
  ${desk} {
    aspect-ratio: 5 / 6;
  }
  ${short} {
    ${desk} {
      aspect-ratio: 5 / 4;
    }
  }
`;

/** What is only read, or set up first: links in a row. */
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.s};
  font-size: ${size.small};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    ${finger}
  }
`;

/** A game in the lobby: its picture, number of players, weight, duration, and the ways into it. */
export function GameBox({ entry }: { entry: RulesetEntry }) {
  const { say, language } = useUi();
  const { name, title, pitch, minSeats, maxSeats, minutes, weight } = entry;
  const [shortest, longest] = minutes;
  return (
    <Box aria-label={title}>
      <Lid>
        <Picture ruleset={name} />
        <h2>{title}</h2>
      </Lid>
      <div>
        <p>{pitch[language]}</p>
        <ul>
          <li>{say('games.players', { min: minSeats, max: maxSeats })}</li>
          <li>{say('games.weight', { weight })}</li>
          <li>{say('games.minutes', { min: shortest, max: longest })}</li>
        </ul>
        <PlayNow entry={entry}>
          {entry.lesson && (
            <LinkButton as={Link} to={`/learn/${name}`} aria-label={`${title}: ${say('lesson.learn')}`}>
              {say('lesson.learn')}
            </LinkButton>
          )}
        </PlayNow>
        <Links>
          {(
            [
              ['local', 'here.setUp'],
              ['rules', 'rules.title'],
              ['cards', 'frame.cards'],
              ['gallery', 'frame.gallery'],
            ] as const
          ).map(([page, label]) => (
            <Link key={page} to={`/${page}/${name}`} aria-label={`${title}: ${say(label)}`}>
              {say(label)}
            </Link>
          ))}
        </Links>
      </div>
    </Box>
  );
}
