import { use } from 'react';
import styled from 'styled-components';
import { botName } from '../words/botName';
import { loadPlayable, type RulesetEntry } from '../rulesets';
import { seatColour, seatSign, space } from '../theme';
import { Field } from '../ui/parts';
import { useUi } from '../words';
import { strongest } from './strongest';

const List = styled.ul`
  display: grid;
  gap: ${space.s};
  li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    align-items: end;
    gap: ${space.s};
  }
  span {
    padding-bottom: 0.6rem;
  }
`;

/** Bots by seat. `''` leaves a seat to a person; a seat that is not named gets the strongest bot. */
export type BotChoice = Readonly<Record<number, string>>;

/** The bots of a new table by seat, in the form that the server takes. */
export async function seatedBots(
  entry: RulesetEntry,
  seats: number,
  choice: BotChoice,
): Promise<Record<string, string>> {
  const bot = strongest(await loadPlayable(entry));
  return Object.fromEntries(
    othersOf(seats)
      .map((seat): [string, string] => [String(seat), choice[seat] ?? bot])
      .filter(([, each]) => each !== ''),
  );
}

/** Lets the creator choose who sits at the other seats. Suspends while the ruleset's bots load. */
export function BotSeats({
  entry,
  seats,
  choice,
  onChange,
}: {
  entry: RulesetEntry;
  seats: number;
  choice: BotChoice;
  onChange(choice: BotChoice): void;
}) {
  const { say } = useUi();
  const playable = use(loadPlayable(entry));
  const usual = strongest(playable);
  return (
    <List>
      {othersOf(seats).map((seat) => (
        <li key={seat}>
          <span aria-hidden style={{ color: seatColour(seat) }}>
            {seatSign(seat)}
          </span>
          <Field>
            {say('players.seat', { n: seat + 1 })}
            <select
              value={choice[seat] ?? usual}
              onChange={(event) => onChange({ ...choice, [seat]: event.target.value })}
            >
              <option value="">{say('create.open')}</option>
              {Object.keys(playable.bots).map((bot) => (
                <option key={bot} value={bot}>
                  {botName(say, bot)}
                </option>
              ))}
            </select>
          </Field>
        </li>
      ))}
    </List>
  );
}

/** All seats but the creator's. */
const othersOf = (seats: number): number[] => Array.from({ length: seats - 1 }, (_, i) => i + 1);
