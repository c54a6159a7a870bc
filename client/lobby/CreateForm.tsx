import { Suspense, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { RULESETS, rulesetOf, usualSeats } from '../rulesets';
import { useSettings } from '../settings';
import { Busy } from '../ui/Busy';
import { Button } from '../ui/Button';
import { Field, Fields, Note } from '../ui/parts';
import { Radios } from '../ui/Radios';
import { useUi } from '../words';
import { lobbyApi } from './api';
import { BotSeats, seatedBots, type BotChoice } from './BotSeats';
import { NameField } from './NameField';
import { offeredOptions, MatchOptionFields, type MatchOptions } from './MatchOptionFields';
import { sit } from './sit';
import { Unfolded } from './Unfolded';
import { useTask } from './useTask';

/** As many beside each other as there is room for. */
const Beside = styled(Fields)`
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  align-items: start;
  > [type='submit'] {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;

/** Opens a table on the server, with its creator at the first seat. */
export function CreateForm() {
  const { say } = useUi();
  const go = useNavigate();
  const [ruleset, setRuleset] = useState(RULESETS[0]?.name ?? '');
  const entry = rulesetOf(ruleset);
  const [seats, setSeats] = useState(String(entry ? usualSeats(entry) : 2));
  const [options, setOptions] = useState<MatchOptions>({});
  const [others, setOthers] = useState<'people' | 'bots'>('people');
  const [bots, setBots] = useState<BotChoice>({});
  const [listed, setListed] = useState<'yes' | 'no'>('yes');
  const [name, setName] = useState(useSettings().name);
  const [missing, setMissing] = useState(false);
  const { busy, problem, run } = useTask();

  const choose = (wanted: string): void => {
    const next = rulesetOf(wanted);
    setRuleset(wanted);
    setOptions({});
    setSeats(String(next ? usualSeats(next) : 2));
    setBots({});
  };

  const create = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const playerName = name.trim();
    setMissing(playerName === '');
    if (playerName === '' || !entry) return;
    await run(async () => {
      const numPlayers = Number(seats);
      const seated = others === 'bots' && { bots: await seatedBots(entry, numPlayers, bots) };
      const matchID = await lobbyApi.create(ruleset, {
        numPlayers,
        setupData: offeredOptions(ruleset, numPlayers, options),
        unlisted: listed === 'no',
        ...seated,
      });
      await sit(ruleset, matchID, 0, playerName);
      await go(`/match/${ruleset}/${matchID}`);
    });
  };

  const counts = entry
    ? Array.from({ length: entry.maxSeats - entry.minSeats + 1 }, (_, i) => String(entry.minSeats + i))
    : [];
  return (
    <Unfolded title={say('create.title')} hint={say('create.hint')}>
      <form noValidate onSubmit={(event) => void create(event)}>
        <Beside>
          {RULESETS.length > 1 && (
            <Field>
              {say('create.ruleset')}
              <select value={ruleset} onChange={(event) => choose(event.target.value)}>
                {RULESETS.map((each) => (
                  <option key={each.name} value={each.name}>
                    {each.title}
                  </option>
                ))}
              </select>
            </Field>
          )}
          <Radios
            legend={say('create.seats')}
            value={seats}
            options={counts.map((value) => ({ value, label: value }))}
            onChange={setSeats}
          />
          {Number(seats) > 1 && (
            <Radios<'people' | 'bots'>
              legend={say('create.others')}
              value={others}
              options={[
                { value: 'people', label: say('create.othersPeople') },
                { value: 'bots', label: say('create.othersBots') },
              ]}
              onChange={setOthers}
            />
          )}
          {others === 'bots' && entry && Number(seats) > 1 && (
            <Suspense fallback={<Busy />}>
              <BotSeats entry={entry} seats={Number(seats)} choice={bots} onChange={setBots} />
            </Suspense>
          )}
          <MatchOptionFields
            ruleset={ruleset}
            seats={Number(seats)}
            values={offeredOptions(ruleset, Number(seats), options)}
            onChange={setOptions}
          />
          <Radios<'yes' | 'no'>
            legend={say('create.listed')}
            value={listed}
            options={[
              { value: 'yes', label: say('create.listedYes') },
              { value: 'no', label: say('create.listedNo') },
            ]}
            onChange={setListed}
          />
          <NameField value={name} missing={missing && name.trim() === ''} onChange={setName} />
          {problem && (
            <Note $bad role="alert">
              {say(problem)}
            </Note>
          )}
          <Button $kind="main" type="submit" disabled={busy}>
            {say('create.go')}
          </Button>
        </Beside>
      </form>
    </Unfolded>
  );
}
