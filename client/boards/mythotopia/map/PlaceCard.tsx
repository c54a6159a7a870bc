import styled from 'styled-components';
import type { BorderKind, Place } from '../../../../games/mythotopia/card';
import { coast, crossing, neighbours, provinceOf, PROVINCES } from '../../../../games/mythotopia/map';
import { attackersOf, leaders, sidesOf, sourcesOf, type Side } from '../../../../games/mythotopia/rules/strength';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import type { Useful } from '../../../../games/mythotopia/words/phrases';
import { Below, Icon, SeatName, SeatSign, type BoardProps } from '../../../table';
import { colour, onSeatFill, radius, seatFill } from '../../../theme';
import { useUi } from '../../../words';
import { Body, Head, Line, PlaceBox } from '../../map/PlaceBox';
import { settlementOf } from '../facts';
import { isLand } from './geometry';

const Borders = styled.ul`
  columns: 2;
  column-gap: 0.8rem;
  li {
    display: flex;
    gap: 0.3rem;
    white-space: nowrap;
    overflow: hidden;
  }
  small {
    margin-inline-start: auto;
    color: ${colour('inkSoft')};
    font-size: 0.75rem;
  }
`;

const Sides = styled.div`
  display: flex;
  gap: 0.4rem;
  > span {
    flex: 1;
    padding: 0.1rem 0.4rem;
    border: 2px solid transparent;
    border-radius: ${radius.s};
    color: ${colour('ground')};
    font-weight: 700;
  }
  > span[data-leads='true'] {
    border-color: ${colour('glow')};
  }
  b {
    font-size: 1.1rem;
  }
`;

interface Props extends BoardProps<Mythotopia> {
  place: Place;
  anchor: SVGElement;
}

/** What an invasion over a border costs in food (M6.1.3), before improvements. */
const FOOD: Readonly<Record<BorderKind, number | null>> = {
  plain: 1,
  hills: 2,
  mountains: null,
  coast: null,
  sea: null,
};

/** The card of a place: its owner, what stands there and how strong, its borders, what I can do there. */
export const PlaceCard = ({ view, words, place, anchor }: Props) => (
  <PlaceBox place={place} anchor={anchor}>
    {isLand(place) ? (
      <Province view={view} words={words} place={place} />
    ) : (
      <Sea view={view} words={words} place={place} />
    )}
  </PlaceBox>
);

type Part = Pick<Props, 'view' | 'words' | 'place'>;

/** What is in a province that is good for something. */
function usefulIn(view: Mythotopia, place: Place): Useful[] {
  const settled = view.owners[place] === undefined ? 'town' : settlementOf(view, place);
  return [
    ...(settled === 'town' ? [] : [settled]),
    ...(view.castles.includes(place) ? (['castle'] as const) : []),
    ...(view.dragons.includes(place) ? (['dragon'] as const) : []),
    ...(view.runestones.includes(place) ? (['runestone'] as const) : []),
    ...(provinceOf(place).rough ? (['rough'] as const) : []),
  ];
}

/** What a side's strength comes from: its pieces, the ground, cards in its reserve. */
const Sources = ({ view, words, place, side }: Part & { side: Side }) => (
  <>
    {sourcesOf(view, place, side).map(({ what, n }) => (
      <span key={what}>
        +{n} <Icon name={what} label="" /> {words.term(what)}
      </span>
    ))}
  </>
);

function Province({ view, words, place }: Part) {
  const { say } = useUi();
  const { term } = words;
  const { resource, rough, island } = provinceOf(place);
  const owner = view.owners[place];
  const sides = sidesOf(view, place);
  const first = leaders(sides);
  const ways = neighbours(place);
  const overSea =
    coast(place).length === 0
      ? []
      : PROVINCES.filter((to) => to !== place && crossing(place, to) === 1 && !ways.some((way) => way.place === to));
  return (
    <>
      <Head>
        {words.name(place)}
        <span>
          <Icon name={resource} label={term(resource)} />
          {rough && <Icon name="rough" label={term('rough')} />}
          {island && <Icon name="island" label={term('island')} />}
        </span>
      </Head>
      <Body>
        <Line>
          {owner === undefined ? (
            <span>{term('neutral')}</span>
          ) : (
            <span>
              <SeatName seat={owner} />
            </span>
          )}
          {owner !== undefined && (
            <span>
              <Icon name={settlementOf(view, place)} label="" /> {term(settlementOf(view, place))}
            </span>
          )}
        </Line>
        {usefulIn(view, place).map((what) => (
          <p key={what}>
            <Icon name={what} label="" /> <b>{term(what)}</b>: {term(`${what}Use`)}
          </p>
        ))}
        {attackersOf(view, place).length > 0 ? (
          <>
            <h4>
              {term('war')}
              {first.length > 1 && ` · ${term('tie')}`}
            </h4>
            <Sides>
              {sides.map(({ seat, strength, defends }) => (
                <span
                  key={seat ?? 'neutral'}
                  data-leads={first.length === 1 && first[0]?.seat === seat}
                  style={
                    seat === null
                      ? { background: colour('inkSoft') }
                      : { background: seatFill(seat), color: onSeatFill(seat) }
                  }
                >
                  <b>{strength}</b> {seat === null ? term('neutral') : term(defends ? 'defender' : 'attacker')}
                </span>
              ))}
            </Sides>
            {sides.map((side) => (
              <Line key={side.seat ?? 'neutral'}>
                <span>{side.seat === null ? term('neutral') : <SeatName seat={side.seat} />}</span>
                <Sources view={view} words={words} place={place} side={side} />
              </Line>
            ))}
            {first.length === 1 && first[0] && (
              <Line>
                <span>
                  <Icon name="points" label="" /> {term('leader')}:
                </span>{' '}
                {first[0].seat === null ? term('neutral') : <SeatName seat={first[0].seat} />}
              </Line>
            )}
          </>
        ) : (
          <Line>
            <span>
              <Icon name="strength" label="" /> {term('strength')} <b>{sides[0]?.strength}</b>
            </span>
            {sides[0] && <Sources view={view} words={words} place={place} side={sides[0]} />}
          </Line>
        )}
        <h4>{say('map.neighbours')}</h4>
        <Borders>
          {ways.map(({ place: to, border: { kind, id } }) => (
            <li key={to}>
              {view.owners[to] === undefined ? <span>○</span> : <SeatSign seat={view.owners[to]} />}
              {words.name(to)}
              <small>
                {view.roads.includes(id) && <Icon name="road" label={term('road')} />}{' '}
                {kind !== 'plain' && <Icon name={kind} label={term(kind)} />}{' '}
                {FOOD[kind] !== null && (
                  <>
                    {FOOD[kind]}
                    <Icon name="food" label={term('food')} />
                  </>
                )}
              </small>
            </li>
          ))}
        </Borders>
        {overSea.length > 0 && (
          <Line style={{ flexWrap: 'nowrap' }}>
            <span>
              <Icon name="ship" label={term('ship')} />
            </span>
            <span style={{ whiteSpace: 'normal' }}>{overSea.map((to) => words.name(to)).join(', ')}</span>
          </Line>
        )}
      </Body>
    </>
  );
}

function Sea({ view, words, place }: Part) {
  const ships = (view.ships[place] ?? []).flatMap((n, seat) => (n > 0 ? [{ seat, n }] : []));
  return (
    <>
      <Head>
        <div>
          {words.name(place)}
          <Below name={words.below(place)} />
        </div>
        <span>
          <Icon name="sea" label={words.term('sea')} />
        </span>
      </Head>
      <Body>
        {ships.length > 0 && (
          <Line>
            {ships.map(({ seat, n }) => (
              <span key={seat}>
                <SeatName seat={seat} /> {n} <Icon name="ship" label={words.term('ship')} />
              </span>
            ))}
          </Line>
        )}
        <h4>{words.term('coast')}</h4>
        <Borders>
          {coast(place).map((to) => (
            <li key={to}>
              {view.owners[to] === undefined ? <span>○</span> : <SeatSign seat={view.owners[to]} />}
              {words.name(to)}
            </li>
          ))}
        </Borders>
      </Body>
    </>
  );
}
