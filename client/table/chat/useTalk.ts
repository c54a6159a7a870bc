import { useMemo, useSyncExternalStore } from 'react';
import type { Seat } from '../../../games/kit/core';
import type { ChatMessage } from '../../../protocol/wire';
import { speakerOf, type ChatStore, type Talk } from '../../net/chat';

interface Heard extends Talk {
  /** Messages of those who are heard. */
  messages: readonly ChatMessage[];
  /** How many messages of others were not read yet. */
  unread: number;
  /** How many were not shown. */
  silent: number;
}

/** The talk as somebody hears it: without those who are muted. */
export function useTalk(chat: ChatStore, seat: Seat | null): Heard {
  const talk = useSyncExternalStore(chat.subscribe, chat.snapshot);
  return useMemo(() => {
    const { messages, news, muted, read } = talk;
    const heard = (message: ChatMessage): boolean => !muted.includes(speakerOf(message));
    const audible = messages.filter(heard);
    const unread = audible.filter(({ n, sender }) => n > read && sender !== String(seat)).length;
    return {
      ...talk,
      messages: audible,
      news: news && heard(news) && news.sender !== String(seat) ? news : null,
      unread,
      silent: messages.length - audible.length,
    };
  }, [talk, seat]);
}
