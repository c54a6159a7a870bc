import { useState } from 'react';
import styled, { css } from 'styled-components';
import type { ComponentId, Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { CATEGORIES, type Category } from '../../../../games/settlers/card';
import { cardOf } from '../../../../games/settlers/catalogue';
import { controlled, isCommon } from '../../../../games/settlers/rules/select';
import type { Settlers } from '../../../../games/settlers/state';
import { Icon, Spot, useQuestion } from '../../../table';
import { colour, eitherOf, font, PHONE } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { Spoken } from '../../../ui/parts';
import { Rubble } from '../card/Rubble';
import { Tile } from '../card/Tile';
import { TIMBER } from '../look/hues';
import { LANDS } from '../look/land';

/** A strip of land; what is drawn on it is behind the houses. */
const Row = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: var(--kind, 1.5rem) minmax(0, 1fr);
  align-items: stretch;
  padding-block: var(--row-apart, 0.22rem) 0.35rem;
  /* Below it the boardwalk that houses stand on. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0.1rem 0 0.35rem var(--kind, 1.5rem);
    border-radius: 0.5rem 0.5rem 0 0;
    pointer-events: none;
  }
  ${CATEGORIES.map(
    (kind) => css`
      &[data-land='${kind}']::before {
        background: ${eitherOf(LANDS[kind].ground)};
      }
      &[data-land='${kind}']::after {
        background: ${eitherOf(LANDS[kind].lines)};
        mask:
          ${LANDS[kind].drawn} left bottom / auto 4rem,
          linear-gradient(to top, #000 4rem, #0005 9rem);
        mask-composite: intersect;
        opacity: 0.9;
      }
    `,
  )}
  background: linear-gradient(${eitherOf(TIMBER.walk)} 60%, ${eitherOf(TIMBER.joint)}) bottom / 100% 0.35rem no-repeat;
  /* As high as the others from the first house on: what is built changes no other house. Empty rows lend theirs to those that have some. */
  flex: 1 1 0;
  :has(> [data-none='false']) > &[data-none='true'] {
    max-height: var(--row-empty, 3.5rem);
  }
`;

const Kind = styled.h3`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.1rem;
  color: ${colour('bronze')};
  font-family: ${font.display};
  font-size: 0.75rem;
  small {
    display: var(--kind-named, none);
    font-size: 0.9rem;
  }
  svg {
    width: 1.15rem;
    height: 1.15rem;
  }
`;

/**
 * The faction's locations on the left, common ones on the right of the middle, as round a faction board. They share the width
 * of their row, as long as none is narrower than `--tile` or wider than `--tile-most`.
 */
const Street = styled.div`
  display: flex;
  gap: 1.25rem;
  padding-inline-start: 0.35rem;
  min-height: 1.7rem;
  container-type: inline-size;
  --place: clamp(
    var(--tile, 6.6rem),
    calc((100cqi - 1.25rem - var(--most-rubble) * 2.95rem) / var(--n) - 0.35rem),
    var(--tile-most, var(--tile, 6.6rem))
  );
  > ul {
    display: flex;
    flex: 0 1 calc(var(--of) * (var(--place) + 0.35rem) + var(--rubble) * 2.95rem);
    flex-wrap: wrap;
    gap: 0.35rem;
  }
  /* Where they need more than one line, the smaller side has what it needs, up to half. */
  > ul[data-fewer='true'] {
    flex-shrink: 0;
    max-width: calc(50% - 0.625rem);
  }
  > ul > li {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    width: var(--place);
    > * {
      display: grid;
      flex: 1;
      max-height: var(--tile-tallest, none);
    }
    &[data-rubble] {
      width: 2.6rem;
      > * {
        flex: none;
      }
    }
  }
`;

/** The place on which the next location of its kind may stand. */
const Plot = styled.span`
  place-items: center;
  border: 2px dashed ${eitherOf(TIMBER.dash)};
  border-radius: 0.5rem;
  background: color-mix(in srgb, ${colour('raised')} 22%, transparent);
  svg {
    width: 1.45rem;
    height: 1.45rem;
    color: ${colour('bronze')};
    opacity: 0.4;
  }
`;

const Fold = styled.button`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  width: 100%;
  min-height: 2.5rem;
  padding: 0 0.5rem;
  border: 1px solid ${colour('line')};
  border-radius: 0.5rem;
  background: ${colour('raised')};
  font-weight: 600;
  svg {
    width: 1.2rem;
    height: 1.2rem;
  }
  > b {
    margin-inline-start: auto;
  }
`;

const Stack = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.6rem, 1fr));
  gap: 0.35rem;
  &:not(:empty) {
    margin-top: 0.35rem;
  }
`;

/**
 * So many places there are in each row, as few as hold what has been built: all houses are equally wide then, all rows have the same
 * middle, and houses stay as they are until the next of these numbers is reached. Beyond the last, rows go on in second lines.
 */
const COLUMNS = [4, 6, 8];
/** Up to so many places free ones are shown. */
const MOST_PLOTS = 6;

/** On a phone a kind with more locations than this begins folded. */
const FEW = 6;

interface Props {
  view: Settlers;
  seat: Seat;
  words: Words<Settlers>;
  /** The number of raze tokens that a location takes, where the viewer can raze it. */
  tokens?(id: ComponentId): number | undefined;
  /** Locations that the next attack may take. */
  inDanger?: ReadonlySet<ComponentId>;
  /** Whether free places are shown, as far as there is room. */
  plots?: boolean;
}

/** The locations of a kind: the faction's, and common ones. */
interface Rank {
  kind: Category;
  faction: readonly ComponentId[];
  common: readonly ComponentId[];
  /** Foundations: razed locations, where they stood. */
  rubble: readonly ComponentId[];
}

const NONE: ReadonlySet<ComponentId> = new Set();

/** A player's locations in rows: production, features, actions; the faction's on the left, common ones on the right. */
export function Rows(props: Props) {
  const phone = useMedia(PHONE);
  const all = controlled(props.view, props.seat);
  const fallen = props.view.players[props.seat]?.foundations ?? [];
  const ranks = CATEGORIES.map((kind): Rank => {
    const of = (ids: readonly ComponentId[]) => ids.filter((id) => cardOf(id).category === kind);
    const [common, faction] = [true, false].map((each) => of(all).filter((id) => isCommon(cardOf(id)) === each));
    return { kind, faction: faction ?? [], common: common ?? [], rubble: of(fallen) };
  });
  // A place for the faction is kept from the beginning.
  const left = Math.max(1, ...ranks.map(({ faction }) => faction.length));
  const most = Math.max(...ranks.map(({ common }) => common.length));
  const columns = COLUMNS.find((n) => left + most <= n);
  return ranks.map((rank) =>
    phone ? (
      <Stacked key={rank.kind} {...props} {...rank} />
    ) : (
      <Ranked
        key={rank.kind}
        {...props}
        {...rank}
        plots={props.plots === true && columns !== undefined && columns <= MOST_PLOTS}
        left={columns === undefined ? rank.faction.length : left}
        right={columns === undefined ? rank.common.length : columns - left}
        mostRubble={Math.max(...ranks.map(({ rubble }) => rubble.length))}
      />
    ),
  );
}

const Location = ({ id, view, words, tokens, inDanger = NONE }: Props & { id: ComponentId }) => (
  <li>
    <Spot id={id}>
      <Tile id={id} view={view} words={words} tokens={tokens?.(id)} inDanger={inDanger.has(id)} />
    </Spot>
  </li>
);

/** What razed locations have left. */
const Fallen = ({ ids, words }: { ids: readonly ComponentId[]; words: Props['words'] }) =>
  ids.map((id) => (
    <li key={id} data-rubble>
      <Spot id={id}>
        <Rubble id={id} words={words} />
      </Spot>
    </li>
  ));

/** @param left how many places there are on the left of the middle, @param right and on its right */
function Ranked({
  kind,
  faction,
  common,
  rubble,
  left,
  right,
  mostRubble,
  plots,
  ...props
}: Props & Rank & { left: number; right: number; mostRubble: number }) {
  const n = faction.length + common.length;
  // One free place is enough: beyond it the land is seen. Common locations are what most is built of.
  const free = !plots ? null : common.length < right ? common : faction.length < left ? faction : null;
  const drawn = (ids: readonly ComponentId[], places: number) => (
    <ul
      style={{ '--of': places, '--rubble': ids === common ? rubble.length : 0 }}
      data-fewer={places <= (left + right) / 2}
    >
      {ids.map((id) => (
        <Location key={id} id={id} {...props} />
      ))}
      {free === ids && (
        <li aria-hidden>
          <Plot>
            <Icon name={kind} label="" />
          </Plot>
        </li>
      )}
      {ids === common && <Fallen ids={rubble} words={props.words} />}
    </ul>
  );
  return (
    <Row data-none={n === 0} data-land={kind}>
      <Kind>
        <Icon name={kind} label={props.words.term(kind)} />
        <span aria-hidden>
          <small>{props.words.term(kind)}</small> {n}
        </span>
      </Kind>
      {n + rubble.length === 0 && !plots ? null : (
        <Street style={{ '--n': left + right, '--most-rubble': mostRubble }}>
          {drawn(faction, left)}
          {drawn(common, right)}
        </Street>
      )}
    </Row>
  );
}

/** On a phone: a stack that opens. It is open while something in it can be picked. */
function Stacked({ kind, faction, common, rubble, ...props }: Props & Rank) {
  const { isSelectable } = useQuestion();
  const ids = [...faction, ...common];
  const [open, setOpen] = useState(ids.length <= FEW);
  const inSight = (each: readonly ComponentId[]) => (open ? each : each.filter(isSelectable));
  const { words } = props;
  return (
    <section>
      <Spoken as="h3">{words.term(kind)}</Spoken>
      <Fold type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={kind} label="" />
        {words.term(kind)}
        <b>{ids.length}</b>
        <span aria-hidden>{open ? '▾' : '▸'}</span>
      </Fold>
      <Stack>
        {inSight(ids).map((id) => (
          <Location key={id} id={id} {...props} />
        ))}
        <Fallen ids={inSight(rubble)} words={words} />
      </Stack>
    </section>
  );
}
