import { lazy, Suspense, useState, type ReactNode } from 'react';
import { GiScrollUnfurled } from 'react-icons/gi';
import type { Core } from '../../games/kit/core';
import type { Ruleset } from '../../games/kit/ruleset';
import type { ChatStore } from '../net/chat';
import type { Snapshot } from '../net/clientStore';
import type { Person } from '../net/people';
import { Folding } from '../ui/Folding';
import { SidePanel } from '../ui/SidePanel';
import { useUi } from '../words';
import { AidButton } from './Aid';
import { ChatBox, ChatButton } from './chat/Chat';
import { BesideBox, Corner, LogBox, LogButton, LogSheet, Notes, PlayersBox, Side, UnderBox } from './layout';
import { LogPanel } from './log/LogPanel';
import { PlayersStrip } from './PlayersStrip';
import { useTable, ViewContext } from './TableContext';

/** Comes when it is needed first. */
const Head = lazy(() => import('./phone/Head'));

interface Props {
  rules: Ruleset;
  people: readonly Person[];
  /** The position that the board shows. */
  shown: Core;
  /** The log as far as it has been told, the first line of it since I last decided, and the position then. */
  log: Snapshot['log'];
  since: number | null;
  then: Core | null;
  chat: ChatStore | undefined;
  phone: boolean;
  /** Where a desk shows parts of the board beside the table. */
  setBeside(element: HTMLElement | null): void;
  /** What the page puts above the log, and under it. */
  notes: ReactNode;
  under: ReactNode;
}

/** What lies beside the table: players, parts of the board, the log, the chat, and the page's own notes. */
export function TableSide({ rules, people, shown, log, since, then, chat, phone, setBeside, notes, under }: Props) {
  const { seat } = useTable();
  const { say } = useUi();
  const [logOpen, setLogOpen] = useState(false);
  return (
    <>
      <Side data-column>
        {phone && (
          <Suspense>
            <Head />
          </Suspense>
        )}
        <Notes data-shell="notes">{notes}</Notes>
        <Corner data-head-only>
          <LogButton $kind="quiet" $small aria-expanded={logOpen} onClick={() => setLogOpen(!logOpen)}>
            <GiScrollUnfurled aria-hidden />
            {say('log.open')}
          </LogButton>
          <AidButton ruleset={rules.name} />
          {chat && <ChatButton chat={chat} seat={seat} people={people} />}
        </Corner>
        <PlayersBox data-shell="players">
          <ViewContext value={shown}>
            <PlayersStrip people={people} />
          </ViewContext>
        </PlayersBox>
        <BesideBox ref={setBeside} />
        <LogBox data-shell="log">
          <Folding name="log" title={say('log.title')}>
            <LogPanel lines={log} since={since} then={then} rules={rules} untitled />
          </Folding>
        </LogBox>
        {chat && <ChatBox chat={chat} seat={seat} people={people} />}
        {under && !phone && <UnderBox data-under>{under}</UnderBox>}
      </Side>
      {logOpen && (
        <SidePanel title={say('log.title')} close={say('close')} onClose={() => setLogOpen(false)}>
          <LogSheet>
            <LogPanel lines={log} since={since} then={then} rules={rules} />
          </LogSheet>
        </SidePanel>
      )}
    </>
  );
}
