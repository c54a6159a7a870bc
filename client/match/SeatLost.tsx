import type { Seat } from '../../games/kit/core';
import { Message } from '../ui/Message';
import { ComeBack } from '../lobby/ComeBack';
import { forgetSeat, type MySeat } from '../net/credentials';
import { Button } from '../ui/Button';
import { useUi } from '../words';

interface Props {
  seat: MySeat;
  onSeat(seat: Seat): void;
  onWatch(): void;
}

/** The seat's credentials are not valid any more: somebody has come back to it elsewhere, or it was given up. */
export default function SeatLost({ seat: { ruleset, matchID, seat }, onSeat, onWatch }: Props) {
  const { say } = useUi();
  const watch = (): void => {
    forgetSeat(matchID, seat);
    onWatch();
  };
  return (
    <Message title={say('lost.title')} text={say('lost.text')}>
      <ComeBack at={{ ruleset, matchID }} onSeat={(_place, back) => onSeat(back)} />
      <Button onClick={watch}>{say('match.watch')}</Button>
    </Message>
  );
}
