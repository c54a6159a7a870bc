import { useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import type { MatchRecord } from '../../games/kit/record';
import type { Unfit } from '../../games/kit/versions';
import { LONGEST_NAME } from '../lobby/NameField';
import { offeredOptions, MatchOptionFields, type MatchOptions } from '../lobby/MatchOptionFields';
import { saveRecord } from '../replay/saveRecord';
import { type Playable, type RulesetEntry, usualSeats } from '../rulesets';
import { useSettings } from '../settings';
import { seatColour, seatSign, space } from '../theme';
import { Button } from '../ui/Button';
import { Field, Fields, Panel, Row, Soft, Title } from '../ui/parts';
import { Radios } from '../ui/Radios';
import { useUi } from '../words';
import { botName } from '../words/botName';
import { OpenRecord } from './OpenRecord';
import { recordOf } from './record';
import { peopleOf, type TableSetup, type LocalPlayer, type Wish } from './setup';

const Page = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: 40rem;
  margin: ${space.xl} auto;
  padding: 0 ${space.l};
`;

const Seat = styled.div`
  display: grid;
  grid-template-columns: 1.25rem 1fr 1fr;
  align-items: end;
  gap: ${space.s};
  > span {
    padding-bottom: 0.6rem;
  }
`;

interface Props {
  entry: RulesetEntry;
  playable: Playable;
  /** The table that was left on this device. */
  stored: TableSetup | null;
  /** Why it cannot go on. */
  old: Unfit | null;
  onContinue(setup: TableSetup): void;
  onBegin(wish: Wish): void;
  /** Shows a recorded match. */
  onLook(record: MatchRecord): void;
}

const HUMAN = 'human';

/** The set-up of a table on this device: who sits where, and the options. */
export function LocalSetup({ entry, playable, stored, old, onContinue, onBegin, onLook }: Props) {
  const { say } = useUi();
  const { name } = useSettings();
  const bots = Object.keys(playable.bots);
  const strongest = bots.at(-1) ?? HUMAN;
  const [count, setCount] = useState(String(usualSeats(entry)));
  const [kinds, setKinds] = useState(() =>
    Array.from({ length: entry.maxSeats }, (_, seat) => (seat === 0 ? HUMAN : strongest)),
  );
  const [names, setNames] = useState(() =>
    Array.from({ length: entry.maxSeats }, (_, seat) => (seat === 0 ? name : '')),
  );
  const [options, setOptions] = useState<MatchOptions>({});
  const [seed, setSeed] = useState('');

  const replaced = <T,>(list: readonly T[], at: number, value: T): T[] =>
    list.map((each, i) => (i === at ? value : each));
  const nameAt = (seat: number): string => names[seat]?.trim() || say('players.seat', { n: seat + 1 });

  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    const sitters = kinds
      .slice(0, Number(count))
      .map((kind, seat): LocalPlayer =>
        kind === HUMAN ? { kind: 'human', name: nameAt(seat) } : { kind: 'bot', bot: kind },
      );
    const chosen = offeredOptions(entry.name, sitters.length, options);
    onBegin({ sitters, options: seed.trim() ? { ...chosen, seed: seed.trim() } : chosen });
  };

  const left = stored ? peopleOf(stored, (bot) => botName(say, bot)).map((person) => person.name ?? '') : [];
  const save = (setup: TableSetup): void => {
    const record = recordOf(setup, left);
    if (record) saveRecord(record);
  };
  const counts = Array.from({ length: entry.maxSeats - entry.minSeats + 1 }, (_, i) => String(entry.minSeats + i));
  return (
    <Page>
      <Title>{say('local.title', { title: entry.title })}</Title>
      {stored && (
        <Panel>
          <h2>{say('local.left')}</h2>
          <Fields>
            <p>{left.join(', ')}</p>
            {old && <p>{say(old === 'old' ? 'match.oldRulesText' : 'match.newRulesText')}</p>}
            <Row>
              {old ? (
                <Button onClick={() => save(stored)}>{say('record.save')}</Button>
              ) : (
                <Button $kind="main" onClick={() => onContinue(stored)}>
                  {say('local.continue')}
                </Button>
              )}
            </Row>
          </Fields>
        </Panel>
      )}
      <Panel>
        <h2>{say('local.new')}</h2>
        <form onSubmit={begin}>
          <Fields>
            <Radios
              legend={say('create.seats')}
              value={count}
              options={counts.map((value) => ({ value, label: value }))}
              onChange={setCount}
            />
            {kinds.slice(0, Number(count)).map((kind, seat) => (
              <Seat key={seat}>
                <span aria-hidden style={{ color: seatColour(seat) }}>
                  {seatSign(seat)}
                </span>
                <Field>
                  {say('players.seat', { n: seat + 1 })}
                  <select value={kind} onChange={(event) => setKinds(replaced(kinds, seat, event.target.value))}>
                    <option value={HUMAN}>{say('local.human')}</option>
                    {bots.map((bot) => (
                      <option key={bot} value={bot}>
                        {botName(say, bot)}
                      </option>
                    ))}
                  </select>
                </Field>
                {kind === HUMAN && (
                  <Field>
                    {say('name.label')}
                    <input
                      maxLength={LONGEST_NAME}
                      value={names[seat]}
                      onChange={(event) => setNames(replaced(names, seat, event.target.value))}
                    />
                  </Field>
                )}
              </Seat>
            ))}
            <MatchOptionFields
              ruleset={entry.name}
              seats={Number(count)}
              values={offeredOptions(entry.name, Number(count), options)}
              onChange={setOptions}
            />
            <Field>
              {say('local.seed')}
              <input maxLength={64} value={seed} onChange={(event) => setSeed(event.target.value)} />
            </Field>
            <Soft>{say('local.seedText')}</Soft>
            <Button $kind="main" type="submit">
              {say('local.begin')}
            </Button>
          </Fields>
        </form>
      </Panel>
      <OpenRecord rules={playable.ruleset} onOpen={onLook} />
    </Page>
  );
}
