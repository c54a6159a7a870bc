import { useId } from 'react';
import { Field, Note } from '../ui/parts';
import { useUi } from '../words';

/** The longest name of a player, in characters. */
export const LONGEST_NAME = 40;

/** The player's name; says so when it is missing. */
export function NameField({
  value,
  missing,
  onChange,
}: {
  value: string;
  missing: boolean;
  onChange(value: string): void;
}) {
  const { say } = useUi();
  const problem = useId();
  return (
    <div>
      <Field>
        {say('name.label')}
        <input
          value={value}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          aria-invalid={missing}
          aria-describedby={missing ? problem : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {missing && (
        <Note $bad id={problem} role="alert">
          {say('name.missing')}
        </Note>
      )}
    </div>
  );
}
