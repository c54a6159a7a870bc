import type { MatchOption } from '../../games';
import { isOpen } from '../../games/kit/register';
import type { Language } from '../../games/kit/text/words';
import { rulesetOf } from '../rulesets';
import { isRecord } from '../storage';
import { Radios } from '../ui/Radios';
import { useUi } from '../words';

export type MatchOptions = Record<string, string>;

/** The choices of a creator, by option, for this number of seats. */
const choicesOf = (ruleset: string, seats: number): [option: string, choice: MatchOption][] =>
  Object.entries(rulesetOf(ruleset)?.choices(seats) ?? {});

/** The chosen options that this number of seats offers, and the default of every other option. */
export function offeredOptions(ruleset: string, seats: number, chosen: MatchOptions = {}): MatchOptions {
  const offered: MatchOptions = {};
  for (const [option, choice] of choicesOf(ruleset, seats)) {
    if (!isOpen(choice, offered)) continue;
    const all = Object.keys(choice.values);
    offered[option] = all.find((value) => value === chosen[option]) ?? all[0] ?? '';
  }
  return offered;
}

/**
 * The chosen options in words, where there was a choice.
 * @param setup the `setupData` of the match
 */
export const wordedOptions = (ruleset: string, seats: number, setup: unknown, language: Language): string[] =>
  choicesOf(ruleset, seats).flatMap(([option, choice]) => {
    const { values } = choice;
    const chosen = isRecord(setup) && isOpen(choice, setup) ? setup[option] : undefined;
    const [, words] = Object.entries(values).find(([value]) => value === chosen) ?? [];
    return words && Object.keys(values).length > 1 ? [words[language]] : [];
  });

/** Fields for the options of a match that leave a choice. */
export function MatchOptionFields({
  ruleset,
  seats,
  values: chosen,
  onChange,
}: {
  ruleset: string;
  seats: number;
  values: MatchOptions;
  onChange(values: MatchOptions): void;
}) {
  const { language } = useUi();
  return choicesOf(ruleset, seats).map(([option, choice]) => {
    const { label, values } = choice;
    const offers = Object.entries(values).map(([value, words]) => ({ value, label: words?.[language] ?? value }));
    return (
      offers.length > 1 &&
      isOpen(choice, chosen) && (
        <Radios
          key={option}
          legend={label[language]}
          value={chosen[option] ?? ''}
          options={offers}
          onChange={(value) => onChange(offeredOptions(ruleset, seats, { ...chosen, [option]: value }))}
        />
      )
    );
  });
}
