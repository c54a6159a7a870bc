import { useState } from 'react';
import styled from 'styled-components';
import { emptying } from '../../../../games/imperium/rules/prospects';
import type { Imperium, Player } from '../../../../games/imperium/state';
import { HIDDEN, type Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { Icon, SeatName, Spot, useQuestion, useTable } from '../../../table';
import { colour, desk, FINGER, finger, font, narrow, radius, seatFill, shadow, space } from '../../../theme';
import { useUi } from '../../../words';
import { Mark } from '../card/Mark';
import { Figure, Zone } from '../../common/parts';
import { Goals } from './Ahead';
import { matOf } from './anchors';
import { Banner } from './Banner';
import { hasDevelopments, hasNationDeck, hasQuests, isSinking } from './nation';
import { inPlay, PlayArea } from './PlayArea';
import { State } from './State';

const Mat = styled.section`
  scroll-margin-top: 3.75rem;
  min-width: 0;
  padding: 0.35rem ${space.s};
  border-top: 3px solid var(--seat);
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${colour('ground')} 35%, ${colour('surface')});
  box-shadow: ${shadow.low};
  container: imperium-mat / inline-size;
`;

const Inside = styled.div`
  display: grid;
  gap: 0.3rem ${space.m};
  align-items: start;
  @container imperium-mat (min-width: 36rem) {
    grid-template-columns: 18.5rem minmax(0, 1fr);
  }
  /* As wide as the table: figures in one line, cards below. */
  ${desk} {
    @container imperium-mat (min-width: 56rem) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Head = styled.div`
  display: grid;
  gap: 0.15rem;
  ${desk} {
    @container imperium-mat (min-width: 56rem) {
      display: flex;
      align-items: center;
      gap: ${space.xl};
    }
  }
`;

/** How far tokens and the glow reach beyond a chip. */
const ROUND = '0.3rem';

/**
 * Folded: two rows of narrow chips. Above a desk's table always as high as two rows, so that nothing below moves when a card is
 * played.
 */
const Laid = styled.div`
  &[data-few='true'] {
    max-height: 3.9rem;
    ${narrow} {
      max-height: calc(2 * ${FINGER} + 0.4rem);
    }
    overflow-y: auto;
    scrollbar-width: thin;
  }
  ${desk} {
    &[data-above='true'] {
      height: 3.9rem;
    }
    @container imperium-mat (min-width: 56rem) {
      &[data-above='true'] {
        box-sizing: content-box;
        margin: -${ROUND};
        padding: ${ROUND};
        overflow-y: auto;
        scrollbar-width: thin;
      }
    }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.1rem ${space.s};
  --named: 0.85rem;
  --between: 0;
  h2 {
    font-family: ${font.display};
    font-size: 0.95rem;
  }
`;

const Fold = styled.button`
  min-width: 2rem;
  min-height: 1.6rem;
  margin: -0.1rem 0 -0.1rem auto;
  border: 0;
  background: none;
  color: ${colour('bronze')};
  cursor: pointer;
  > span {
    display: block;
    transition: rotate 150ms;
  }
  &[aria-expanded='true'] > span {
    rotate: 90deg;
  }
`;

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.15rem 0.55rem;
  font-size: 0.85rem;
  > button {
    padding: 0 0.4em;
    border: 1px solid ${colour('line')};
    border-radius: ${radius.s};
    background: ${colour('raised')};
    cursor: pointer;
    ${finger}
  }
`;

interface Props {
  view: Imperium;
  seat: Seat;
  words: Words<Imperium>;
  /** Whether it lies beside the table, among the panels that make room for each other. */
  beside?: boolean;
}

/**
 * Another player's mat. Folded, it shows two rows of the cards in play, and numbers instead of the state card. With
 * several opponents mats begin folded; a mat unfolds while one of its cards can be picked. Beside the table it is a panel
 * that folds as the others there.
 */
export function Other({ view, seat, words, beside = false }: Props) {
  const [open, setOpen] = useState(view.seats === 2);
  const { isSelectable } = useQuestion();
  const player = view.players[seat];
  if (!player) return null;
  const cards = inPlay(player);
  const asked = cards.some((id) => isSelectable(id) || player.garrison[id]?.some(isSelectable));
  const unfolded = open || asked;
  const heading = `${matOf(seat)}-name`;
  const nation = (
    <>
      <Banner player={player} words={words} brief />
      {!unfolded && <Icon name={player.state} label={words.term(player.state)} />}
    </>
  );
  const inside = (
    <>
      {unfolded && <State player={player} words={words} brief />}
      <Counts view={view} seat={seat} player={player} words={words} />
    </>
  );
  const laid = (
    <Laid data-few={!unfolded} data-above={!beside && (!unfolded || view.seats === 2)}>
      <PlayArea seat={seat} player={player} view={view} words={words} as={unfolded && !beside ? 'chip' : 'brief'} />
    </Laid>
  );
  const style = { '--seat': seatFill(seat) };
  if (beside)
    return (
      <Mat style={style}>
        <Zone title={<SeatName seat={seat} />} aside={nation} folds={matOf(seat)} anchor={matOf(seat)} asked={asked}>
          <Head>{inside}</Head>
          {laid}
        </Zone>
      </Mat>
    );
  return (
    <Mat id={matOf(seat)} aria-labelledby={heading} style={style}>
      <Inside>
        <Head>
          <Line>
            <h2 id={heading}>
              <SeatName seat={seat} />
            </h2>
            {nation}
            {cards.length > 0 && (
              <Fold
                type="button"
                aria-expanded={unfolded}
                aria-disabled={asked}
                aria-label={words.term('play')}
                onClick={() => setOpen(!open)}
              >
                <span aria-hidden>▸</span>
              </Fold>
            )}
          </Line>
          {inside}
        </Head>
        {laid}
      </Inside>
    </Mat>
  );
}

const PILES = ['hand', 'deck', 'discard', 'history', 'sunken', 'development', 'nationDeck'] as const;

/** The piles that the player's nation has. */
const pilesOf = (player: Player) => {
  const lacking = new Set<string>([
    isSinking(player) ? 'history' : 'sunken',
    ...(hasNationDeck(player) ? [] : ['nationDeck']),
    ...(hasDevelopments(player) ? [] : ['development']),
  ]);
  return PILES.filter((key) => !lacking.has(key));
};

/**
 * The sizes of a player's piles. A pile that the viewer may look through is a button; after the match all of them are.
 */
function Counts({ view, seat, player, words }: { view: Imperium; seat: Seat; player: Player; words: Words<Imperium> }) {
  const { openPile } = useTable<Imperium>();
  const { say } = useUi();
  const emptied = emptying(view, seat);
  return (
    <Figures>
      {pilesOf(player).map((key) => {
        const cards = player[key];
        const label = words.term(key === 'development' && hasQuests(player) ? 'quests' : key);
        const icon = key === 'sunken' ? 'river' : key;
        const figure = <Figure key={key} icon={icon} label={label} n={cards.length} pile={`${key} ${seat}`} />;
        return cards.some((id) => id !== HIDDEN) ? (
          <button key={key} type="button" onClick={() => openPile(label, cards)}>
            {figure}
          </button>
        ) : (
          figure
        );
      })}
      {player.accession !== null && (
        <Spot id={player.accession}>
          <Mark id={player.accession} small />
        </Spot>
      )}
      {(['nation', 'development'] as const)
        .filter((at) => player.exhausted.includes(at))
        .map((at) => (
          <Icon key={at} name="exhaust" label={say('pile.spent', { at })} />
        ))}
      {emptied !== null && (
        <span title={say('pile.emptying', { card: words.name(emptied) })}>
          <Icon name="UNR" label={say('pile.emptying', { card: words.name(emptied) })} />
        </span>
      )}
      <Goals view={view} seat={seat} words={words} />
    </Figures>
  );
}
