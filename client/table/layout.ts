import styled from 'styled-components';
import { colour, radius, space, wide } from '../theme';
import { Button } from '../ui/Button';

/** How the table's parts lie on the page; the page scrolls, the log by itself. */
export const Layout = styled.div`
  display: grid;
  gap: ${space.s};
  padding: ${space.s} ${space.m} ${space.m};
  ${wide} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space.m};
    align-items: start;
    padding: ${space.m} ${space.l};
  }
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.m};
  min-width: 0;
  @media (max-width: 40rem) { min-height: calc(100dvh - 8rem); }
`;

export const BoardBox = styled.div`
  container: board / inline-size;
  min-width: 0;
`;

/** The question is always in sight: under the header on wide screens, above the thumb on narrow ones. */
export const BarBox = styled.div`
  position: sticky;
  z-index: 10;
  top: 0;
  @media (max-width: 40rem) {
    top: auto;
    bottom: 0;
    order: 3;
    margin: auto -${space.m} -${space.m};
  }
`;

/** What the page has to say and the log: a column of its own on wide screens, a line with a button on others. */
export const Side = styled.div`
  display: flow-root;
  min-width: 0;
  order: -1;
  ${wide} {
    position: sticky;
    top: ${space.s};
    display: flex;
    flex-direction: column;
    gap: ${space.s};
    order: 0;
    height: calc(100dvh - 5rem);
  }
`;

export const LogBox = styled.div`
  display: none;
  ${wide} {
    display: flex;
    flex: 1;
    min-height: 0;
    border: 1px solid ${colour('lineSoft')};
    border-radius: ${radius.l};
    background: ${colour('surface')};
    > section { flex: 1; }
  }
`;

export const LogButton = styled(Button)`
  float: inline-end;
  ${wide} { display: none; }
`;

export const LogSheet = styled.div`
  height: 70dvh;
  display: flex;
  > section { flex: 1; }
`;
