import { memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Seat } from '../../../games/kit/core';
import { LONGEST_CHAT, type ChatMessage } from '../../../protocol/wire';
import { speakerOf, type ChatStore } from '../../net/chat';
import type { Person } from '../../net/people';
import type { Rejected } from '../../net/transport';
import { changeSettings, useSettings } from '../../settings';
import { colour, radius, size, space } from '../../theme';
import { Button } from '../../ui/Button';
import { Fold, Note, Row, Soft, Spoken } from '../../ui/parts';
import { useUi, type UiKey } from '../../words';
import { SeatSign } from '../Tokens';
import { PHRASE_LIST, wording } from './phrases';
import { useTalk } from './useTalk';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  min-height: 0;
  font-size: ${size.small};
`;

const Scroll = styled.ol`
  position: relative;
  flex: 1;
  min-height: 3rem;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** Whatever signs somebody piles up in a line, they stay in it. */
const Line = styled.li`
  padding: 0.15rem 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  b {
    font-weight: 600;
  }
  time {
    float: inline-end;
    margin-inline-start: ${space.s};
    color: ${colour('inkSoft')};
    font-size: ${size.tiny};
  }
`;

const Form = styled.form`
  display: flex;
  gap: ${space.xs};
  input {
    flex: 1;
    min-width: 0;
    min-height: 2.25rem;
    padding: ${space.xs} ${space.s};
    border: 1px solid ${colour('line')};
    border-radius: ${radius.m};
    background: ${colour('raised')};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0 ${space.m};
  summary {
    padding: ${space.xs} 0;
  }
`;

/** Why a message was not taken. */
const PROBLEMS: Partial<Record<Rejected['code'], UiKey>> = {
  'too-fast': 'chat.tooFast',
  malformed: 'chat.malformed',
  offline: 'chat.offline',
  'wrong-credentials': 'problem.forbidden',
};

/** What would turn the words round, or show nothing: the server would not take it. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

interface Props {
  chat: ChatStore;
  /** Null for a spectator, who reads. */
  seat: Seat | null;
  people: readonly Person[];
}

/** What is said at the table, and a line to say something; people who sit here may be muted, by name and seat. */
export function ChatPanel({ chat, seat, people }: Props) {
  const { say } = useUi();
  const { chat: shown } = useSettings();
  const { messages, silent, muted } = useTalk(chat, seat);
  const list = useRef<HTMLOListElement>(null);
  const newest = messages.at(-1)?.n;

  useEffect(() => chat.markRead(), [chat, newest]);
  // Follows the newest line unless the reader has scrolled back.
  const following = useRef(true);
  useLayoutEffect(() => {
    if (list.current && following.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);

  const others = people.flatMap((person) =>
    person.name !== null && !person.bot && person.seat !== seat
      ? [{ name: person.name, speaker: speakerOf({ sender: String(person.seat), name: person.name }) }]
      : [],
  );
  return (
    <Frame>
      <Scroll
        ref={list}
        tabIndex={0}
        aria-label={say('chat.said')}
        onScroll={({ currentTarget: box }) => {
          following.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
        }}
      >
        {messages.map((message) => (
          <Entry key={message.n} message={message} />
        ))}
      </Scroll>
      {messages.length === 0 && <Soft>{say('chat.nothing')}</Soft>}
      {silent > 0 && <Soft>{say('chat.silent', { n: silent })}</Soft>}
      {seat === null ? <Soft>{say('chat.readOnly')}</Soft> : <Speak chat={chat} />}
      <Foot>
        <Button $kind="quiet" $small onClick={() => changeSettings({ chat: !shown })}>
          {say(shown ? 'chat.hide' : 'chat.show')}
        </Button>
        {others.length > 0 && (
          <Fold>
            <summary>{say('chat.mute')}</summary>
            {others.map(({ name, speaker }) => (
              <Row as="label" key={speaker}>
                <input
                  type="checkbox"
                  checked={muted.includes(speaker)}
                  onChange={(event) => chat.mute(speaker, event.target.checked)}
                />
                <bdi>{name}</bdi>
              </Row>
            ))}
          </Fold>
        )}
      </Foot>
    </Frame>
  );
}

const Entry = memo(function Entry({ message: { sender, name, payload, at } }: { message: ChatMessage }) {
  const { say, language } = useUi();
  const when = new Date(at);
  return (
    <Line>
      <time dateTime={when.toISOString()}>
        {when.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}
      </time>
      <SeatSign seat={Number(sender)} /> <b>{<bdi>{name}</bdi>}:</b> <bdi>{wording(say, payload)}</bdi>
    </Line>
  );
});

/** A line to say something, and phrases that everybody understands. */
function Speak({ chat }: { chat: ChatStore }) {
  const { say } = useUi();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<UiKey | null>(null);
  const [phrases, setPhrases] = useState(false);
  const id = useId();

  const speak = async (words: string): Promise<boolean> => {
    const line = words.replace(unseen, ' ').trim();
    if (line === '' || busy) return false;
    setBusy(true);
    const refused = await chat.say(line);
    setBusy(false);
    setProblem(refused && (PROBLEMS[refused] ?? 'problem.server'));
    return refused === null;
  };
  return (
    <>
      {phrases && (
        <Row $gap="xs" role="group" aria-label={say('chat.phrases')} id={id}>
          {PHRASE_LIST.map((phrase) => (
            <Button
              key={phrase}
              $small
              onClick={() => void speak(phrase).then((said) => setPhrases((open) => open && !said))}
            >
              {wording(say, phrase)}
            </Button>
          ))}
        </Row>
      )}
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void speak(text).then((said) => setText((now) => (said && now === text ? '' : now)));
        }}
      >
        <label style={{ display: 'contents' }}>
          <Spoken>{say('chat.line')}</Spoken>
          <input
            value={text}
            maxLength={LONGEST_CHAT}
            placeholder={say('chat.line')}
            autoComplete="off"
            enterKeyHint="send"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Button
          $small
          aria-expanded={phrases}
          aria-controls={phrases ? id : undefined}
          aria-label={say('chat.phrases')}
          onClick={() => setPhrases(!phrases)}
        >
          …
        </Button>
        <Button type="submit" $small aria-disabled={busy || text.trim() === ''}>
          {say('chat.send')}
        </Button>
      </Form>
      {problem && (
        <Note $bad role="alert">
          {say(problem)}
        </Note>
      )}
    </>
  );
}
