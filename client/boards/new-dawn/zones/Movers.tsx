import styled from 'styled-components';
import type { Words } from '../../../../games/kit/text/words';
import { kindOf } from '../../../../games/kit/optionKinds';
import { ON_CARD } from '../../../../games/new-dawn/optionKinds';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Icon, useQuestion } from '../../../table';
import { colour, radius, shadow } from '../../../theme';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem;
  > button {
    display: flex;
    align-items: center;
    gap: 0.35rem;
    min-height: 2.25rem;
    padding: 0 0.7rem;
    border: 1px solid ${colour('glow')};
    border-radius: ${radius.round};
    background: ${colour('raised')};
    color: ${colour('ink')};
    box-shadow: ${shadow.mid};
    font-size: 0.85rem;
    cursor: pointer;
  }
  > button[aria-pressed='true'] {
    background: ${colour('bronze')};
    color: ${colour('onBronze')};
  }
`;

/** The spaces of the caravans that can be moved: the first word of each way. */
export const useMovers = (): readonly string[] => {
  const { question } = useQuestion();
  return question?.ask === 'caravan' ? [...new Set(question.options.map(kindOf))] : [];
};

/** The caravans that can be moved, when there are several. When one is chosen, the board offers only its ways. */
export function Movers({
  movers,
  words,
  chosen,
  choose,
  className,
}: {
  movers: readonly string[];
  words: Words<NewDawn>;
  chosen: string | null;
  choose(mover: string | null): void;
  className: string;
}) {
  if (movers.length < 2) return null;
  return (
    <Row className={className} role="toolbar" aria-label={words.term('caravans')}>
      {movers.map((from) => (
        <button
          key={from}
          type="button"
          aria-pressed={from === chosen}
          onClick={() => choose(from === chosen ? null : from)}
        >
          <Icon name="caravan" label="" /> {from === ON_CARD ? words.term('fromCard') : words.name(from)}
        </button>
      ))}
    </Row>
  );
}
