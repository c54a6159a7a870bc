import { optionsOf } from '../rulesets';
import { Radios } from '../ui/Radios';
import { useUi } from '../words';

export type Options = Record<string, string>;

/** What was chosen, as far as a match of so many seats offers it, and the usual value of every other option. */
export const offered = (ruleset: string, seats: number, chosen: Options = {}): Options =>
  Object.fromEntries(optionsOf(ruleset, seats).map(({ key, values }) =>
    [key, (values.find(({ value }) => value === chosen[key]) ?? values[0])?.value ?? '']));

/** The options of a ruleset's matches that leave a choice. */
export function OptionFields({ ruleset, seats, values, onChange }: {
  ruleset: string; seats: number; values: Options; onChange(values: Options): void;
}) {
  const { say } = useUi();
  return optionsOf(ruleset, seats).filter((option) => option.values.length > 1).map((option) => (
    <Radios
      key={option.key}
      legend={say(option.label)}
      value={values[option.key] ?? ''}
      options={option.values.map(({ value, label }) => ({ value, label: say(label) }))}
      onChange={(value) => onChange({ ...values, [option.key]: value })}
    />
  ));
}
