import type { Choice } from '../../games';
import { isOpen } from '../../games/kit/register';
import type { Language } from '../../games/kit/text/words';
import { rulesetOf } from '../rulesets';
import { isRecord } from '../storage';
import { Radios } from '../ui/Radios';
import { useUi } from '../words';

export type MatchOptions = Record<string, string>;

/** What the creator of a match of so many seats may choose, by option. */
const choicesOf = (ruleset: string, seats: number): [option: string, choice: Choice][] =>
  Object.entries(rulesetOf(ruleset)?.choices(seats) ?? {});

/** What was chosen, as far as a match of so many seats offers it beside the rest, and the usual value of every other option. */
export function offeredOptions(ruleset: string, seats: number, chosen: MatchOptions = {}): MatchOptions {
  const offered: MatchOptions = {};
  for (const [option, choice] of choicesOf(ruleset, seats)) {
    if (!isOpen(choice, offered)) continue;
    const all = Object.keys(choice.values);
    offered[option] = all.find((value) => value === chosen[option]) ?? all[0] ?? '';
  }
  return offered;
}

/** What was chosen of what leaves a choice, in words. @param setup as the match was created with */
export const wordedOptions = (ruleset: string, seats: number, setup: unknown, language: Language): string[] =>
  choicesOf(ruleset, seats).flatMap(([option, choice]) => {
    const { values } = choice;
    const chosen = isRecord(setup) && isOpen(choice, setup) ? setup[option] : undefined;
    const [, words] = Object.entries(values).find(([value]) => value === chosen) ?? [];
    return words && Object.keys(values).length > 1 ? [words[language]] : [];
  });

/** The options of a ruleset's matches that leave a choice. */
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
