import { useState } from 'react';
import styled from 'styled-components';
import { kindOf } from '../../../../games/kit/optionKinds';
import { plain, type Words } from '../../../../games/kit/text/words';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { Icon, placeOfKind, usePlace, useQuestion, useSpot, useTable, useWhy } from '../../../table';
import { colour, radius, short, wide } from '../../../theme';
import { useUi } from '../../../words';
import { softly } from '../../common/hyphens';

/** Moves whose place is picked on the board after their button was pressed. */
const PLACED = [
  'invade',
  'placeArmies',
  'removeArmies',
  'endWar',
  'placeShips',
  'removeShips',
  'build',
  'playCard',
  'draft',
] as const;
/** Moves that consist of their name alone. */
const PLAIN = ['buy', 'putInReserve', 'discard', 'removeCards', 'moveByRoad', 'store', 'endGame'] as const;

/** Moves whose word alone means something else as well: a pile, a phase. */
const NAMES: Readonly<Record<string, string>> = { discard: 'discardCards', draft: 'draftCard' };
const nameOfMove = ({ term }: Words<Mythotopia>, move: string): string => term(NAMES[move] ?? move);

/** A word of so many letters is parted where a phone's key is narrower. */
const LONG = 12;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  > span {
    display: none;
  }
  /* One below the other beside the map. */
  ${wide} {
    flex-flow: column nowrap;
    height: 100%;
    gap: 0.15rem;
    overflow-y: auto;
    scrollbar-width: thin;
    > button,
    > span {
      flex: 1 1 0;
      min-height: 1.5rem;
      max-height: 3.25rem;
    }
    ${short} {
      gap: 1px;
      /* A name of two lines takes from the others what its frame needs. */
      > button,
      > span {
        flex-basis: auto;
        padding-block: 0.125rem;
      }
    }
    > span {
      display: flex;
    }
  }
  @container board (max-width: 40rem) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.2rem, 1fr));
    &[data-all='false'] > [aria-disabled='true'] {
      display: none;
    }
  }
`;

const Key = styled.button`
  position: relative;
  flex: 1 1 auto;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 2.9rem;
  padding: 0.2rem 0.15rem;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.s};
  background: ${colour('raised')};
  color: ${colour('ink')};
  font-size: 0.75rem;
  line-height: 1.1;
  cursor: pointer;
  > span:first-child {
    font-size: 1.15rem;
    line-height: 1;
  }
  ${wide} {
    flex-direction: row;
    justify-content: start;
    gap: 0.45rem;
    padding: 0 1.4rem 0 0.5rem;
    line-height: 1;
    text-align: start;
  }
  &[aria-disabled='true'] {
    border-color: transparent;
    background: none;
    color: ${colour('inkSoft')};
    cursor: help;
  }
  &:not([aria-disabled='true']) {
    border-color: ${colour('glow')};
  }
  &[data-move][aria-pressed='true'] {
    background: ${colour('bronze')};
    border-color: ${colour('bronzeDeep')};
    color: ${colour('onBronze')};
    svg {
      color: inherit;
    }
  }
  &[data-selected='true'] {
    background: ${colour('chosen')};
    border-color: ${colour('chosen')};
    color: ${colour('onChosen')};
    svg {
      color: inherit;
    }
  }
  @container board (max-width: 40rem) {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** On a phone what cannot be done, with its reasons, comes at a touch. */
const More = styled(Key)`
  display: none;
  @container board (max-width: 40rem) {
    display: flex;
    &:not([aria-disabled='true']) {
      border-color: ${colour('line')};
    }
  }
`;

const Count = styled.span`
  position: absolute;
  top: 0.1rem;
  right: 0.25rem;
  font-size: 0.75rem;
  font-weight: 700;
  ${wide} {
    inset-block: 0;
    display: grid;
    align-items: center;
    right: 0.4rem;
  }
`;

/**
 * A move's name while none is asked for. The row decides whether it is drawn: a later `@container` rule would make the
 * browser restyle the whole page.
 */
const Resting = styled(Key).attrs({ as: 'span', 'aria-disabled': true })`
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.75;
  }
`;

/** The row while no move is asked for: the same names in the same places, so that nothing moves and each sign has its word. */
export const Asleep = ({ words }: Pick<Props, 'words'>) => (
  <Row aria-hidden>
    {[...PLACED, ...PLAIN].map((move) => (
      <Resting key={move}>
        <span>
          <Icon name={move} label="" />
        </span>
        {softly(nameOfMove(words, move), words.language, LONG)}
      </Resting>
    ))}
  </Row>
);

interface Props {
  words: Words<Mythotopia>;
  chosen: string | null;
  choose(move: string | null): void;
}

/**
 * Every move of a turn; those that cannot be made say why. While a move is chosen, the board offers only its places.
 */
export function Actions({ words, chosen, choose }: Props) {
  const { say } = useUi();
  const [all, setAll] = useState(false);
  return (
    <Row role="toolbar" aria-label={say('bar.options')} data-all={all}>
      {PLACED.map((move) => (
        <Placed key={move} move={move} words={words} chosen={chosen === move} choose={choose} />
      ))}
      {PLAIN.map((move) => (
        <Plain key={move} move={move} />
      ))}
      <More type="button" aria-expanded={all} onClick={() => setAll(!all)}>
        <span aria-hidden>{all ? '−' : '+'}</span>
        {say('head.more')}
      </More>
    </Row>
  );
}

function Placed({
  move,
  words,
  chosen,
  choose,
}: {
  move: string;
  words: Words<Mythotopia>;
  chosen: boolean;
  choose: Props['choose'];
}) {
  const { question, narrowed, whyNot } = useQuestion();
  const n = (narrowed?.left ?? question?.options ?? []).filter((option) => kindOf(option) === move).length;
  const { button, bubble } = useWhy(n === 0 ? whyNot(move) : null);
  usePlace(placeOfKind(move));
  return (
    <>
      <Key
        type="button"
        {...button}
        data-move={move}
        aria-pressed={chosen}
        aria-disabled={n === 0 || undefined}
        onClick={(event) => {
          button.onClick(event);
          if (n > 0) choose(chosen ? null : move);
        }}
      >
        <span aria-hidden>
          <Icon name={move} label="" />
        </span>
        {softly(nameOfMove(words, move), words.language, LONG)}
        {n > 0 && <Count>{n}</Count>}
      </Key>
      {bubble}
    </>
  );
}

function Plain({ move }: { move: string }) {
  const { whyNot, meaning } = useQuestion();
  const { nameOf, words } = useTable();
  const name = plain(meaning(move), nameOf);
  const { selectable, button } = useSpot({ at: move, label: name });
  const why = useWhy(selectable ? null : whyNot(move));
  const greyed = selectable ? {} : why.button;
  return (
    <>
      <Key type="button" {...button} {...greyed} aria-label={undefined} aria-disabled={!selectable || undefined}>
        <span aria-hidden>
          <Icon name={move} label="" />
        </span>
        {softly(name, words.language, LONG)}
      </Key>
      {why.bubble}
    </>
  );
}
