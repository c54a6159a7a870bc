import styled from 'styled-components';
import type { Words } from '../../../../games/kit/text/words';
import { cardOf } from '../../../../games/settlers/catalogue';
import { threats, type Threat as Attack } from '../../../../games/settlers/rules/attack';
import { RAZE_OPPONENT, isCommon, isRazable, player } from '../../../../games/settlers/rules/select';
import { targetOf, VIRTUAL } from '../../../../games/settlers/solo';
import type { Settlers } from '../../../../games/settlers/state';
import { Icon, Spot } from '../../../table';
import { colour, font, radius, space } from '../../../theme';
import { useUi } from '../../../words';
import { Figure, Panel, Zone } from '../../common/parts';
import { PileButton } from '../../common/PileButton';
import { lying } from '../card/cottage';
import { signName } from '../card/Signs';
import { Tile } from '../card/Tile';
import { DeckPlace } from './Piles';

const Mat = styled(Panel)`
  display: grid;
  gap: 0.3rem ${space.l};
  padding-block: 0.3rem;
  @container board (min-width: 54rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
  }
  --tile: min(12rem, calc(50% - 0.15rem));
  --tile-height: 4.4rem;
  --tile-letters: 0.75rem;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.6rem;
  font-size: 0.85rem;
  > b {
    font-family: ${font.display};
    font-size: 0.95rem;
  }
`;

/** Who would win now (S18.14). */
const Race = styled.p`
  flex-basis: 100%;
  color: ${colour('inkSoft')};
`;

/** The heading of a list in the same zone. */
const Caption = styled.p`
  margin-block: 0.2rem 0.35rem;
  color: ${colour('inkSoft')};
  font-size: 0.8rem;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem;
  > li {
    min-width: 0;
  }
`;

const Located = styled(List)`
  > li {
    width: var(--tile);
  }
  ${lying}
`;

const AttackCard = styled.div`
  display: grid;
  place-items: center;
  width: 2.1rem;
  height: 2.5rem;
  border: 1px solid ${colour('danger')};
  border-radius: ${radius.s};
  background: color-mix(in oklab, ${colour('danger')} 8%, ${colour('raised')});
  svg {
    width: 1.4rem;
    height: 1.4rem;
  }
`;

const Next = styled.li`
  display: flex;
  align-items: center;
  gap: 0.3rem;
`;

const Threat = styled.li`
  display: flex;
  align-items: center;
  gap: 0.3rem;
  padding: 0.1rem 0.45rem;
  border: 1px solid ${colour('lineSoft')};
  border-radius: ${radius.s};
  background: ${colour('raised')};
  font-size: 0.8rem;
  &[data-harmless='true'] {
    border-style: dashed;
    background: none;
    color: ${colour('inkSoft')};
  }
`;

/** How many attack cards with a target may come. */
const Count = ({ target, n, words }: Pick<Attack, 'target' | 'n'> & { words: Words<Settlers> }) => (
  <Figure icon={target} label={signName(target, words)} n={`${n}×`} />
);

/**
 * The virtual player: locations, the deals that are its attack line, what the next attack may take, and the score of
 * both.
 */
export function Solo({ view, words, className }: { view: Settlers; words: Words<Settlers>; className?: string }) {
  const { say } = useUi();
  const next = view.result ? [] : threats(view, 0);
  const dangerous = next.filter(({ victims }) => victims.length > 0);
  const harmless = next.filter(({ victims }) => victims.length === 0);
  const faction = player(view, 0).empire.filter((id) => !isCommon(cardOf(id))).length;
  return (
    <Mat className={className}>
      <Zone
        title={
          <>
            <Icon name={VIRTUAL} label="" /> {words.term(VIRTUAL)}
          </>
        }
      >
        <Head>
          <PileButton icon="pile" zone="pile" cards={view.pile} pile="pile" />
          <span>
            {say('town.yourFaction')} <b>{faction}</b>
          </span>
          {!view.result && <Race>{say(faction > view.pile.length ? 'town.ahead' : 'town.behind')}</Race>}
        </Head>
        <Caption>{say('town.collects')}</Caption>
        <Located data-pile="virtual">
          {view.virtual.map((id) => (
            <li key={id}>
              <Spot id={id}>
                <Tile id={id} view={view} words={words} tokens={isRazable(id) ? RAZE_OPPONENT : undefined} />
              </Spot>
            </li>
          ))}
        </Located>
      </Zone>
      <Zone title={words.term('line')}>
        <List data-pile="line">
          {/* The next card comes before the newest. */}
          <Next>
            <DeckPlace
              at="attackDeck"
              zone="attackDeck"
              n={view.attackDeck.length}
              pile="attackDeck"
              words={words}
              brief
            />
            <span aria-hidden>▸</span>
          </Next>
          {view.line.map((id) => (
            <li key={id}>
              <Spot id={id}>
                <AttackCard data-card={id}>
                  <Icon name={targetOf(id)} label={signName(targetOf(id), words)} />
                </AttackCard>
              </Spot>
            </li>
          ))}
        </List>
        {next.length > 0 && <Caption aria-hidden>{say('town.threats')}</Caption>}
        {next.length > 0 && (
          <List aria-label={say('town.threats')}>
            {dangerous.map(({ target, n, victims }) => (
              <Threat key={target}>
                <Count target={target} n={n} words={words} />
                <span>{[...new Set(victims.map((id) => words.name(id)))].join(' / ')}</span>
              </Threat>
            ))}
            {harmless.length > 0 && (
              <Threat data-harmless>
                {harmless.map(({ target, n }) => (
                  <Count key={target} target={target} n={n} words={words} />
                ))}
                <span>{say('town.nothing')}</span>
              </Threat>
            )}
          </List>
        )}
      </Zone>
    </Mat>
  );
}
