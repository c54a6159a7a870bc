import styled from 'styled-components';
import type { Settlers } from '../../../games/settlers/state';
import { Beside, Only, useQuestion, type BoardProps } from '../../table';
import { desk, wide } from '../../theme';
import { Abreast, BoardLayout } from '../common/layout';
import { BELOW_JUMP, othersOf } from '../common/parts';
import { OTHERS } from './zones/anchors';
import { Commons } from './zones/Commons';
import { Draft } from './zones/Draft';
import { Factions } from './zones/Factions';
import { Hand } from './zones/Hand';
import { Jumps } from './zones/Jumps';
import { Mine } from './zones/Mine';
import { Other } from './zones/Other';
import { Solo } from './zones/Solo';
import { Tray } from './zones/Tray';

/**
 * The others at the far side, during the lookout its cards in the middle, my town and my hand before me; on a phone
 * the hand comes first.
 */
const Layout = styled(BoardLayout)`
  > .jump {
    order: -5;
  }
  > .draft {
    order: -4;
  }
  > .tray {
    order: -3;
  }
  > .hand {
    order: -2;
  }
  > .mine {
    order: -1;
  }
  /*
   * On a tablet the town has what question and hand leave of the window. One other town, folded, lies above it; several
   * begin below it.
   */
  ${wide} {
    --above: 0rem;
    &[data-seats='2'] {
      --above: 7rem;
      > .others {
        order: -1;
      }
    }
    &:not([data-over='true']) > .mine {
      height: clamp(18.5rem, 100dvh - 23.5rem - var(--above) - var(--said), 34rem);
    }
  }
  ${desk} {
    grid-template-rows: auto minmax(10rem, 1fr) auto;
    align-content: stretch;
    gap: 0.35rem;
    > * {
      order: 0 !important;
    }
    &:has(> .draft) {
      grid-template-rows: auto auto minmax(9rem, 1fr) auto;
    }
    &:not([data-over='true']) > .mine {
      height: 0;
      min-height: 100%;
    }
    > .tray {
      position: absolute;
      inset: auto 0 14rem;
      z-index: 5;
      margin-inline: auto;
      width: fit-content;
    }
  }
`;

/** The table of Imperial Settlers. */
export function Board({ view, seat, words }: BoardProps<Settlers>) {
  const { armed } = useQuestion();
  if (view.round === 0) return <Factions view={view} words={words} />;
  return (
    <Only first={armed}>
      <Layout data-over={view.result !== null} data-seats={view.seats}>
        <Jumps view={view} seat={seat} words={words} className="jump" />
        {view.seats === 1 ? (
          <div id={OTHERS} style={BELOW_JUMP}>
            <Solo view={view} words={words} />
          </div>
        ) : (
          <Abreast className="others" id={OTHERS} style={BELOW_JUMP}>
            {othersOf(view.seats, seat).map((each) => (
              <Other key={each} view={view} seat={each} words={words} />
            ))}
          </Abreast>
        )}
        <Beside>
          <Commons view={view} words={words} />
        </Beside>
        <Draft view={view} seat={seat} words={words} className="draft" />
        {seat !== null && <Mine view={view} seat={seat} words={words} className="mine" />}
        {seat !== null && <Hand view={view} seat={seat} words={words} className="hand" />}
        <Tray view={view} seat={seat} words={words} className="tray" />
      </Layout>
    </Only>
  );
}
