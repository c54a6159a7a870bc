import { useRef, useState } from 'react';
import styled from 'styled-components';
import { size, space } from '../theme';
import { useUi } from '../words';
import { Button } from './Button';
import { Field } from './parts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s};
  label {
    flex: 1 1 13rem;
    min-width: 0;
  }
  input {
    font-size: ${size.small};
    text-overflow: ellipsis;
  }
`;

/** Something to take along, with a button that copies it, or more with it. */
export function CopyField({ label, value, copied: text = value }: { label: string; value: string; copied?: string }) {
  const { say } = useUi();
  const [done, setDone] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
    } catch {
      // Browsers give the clipboard to safe addresses only: the text is selected, the person copies it.
      setDone(false);
    }
  };

  return (
    <Line>
      <Field>
        {label}
        <input ref={field} readOnly value={value} onFocus={(event) => event.target.select()} />
      </Field>
      <Button onClick={() => void copy()}>
        <span aria-live="polite">{say(done ? 'share.copied' : 'share.copy')}</span>
      </Button>
    </Line>
  );
}
