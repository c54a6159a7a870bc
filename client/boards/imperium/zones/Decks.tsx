import styled from 'styled-components';
import type { Imperium } from '../../../../games/imperium/state';
import type { SuitName } from '../../../../games/imperium/card';
import type { Words } from '../../../../games/kit/text/words';
import { Icon, Spot } from '../../../table';
import { colour, space } from '../../../theme';
import { backOf, pileOf, type Back } from '../../../ui/things';
import { bronzeTone, ON_DEEP, onHatched, toneOfSuit } from '../look/tone';
import { deckPlace, MAIN_DECK } from '../standsFor';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.s};
  margin-bottom: 0.4rem;
  /* The number of cards left stays readable below the number key. */
  --badge-top: -1.15rem;
  @container board (min-width: 40rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    > :last-child {
      grid-column: span 2;
    }
  }
`;

/** A deck seen from above, as high as it is. */
const Deck = styled.div<{ $back: Back }>`
  display: flex;
  align-items: center;
  gap: 0.4em;
  min-height: 1.75rem;
  @container board (max-width: 40rem) {
    min-height: 2.4rem;
  }
  padding: 0 0.6em;
  border-radius: 0.45rem;
  border: 1px solid color-mix(in srgb, ${ON_DEEP} 25%, var(--deep));
  background: var(--hatch), ${({ $back }) => backOf($back)};
  color: ${ON_DEEP};
  ${onHatched}
  font-size: 0.78rem;
  svg {
    flex: none;
    width: 1.3em;
    height: 1.3em;
    color: ${ON_DEEP};
  }
  /* Where no card is left only its place is seen. */
  &[data-n='0'] {
    border: 1px dashed ${colour('line')};
    background: ${colour('sunk')};
    text-shadow: none;
    &,
    svg {
      color: ${colour('inkSoft')};
    }
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > b {
    margin-inline-start: auto;
    font-size: 1.15em;
  }
  @container board (max-width: 40rem) {
    > span:not(:first-child) {
      display: none;
    }
  }
`;

const SMALL: readonly (readonly ['REG' | 'UNC' | 'CIV', SuitName])[] = [
  ['REG', 'region'],
  ['UNC', 'uncivilised'],
  ['CIV', 'civilised'],
];

/** The small decks beside the places that they refill, and the main deck beside the other two places. */
export function Decks({ view, words }: { view: Imperium; words: Words<Imperium> }) {
  return (
    <Row>
      {SMALL.map(([suit, name]) => {
        const n = view.small[suit].length;
        return (
          <li key={suit}>
            <Spot at={deckPlace(suit)} label={`${words.term(suit)}: ${n}`}>
              <Deck data-pile={suit} data-n={n} style={{ ...toneOfSuit(name), ...pileOf(n) }} $back="scales">
                <Icon name={suit} label="" />
                <span>{words.term(suit)}</span>
                <b>{n}</b>
              </Deck>
            </Spot>
          </li>
        );
      })}
      <li>
        <Spot at={MAIN_DECK} label={`${words.term('main')}: ${view.main.length}`}>
          <Deck
            data-pile="main"
            data-n={view.main.length}
            style={{ ...bronzeTone, ...pileOf(view.main.length) }}
            $back="trellis"
          >
            <Icon name="deck" label="" />
            <span>{words.term('main')}</span>
            <b>{view.main.length}</b>
          </Deck>
        </Spot>
      </li>
    </Row>
  );
}
