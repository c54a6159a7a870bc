import styled from 'styled-components';
import { cardOf } from '../../../../games/imperium/catalogue';
import type { Imperium, Player } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { Icon, Spot } from '../../../table';
import { colour, finger, font } from '../../../theme';
import { Cost } from '../card/Cost';
import { Shield } from '../card/Shield';
import { Zone } from '../../common/parts';
import { CLOSEST, from } from './closest';
import { hasQuests } from './nation';
import { TokenOn } from './TokenOn';

/** How many cards fit below each other when there is little room, and how many in two columns. */
const FEW = 4;
const SOME = 8;

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin-top: 0.25rem;
  @container board (min-width: 54rem) {
    width: 14rem;
    /* Many cards in little height stand side by side, with the price below the name. */
    ${from(1)} &:not([data-many='few']) {
      grid-template-columns: 1fr 1fr;
      column-gap: 0.6rem;
      width: 16.5rem;
      > li > * > * {
        display: grid;
        grid-template-columns: auto 1fr;
        align-content: center;
        gap: 0 0.3rem;
        padding-inline-end: 0.5rem;
        > span:first-child {
          grid-row: 1 / 3;
        }
        > b,
        > b + * {
          grid-column: 2;
        }
      }
      > li > * > * > b + * {
        margin-inline-start: auto;
      }
    }
    [data-fit='${CLOSEST}'] &:not([data-many='few']) > li > * > * {
      min-height: 1.2rem;
      font-size: 0.75rem;
      line-height: 1;
    }
    /* In the least height the price is beside the name again, which breaks into two lines. */
    [data-fit='${CLOSEST}'] &[data-many='some'] {
      width: 20rem;
      > li > * > * {
        grid-template-columns: auto 1fr auto;
        padding-inline-end: 0.3rem;
        > span:first-child {
          grid-row: 1;
        }
        > b + * {
          grid-column: 3;
        }
      }
    }
    [data-fit='${CLOSEST}'] &[data-many='many'] {
      grid-template-columns: repeat(3, 1fr);
      width: 38cqi;
    }
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 1.4rem;
  ${finger}
  /* Leaves room for the number key of a card that can be picked. */
  padding: 0 1.2rem 0 0.25rem;
  border-bottom: 1px solid ${colour('lineSoft')};
  font-size: 0.75rem;
  line-height: 1.1;
  > span:first-child {
    font-size: 0.75rem;
  }
  > b {
    flex: 1;
    font-family: ${font.display};
    font-weight: 600;
  }
`;

/** The development area, or the quest area, with each card's price and worth. */
export function Development({ player, words, anchor }: { player: Player; words: Words<Imperium>; anchor: string }) {
  const n = player.development.length;
  if (n === 0) return null;
  return (
    <Zone
      title={
        <>
          <Icon name="development" label="" />
          {words.term(hasQuests(player) ? 'quests' : 'development')}
        </>
      }
      within
      anchor={anchor}
      aside={<TokenOn at="development" player={player} words={words} />}
    >
      <List data-many={n > SOME ? 'many' : n > FEW ? 'some' : 'few'}>
        {player.development.map((id) => (
          <li key={id}>
            <Spot id={id}>
              <Row data-card={id}>
                <Shield card={cardOf(id)} words={words} />
                <b>{words.name(id)}</b>
                <Cost cost={cardOf(id).facts.developmentCost} words={words} />
              </Row>
            </Spot>
          </li>
        ))}
      </List>
    </Zone>
  );
}
