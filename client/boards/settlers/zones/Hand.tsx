import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ComponentId, Option, Seat } from '../../../../games/kit/core';
import { plain, type Words } from '../../../../games/kit/text/words';
import type { Card } from '../../../../games/settlers/card';
import { CARDS, cardOf } from '../../../../games/settlers/catalogue';
import { TURN_OPTIONS } from '../../../../games/settlers/optionKinds';
import { PRICE_OF_DEAL } from '../../../../games/settlers/rules/deal';
import { answersToBuilding } from '../../../../games/settlers/rules/triggers';
import { RAZE_HAND } from '../../../../games/settlers/rules/select';
import type { Settlers } from '../../../../games/settlers/state';
import { Icon, nameSign, Pinned, Spot, useQuestion, useSpot, useTable, useWhy } from '../../../table';
import { card, colour, desk, eitherOf, narrow, PHONE, radius, shadow, short, size, space } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { useList, useUi } from '../../../words';
import { Fan } from '../../common/layout';
import { vignettes } from '../../common/leaf';
import { Zone } from '../../common/parts';
import { Face } from '../card/Face';
import { Cost, Razed, Signs } from '../card/Signs';
import { TIMBER } from '../look/hues';
import { toneOf } from '../look/tone';
import { HAND } from './anchors';

/** Stands between what a move costs and what it brings. */
const GIVES = { icon: 'leadsTo' } as const;

/** The number of cards from which on they may overlap. */
const MANY = 9;

const Row = styled(Fan)`
  --least: 7.6rem;
  /* Cards grow broader than they are printed before their words shrink. */
  --most: max(11rem, calc(${card.height} * ${card.ratio}));
  --face-height: calc(${card.height} * 0.84);
  ${desk} {
    --readable: 0.875rem;
  }
  /* In a low window the picture would have no room beside letters of that size. */
  ${short} {
    --readable: ${size.tiny};
  }
  min-height: calc(var(--face-height) + 2.3rem);
  padding: 0.35rem ${space.s} 0.2rem;
  /* A tray of dark wood: cards stand before its lip. */
  border-radius: ${radius.m};
  background:
    linear-gradient(${eitherOf(TIMBER.lip)} 70%, ${eitherOf(TIMBER.walk)}) top / 100% 0.4rem no-repeat,
    linear-gradient(transparent 0.4rem, #0000004d 0.4rem, transparent 1.6rem),
    repeating-linear-gradient(#00000024 0 1px, #ffffff1a 1px 2px, transparent 2px 2.9rem),
    ${eitherOf(TIMBER.tray)};
  box-shadow:
    inset 0 -0.5rem 0.7rem -0.3rem #00000040,
    ${shadow.low};
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
  ${vignettes}
`;

const Strips = styled.ul`
  display: grid;
  gap: 0.5rem;
  [data-tags] {
    display: none;
  }
`;

/** The moves of a card, each with its price and what it brings, as tabs of the card: the tabs are the options. */
const Tags = styled.div`
  container-type: inline-size;
  display: flex;
  font-size: 0.75rem;
  gap: 2px;
`;

const Tag = styled.div`
  position: relative;
  flex: 1 1 auto;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.1rem;
  min-height: 1.85rem;
  min-width: 0;
  padding: 0 0.1rem;
  border: 1px solid var(--deep);
  border-top: 0;
  border-radius: 0 0 ${radius.m} ${radius.m};
  background: color-mix(in oklab, var(--tone) 14%, ${colour('raised')});
  color: ${colour('ink')};
  line-height: 1;
  > span {
    flex-wrap: nowrap;
    gap: 0;
  }
  /* Signs are as large as the width of the card allows for all of them; letters do not shrink. */
  && svg {
    width: clamp(0.75rem, (100cqi - 0.9rem) / var(--signs), 1.25rem);
    height: 1.25rem;
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
    border-color: color-mix(in srgb, var(--deep) 50%, ${colour('surface')});
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
  /* Above the price. */
  inset: -0.95rem -0.15rem auto auto;
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

/** How many signs the moves of a card take: its price after the hammer, a deal's four, what razing takes and brings. */
const signsOf = ({ cost, deal, raze }: Card): number =>
  1 + Object.values(cost).reduce((sum, n) => sum + n, 0) + (deal ? 4 : 0) + (raze.length > 0 ? 2 + raze.length : 0);

/** Build, deal, raze, each with its cost and its gain. */
function Moves({ id, view, seat, words }: Omit<Props, 'className'> & { id: ComponentId }) {
  const printed = cardOf(id);
  const { deal, raze } = printed;
  return (
    <Tags data-moves style={{ ...toneOf(printed), '--signs': signsOf(printed) }}>
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
  const { selectable, frame, button } = useSpot({ at: option, label });
  const why = useWhy(selectable || !asked ? null : whyNot(option));
  return (
    <>
      <Tag
        data-selectable={selectable}
        data-selected={button['data-selected']}
        data-greyed={!selectable}
        title={label}
        {...frame}
      >
        {icon !== undefined && <Icon name={icon} label="" />}
        {children}
        {selectable && answers && (
          <Answers aria-hidden>
            <Icon name="feature" label="" /> {setsOff.length}
          </Answers>
        )}
        {asked && (
          <Press
            type="button"
            {...button}
            {...(selectable ? {} : why.button)}
            onPointerMove={nameSign}
            aria-label={label}
          />
        )}
      </Tag>
      {why.bubble}
    </>
  );
}
