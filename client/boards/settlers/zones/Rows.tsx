import { useState } from 'react';
import styled from 'styled-components';
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
import { Tile } from '../card/Tile';
import { TIMBER } from '../look/hues';

const Row = styled.section`
  display: grid;
  grid-template-columns: var(--kind, 1.5rem) minmax(0, 1fr);
  align-items: stretch;
  padding-block: var(--row-apart, 0.22rem) 0.35rem;
  /* The boardwalk that houses stand on. */
  background: linear-gradient(${eitherOf(TIMBER.walk)} 60%, ${eitherOf(TIMBER.joint)}) bottom / 100% 0.35rem no-repeat;
  &[data-none='false'] {
    flex: 1 1 auto;
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
  justify-content: center;
  gap: 1.25rem;
  min-height: 1.7rem;
  container-type: inline-size;
  --place: clamp(
    var(--tile, 6.6rem),
    calc((100cqi - 1.25rem) / var(--n) - 0.35rem),
    var(--tile-most, var(--tile, 6.6rem))
  );
  > ul {
    display: flex;
    flex: 0 1 calc(var(--of) * (var(--place) + 0.35rem));
    flex-wrap: wrap;
    gap: 0.35rem;
  }
  > ul:first-child {
    justify-content: flex-end;
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

/** Up to so many places in a row all houses are equally wide, and all rows have the same middle. */
const COLUMNS = 8;

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
}

/** The locations of a kind: the faction's, and common ones. */
interface Rank {
  kind: Category;
  faction: readonly ComponentId[];
  common: readonly ComponentId[];
}

const NONE: ReadonlySet<ComponentId> = new Set();

/** A player's locations in rows: production, features, actions; the faction's on the left, common ones on the right. */
export function Rows(props: Props) {
  const phone = useMedia(PHONE);
  const all = controlled(props.view, props.seat);
  const ranks = CATEGORIES.map((kind): Rank => {
    const [common, faction] = [true, false].map((each) =>
      all.filter((id) => cardOf(id).category === kind && isCommon(cardOf(id)) === each),
    );
    return { kind, faction: faction ?? [], common: common ?? [] };
  });
  const left = Math.max(...ranks.map(({ faction }) => faction.length));
  const right = Math.max(...ranks.map(({ common }) => common.length));
  const even = left + right <= COLUMNS;
  return ranks.map((rank) =>
    phone ? (
      <Stacked key={rank.kind} {...props} {...rank} />
    ) : (
      <Ranked
        key={rank.kind}
        {...props}
        {...rank}
        left={even ? left : rank.faction.length}
        right={even ? right : rank.common.length}
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

/** @param left how many places there are on the left of the middle, @param right and on its right */
function Ranked({ kind, faction, common, left, right, ...props }: Props & Rank & { left: number; right: number }) {
  const n = faction.length + common.length;
  const drawn = (ids: readonly ComponentId[], places: number) => (
    <ul style={{ '--of': places }} data-fewer={places <= (left + right) / 2}>
      {ids.map((id) => (
        <Location key={id} id={id} {...props} />
      ))}
    </ul>
  );
  return (
    <Row data-none={n === 0}>
      <Kind>
        <Icon name={kind} label={props.words.term(kind)} />
        <span aria-hidden>
          <small>{props.words.term(kind)}</small> {n}
        </span>
      </Kind>
      {n === 0 ? null : (
        <Street style={{ '--n': left + right }}>
          {drawn(faction, left)}
          {drawn(common, right)}
        </Street>
      )}
    </Row>
  );
}

/** On a phone: a stack that opens. It is open while something in it can be picked. */
function Stacked({ kind, faction, common, ...props }: Props & Rank) {
  const { isSelectable } = useQuestion();
  const ids = [...faction, ...common];
  const [open, setOpen] = useState(ids.length <= FEW);
  const shown = open ? ids : ids.filter(isSelectable);
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
        {shown.map((id) => (
          <Location key={id} id={id} {...props} />
        ))}
      </Stack>
    </section>
  );
}
