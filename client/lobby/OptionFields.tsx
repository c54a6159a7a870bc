import { optionsOf } from '../rulesets';
import { Radios } from '../ui/Radios';
import { useUi } from '../words';

export type Options = Record<string, string>;

/** The usual value of every option. */
export const usualOptions = (ruleset: string): Options =>
  Object.fromEntries(optionsOf(ruleset).map(({ key, values }) => [key, values[0]?.value ?? '']));

/** The options of a ruleset's matches. */
export function OptionFields({ ruleset, values, onChange }: { ruleset: string; values: Options; onChange(values: Options): void }) {
  const { say } = useUi();
  return optionsOf(ruleset).map((option) => (
    <Radios
      key={option.key}
      legend={say(option.label)}
      value={values[option.key] ?? ''}
      options={option.values.map(({ value, label }) => ({ value, label: say(label) }))}
      onChange={(value) => onChange({ ...values, [option.key]: value })}
    />
  ));
}
