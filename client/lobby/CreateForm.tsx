import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { keepSeat } from '../net/credentials';
import { RULESETS, rulesetOf } from '../rulesets';
import { changeSettings, useSettings } from '../settings';
import { Button } from '../ui/Button';
import { Field, Fields, Note, Panel } from '../ui/parts';
import { Radios } from '../ui/Radios';
import { useUi, type UiKey } from '../words';
import { lobbyApi, problemKey } from './api';
import { NameField } from './NameField';
import { OptionFields, usualOptions } from './OptionFields';

/** Opens a table on the server, with its creator at the first seat. */
export function CreateForm() {
  const { say } = useUi();
  const go = useNavigate();
  const [ruleset, setRuleset] = useState(RULESETS[0]?.name ?? '');
  const entry = rulesetOf(ruleset);
  const [seats, setSeats] = useState(String(entry?.minSeats ?? 2));
  const [options, setOptions] = useState(() => usualOptions(ruleset));
  const [listed, setListed] = useState<'yes' | 'no'>('yes');
  const [name, setName] = useState(useSettings().name);
  const [problem, setProblem] = useState<UiKey | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);

  const choose = (wanted: string): void => {
    const next = rulesetOf(wanted);
    setRuleset(wanted);
    setOptions(usualOptions(wanted));
    setSeats(String(next?.minSeats ?? 2));
  };

  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const playerName = name.trim();
    setMissing(playerName === '');
    setProblem(null);
    if (playerName === '' || busy) return;
    setBusy(true);
    try {
      const matchID = await lobbyApi.create(ruleset, { numPlayers: Number(seats), setupData: options, unlisted: listed === 'no' });
      const credentials = await lobbyApi.join(ruleset, matchID, 0, playerName);
      keepSeat({ ruleset, matchID, seat: 0, credentials, name: playerName, since: Date.now() });
      changeSettings({ name: playerName });
      await go(`/match/${ruleset}/${matchID}`);
    } catch (error) {
      setProblem(problemKey(error));
      setBusy(false);
    }
  };

  const counts = entry ? Array.from({ length: entry.maxSeats - entry.minSeats + 1 }, (_, i) => String(entry.minSeats + i)) : [];
  return (
    <Panel>
      <h2>{say('create.title')}</h2>
      <form noValidate onSubmit={(event) => void create(event)}>
        <Fields>
          {RULESETS.length > 1 && (
            <Field>
              {say('create.ruleset')}
              <select value={ruleset} onChange={(event) => choose(event.target.value)}>
                {RULESETS.map((each) => <option key={each.name} value={each.name}>{each.title}</option>)}
              </select>
            </Field>
          )}
          <Radios legend={say('create.seats')} value={seats} options={counts.map((value) => ({ value, label: value }))} onChange={setSeats} />
          <OptionFields ruleset={ruleset} values={options} onChange={setOptions} />
          <Radios<'yes' | 'no'>
            legend={say('create.listed')}
            value={listed}
            options={[{ value: 'yes', label: say('create.listedYes') }, { value: 'no', label: say('create.listedNo') }]}
            onChange={setListed}
          />
          <NameField value={name} missing={missing && name.trim() === ''} onChange={setName} />
          {problem && <Note $bad role="alert">{say(problem)}</Note>}
          <Button $kind="main" type="submit" disabled={busy}>{say('create.go')}</Button>
        </Fields>
      </form>
    </Panel>
  );
}
