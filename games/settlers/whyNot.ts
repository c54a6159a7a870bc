import type { Option, Question, Refusal, Seat } from '../kit/core';
import { questionOf } from '../kit/moves';
import type { Actions } from '../kit/ruleset';
import type { Reason } from './keys';
import { turnActions, whyNotTurn } from './rules/turn';
import type { Settlers } from './state';

/**
 * Why an option cannot be picked in the question open to `seat`; works on a view.
 * @returns null when it can, when nobody asks, or when the rules can only say that it is not offered
 */
export function whyNot(view: Settlers, seat: Seat, option: Option): Refusal | null {
  const q = questionOf(view, seat);
  if (!q || q.options.includes(option)) return null;
  if (q.stage === 'turn') return whyNotTurn(view, seat, option);
  switch (q.ask) {
    case 'faction':
      return view.players.some(({ faction }) => faction === option) ? { why: 'factionTaken' } : null;
    case 'pay':
      return { why: 'wrongPayment' };
    case 'stash':
      return { why: 'notStored' };
    default:
      return null;
  }
}

/** What a player could want in answer to a question: every option of a turn, possible or not; else the options. */
export const actions = (view: Settlers, { stage, seat, options }: Question): Actions =>
  new Map(
    stage === 'turn'
      ? [...new Set([...turnActions(view, seat), ...options])].map((option) => [option, whyNotTurn(view, seat, option)])
      : [],
  );

/** Reasons, the easiest to mend first. */
export const nearest: readonly Reason[] = ['price', 'noWorkers', 'noToken', 'noSamurai', 'noTarget', 'usedUp'];
