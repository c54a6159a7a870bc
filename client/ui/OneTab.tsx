import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Busy } from './Busy';
import { Button } from './Button';
import { Row } from './parts';
import { useUi } from '../words';
import { Message } from './Message';

/** What open pages of this browser tell each other: who looks for another at the same place, who is there, who takes over. */
interface Word {
  word: 'who' | 'here' | 'mine';
  place: string;
}

const isWord = (data: unknown): data is Word =>
  typeof data === 'object' && data !== null && 'word' in data && 'place' in data;

/** How long a page that is there already may take to say so, in milliseconds. */
const PATIENCE = 80;

/**
 * Shows its children in one page of the browser at a time: a second one opened at the same place says so, and takes over
 * when told to. Two pages that keep the same match in this browser would overwrite each other's.
 */
export function OneTab({ place, children }: { place: string; children: ReactNode }) {
  const { say } = useUi();
  const [state, setState] = useState<'asking' | 'here' | 'away'>('BroadcastChannel' in window ? 'asking' : 'here');
  const channel = useRef<BroadcastChannel>(null);
  const answer = useEffectEvent((opened: BroadcastChannel) => {
    if (state === 'here') opened.postMessage({ word: 'here', place } satisfies Word);
  });

  useEffect(() => {
    if (!('BroadcastChannel' in window)) return undefined;
    const opened = new BroadcastChannel('civitas.pages');
    channel.current = opened;
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isWord(data) || data.place !== place) return;
      if (data.word === 'who') answer(opened);
      else setState('away');
    });
    opened.postMessage({ word: 'who', place } satisfies Word);
    const timer = setTimeout(() => setState((now) => (now === 'asking' ? 'here' : now)), PATIENCE);
    return () => {
      clearTimeout(timer);
      opened.close();
    };
  }, [place]);

  if (state === 'here') return children;
  if (state === 'asking') return <Busy />;
  const takeOver = (): void => {
    channel.current?.postMessage({ word: 'mine', place } satisfies Word);
    setState('here');
  };
  return (
    <Message title={say('tab.title')} text={say('tab.text')}>
      <Row>
        <Button $kind="main" onClick={takeOver}>
          {say('tab.here')}
        </Button>
      </Row>
    </Message>
  );
}
