import { useState } from 'react';
import styled from 'styled-components';
import type { ComponentId, Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { CARDS, cardOf } from '../../../../games/settlers/catalogue';
import { RAZE_OPPONENT, controlled, isRazable, protectionOf } from '../../../../games/settlers/rules/select';
import type { Settlers } from '../../../../games/settlers/state';
import { Icon, SeatName, Spot, useQuestion } from '../../../table';
import { colour, eitherOf, finger, font, radius, seatColour, shadow, space } from '../../../theme';
import { useUi } from '../../../words';
import { Zone } from '../../common/parts';
import { Emblem } from '../card/Emblem';
import { Colours, Razed, Signs } from '../card/Signs';
import { TIMBER } from '../look/hues';
import { roofed, toneOf } from '../look/tone';
import { empireOf } from './anchors';
import { ColourCounts } from './ColourCounts';
import { Deals } from './Deals';
import { Forecast } from './Goods';
import { DeckPlace, OpenPiles } from './Piles';
import { Rows } from './Rows';

const Mat = styled.section`
  position: relative;
  scroll-margin-top: 3.75rem;
  min-width: 0;
  padding: 0.25rem ${space.s};
  border-top: 3px solid var(--seat);
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${eitherOf(TIMBER.plank)} 55%, ${colour('surface')});
  box-shadow: ${shadow.low};
  &[data-passed='true'] {
    background: ${colour('surface')};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.1rem 0.55rem;
  font-size: 0.85rem;
  h2 {
    font-family: ${font.display};
    font-size: 0.95rem;
  }
  > span svg {
    width: 1.15em;
    height: 1.15em;
  }
`;

const Passed = styled.span`
  padding: 0 0.45em;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.round};
  color: ${colour('inkSoft')};
  font-size: 0.78rem;
`;

const Fold = styled.button`
  min-width: 2rem;
  min-height: 1.5rem;
  margin-inline-start: auto;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.s};
  background: ${colour('raised')};
  color: ${colour('bronze')};
  font-size: 0.78rem;
  cursor: pointer;
`;

const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin-block: 0.2rem 0.25rem;
`;

/** A location in little room: its picture on its colour, and what razing it costs and brings. */
const Mark = styled.div`
  display: flex;
  align-items: stretch;
  min-height: 1.75rem;
  ${finger}
  overflow: hidden;
  border: 1px solid var(--deep);
  border-radius: 0.35rem;
  background: ${colour('raised')};
  font-size: 0.82rem;
  &[data-spent='true'] {
    opacity: 0.8;
  }
  > span:first-child {
    display: grid;
    place-items: center;
    width: 1.75rem;
    ${roofed}
    > svg {
      width: 1.3rem;
      height: 1.3rem;
    }
  }
  > span:last-child {
    display: flex;
    align-items: center;
    gap: 0.2rem;
    padding: 0 0.3rem;
  }
  b {
    max-width: 10rem;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The whole empire, over the rest of the table. */
const Full = styled.div`
  --tile: 6.2rem;
  --tile-height: 5rem;
  --tile-letters: 0.75rem;
  margin-top: 0.3rem;
  padding: 0.3rem;
  border-radius: ${radius.m};
  background: ${eitherOf(TIMBER.plank)};
`;

/** Up to so many locations of several opponents each have room for their names; more are told by their signs. */
const NAMED = 4;
/** As many of a single opponent. */
const NAMED_ALONE = 15;

interface Props {
  view: Settlers;
  seat: Seat;
  words: Words<Settlers>;
}

/**
 * Another empire, folded: goods, colours, what it will produce, and its locations, with what razing them takes and brings; of several
 * opponents those that can be razed or picked. One click opens the whole empire.
 */
export function Other({ view, seat, words }: Props) {
  const { say } = useUi();
  const { isSelectable } = useQuestion();
  const [open, setOpen] = useState(false);
  const player = view.players[seat];
  if (!player?.faction) return null;
  const heading = `${empireOf(seat)}-name`;
  const locations = controlled(view, seat);
  const passed = view.phase === 'action' && view.passed.includes(seat);
  const tokens = (id: ComponentId): number | undefined =>
    isRazable(id) ? RAZE_OPPONENT + protectionOf(view, id) : undefined;
  // With a single opponent there is room for everything.
  const alone = view.seats === 2;
  const shown = locations.filter((id) => alone || tokens(id) !== undefined || isSelectable(id));
  const named = shown.length <= (alone ? NAMED_ALONE : NAMED);
  const isCalm = view.phase === 'lookout';
  const known = player.hand.filter((id) => CARDS.has(id));
  return (
    <Mat id={empireOf(seat)} aria-labelledby={heading} style={{ '--seat': seatColour(seat) }} data-passed={passed}>
      <Line>
        <h2 id={heading}>
          <SeatName seat={seat} />
        </h2>
        <span>
          <Icon name={player.faction} label="" /> {words.term(player.faction)}
        </span>
        {view.first === seat && view.round > 0 && (
          <span>
            <Icon name="first" label={say('town.first')} />
          </span>
        )}
        {passed && <Passed>{say('town.passed')}</Passed>}
        <ColourCounts view={view} seat={seat} words={words} />
        <Forecast view={view} seat={seat} words={words} />
        <Fold type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.term('empire')} {locations.length} {open ? '▾' : '▸'}
        </Fold>
      </Line>
      {open ? (
        <Full>
          <Rows view={view} seat={seat} words={words} tokens={tokens} />
        </Full>
      ) : (
        shown.length > 0 &&
        !isCalm && (
          <Marks aria-label={alone ? words.term('empire') : say('town.razable')}>
            {shown.map((id) => (
              <li key={id}>
                <Spot id={id}>
                  <Mark style={toneOf(cardOf(id))} data-card={id} data-spent={(view.used[id] ?? 0) > 0}>
                    <span>
                      <Emblem id={id} />
                    </span>
                    <span>
                      {named && <b>{words.name(id)}</b>}
                      {alone && <Colours card={cardOf(id)} words={words} />}
                      {tokens(id) !== undefined && (
                        <>
                          {(alone || protectionOf(view, id) > 0) && (
                            <Signs of={[{ icon: 'raze', n: tokens(id) ?? 0 }]} words={words} />
                          )}
                          {(alone || protectionOf(view, id) > 0) && <span aria-hidden>▸</span>}
                          <Razed raze={cardOf(id).raze} words={words} />
                        </>
                      )}
                    </span>
                  </Mark>
                </Spot>
              </li>
            ))}
          </Marks>
        )
      )}
      {!isCalm && (player.deals.length > 0 || Object.keys(player.routes).length > 0) && (
        <Zone
          within
          quiet
          title={
            <>
              {words.term('deals')} · <SeatName seat={seat} />
            </>
          }
        >
          <Deals player={player} seat={seat} words={words} brief={!alone && !open} />
        </Zone>
      )}
      {open && (
        <Line>
          <DeckPlace at={`deck ${seat}`} zone="deck" n={player.deck.length} pile={`deck ${seat}`} words={words} brief />
          <OpenPiles player={player} seat={seat} brief />
          {known.length > 0 && (
            <Marks aria-label={words.term('hand')}>
              {known.map((id) => (
                <li key={id}>
                  <Spot id={id}>
                    <Mark style={toneOf(cardOf(id))} data-card={id}>
                      <span>
                        <Emblem id={id} />
                      </span>
                      <span>
                        <b>{words.name(id)}</b>
                      </span>
                    </Mark>
                  </Spot>
                </li>
              ))}
            </Marks>
          )}
        </Line>
      )}
    </Mat>
  );
}
