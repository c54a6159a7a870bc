import { linkTo } from '../lobby/ShareLink';
import { keepSeat, type MySeat } from '../net/credentials';
import { Button } from '../ui/Button';
import { CopyField } from '../ui/CopyField';
import { Fields, Row, Soft } from '../ui/parts';
import { useUi } from '../words';

/** A recovery code with its explanation. Copying it copies the match's link too, since a code is of no use without it. */
export function CodeField({ seat: { ruleset, matchID }, code }: { seat: MySeat; code: string }) {
  const { say } = useUi();
  return (
    <>
      <CopyField label={say('recovery.title')} value={code} copied={`${linkTo(ruleset, matchID)}\n${code}`} />
      <Soft>{say('recovery.text')}</Soft>
    </>
  );
}

/** The recovery code of a newly taken seat, shown until the player has noted it. */
export default function RecoveryCode({ seat, code, onKept }: { seat: MySeat; code: string; onKept(): void }) {
  const { say } = useUi();
  const keep = (): void => {
    const { code: _noted, ...rest } = seat;
    keepSeat(rest);
    onKept();
  };
  return (
    <Fields as="section" aria-label={say('recovery.title')}>
      <CodeField seat={seat} code={code} />
      <Row>
        <Button $small onClick={keep}>
          {say('recovery.kept')}
        </Button>
      </Row>
    </Fields>
  );
}
