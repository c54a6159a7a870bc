import styled from 'styled-components';
import type { Imperium } from '../../../games/imperium/state';
import { Beside, type BoardProps } from '../../table';
import { DESK, desk, SHORT, short, space, wide } from '../../theme';
import { useMedia } from '../../ui/useMedia';
import { Abreast, BoardLayout } from '../common/layout';
import { othersOf } from '../common/parts';
import { CLOSEST } from './zones/closest';
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
 * With room, as at a real table: the other players at the far side, what all share in the middle, my mat and my hand
 * nearest to me. With less room the order is market, hand, mat; on a phone the hand comes first.
 */
const Layout = styled(BoardLayout)`
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
  }
  > .others {
    order: 2;
  }
  @container board (min-width: 54rem) {
    /* Of a narrow table the market has a little more: a line less of words on its cards is that much more of their pictures. */
    grid-template-columns: minmax(0, 1fr) clamp(8.5rem, 14.5cqi, 10rem);
    column-gap: clamp(${space.s}, 1.45cqi, ${space.l});
    /* What lies below the market's cards stays off the next part. */
    > .market {
      padding-bottom: 0.15rem;
    }
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
    /* Where the window is high enough, the mat is in sight together with the question and the hand. */
    ${wide} {
      > .mine {
        height: clamp(10rem, 100dvh - 38rem, 20rem);
      }
      /* What is too much for it even drawn together makes it higher: the page scrolls anyway, the mat need not. */
      > .mine:where([data-fit='${CLOSEST}']) {
        height: auto;
        min-height: clamp(10rem, 100dvh - 38rem, 20rem);
      }
    }
    /* The table fills the window: my mat takes the remaining height, and its content shrinks to fit. */
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
      /*
       * The tray covers my cards in play and, if necessary, the market's lower edge, so that nothing else moves; what I have to pay with
       * stays in sight.
       */
      > .tray[data-over='true'] {
        max-width: calc(100% - 17.5rem);
        grid-row: 3;
        z-index: 4;
        align-self: end;
        justify-self: end;
        margin: -6rem 0.5rem 0 0;
      }
      > .tray[data-over='true'] ~ .mine {
        grid-row: 3;
      }
      /* In a low window the others' mats lie beside the table. */
      ${short} {
        grid-template-rows: auto minmax(10rem, 1fr) auto;
        > .tray[data-over='true'],
        > .tray[data-over='true'] ~ .mine {
          grid-row: 2;
        }
        &:has(> .tray:not([data-over='true'])) {
          grid-template-rows: auto auto minmax(10rem, 1fr) auto;
        }
      }
    }
  }
`;

/** Imperium's table. */
export function Board({ view, seat, words }: BoardProps<Imperium>) {
  const low = useMedia(`${DESK} and ${SHORT}`);
  if (view.phase === 'nations') return <Nations view={view} words={words} />;
  const others = othersOf(view.seats, seat).map((each) => (
    <Other key={each} view={view} seat={each} words={words} beside={low} />
  ));
  return (
    <Layout>
      <Jumps view={view} seat={seat} words={words} className="jump" />
      {low ? <Beside>{others}</Beside> : <Abreast className="others">{others}</Abreast>}
      <Tray view={view} seat={seat} words={words} className="tray" />
      <Market view={view} words={words} className="market" />
      <div className="commons">
        <Status view={view} words={words} />
        <Piles view={view} words={words} />
      </div>
      {seat !== null && <Mine view={view} seat={seat} words={words} className="mine" />}
      {seat !== null && <Hand view={view} seat={seat} words={words} className="hand" />}
    </Layout>
  );
}
