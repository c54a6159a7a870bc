import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ComponentId, Option, Seat } from '../../../../games/kit/core';
import { plain, type Words } from '../../../../games/kit/text/words';
import { CARDS, cardOf } from '../../../../games/settlers/catalogue';
import { TURN_OPTIONS } from '../../../../games/settlers/optionKinds';
import { PRICE_OF_DEAL } from '../../../../games/settlers/rules/deal';
import { answersToBuilding } from '../../../../games/settlers/rules/triggers';
import { RAZE_HAND } from '../../../../games/settlers/rules/select';
import type { Settlers } from '../../../../games/settlers/state';
import { Icon, Pinned, Spot, useQuestion, useSpot, useTable, useWhy } from '../../../table';
import { card, colour, desk, narrow, PHONE, radius, space, wide } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { useList, useUi } from '../../../words';
import { Fan } from '../../common/layout';
import { Zone } from '../../common/parts';
import { Face } from '../card/Face';
import { Cost, Razed, Signs } from '../card/Signs';
import { HAND } from './anchors';

/** Stands between what a move costs and what it brings. */
const GIVES = { icon: 'leadsTo' } as const;

/** The number of cards from which on they may overlap. */
const MANY = 9;

const Row = styled(Fan)`
  --least: 7.6rem;
  /* Cards grow broader than they are printed before their words shrink. */
  --most: max(10.6rem, calc(${card.height} * ${card.ratio}));
  --face-height: calc(${card.height} * 0.84);
  min-height: calc(var(--face-height) + 2.3rem);
  padding: 0.35rem ${space.s} 0.2rem;
  /* Tags of overlapping cards are below the edge that is seen. */
  &[data-many='true'] > li > [data-moves] {
    flex-direction: column;
    width: calc((100cqi - 1rem) / var(--n));
    max-width: 100%;
    font-size: 0.75rem;
  }
  /* The tags below say this already. */
  --tags-height: 0;
  [data-tags] {
    display: none;
  }
`;

const Strips = styled.ul`
  display: grid;
  gap: 0.5rem;
  [data-tags] {
    display: none;
  }
`;

/** The moves of a card, each with its price and what it brings: the tags are the options. */
const Tags = styled.div`
  display: flex;
  font-size: 0.75rem;
  gap: 0.15rem;
  margin-top: 0.2rem;
`;

const Tag = styled.div`
  position: relative;
  flex: 1 1 auto;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.15rem;
  min-height: 1.75rem;
  min-width: 0;
  padding: 0 0.1rem;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.s};
  background: ${colour('raised')};
  color: ${colour('ink')};
  line-height: 1;
  > span {
    flex-wrap: nowrap;
  }
  && svg {
    width: 1.15em;
    height: 1.15em;
  }
  /* A tablet's cards are narrow: signs shrink there, letters do not. */
  ${wide} {
    && svg {
      width: 1em;
      height: 1em;
    }
  }
  ${desk} {
    && svg {
      width: 1.15em;
      height: 1.15em;
    }
  }
  > svg:first-child {
    color: ${colour('inkSoft')};
  }
  &[data-selectable='true'] {
    border-color: ${colour('glow')};
    box-shadow: 0 0 0 1px ${colour('glow')};
  }
  &[data-selected='true'] {
    border-color: ${colour('chosen')};
    box-shadow: 0 0 0 2px ${colour('chosen')};
    background: color-mix(in srgb, ${colour('chosen')} 18%, ${colour('raised')});
  }
  &[data-greyed='true'] {
    border-style: dashed;
    background: ${colour('surface')};
    > span {
      opacity: 0.75;
    }
  }
  ${narrow} {
    min-height: 2.5rem;
    font-size: 1rem;
  }
`;

/** How many features would answer, on the tag's corner. */
const Answers = styled.b`
  position: absolute;
  z-index: 1;
  inset: -0.5rem -0.15rem auto auto;
  display: inline-flex;
  align-items: center;
  gap: 0.1rem;
  padding: 0 0.3rem;
  border: 1px solid ${colour('bronze')};
  border-radius: ${radius.round};
  background: ${colour('surface')};
  color: ${colour('bronze')};
  font-size: 0.75rem;
  line-height: 1.3;
  pointer-events: none;
`;

/** Covers what is drawn, as a Spot's button does. */
const Press = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  border-radius: inherit;
  background: none;
  cursor: pointer;
  &[aria-disabled='true'] {
    cursor: help;
  }
`;

interface Props {
  view: Settlers;
  seat: Seat;
  words: Words<Settlers>;
  className?: string;
}

/** My hand: the cards' texts, and below each card its moves. */
export function Hand({ view, seat, words, className }: Props) {
  const phone = useMedia(PHONE);
  const hand = view.players[seat]?.hand ?? [];
  const List = phone ? Strips : Row;
  const title = `${words.term('hand')} ${hand.length}`;
  return (
    <Pinned title={title} keys={hand}>
      <div className={className}>
        <Zone title={title} anchor={HAND} quiet>
          <List style={{ '--n': Math.max(1, hand.length) }} data-many={hand.length >= MANY} data-pile={`hand ${seat}`}>
            {hand.map((id) => (
              <li key={id}>
                <Spot id={id} strip={phone}>
                  <Face id={id} size={phone ? 'strip' : 'normal'} view={view} seat={seat} words={words} />
                </Spot>
                {CARDS.has(id) && <Moves id={id} view={view} seat={seat} words={words} />}
              </li>
            ))}
          </List>
        </Zone>
      </div>
    </Pinned>
  );
}

/** Build, deal, raze, each with its cost and its gain. */
function Moves({ id, view, seat, words }: Omit<Props, 'className'> & { id: ComponentId }) {
  const printed = cardOf(id);
  const { deal, raze } = printed;
  return (
    <Tags data-moves>
      <Move
        option={TURN_OPTIONS.of('build', id, undefined)}
        kind="build"
        icon="build"
        words={words}
        setsOff={answersToBuilding(view, seat, id).map(words.name)}
      >
        <Cost card={printed} words={words} />
      </Move>
      {deal && (
        <Move option={TURN_OPTIONS.of('deal', id, undefined)} kind="deal" icon="deal" words={words}>
          <Signs
            of={[...PRICE_OF_DEAL.goods.map(({ good, n }) => ({ icon: good, n })), GIVES, { icon: deal }]}
            words={words}
          />
        </Move>
      )}
      {raze.length > 0 && (
        <Move option={TURN_OPTIONS.of('raze', id)} kind="raze" words={words}>
          <Signs of={[{ icon: 'raze', n: RAZE_HAND }, GIVES]} words={words} />
          <Razed raze={raze} words={words} />
        </Move>
      )}
    </Tags>
  );
}

function Move({
  option,
  kind,
  icon,
  words,
  setsOff = [],
  children,
}: {
  option: Option;
  kind: 'build' | 'deal' | 'raze';
  /** What it is, where its price does not say so. */
  icon?: string;
  words: Words<Settlers>;
  /** The names of the features that would answer to it. */
  setsOff?: readonly string[];
  children: ReactNode;
}) {
  const { say } = useUi();
  const list = useList();
  const { question, meaning, whyNot } = useQuestion();
  const { nameOf } = useTable();
  const asked = question?.ask === 'turn';
  const term = words.term(kind);
  const answers = setsOff.length > 0 ? `${say('town.setsOff')}: ${list(setsOff)}` : '';
  const label = [asked ? plain(meaning(option), nameOf) : term, answers].filter(Boolean).join('. ');
  const { selectable, button } = useSpot({ at: option, label });
  const why = useWhy(selectable || !asked ? null : whyNot(option));
  return (
    <>
      <Tag
        data-selectable={selectable}
        data-selected={button['data-selected']}
        data-greyed={!selectable}
        title={answers || term}
      >
        {icon !== undefined && <Icon name={icon} label="" />}
        {children}
        {selectable && answers && (
          <Answers aria-hidden>
            <Icon name="feature" label="" /> {setsOff.length}
          </Answers>
        )}
        {asked && <Press type="button" {...button} {...(selectable ? {} : why.button)} aria-label={label} />}
      </Tag>
      {why.bubble}
    </>
  );
}
