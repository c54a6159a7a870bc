import { useState } from 'react';
import { GiSandsOfTime } from 'react-icons/gi';
import styled from 'styled-components';
import type { Closing } from '../../../games/kit/ruleset';
import { plain } from '../../../games/kit/text/words';
import { colour, radius, size, space } from '../../theme';
import { useUi } from '../../words';
import { useTable, useView } from '../TableContext';
import { SeatName, Tokens } from '../Tokens';

const Badge = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  padding: 0 ${space.s};
  border: 0;
  border-radius: ${radius.round};
  background: ${colour('danger')};
  color: ${colour('ground')};
  font-weight: 600;
  cursor: pointer;
  /* As small as what stands beside it. */
  && {
    min-height: 1.4rem;
    padding: 0 ${space.s};
    font-size: ${size.tiny};
  }
`;

/**
 * Whether the end is still to be announced: from when it is settled, or this page has come to the table, until my next answer.
 * @param question the number of the one that is open to me
 */
export function useAnnounced(closing: Closing | null, question: number | undefined): boolean {
  /** The first question that I have been asked since; null before that, undefined while the match goes on. */
  const [asked, setAsked] = useState<number | null | undefined>(undefined);
  if (closing === null) {
    if (asked !== undefined) setAsked(undefined);
    return false;
  }
  if (asked === undefined || (asked === null && question !== undefined)) setAsked(question ?? null);
  return asked === undefined || asked === null || question === undefined || question === asked;
}

/** That the end comes, always in sight; it says on demand what has brought it about. */
export function ClosingBadge({ closing, shown, onShow }: { closing: Closing; shown: boolean; onShow(): void }) {
  const view = useView();
  const { words, nameOf } = useTable();
  const { say } = useUi();
  const turns = closing.left?.map((n, seat) => `${nameOf(seat)} ${n}`).join(', ');
  const hint = [plain(words.event(view, closing.why), nameOf), turns && `${say('closing.left')} ${turns}`];
  return (
    <Badge type="button" data-closing aria-pressed={shown} title={hint.filter(Boolean).join(' ')} onClick={onShow}>
      <GiSandsOfTime aria-hidden />
      {say(`closing.${closing.when}`)}
    </Badge>
  );
}

/** What has brought the end about, and how many turns everybody has left. */
export function ClosingTold({ closing: { why, left } }: { closing: Closing }) {
  const view = useView();
  const { words } = useTable();
  const { say } = useUi();
  return (
    <strong>
      <Tokens tokens={words.event(view, why)} />
      {left && (
        <>
          {' '}
          {say('closing.left')}
          {left.map((n, seat) => (
            <span key={seat}>
              {seat > 0 && ' ·'} <SeatName seat={seat} /> {n}
            </span>
          ))}
        </>
      )}
    </strong>
  );
}
