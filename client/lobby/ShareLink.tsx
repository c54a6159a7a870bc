import { useRef, useState } from 'react';
import styled from 'styled-components';
import { size, space } from '../theme';
import { Button } from '../ui/Button';
import { Field } from '../ui/parts';
import { useUi } from '../words';

const Line = styled.div`
  display: flex;
  align-items: end;
  gap: ${space.s};
  label { flex: 1; min-width: 0; }
  input { font-size: ${size.small}; text-overflow: ellipsis; }
`;

/** The address of a match, to send to a friend. */
export function ShareLink({ ruleset, matchID }: { ruleset: string; matchID: string }) {
  const { say } = useUi();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const link = `${window.location.origin}/match/${ruleset}/${matchID}`;

  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Browsers give the clipboard to safe addresses only: the link is selected, the person copies it.
      setCopied(false);
    }
  };

  return (
    <Line>
      <Field>{say('share.label')}<input ref={field} readOnly value={link} onFocus={(event) => event.target.select()} /></Field>
      <Button onClick={() => void copy()}><span aria-live="polite">{say(copied ? 'share.copied' : 'share.copy')}</span></Button>
    </Line>
  );
}
