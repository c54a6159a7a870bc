import styled from 'styled-components';
import type { Imperium } from '../../../games/imperium/state';
import type { BoardProps } from '../../table';
import { desk, space, wide } from '../../theme';
import { othersOf, Panel } from '../common/parts';
import { Hand } from './zones/Hand';
import { Jumps } from './zones/Jumps';
import { Market } from './zones/Market';
import { Mine } from './zones/Mine';
import { Nations } from './zones/Nations';
import { Other } from './zones/Other';
import { Piles } from './zones/Piles';
import { Status } from './zones/Status';
import { Tray } from './zones/Tray';

/**
 * As at a real table where there is room: the others across, what is everybody's in the middle, my mat and my hand before
 * me. With less room what is needed most comes first: market, hand, mat; on a phone the hand.
 */
const Layout = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};
  > .jump {
    order: -4;
  }
  > .tray {
    order: -3;
  }
  > .hand {
    order: -2;
  }
  > .commons {
    display: flex;
    flex-direction: column;
    gap: ${space.s};
    min-width: 0;
    padding: ${space.s} ${space.m};
  }
  > .others {
    order: 2;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
    gap: ${space.s};
    align-items: start;
  }
  @container board (min-width: 54rem) {
    grid-template-columns: auto minmax(10rem, 1fr);
    > .others,
    > .tray,
    > .mine,
    > .hand {
      grid-column: 1 / -1;
    }
    > .hand {
      order: 0;
    }
    > .mine {
      order: 1;
    }
    > .market,
    > .commons {
      order: -1;
    }
    /* In a window that holds it the mat lies within sight of the question and the hand. */
    ${wide} {
      > .mine {
        height: clamp(10rem, 100dvh - 38rem, 20rem);
      }
    }
    /* A table that fills the window: my mat takes what the rest leaves, and draws together when that is little. */
    ${desk} {
      grid-template-rows: auto auto minmax(10rem, 1fr) auto;
      align-content: stretch;
      > .others,
      > .tray,
      > .market,
      > .commons,
      > .mine,
      > .hand {
        order: 0;
      }
      &:has(> .tray:not([data-over='true'])) {
        grid-template-rows: auto auto auto minmax(10rem, 1fr) auto;
      }
      > .mine {
        height: 0;
        min-height: 100%;
      }
      /* Laid over my mat, and if need be over the market's lower edge, cards move nothing else from its place. */
      > .tray[data-over='true'] {
        grid-row: 3;
        z-index: 4;
        align-self: end;
        justify-self: end;
        margin: -6rem 0.5rem 0 0;
      }
      > .tray[data-over='true'] ~ .mine {
        grid-row: 3;
      }
      /* A low window: what I play with first. */
      @media (max-height: 51rem) {
        grid-template-rows: auto minmax(10rem, 1fr) auto auto;
        > .others {
          order: 1;
        }
        > .tray[data-over='true'],
        > .tray[data-over='true'] ~ .mine {
          grid-row: 2;
        }
      }
    }
  }
`;

/** Imperium's table. */
export function Board({ view, seat, words }: BoardProps<Imperium>) {
  if (view.phase === 'nations') return <Nations view={view} words={words} />;
  return (
    <Layout>
      <Jumps view={view} seat={seat} words={words} className="jump" />
      <div className="others">
        {othersOf(view.seats, seat).map((each) => (
          <Other key={each} view={view} seat={each} words={words} />
        ))}
      </div>
      <Tray view={view} seat={seat} words={words} className="tray" />
      <Market view={view} words={words} className="market" />
      <Panel className="commons">
        <Status view={view} words={words} />
        <Piles view={view} words={words} />
      </Panel>
      {seat !== null && <Mine view={view} seat={seat} words={words} className="mine" />}
      {seat !== null && <Hand view={view} seat={seat} words={words} className="hand" />}
    </Layout>
  );
}
