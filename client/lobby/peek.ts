import { io } from 'socket.io-client';
import type { Seat } from '../../games/kit/core';
import { isRecord } from '../storage';

/** Seats that are asked something, from a state as the server sends it to a spectator. */
export function askedSeats(state: unknown): Seat[] {
  const g = isRecord(state) ? state.G : undefined;
  const questions = isRecord(g) ? g.questions : undefined;
  if (!Array.isArray(questions)) return [];
  return questions.flatMap((question: unknown) => (isRecord(question) && typeof question.seat === 'number' ? [question.seat] : []));
}

/**
 * Follows whom a match waits for, without its rules: watches it as a spectator does, which shows nobody as present.
 * The function returned ends it.
 */
export function peek(ruleset: string, matchID: string, tell: (asked: readonly Seat[]) => void): () => void {
  const socket = io(`/${ruleset}`, { transports: ['websocket'], forceNew: true });
  const take = (id: unknown, state: unknown): void => { if (id === matchID) tell(askedSeats(state)); };
  socket.on('connect', () => socket.emit('sync', matchID, null, null, null));
  socket.on('sync', (id: unknown, info: unknown) => take(id, isRecord(info) ? info.state : undefined));
  socket.on('update', take);
  return () => { socket.close(); };
}
