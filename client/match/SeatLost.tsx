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

/** Shown when the seat's credentials are no longer valid: the player came back to it elsewhere, or gave it up. */
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
