import styled from 'styled-components';
import type { Words } from '../../../../games/kit/text/words';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { useQuestion } from '../../../table';
import { desk, wide } from '../../../theme';
import { Zone } from '../../common/parts';
import { CardTag } from '../card/Tag';
import { OFFER } from './anchors';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: 0.25rem;
  ${wide} {
    gap: 0.15rem 0.25rem;
  }
  ${desk} {
    grid-template-columns: repeat(auto-fill, minmax(min(6.9rem, 100%), 1fr));
  }
  > li {
    min-width: 0;
  }
`;

/** The improvements that can be drafted. */
export const Offer = ({ view, words }: { view: Mythotopia; words: Words<Mythotopia> }) => {
  const { question, armed, isSelectable } = useQuestion();
  // Improvements can be drafted in nearly every turn: until that is what the turn is for, others need the room more.
  const asked = question?.ask === 'turn' ? armed === 'draft' : view.shown.some(isSelectable);
  return (
    <Zone
      anchor={OFFER}
      title={words.term('shown')}
      aside={<span>{view.shown.length}</span>}
      folds="mythotopia.shown"
      asked={asked}
      needed={asked}
    >
      <List data-pile="shown">
        {view.shown.map((id) => (
          <li key={id}>
            <CardTag id={id} words={words} />
          </li>
        ))}
      </List>
    </Zone>
  );
};
