import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { space } from '../theme';
import { LinkButton } from './Button';
import { Panel, Row, Title } from './parts';
import { useUi } from '../words';

const Box = styled(Panel)`
  display: grid;
  gap: ${space.l};
  max-width: 36rem;
  margin: 8vh auto;
  @media (max-width: 40rem) {
    margin: ${space.l};
  }
`;

/** A page that only tells something, and where to go from here. */
export function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const { say } = useUi();
  return (
    <Box>
      <Title>{title}</Title>
      <p>{text}</p>
      {children}
      <Row>
        <LinkButton as={Link} to="/">
          {say('frame.toLobby')}
        </LinkButton>
      </Row>
    </Box>
  );
}
