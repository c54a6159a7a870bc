import { GiBrokenShield, GiLaurels, GiPeaceDove } from 'react-icons/gi';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import type { Result, Seat } from '../../../games/kit/core';
import { Painted } from '../../pictures/Painted';
import { Shapes } from '../../pictures/Shapes';
import { useDaylight } from '../../pictures/useDaylight';
import {
  colour,
  eitherOf,
  font,
  medium,
  narrow,
  onSeatFill,
  radius,
  seatColour,
  seatFill,
  seatSign,
  shadow,
  size,
  space,
} from '../../theme';
import { numeral } from '../../ui/numeral';
import { useUi } from '../../words';
import { useModule, useTable, useView } from '../TableContext';
import { standsOf, type Stand } from './stands';

/** Width that the picture is drawn at, in CSS pixels: of the table beside its column on a desk. */
const WIDTH = 1100;

const Stage = styled.div`
  position: relative;
  display: grid;
  height: 19rem;
  overflow: hidden;
  border-radius: ${radius.l};
  background: linear-gradient(${colour('groundFar')}, ${colour('ground')});
  box-shadow: ${shadow.mid};
  ${narrow} {
    height: 15rem;
  }
`;

/** By night it is darker. */
const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${eitherOf(['transparent', '#0b0f1e99'])};
  }
`;

const rise = keyframes`
  from {
    transform: translateY(40%);
    opacity: 0;
  }
`;

/** All who took part, the best in the middle. They lie over the picture. */
const Row = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  justify-content: center;
  gap: ${space.s};
  min-width: 0;
  padding-inline: ${space.s};
  ${medium} {
    gap: ${space.l};
  }
  /* A phone's width is shared by the names: who has a long one takes what the others' leave. */
  ${narrow} {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(4rem, auto);
    gap: ${space.xs};
    padding-inline: ${space.xs};
    --name: clamp(${size.tiny}, calc((100vw - 7rem) / var(--letters) * 1.9), ${size.small});
  }
`;

const Place = styled.div<{ $first: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  flex: ${({ $first }) => ($first ? 1.5 : 1)} 1 0;
  min-width: 0;
  max-width: ${({ $first }) => ($first ? 18 : 13)}rem;
  ${narrow} {
    max-width: none;
    /* As wide as it is where no other needs more. */
    &::after {
      content: '';
      width: ${({ $first }) => ($first ? 6.5 : 4.5)}rem;
    }
  }
  animation: ${rise} 700ms ease-out backwards;
`;

/** As wide as a place: on a wide stage the winner stands in the middle. */
const Spare = styled.div`
  flex: 1 1 0;
  max-width: 13rem;
  ${narrow} {
    display: none;
  }
`;

/** The name: on the winner's a banner in their colour, with its two tails. */
const Banner = styled.p<{ $seat: Seat | null }>`
  display: flex;
  justify-content: center;
  gap: 0.4em;
  width: 108%;
  padding: ${space.s} ${space.xl};
  background: ${({ $seat }) => ($seat === null ? colour('ink') : seatFill($seat))};
  color: ${({ $seat }) => ($seat === null ? colour('ground') : onSeatFill($seat))};
  font-family: ${font.display};
  font-size: ${size.title};
  font-weight: 700;
  line-height: 1.2;
  clip-path: polygon(0 0, 100% 0, calc(100% - 0.7rem) 50%, 100% 100%, 0 100%, 0.7rem 50%);
  ${narrow} {
    align-items: center;
    width: 104%;
    padding: ${space.xs} 0.8rem;
    font-size: calc(var(--name) + 0.125rem);
  }
`;

/** The sign beside a name; on a phone the name has the width, and the winner's is in the wreath. */
const Beside = styled.span`
  ${narrow} {
    display: none;
  }
`;

/** Sign and name; on a phone the sign stands over the name, which has all the width. */
const Named = styled.span`
  display: flex;
  gap: 0.3em;
  ${narrow} {
    flex-direction: column;
    align-items: center;
    gap: 0;
    font-size: var(--name);
    line-height: 1.15;
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  max-width: 100%;
`;

/** The wreath, and in it on a ground of its own the winner's sign. */
const Wreath = styled.div<{ $seat: Seat | null }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 7.25rem;
  height: 7.25rem;
  margin-bottom: ${space.xs};
  border: 4px solid ${({ $seat }) => ($seat === null ? colour('line') : seatFill($seat))};
  border-radius: ${radius.round};
  background: ${colour('raised')};
  box-shadow: ${shadow.mid};
  > svg {
    position: absolute;
    inset: 0.2rem;
    width: calc(100% - 0.4rem);
    height: calc(100% - 0.4rem);
    color: ${colour('bronze')};
  }
  ${narrow} {
    width: 4.25rem;
    height: 4.25rem;
  }
`;

const Counted = styled(Name)`
  font-family: ${font.body};
  font-size: ${size.small};
  ${narrow} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    text-align: center;
    white-space: normal;
  }
`;

const Points = styled.b`
  position: relative;
  font-family: ${font.display};
  font-size: 1.9rem;
  line-height: 1;
  ${narrow} {
    font-size: ${size.body};
  }
`;

/** The winner's, cut into the stone: its near edge is lit. */
const Carved = styled(Points)`
  font-size: 3rem;
  text-shadow: 0 1px 1px var(--edge);
  ${narrow} {
    font-size: ${size.title};
  }
`;

const Sign = styled.span<{ $seat: Seat }>`
  position: relative;
  color: ${({ $seat }) => seatColour($seat)};
  font-size: 1.9rem;
  line-height: 1;
  ${narrow} {
    font-size: ${size.body};
  }
`;

/** A block of stone, as high as its rank. */
const Plinth = styled.div<{ $high: number }>`
  display: grid;
  align-content: center;
  justify-items: center;
  width: 100%;
  position: relative;
  height: ${({ $high }) => $high}rem;
  padding: ${space.m} ${space.s} ${space.xs};
  ${narrow} {
    height: ${({ $high }) => $high * 0.5 + 2.6}rem;
    padding-inline: 0.1rem;
    font-size: ${size.small};
  }
  /* The cap's shade, flutes, and the round of a drum that is lit from the left. */
  background:
    linear-gradient(${colour('shadow')}, transparent 1.6rem),
    repeating-linear-gradient(
      90deg,
      transparent 0 0.9rem,
      color-mix(in srgb, ${colour('ink')} 7%, transparent) 1.15rem,
      color-mix(in srgb, ${colour('raised')} 60%, transparent) 1.2rem 1.3rem
    ),
    linear-gradient(
      90deg,
      ${colour('surface')},
      ${colour('raised')} 24%,
      ${colour('surface')} 55%,
      color-mix(in srgb, ${colour('ink')} 18%, ${colour('sunk')})
    );
  box-shadow: ${shadow.mid};
  color: ${colour('ink')};
  font-family: ${font.display};
  line-height: 1.2;
  > span {
    max-width: 100%;
  }
  /* Its cap: a slab on a narrower one. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    border-radius: ${radius.s};
    background: linear-gradient(90deg, ${colour('raised')} 40%, ${colour('sunk')});
    box-shadow: ${shadow.low};
  }
  --over: 0.4rem;
  ${narrow} {
    --over: 0.125rem;
  }
  &::before {
    inset: 0 calc(-1 * var(--over)) auto;
    z-index: 1;
    height: 0.5rem;
  }
  &::after {
    inset: 0.5rem calc(-0.5 * var(--over)) auto;
    height: 0.3rem;
  }
`;

/** How high a plinth is, in rem: the winner's, and those of who is so far behind. */
const HEIGHTS = [7.3, 5.5, 4.8, 4.1] as const;

/**
 * The last scene: the winner's world behind a podium, with all who took part on it. It says in a picture what the scores below
 * say in words, and is one picture for who hears it.
 */
export function Podium({ result, counted }: { result: Result; counted: string | undefined }) {
  const { words, nameOf } = useTable();
  const { say } = useUi();
  const stands = standsOf(result);
  const nameAt = ({ seat, actor }: Stand): string => (seat === null ? words.term(actor ?? '') : nameOf(seat));
  /** What the score counts, where that is not the points of all. */
  const unitOf = ({ of = counted }: Stand): string | undefined => (of === undefined ? undefined : words.term(of));
  // Where one counts something else, points say that they are.
  const mixed = stands.some(({ of }) => of !== undefined);
  const numberOf = (stand: Stand): ReactNode =>
    mixed && unitOf(stand) === undefined ? say('result.points', { n: stand.n }) : numeral(stand.n);
  const told = stands.map((stand) =>
    [
      `${nameAt(stand)}: ${unitOf(stand) === undefined ? say('result.points', { n: stand.n }) : `${unitOf(stand)} ${stand.n}`}`,
      ...(stand.wins ? [say('result.winner')] : []),
    ].join(', '),
  );
  const letters = stands.reduce((sum, stand) => sum + nameAt(stand).length, 0);
  const others = stands.filter(({ wins }) => !wins).length;
  const nobody = !stands.some(({ wins }) => wins);
  return (
    <Stage role="img" aria-label={[...(nobody ? [say('result.nobody')] : []), ...told].join('; ')} data-podium>
      <World result={result} />
      <Row aria-hidden style={{ '--letters': String(letters) }}>
        {nobody && (
          <Place $first style={{ order: 0 }}>
            <Wreath $seat={null}>{result.ending === 'agreed' ? <GiPeaceDove /> : <GiBrokenShield />}</Wreath>
            <Plinth $high={HEIGHTS[0]} />
          </Place>
        )}
        {others % 2 === 1 && <Spare style={{ order: -stands.length }} />}
        {stands.map((stand, i) => {
          const { key, seat, wins, behind } = stand;
          const unit = unitOf(stand);
          const sign = seat !== null && <span style={{ color: seatColour(seat) }}>{seatSign(seat)}</span>;
          // To the left and to the right of the winner in turn.
          const at = i + Number(nobody);
          const order = at % 2 ? at : -at;
          return wins ? (
            <Place key={key} $first style={{ order }}>
              <Wreath $seat={seat}>
                {seat === null ? <GiBrokenShield /> : <GiLaurels />}
                {seat !== null && <Sign $seat={seat}>{seatSign(seat)}</Sign>}
              </Wreath>
              <Banner $seat={seat}>
                {seat !== null && <Beside>{seatSign(seat)}</Beside>}
                <Name data-name>{nameAt(stand)}</Name>
              </Banner>
              <Plinth $high={HEIGHTS[0]}>
                <Name>{say('result.winner')}</Name>
                <Carved>{numberOf(stand)}</Carved>
                {unit !== undefined && <Counted>{unit}</Counted>}
              </Plinth>
            </Place>
          ) : (
            <Place key={key} $first={false} style={{ order, animationDelay: '150ms' }}>
              <Plinth $high={HEIGHTS[Math.min(behind, HEIGHTS.length - 1)] ?? HEIGHTS[1]}>
                <Named>
                  {sign}
                  <Name data-name>{nameAt(stand)}</Name>
                </Named>
                <Points>{numberOf(stand)}</Points>
                {mixed && unit !== undefined && <Counted>{unit}</Counted>}
              </Plinth>
            </Place>
          );
        })}
      </Row>
    </Stage>
  );
}

/** Where the winner is at home, else the picture on the box; where pictures are plain, that in flat shapes. */
function World({ result: { winners } }: { result: Result }) {
  const view = useView();
  const { pictures, homeOf } = useModule();
  const daylight = useDaylight();
  const [winner] = winners;
  const home = winner === undefined ? undefined : homeOf?.(view, winner);
  const { ruleset, homes, cover } = pictures ?? {};
  if (ruleset === undefined) return null;
  if (!daylight)
    return (
      <Backdrop>
        <Shapes ruleset={ruleset} />
      </Backdrop>
    );
  if (homes && typeof home === 'string')
    return <Painted ruleset={`${ruleset} homes`} scenes={homes} id={home} daylight={daylight} width={WIDTH} stage />;
  return (
    cover && (
      <Painted ruleset={`${ruleset} cover`} scenes={cover} id={ruleset} daylight={daylight} width={WIDTH} stage />
    )
  );
}
