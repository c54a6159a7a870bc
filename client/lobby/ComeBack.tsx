import { useState, type SubmitEvent } from 'react';
import type { Seat } from '../../games/kit/core';
import { rulesetOf } from '../rulesets';
import { Button } from '../ui/Button';
import { Field, Fields, Note } from '../ui/parts';
import { useUi } from '../words';
import { comeBack } from './sit';
import { useTask } from './useTask';

interface MatchLink {
  ruleset: string;
  matchID: string;
}

/** The match of a link; null when the link is none of a match. */
function placeIn(link: string): MatchLink | null {
  const [, ruleset, matchID] = /\/match\/([\w-]+)\/([\w-]{1,64})(?:[?#]|$)/.exec(link.trim()) ?? [];
  return ruleset !== undefined && matchID !== undefined && rulesetOf(ruleset) ? { ruleset, matchID } : null;
}

/** Recovers a seat with its code: of the match `at`, or of the one whose link is entered. */
export function ComeBack({ at, onSeat }: { at?: MatchLink; onSeat(place: MatchLink, seat: Seat): unknown }) {
  const { say } = useUi();
  const [link, setLink] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useTask();
  const place = at ?? placeIn(link);

  const back = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!place || code.trim() === '') return;
    await run(async () => onSeat(place, await comeBack(place.ruleset, place.matchID, code)));
  };

  return (
    <form noValidate onSubmit={(event) => void back(event)}>
      <Fields>
        {!at && (
          <Field>
            {say('recovery.link')}
            <input
              value={link}
              inputMode="url"
              autoComplete="off"
              aria-invalid={tried && !place}
              onChange={(event) => setLink(event.target.value)}
            />
          </Field>
        )}
        <Field>
          {say('recovery.title')}
          <input
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            placeholder="XXXX-XXXX-XXXX-XXXX"
            aria-invalid={tried && code.trim() === ''}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        {tried && !place && (
          <Note $bad role="alert">
            {say('recovery.badLink')}
          </Note>
        )}
        {tried && place && code.trim() === '' && (
          <Note $bad role="alert">
            {say('recovery.missing')}
          </Note>
        )}
        {problem && (
          <Note $bad role="alert">
            {say(problem === 'problem.forbidden' ? 'recovery.wrong' : problem)}
          </Note>
        )}
        <Button type="submit" disabled={busy}>
          {say('recovery.go')}
        </Button>
      </Fields>
    </form>
  );
}
