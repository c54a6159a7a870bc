import styled from 'styled-components';
import type { Words } from '../../../../games/kit/text/words';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { useQuestion } from '../../../table';
import { desk } from '../../../theme';
import { Zone } from '../../common/parts';
import { CardTag } from '../card/Tag';
import { OFFER } from './anchors';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: 0.25rem;
  ${desk} {
    grid-template-columns: repeat(auto-fill, minmax(min(6.9rem, 100%), 1fr));
    gap: 0.15rem 0.25rem;
  }
  > li {
    min-width: 0;
  }
`;

/** The improvements that can be drafted. */
export const Offer = ({ view, words }: { view: Mythotopia; words: Words<Mythotopia> }) => {
  const { isSelectable } = useQuestion();
  return (
    <Zone
      anchor={OFFER}
      title={words.term('shown')}
      aside={<span>{view.shown.length}</span>}
      folds="mythotopia.shown"
      asked={view.shown.some(isSelectable)}
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
