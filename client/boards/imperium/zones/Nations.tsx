import styled from 'styled-components';
import { cardOf, nationsOf } from '../../../../games/imperium/catalogue';
import { RECOMMENDED } from '../../../../games/imperium/recommended';
import type { Imperium } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { SeatName, Spot } from '../../../table';
import { colour, desk, font, narrow, space } from '../../../theme';
import { Face } from '../card/Face';
import { Panel, Rows, Zone } from '../../common/parts';
import { Counsel, Difficulty, Recommended } from './Counsel';

const Shelf = styled.div`
  /* The letter of the side stays readable below the number key. */
  --badge-top: -1.15rem;
  /* A desk holds three rows of these cards, whose texts are long. */
  --face-height: calc(var(--card-size) * clamp(13rem, (100dvh - 7.25rem) / 3 - 7rem, 17rem));
  ${desk} {
    --face-height: clamp(13rem, (100dvh - 7.25rem) / 3 - 7rem, var(--card-size) * 17rem);
  }
  /* The last row shares the whole width: wordy nations stand there. */
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: ${space.s};
  > * {
    flex: 1 1 min(19rem, 100%);
    min-width: 0;
  }
  /* What is said of the one for a first match has a line, as with the others. */
  @container board (min-width: 66rem) {
    > [data-recommended='true'] {
      flex: 1.3 1 21rem;
    }
  }
  /* Where one is in sight at a time, it is the one for a first match. */
  ${narrow} {
    > [data-recommended='true'] {
      order: -1;
    }
  }
`;

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1rem 0.35rem;
  align-items: baseline;
  white-space: nowrap;
  /* No taller than the name beside it. */
  margin-block: -0.25rem;
  font-family: ${font.body};
  letter-spacing: normal;
  text-transform: none;
  line-height: 1.1;
`;

const Taken = styled.div`
  position: relative;
  &[data-taken='true'] ul {
    opacity: 0.45;
  }
  h2 {
    margin-bottom: ${space.s};
    color: ${colour('ink')};
  }
`;

/** Before the match: every nation with both sides of its power card, and the player who has taken it. */
export function Nations({ view, words }: { view: Imperium; words: Words<Imperium> }) {
  return (
    <Shelf>
      {nationsOf(view.options.box).map(({ nation, cards, difficulty }) => {
        const owner = view.players.findIndex((player) => player.nation === nation);
        const sides = cards.filter((card) => cardOf(card.id).suits.has('POW'));
        return (
          <Panel key={nation} data-recommended={RECOMMENDED.includes(nation)}>
            <Taken data-taken={owner >= 0}>
              <Zone
                title={words.term(nation)}
                aside={
                  <Beside>
                    {owner >= 0 ? <SeatName seat={owner} /> : <Recommended nation={nation} />}
                    <Difficulty n={difficulty} />
                    <Counsel nation={nation} />
                  </Beside>
                }
              >
                <Rows style={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
                  {sides.map(({ id }) => (
                    <li key={id}>
                      <Spot id={id}>
                        <Face id={id} size="normal" view={view} seat={null} words={words} />
                      </Spot>
                    </li>
                  ))}
                </Rows>
              </Zone>
            </Taken>
          </Panel>
        );
      })}
    </Shelf>
  );
}
