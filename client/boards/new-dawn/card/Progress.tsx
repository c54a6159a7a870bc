import styled from 'styled-components';
import { agendasOf, progress } from '../../../../games/new-dawn/rules/agendas';
import { player } from '../../../../games/new-dawn/rules/select';
import { SeatName, type FaceProps } from '../../../table';
import { size, space } from '../../../theme';
import { Sayings } from '../../common/parts';
import type { NewDawn } from '../../../../games/new-dawn/state';

const Far = styled(Sayings)`
  padding: ${space.s} ${space.m};
  font-size: ${size.small};
`;

/** How far everybody is with an agenda of this match: what counts, how much of it there is, and what is missing (C13.1). */
export function Progress({ id, view, words: { term } }: Pick<FaceProps<NewDawn>, 'id' | 'view' | 'words'>) {
  if (!view.victory.some((card) => agendasOf(card).includes(id))) return null;
  return (
    <Far>
      {view.players.map((_, seat) => {
        const goals = player(view, seat).marks.includes(id) ? [] : progress(view, seat, id);
        return (
          <div key={seat} style={{ display: 'contents' }}>
            <dt>
              <SeatName seat={seat} />
            </dt>
            <dd>
              {goals.length === 0 && '✓'}
              {goals.map(({ what, n, of }) => (
                <span key={what}>
                  {term(`goal.${what}`)}: {n}/{of} ({term('missing')}: {of - n})
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </Far>
  );
}
