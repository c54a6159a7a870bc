import { useEffect, useId, useState } from 'react';
import { GiConversation } from 'react-icons/gi';
import styled from 'styled-components';
import type { Seat } from '../../../games/kit/core';
import type { ChatMessage } from '../../../protocol/wire';
import type { ChatStore } from '../../net/chat';
import type { Person } from '../../net/people';
import { changeSettings, useSettings } from '../../settings';
import { colour, DESK, desk, radius, shadow, size, space } from '../../theme';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Spoken } from '../../ui/parts';
import { useMedia } from '../../ui/useMedia';
import { useUi } from '../../words';
import { LogButton } from '../layout';
import { ChatPanel } from './ChatPanel';
import { wording } from './phrases';
import { useTalk } from './useTalk';

const Box = styled.section`
  display: none;
  ${desk} {
    display: flex;
    flex-direction: column;
    max-height: 17rem;
    padding: ${space.xs} ${space.m};
    border: 1px solid ${colour('lineSoft')};
    border-radius: ${radius.l};
    background: ${colour('surface')};
  }
  h2 {
    font-size: ${size.body};
  }
`;

const Sheet = styled.div`
  height: 60dvh;
  display: grid;
`;

/** What was said last, over the table's upper edge, for as long as it takes to read it. */
const Toast = styled.button`
  position: fixed;
  inset: calc(var(--page-head) + ${space.s}) ${space.m} auto;
  z-index: 20;
  width: fit-content;
  max-width: 32rem;
  max-height: 4.5rem;
  overflow: hidden;
  margin: 0 auto;
  padding: ${space.s} ${space.m};
  border: 1px solid ${colour('bronze')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
  color: ${colour('ink')};
  box-shadow: ${shadow.high};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
`;

/** How long a message is shown where the chat is closed, in milliseconds. */
const SHOWN = 6000;

interface Props {
  chat: ChatStore;
  seat: Seat | null;
  people: readonly Person[];
}

/** Whether there is nobody to talk to, and nothing has been said: among bots the room is the table's. */
const isIdle = ({ people, seat }: Props, { messages }: ReturnType<typeof useTalk>): boolean =>
  messages.length === 0 && people.every((person) => person.bot || person.seat === seat);

/** The chat beside the log, on a desk; one line of it where it is hidden. */
export function ChatBox(props: Props) {
  const { say } = useUi();
  const { chat: shown } = useSettings();
  const talk = useTalk(props.chat, props.seat);
  const { unread } = talk;
  const heading = useId();
  const here = useMedia(DESK);
  if (!here || isIdle(props, talk)) return null;
  return (
    <Box aria-labelledby={heading}>
      {shown ? (
        <>
          <h2 id={heading}>{say('chat.title')}</h2>
          <ChatPanel {...props} />
        </>
      ) : (
        <Button $kind="quiet" $small onClick={() => changeSettings({ chat: true })}>
          <GiConversation aria-hidden />
          <span id={heading}>{say('chat.unread', { n: unread })}</span>
        </Button>
      )}
    </Box>
  );
}

/** The way to the chat where it has no place beside the table; says with a number what was not read. */
export function ChatButton(props: Props) {
  const { say } = useUi();
  const { chat: shown } = useSettings();
  const talk = useTalk(props.chat, props.seat);
  const { unread, news } = talk;
  const [open, setOpen] = useState(false);
  const here = !useMedia(DESK);
  if (isIdle(props, talk)) return null;
  return (
    <>
      {shown && <News news={news} seen={here && !open} onOpen={() => setOpen(true)} />}
      {here && (
        <LogButton $kind="quiet" $small data-chat onClick={() => setOpen(true)}>
          <GiConversation aria-hidden />
          {say('chat.unread', { n: shown ? unread : 0 })}
        </LogButton>
      )}
      {here && open && (
        <Dialog title={say('chat.title')} onClose={() => setOpen(false)}>
          <Sheet>
            <ChatPanel {...props} />
          </Sheet>
        </Dialog>
      )}
    </>
  );
}

/** Tells of what has just been said: read out politely, and shown where the chat is closed. */
function News({ news, seen, onOpen }: { news: ChatMessage | null; seen: boolean; onOpen(): void }) {
  const { say } = useUi();
  const [gone, setGone] = useState(news?.n ?? 0);
  const n = news?.n ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => setGone(n), SHOWN);
    return () => clearTimeout(timer);
  }, [n]);
  const text = news && say('chat.news', { name: news.name, text: wording(say, news.payload) });
  return (
    <>
      <Spoken role="status">{text}</Spoken>
      {seen && text !== null && gone < n && (
        <Toast
          type="button"
          aria-label={say('chat.title')}
          onClick={() => {
            setGone(n);
            onOpen();
          }}
        >
          <bdi>{text}</bdi>
        </Toast>
      )}
    </>
  );
}
