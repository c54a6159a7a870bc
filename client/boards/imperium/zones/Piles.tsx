import styled from 'styled-components';
import { cardOf } from '../../../../games/imperium/catalogue';
import type { Imperium } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { Spot, useTable } from '../../../table';
import { space } from '../../../theme';
import { Zone } from '../../common/parts';
import { bronzeTone, toneOfSuit } from '../look/tone';
import { PileCard } from './PileCard';

const Grid = styled.div`
  flex: 1;
  display: grid;
  grid-auto-rows: 1fr;
  gap: ${space.s};
  > section {
    display: grid;
  }
  grid-template-columns: repeat(4, minmax(0, 1fr));
  @container board (max-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container board (min-width: 54rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The other shared piles: fame with King of Kings, unrest, exile. */
export function Piles({ view, words }: { view: Imperium; words: Words<Imperium> }) {
  const { openPile } = useTable<Imperium>();
  return (
    <Grid>
      <Zone title={words.term('fame')} quiet>
        <PileCard
          title={words.term('fame')}
          icon="FAM"
          back="rays"
          pile="fame"
          n={view.fame.length}
          tone={toneOfSuit('fame')}
        />
      </Zone>
      <Zone title={words.term('kings')} quiet>
        <Spot id={view.kings}>
          <PileCard
            title={words.name(view.kings)}
            icon="endgame"
            n={cardOf(view.kings).facts.side ?? ''}
            tone={toneOfSuit('fame')}
            back="rays"
          />
        </Spot>
      </Zone>
      <Zone title={words.term('unrest')} quiet>
        <PileCard
          title={words.term('unrest')}
          icon="UNR"
          pile="unrest"
          n={view.unrest.length}
          tone={toneOfSuit('unrest')}
          back="flames"
          low={view.unrest.length <= view.seats + 1}
        />
      </Zone>
      <Zone title={words.term('exile')} quiet>
        <PileCard
          title={words.term('exile')}
          icon="exile"
          pile="exile"
          n={view.exile.length}
          tone={bronzeTone}
          back="trellis"
          onOpen={() => openPile(words.term('exile'), view.exile)}
        />
      </Zone>
    </Grid>
  );
}
