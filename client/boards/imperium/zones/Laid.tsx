import styled from 'styled-components';
import type { ComponentId } from '../../../../games/kit/core';
import type { Imperium, Player } from '../../../../games/imperium/state';
import { cardOf } from '../../../../games/imperium/catalogue';
import type { Words } from '../../../../games/kit/text/words';
import { Icon, Spot } from '../../../table';
import { colour, PHONE } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { Chip } from '../card/Chip';
import { Face } from '../card/Face';
import { Mark } from '../card/Mark';

const Item = styled.li`
  position: relative;
  min-width: 0;
  &[data-as='chip'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
    > :first-child {
      flex: 1 1 4rem;
      min-width: 0;
    }
  }
  &[data-exhausted='true'] [data-size] {
    filter: saturate(0.55) brightness(0.96);
  }
  &[data-now='true'] {
    outline: 2px dashed ${colour('bronze')};
    outline-offset: 3px;
    border-radius: 0.5rem;
  }
`;

/** The exhaust token that lies on a card. */
const Token = styled.span`
  position: absolute;
  left: -0.3rem;
  bottom: -0.3rem;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid ${colour('onBronze')};
  border-radius: 50%;
  background: ${colour('bronzeDeep')};
  color: ${colour('onBronze')};
  font-size: 0.85rem;
  svg {
    color: inherit;
  }
`;

/** Progress tokens that lie on a card (Pottery). */
const OnIt = styled(Token)`
  left: auto;
  right: -0.3rem;
  width: auto;
  padding-inline: 0.35rem;
  border-radius: 0.75rem;
  grid-auto-flow: column;
`;

/** Cards under another one: lines on a phone, elsewhere their edges are seen below it. */
const Under = styled.ul`
  display: grid;
  gap: 2px;
  margin: 2px 0 0 0.35rem;
  &[data-peeping='true'] {
    position: relative;
    z-index: 1;
    display: flex;
    flex-wrap: var(--under-wrap, wrap);
    justify-content: flex-end;
    margin: var(--under-lift, -0.9rem) 0.2rem 0 0;
    /* In one row they overlap like a fan. */
    > li:not(:last-child) {
      min-width: 0.4rem;
    }
    > li:is(:hover, :focus-within) {
      z-index: 1;
    }
  }
  [data-as='chip'] > &[data-peeping='true'] {
    flex: none;
    margin: 0;
    /* Three and more overlap: the name keeps its room. */
    &:has(> :nth-child(3)) > li + li {
      margin-inline-start: -0.7rem;
    }
  }
`;

/**
 * How a card in play is drawn: with picture and name, as its name in a line, or (`brief`) so that only the number of
 * cards under it is shown.
 */
export type LaidAs = 'face' | 'chip' | 'brief';

interface Props {
  id: ComponentId;
  player: Player;
  view: Imperium;
  words: Words<Imperium>;
  as: LaidAs;
}

/**
 * A card in play, with the token on it and the cards garrisoned under it. It is marked while it is being played or
 * asks something.
 */
export function Laid({ id, player, view, words, as }: Props) {
  const phone = useMedia(PHONE);
  const garrison = player.garrison[id] ?? [];
  const asking = view.questions.some((question) => question.card === id);
  const now = asking || (!cardOf(id).pinned && player.play.includes(id));
  const exhausted = player.exhausted.includes(id);
  const progress = player.progressOn[id] ?? 0;
  return (
    <Item data-as={as} data-exhausted={exhausted} data-now={now}>
      <Spot id={id}>
        {as === 'face' ? (
          <Face id={id} size="small" view={view} seat={null} words={words} />
        ) : (
          <Chip id={id} words={words} under={as === 'brief' ? garrison.length : 0} />
        )}
        {exhausted && (
          <Token>
            <Icon name="exhaust" label={words.term('exhaust')} />
          </Token>
        )}
        {progress > 0 && (
          <OnIt>
            <Icon name="progress" label={words.term('progressOn')} />
            {progress}
          </OnIt>
        )}
      </Spot>
      {garrison.length > 0 && as !== 'brief' && (
        <Under aria-label={words.term('garrison')} data-peeping={!phone}>
          {garrison.map((each) => (
            <li key={each}>
              <Spot id={each}>{phone ? <Chip id={each} words={words} /> : <Mark id={each} small />}</Spot>
            </li>
          ))}
        </Under>
      )}
    </Item>
  );
}
