import { useLayoutEffect, type ReactNode } from 'react';
import { GiLaurelCrown } from 'react-icons/gi';
import styled from 'styled-components';
import type { ComponentId, Result, Seat } from '../../games/kit/core';
import { MATCH_EVENTS } from '../../games/kit/giveUp';
import type { MatchRecord } from '../../games/kit/record';
import type { Ruleset } from '../../games/kit/ruleset';
import { colour, font, medium, radius, seatColour, shadow, size, space } from '../theme';
import { numeral } from '../ui/numeral';
import { Row, Soft } from '../ui/parts';
import { useList, useUi } from '../words';
import { useTable, useView } from './TableContext';
import { Ending } from './ending/Ending';
import { Podium } from './ending/Podium';
import { CardChip, SeatName, Tokens } from './Tokens';

const Screen = styled.section`
  display: grid;
  gap: ${space.l};
`;

/** The podium, and who has won: where there is room, on a plate in the picture's upper left, beside the wreath in its middle. */
const Scene = styled.div`
  position: relative;
  display: grid;
  gap: ${space.m};
`;

const Headline = styled.header`
  text-align: center;
  h2 {
    font-size: ${size.display};
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
  ${medium} {
    position: absolute;
    z-index: 1;
    inset: ${space.l} auto auto 0;
    max-width: calc(50% - 5.5rem);
    padding: ${space.s} ${space.l} ${space.m};
    border: 1px solid ${colour('bronze')};
    border-left: 0;
    border-radius: 0 ${radius.m} ${radius.m} 0;
    background: ${colour('raised')};
    box-shadow: ${shadow.mid};
    text-align: start;
    h2 {
      font-size: clamp(1.5rem, 2.8vw, 2.5rem);
    }
  }
`;

const Afterwards = styled(Row)`
  justify-content: center;
`;

const Columns = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${space.l};
`;

const Player = styled.li<{ $seat?: number; $won: boolean }>`
  container-type: inline-size;
  overflow: hidden;
  border: ${({ $won }) => ($won ? 2 : 1)}px solid ${({ $won }) => colour($won ? 'bronze' : 'lineSoft')};
  border-top: 6px solid ${({ $seat }) => ($seat === undefined ? 'currentColor' : seatColour($seat))};
  border-radius: ${radius.l};
  background: ${({ $won }) => colour($won ? 'raised' : 'surface')};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  padding: ${space.m} ${space.l};
  h3 {
    font-size: ${size.lead};
  }
`;

const Score = styled.p`
  display: flex;
  margin-inline-start: auto;
  align-items: center;
  gap: ${space.s};
  font-family: ${font.display};
  font-size: clamp(${size.lead}, 7cqi, ${size.title});
  font-weight: 700;
  white-space: nowrap;
  svg {
    color: ${colour('bronze')};
  }
`;

const Details = styled.ul`
  columns: 13rem;
  column-gap: ${space.xl};
  padding: 0 ${space.l} ${space.m};
  font-size: ${size.small};
  li {
    display: flex;
    justify-content: space-between;
    gap: ${space.s};
    padding: 0.2rem 0;
    border-top: 1px solid ${colour('lineSoft')};
    break-inside: avoid;
  }
  b {
  }
`;

const How = styled(Soft)`
  font-size: ${size.tiny};
`;

interface Props {
  result: Result;
  rules: Ruleset;
  /** The match as a record, where it is to be had. */
  record?: (() => Promise<MatchRecord | null>) | undefined;
  /** Called once they are there. */
  onShown(): void;
  children?: ReactNode;
}

/** How the match ended: winners, scores, and what each score is made of; and what may be done now. */
export default function FinalScores({ result, rules, record, onShown, children }: Props) {
  const view = useView();
  const { words, nameOf, seat: mine, components } = useTable();
  // Who gives up, or that all agree, is told as an event of its own; a ruleset may have events that are called as its endings.
  const decided = Object.hasOwn(MATCH_EVENTS, result.ending);
  const told = (decided && view.events.findLast(({ k }) => k === result.ending)) || view.events.at(-1);
  const { say } = useUi();
  const list = useList();
  const seats = result.scores
    .map((_, seat) => seat)
    .sort(
      (a, b) =>
        Number(result.winners.includes(b)) - Number(result.winners.includes(a)) ||
        (result.scores[b] ?? 0) - (result.scores[a] ?? 0),
    );
  useLayoutEffect(onShown, [onShown]);
  const won = mine !== null && result.winners.includes(mine);
  const { actors = [] } = result;
  const winners = [
    ...result.winners.map(nameOf),
    ...actors.filter(({ wins }) => wins).map(({ actor }) => words.term(actor)),
  ];
  return (
    <Screen aria-label={say('result.title')} data-shell="scores">
      <Scene>
        <Headline>
          <h2>
            {won && winners.length === 1
              ? say('result.youWin')
              : winners.length === 0
                ? say('result.nobody')
                : say('result.win', { names: list(winners), n: winners.length })}
          </h2>
          <Soft as="div">
            {told?.k === 'over' || told?.k === result.ending ? (
              <Tokens tokens={words.event(view, told)} />
            ) : (
              words.term(result.ending)
            )}
          </Soft>
        </Headline>
        <Podium result={result} counted={rules.scored} />
      </Scene>
      {children && <Afterwards>{children}</Afterwards>}
      <Ending result={result} rules={rules} record={record} />
      <Columns>
        {seats.map((seat) => (
          <Player key={seat} $seat={seat} $won={result.winners.includes(seat)}>
            <Head>
              <h3>
                <SeatName seat={seat} />
              </h3>
              <Score>
                {result.winners.includes(seat) && <GiLaurelCrown aria-label={say('result.winner')} role="img" />}
                <Scored n={result.scores[seat] ?? 0} of={rules.scored} />
              </Score>
            </Head>
            <Details>
              {inOrder(result.details[seat] ?? [], components).map(([key, points], i) => (
                <li key={i}>
                  <span>
                    <Source of={key} />
                    <Counted of={key} seat={seat} />
                  </span>
                  <b>{numeral(points)}</b>
                </li>
              ))}
              {result.ties?.[seat]?.map(([key, n]) => (
                <li key={key}>
                  <i>
                    {say('result.tie')} <Source of={key} />
                  </i>
                  <b>{n}</b>
                </li>
              ))}
            </Details>
          </Player>
        ))}
        {actors.map(({ actor, score, wins, measure }) => (
          <Player key={actor} $won={wins}>
            <Head>
              <h3>{words.term(actor)}</h3>
              <Score>
                {wins && <GiLaurelCrown aria-label={say('result.winner')} role="img" />}
                {measure ? score : say('result.points', { n: score })}
              </Score>
            </Head>
            {measure && (
              <Details>
                <li>
                  <span>{words.term(measure.of)}</span>
                  <b>{score}</b>
                </li>
              </Details>
            )}
          </Player>
        ))}
      </Columns>
    </Screen>
  );
}

/** A score: points, or how many there are of what is counted. */
function Scored({ n, of }: { n: number; of: string | undefined }) {
  const { words } = useTable();
  const { say } = useUi();
  if (of === undefined) return say('result.points', { n });
  return (
    <>
      <Soft as="span">{words.term(of)}</Soft> {n}
    </>
  );
}

type Detail = Result['details'][number][number];

/** What is no component first, then components by what they are worth. */
const inOrder = (details: readonly Detail[], components: ReadonlySet<ComponentId>): Detail[] =>
  [...details].sort(([a, x], [b, y]) => Number(components.has(a)) - Number(components.has(b)) || y - x);

/** How a component's points were counted, below its name. */
function Counted({ of: key, seat }: { of: string; seat: Seat }) {
  const view = useView();
  const { words, components } = useTable();
  const counted = components.has(key) ? words.counted?.(view, seat, key) : null;
  return (
    counted && (
      <How>
        <Tokens tokens={counted} />
      </How>
    )
  );
}

/** What points come from: a component, or something that has a word of its own. */
function Source({ of: key }: { of: string }) {
  const { words, components } = useTable();
  return components.has(key) ? <CardChip id={key} label={words.name(key)} /> : words.term(key);
}
