import { useState } from 'react';
import styled from 'styled-components';
import { linkTo } from '../lobby/ShareLink';
import { keepSeat, type MySeat } from '../net/credentials';
import { space } from '../theme';
import { Button } from '../ui/Button';
import { CopyField } from '../ui/CopyField';
import { Fields, Fold, Row, Soft } from '../ui/parts';
import { useUi } from '../words';
import { Aside } from './Aside';

/** A code with what it is good for; the link, without which it is worth nothing, is copied with it. */
export function CodeField({ seat: { ruleset, matchID }, code }: { seat: MySeat; code: string }) {
  const { say } = useUi();
  return (
    <>
      <CopyField label={say('recovery.title')} value={code} copied={`${linkTo(ruleset, matchID)}\n${code}`} />
      <Soft>{say('recovery.text')}</Soft>
    </>
  );
}

/** A line, until it is opened. */
const Slim = styled(Aside)`
  padding-block: 0;
  [open] {
    padding-bottom: ${space.m};
  }
`;

/** The code of a newly taken seat, until its owner has it. */
export function RecoveryCode({ seat }: { seat: MySeat }) {
  const { say } = useUi();
  const [code, setCode] = useState(seat.code);
  if (code === undefined) return null;
  const keep = (): void => {
    const { code: _noted, ...rest } = seat;
    keepSeat(rest);
    setCode(undefined);
  };
  return (
    <Slim aria-label={say('recovery.title')}>
      <Fold>
        <summary>{say('recovery.title')}</summary>
        <Fields>
          <CodeField seat={seat} code={code} />
          <Row>
            <Button $small onClick={keep}>
              {say('recovery.kept')}
            </Button>
          </Row>
        </Fields>
      </Fold>
    </Slim>
  );
}
