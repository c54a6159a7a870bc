import { useState } from 'react';
import styled from 'styled-components';
import type { ComponentId, Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { CATEGORIES, type Category } from '../../../../games/settlers/card';
import { cardOf } from '../../../../games/settlers/catalogue';
import { controlled, isCommon } from '../../../../games/settlers/rules/select';
import type { Settlers } from '../../../../games/settlers/state';
import { Icon, Spot, useQuestion } from '../../../table';
import { colour, font, PHONE } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { Spoken } from '../../../ui/parts';
import { Tile } from '../card/Tile';

const Row = styled.section`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  align-items: stretch;
  border-bottom: 1px solid color-mix(in srgb, ${colour('line')} 60%, transparent);
  &:last-child {
    border-bottom: 0;
  }
  padding-block: var(--row-apart, 0.22rem);
`;

const Kind = styled.h3`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.1rem;
  color: ${colour('bronze')};
  font-family: ${font.display};
  font-size: 0.75rem;
  svg {
    width: 1.15rem;
    height: 1.15rem;
  }
`;

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem;
  min-height: 1.7rem;
  > li {
    width: var(--tile, 6.6rem);
  }
  /* The gap between the faction's locations on the left and common ones on the right. */
  > li[aria-hidden] {
    flex: 1 0 0.5rem;
    width: auto;
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

/** A kind of location. */
type RowProps = Props & { kind: Category; ids: readonly ComponentId[] };

const NONE: ReadonlySet<ComponentId> = new Set();

/** A player's locations in rows: production, features, actions; the faction's on the left, common ones on the right. */
export function Rows(props: Props) {
  const phone = useMedia(PHONE);
  const Kinds = phone ? Stacked : Ranked;
  const all = controlled(props.view, props.seat);
  return CATEGORIES.map((kind) => (
    <Kinds key={kind} {...props} kind={kind} ids={all.filter((id) => cardOf(id).category === kind)} />
  ));
}

const Location = ({ id, view, seat, words, tokens, inDanger = NONE }: Props & { id: ComponentId }) => (
  <li>
    <Spot id={id}>
      <Tile id={id} view={view} seat={seat} words={words} tokens={tokens?.(id)} inDanger={inDanger.has(id)} />
    </Spot>
  </li>
);

function Ranked({ kind, ids, ...props }: RowProps) {
  const [common, faction] = [true, false].map((each) => ids.filter((id) => isCommon(cardOf(id)) === each));
  const drawn = (each: readonly ComponentId[] = []) => each.map((id) => <Location key={id} id={id} {...props} />);
  return (
    <Row>
      <Kind>
        <Icon name={kind} label={props.words.term(kind)} />
        <span aria-hidden>{ids.length}</span>
      </Kind>
      <Line>
        {drawn(faction)}
        <li aria-hidden />
        {drawn(common)}
      </Line>
    </Row>
  );
}

/** On a phone: a stack that opens. It is open while something in it can be picked. */
function Stacked({ kind, ids, ...props }: RowProps) {
  const { isSelectable } = useQuestion();
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
