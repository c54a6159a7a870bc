import styled from 'styled-components';
import type { ComponentId, Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { SPENDABLE, type Card } from '../../../../games/settlers/card';
import { cardOf } from '../../../../games/settlers/catalogue';
import { amountOn } from '../../../../games/settlers/rules/ending';
import type { Settlers } from '../../../../games/settlers/state';
import { Icon, SeatSign } from '../../../table';
import { colour, font } from '../../../theme';
import { roofed, toneOf } from '../look/tone';
import { Emblem } from './Emblem';
import { Colours, Gist, Razed, Signs } from './Signs';

const Box = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: var(--tile-height, 4.2rem);
  border: 1px solid var(--deep);
  border-radius: 0.5rem 0.5rem 0.25rem 0.25rem;
  background:
    repeating-linear-gradient(
      90deg,
      transparent 0 1rem,
      color-mix(in srgb, var(--tone) 13%, transparent) 1rem calc(1rem + 1px)
    ),
    color-mix(in oklab, var(--tone) 7%, ${colour('raised')});
  color: ${colour('ink')};
  font-size: var(--tile-letters, 0.75rem);
  box-shadow: 0 1px 2px ${colour('shadow')};
  /* Used up in this round: tilted and shaded. */
  &[data-spent='true'] {
    rotate: 1.6deg;
    background: ${colour('sunk')};
    > header {
      filter: saturate(0.45);
    }
    > div {
      opacity: 0.72;
    }
  }
`;

const Roof = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.2em;
  min-height: 1.9em;
  padding: 0.1em 0.3em;
  overflow: hidden;
  border-radius: 0.42rem 0.42rem 0 0;
  ${roofed}
  font-family: ${font.display};
  line-height: 1.03;
  svg {
    flex: none;
    width: 1.05em;
    height: 1.05em;
    color: inherit;
  }
  > span {
    color: inherit !important;
  }
  > b {
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
    hyphens: auto;
    font-weight: 600;
  }
`;

const Doing = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-content: center;
  justify-content: center;
  gap: 0.1em 0.4em;
  padding: 0.15em 0.25em;
  font-size: 1.08em;
  /* The picture of a location that has done all it does. */
  > svg {
    width: 1.7em;
    height: 1.7em;
    color: var(--deep);
    opacity: 0.55;
  }
`;

/** What lies on a location, along its lower edge. */
const On = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.1em 0.25em;
  padding: 0 0.2em 0.15em;
  line-height: 1.15;
  > span {
    display: inline-flex;
    align-items: center;
    padding: 0.05em 0.2em;
    border-radius: 0.3em;
    background: ${colour('raised')};
    box-shadow: 0 0 0 1px ${colour('line')};
    font-weight: 700;
  }
  svg {
    width: 1.15em;
    height: 1.15em;
  }
`;

const Field = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.3em;
  padding: 0.05em 0.2em;
  border-top: 1px dashed ${colour('line')};
  svg {
    width: 1.1em;
    height: 1.1em;
  }
`;

/** Whether it says nothing in signs: building bonuses have been gained. */
const isQuiet = ({ abilities }: Card): boolean => abilities.every(({ timing }) => timing === 'bonus');

interface Props {
  id: ComponentId;
  view: Settlers;
  words: Words<Settlers>;
  /** The seat whose empire it is drawn in. */
  seat: Seat | null;
  /** The number of raze tokens that razing it takes, where others can raze it. */
  tokens?: number | undefined;
  /** Whether the next attack may take it. */
  inDanger?: boolean;
}

/** A location in an empire: what it does in signs, what lies on it, whether it is used up. */
export function Tile({ id, view, words, seat, tokens, inDanger = false }: Props) {
  const card = cardOf(id);
  const used = view.used[id] ?? 0;
  const uses = card.abilities.find(({ timing }) => timing === 'action')?.uses ?? Infinity;
  const lying = SPENDABLE.map((good) => ({ icon: good, n: view.spent[good][id] ?? 0 })).filter(({ n }) => n > 0);
  const holder = view.held[id];
  const traders = view.players.flatMap(({ routes }, each) => (routes[id] ? [each] : []));
  const marks = [...(used > 0 && uses > 1 && uses < Infinity ? [`${used}/${uses}`] : [])];
  const under = amountOn(view, id, 'tucked');
  const stashed = amountOn(view, id, 'stashed');
  const protects = (['defended', 'samurai'] as const).filter((each) => view[each].includes(id));
  const blocked = view.blocked.includes(id);
  const something =
    lying.length + traders.length + marks.length + under + stashed + protects.length > 0 ||
    blocked ||
    inDanger ||
    (holder !== undefined && holder !== seat) ||
    (holder !== undefined && seat === holder);
  return (
    <Box style={toneOf(card)} data-card={id} data-spent={used >= uses || blocked}>
      <Roof>
        <Colours card={card} words={words} />
        <b>{words.name(id)}</b>
      </Roof>
      <Doing>{isQuiet(card) ? <Emblem id={id} /> : <Gist card={card} words={words} />}</Doing>
      {something && (
        <On>
          {protects.map((each) => (
            <span key={each}>
              <Icon name={each === 'defended' ? 'defence' : each} label={words.term(each)} />
            </span>
          ))}
          {blocked && (
            <span>
              <Icon name="blocked" label={words.term('blocked')} />
            </span>
          )}
          {holder !== undefined && (
            <span>
              <Icon name="held" label={words.term('held')} />
              <SeatSign seat={holder} />
            </span>
          )}
          {lying.length > 0 && (
            <span>
              <Signs of={lying} words={words} />
            </span>
          )}
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
          {under > 0 && (
            <span>
              {under}
              <Icon name="hand" label={words.term('tucked')} />
            </span>
          )}
          {stashed > 0 && (
            <span>
              {stashed}
              <Icon name="anyResource" label={words.term('stashed')} />
            </span>
          )}
          {traders.map((each) => (
            <span key={each}>
              <Icon name="deal" label={words.term('routes')} />
              <SeatSign seat={each} />
            </span>
          ))}
          {inDanger && (
            <span>
              <Icon name="attack" label={words.term('attack')} />
            </span>
          )}
        </On>
      )}
      {tokens !== undefined && (
        <Field>
          <Signs of={[{ icon: 'raze', n: tokens }]} words={words} />
          <span aria-hidden>▸</span>
          <Razed raze={card.raze} words={words} />
        </Field>
      )}
    </Box>
  );
}
