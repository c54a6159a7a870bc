import styled from 'styled-components';
import type { Imperium, Player } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { Spot } from '../../../table';
import { Chip } from '../card/Chip';
import { Zone } from '../look/parts';
import { toneOfNation } from '../look/tone';
import { PileTile } from './PileTile';
import { TokenOn } from './TokenOn';

const Row = styled.div`
  display: grid;
  gap: 0.25rem;
`;

/** The nation deck, the accession card below it, and the exhaust token that a reshuffle leaves there. */
export function NationDeck({ player, words }: { player: Player; words: Words<Imperium> }) {
  return (
    <Zone title={words.term('nationDeck')} within quiet>
      <Row>
        <PileTile title={words.term('nationDeck')} icon="nationDeck" n={player.nationDeck.length} tone={toneOfNation(player.nation)}>
          <TokenOn at="nation" player={player} words={words} />
        </PileTile>
        {player.accession !== null && (
          <Spot id={player.accession}><Chip id={player.accession} words={words} /></Spot>
        )}
      </Row>
    </Zone>
  );
}
