import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { leftTables } from '../leftTables';
import { RULESETS } from '../rulesets';
import { colour, desk, medium, narrow, size, space } from '../theme';
import { LinkButton } from '../ui/Button';
import { Row, Title } from '../ui/parts';
import { useUi } from '../words';
import { GameBox } from './GameBox';

const Shelf = styled.header`
  display: grid;
  gap: ${space.m};
  > p {
    max-width: 56rem;
    font-size: ${size.lead};
    line-height: 1.4;
    ${narrow} {
      font-size: ${size.body};
    }
  }
  > small {
    font-size: ${size.small};
    color: ${colour('inkSoft')};
  }
`;

const Boxes = styled.div`
  display: grid;
  gap: ${space.l};
  ${medium} {
    grid-template-columns: 1fr 1fr;
  }
  ${desk} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** What this site is, and the shortest ways into each game; before them those back to what was left on this device. */
export function Hero() {
  const { say } = useUi();
  const [left] = useState(() => leftTables(RULESETS));
  return (
    <Shelf>
      <Title>{say('lobby.title')}</Title>
      <p>{say('lobby.tagline')}</p>
      {left.length > 0 && (
        <Row>
          {left.map(({ name, title }, i) => (
            <LinkButton key={name} as={Link} to={`/local/${name}?continue`} $kind={i === 0 ? 'main' : 'plain'}>
              {say('local.continue')}: {say('local.title', { title })}
            </LinkButton>
          ))}
        </Row>
      )}
      <Boxes>
        {RULESETS.map((entry) => (
          <GameBox key={entry.name} entry={entry} />
        ))}
      </Boxes>
      <small>{say('here.text')}</small>
    </Shelf>
  );
}
