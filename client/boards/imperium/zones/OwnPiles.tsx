import styled from 'styled-components';
import { HIDDEN, type Seat } from '../../../../games/kit/core';
import { emptying } from '../../../../games/imperium/rules/prospects';
import type { Imperium, Player } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { Spot, useTable } from '../../../table';
import { useUi } from '../../../words';
import { Mark } from '../card/Mark';
import { Zone } from '../../common/parts';
import { bronzeTone, toneOfNation } from '../look/tone';
import { PileTile } from './PileTile';
import { hasNationDeck, isSinking } from './nation';
import { TokenOn } from './TokenOn';

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--between, 0.3rem) 0.3rem;
  > section {
    display: grid;
  }
`;

const Beside = styled.span`
  display: flex;
  /* The token overlaps the card's edge, because beside both there is no room for a word. */
  > * + * {
    margin-inline-start: -0.5rem;
  }
`;

/**
 * A player's draw deck, discard pile, history or sunken pile, and the nation deck with the accession card where the
 * nation has one. A pile that the viewer may see can be looked through.
 */
export function OwnPiles({
  view,
  seat,
  player,
  words,
  className,
}: {
  view: Imperium;
  seat: Seat;
  player: Player;
  words: Words<Imperium>;
  className?: string;
}) {
  const { openPile } = useTable<Imperium>();
  const { say } = useUi();
  const opens = (title: string, ids: readonly string[]) =>
    ids.some((id) => id !== HIDDEN) ? () => openPile(title, ids) : undefined;
  const tone = toneOfNation(player.nation);
  const emptied = emptying(view, seat);
  return (
    <Row className={className}>
      {(['deck', 'discard', isSinking(player) ? 'sunken' : 'history'] as const).map((key) => {
        const title = words.term(key);
        return (
          <Zone title={title} within quiet key={key}>
            <PileTile
              title={title}
              icon={key === 'sunken' ? 'river' : key}
              n={player[key].length}
              tone={key === 'deck' || key === 'discard' ? tone : bronzeTone}
              back={key === 'discard' ? null : key === 'deck' ? 'scales' : 'trellis'}
              onOpen={opens(title, player[key])}
              pile={`${key} ${seat}`}
              warning={
                key === 'deck' && emptied !== null ? say('pile.emptying', { card: words.name(emptied) }) : undefined
              }
            />
          </Zone>
        );
      })}
      {hasNationDeck(player) && (
        <Zone title={words.term('nationDeck')} within quiet>
          <PileTile
            title={words.term('nationDeck')}
            icon="nationDeck"
            n={player.nationDeck.length}
            tone={tone}
            back="rays"
            pile={`nationDeck ${seat}`}
          >
            {player.accession !== null || player.exhausted.includes('nation') ? (
              <Beside>
                {player.accession !== null && (
                  <Spot id={player.accession}>
                    <Mark id={player.accession} small />
                  </Spot>
                )}
                <TokenOn at="nation" player={player} words={words} />
              </Beside>
            ) : null}
          </PileTile>
        </Zone>
      )}
    </Row>
  );
}
