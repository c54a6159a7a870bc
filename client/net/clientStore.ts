import type { Client } from 'boardgame.io/client';
import type { Core, Option, Question, Seat } from '../../games/kit/core';
import { moveFor, questionOf } from '../../games/kit/moves';
import type { Ruleset } from '../../games/kit/ruleset';
import { sharing } from '../../protocol/delta';
import { keepTrail, takeTrail } from './keptTrail';
import { before, continueLog, type LogLine } from './log';
import type { Person } from './people';
import { isReady } from './ready';
import type { Rejected } from './transport';

export type GameClient = ReturnType<typeof Client<Core>>;

/** A position that this browser has received. */
export interface ReceivedPosition {
  view: Core;
  /** Its number, as the framework counts them. */
  stateID: number;
  /** When it arrived, in milliseconds of `performance.now`. */
  came: number;
  /** At the position after my last answer: number of the first log line that my answer did not itself bring. */
  news: number;
}

/** How many positions since the player's last answer are kept. */
const POSITIONS_KEPT = 400;

const UNDO = 'undo';

/** After so many answers undo no longer brings back what was news before them. */
const ANSWERS_KEPT = 40;

/** What was news to me when I gave an answer. */
type Before = Pick<Snapshot, 'since' | 'trail'> & {
  /** How many lines there were. */
  logged: number;
};

/** The part of a boardgame.io client that a store uses. Pages with a table of their own implement it too. */
export interface MatchClient {
  readonly playerID?: string | null;
  readonly multiplayer?: unknown;
  readonly matchData?: GameClient['matchData'];
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
  /** Calls `changed` after every change. */
  subscribe(changed: () => void): unknown;
  start(): void;
  stop(): void;
  /** `anew`: the position does not follow from the one before; nothing in it is news. */
  getState(): { G: Core; _stateID: number; isConnected: boolean; anew?: boolean } | null;
}

/** A match as this browser sees it; the same object until something changes. */
export interface Snapshot {
  /** Null until the match has been received. */
  view: Core | null;
  seat: Seat | null;
  /** Number of the position, as the framework counts them; -1 before the first. */
  stateID: number;
  /** By seat, as far as the server tells; empty in local play. */
  people: readonly Person[];
  connected: boolean;
  log: readonly LogLine[];
  /** Number of the first log line that is news since my last answer; null before I gave one here. */
  since: number | null;
  /** Every position since then, the one that my answer brought first; the last is `view`. Empty until the match has been received. */
  trail: readonly ReceivedPosition[];
  /** Number of the question whose answer is on its way. */
  sent: number | null;
  /** Why my last answer, or my coming to the table, was refused; for a few seconds, or for as long as it lasts. */
  refusal: Rejected | null;
}

/** What a server tells of a seat; ours also which bot plays it. */
type ToldSeat = NonNullable<GameClient['matchData']>[number] & { bot?: string };

/** How long an answer may take before it counts as lost, in milliseconds. */
const PATIENCE = 6000;

/** How long a refusal is told, in milliseconds. */
const TOLD = 8000;

/** Refusals after which this seat, or this match, is not to be had any more. */
const LASTING: readonly Rejected['code'][] = ['wrong-credentials', 'unknown-match', 'old-rules', 'new-rules'];

/**
 * A boardgame.io client as a store for React. It subscribes once (the framework's subscriptions get mixed up when one
 * ends) and keeps its picture (the framework makes a new one for every look).
 */
export class ClientStore<C extends MatchClient = GameClient> {
  #listeners = new Set<() => void>();
  #snapshot: Snapshot = {
    view: null,
    seat: null,
    stateID: -1,
    people: [],
    connected: false,
    log: [],
    since: null,
    trail: [],
    sent: null,
    refusal: null,
  };
  /** What was news before each of my answers, for when they are taken back. */
  #befores: Before[] = [];
  #undoing = false;
  #subscribed = false;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;

  /** @param tab where this tab keeps what is news to me, for when the page is loaded anew; undefined where it does not */
  constructor(
    readonly client: C,
    readonly rules: Ruleset,
    private readonly tab?: string,
  ) {
    this.#snapshot = { ...this.#snapshot, seat: seatOf(client.playerID) };
  }

  /** Connects. @returns a function that disconnects, after which `start` may be called again */
  start = (): (() => void) => {
    if (!this.#subscribed) this.client.subscribe(this.#read);
    this.#subscribed = true;
    this.client.start();
    const left = new AbortController();
    if (this.tab !== undefined) {
      window.addEventListener('pagehide', this.#keep, left);
      // A telephone may drop a page that it does not show, and say no more.
      document.addEventListener('visibilitychange', this.#keep, left);
    }
    return () => {
      this.#keep();
      left.abort();
      clearTimeout(this.#patience);
      clearTimeout(this.#telling);
      this.client.stop();
    };
  };

  #keep = (): void => {
    if (this.tab !== undefined && this.#snapshot.view) keepTrail(this.tab, this.#snapshot);
  };

  /** Adds lines that this page has missed before those that it has. */
  recall = (earlier: readonly LogLine[]): void => {
    const { log } = this.#snapshot;
    const whole = before(earlier, log);
    if (whole.length > log.length) this.#change({ log: whole });
  };

  /** Closes the connection and opens a new one at once. */
  reconnect = (): void => {
    this.client.stop();
    this.client.start();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): Snapshot => this.#snapshot;

  answer = (question: Question, picks: readonly Option[]): void => {
    const { name, args } = moveFor(this.rules, question, picks);
    this.#send(question.n, name, args);
  };

  undo = (): void => this.decide(UNDO);

  /** Makes a move without arguments, which is allowed while a question is open. Does nothing when none is. */
  decide = (move: string): void => {
    const { view, seat } = this.#snapshot;
    const question = view && seat !== null ? questionOf(view, seat) : undefined;
    if (question) this.#send(question.n, move, [question.n]);
  };

  /** Shows why a move was refused or lost. The question is open again. */
  refuse = (refusal: Rejected): void => {
    const { sent } = this.#snapshot;
    const mine = refusal.move !== null && (refusal.question === null || refusal.question === sent);
    if (mine) clearTimeout(this.#patience);
    clearTimeout(this.#telling);
    if (!LASTING.includes(refusal.code)) this.#telling = setTimeout(() => this.#change({ refusal: null }), TOLD);
    this.#change({ refusal, sent: mine ? null : sent });
  };

  #send(n: number, name: string, args: readonly unknown[]): void {
    this.#undoing = name === UNDO;
    clearTimeout(this.#telling);
    this.#change({ sent: n, refusal: null });
    clearTimeout(this.#patience);
    // Neither a new state nor a refusal has arrived: the move or its result was lost. Connecting again gets the state.
    this.#patience = setTimeout(() => {
      this.#change({ sent: null });
      this.reconnect();
    }, PATIENCE);
    this.client.moves[name]?.(...args);
  }

  #read = (): void => {
    const state = this.client.getState();
    const seat = seatOf(this.client.playerID);
    // Without a server there is no connection to lose.
    const remote: unknown = this.client.multiplayer;
    const connected = !remote || (state?.isConnected ?? false);
    const told: readonly ToldSeat[] = this.client.matchData ?? [];
    const people = sharing(
      this.#snapshot.people,
      told.map(({ id, name, bot, isConnected }): Person => ({
        seat: id,
        name: name ?? null,
        bot: bot !== undefined,
        connected: isConnected ?? false,
      })),
    );
    if (!state) {
      this.#change({ seat, connected, people });
      return;
    }
    const before = this.#snapshot.view ? this.#snapshot : { ...this.#snapshot, ...this.#kept(state, seat) };
    // Small updates share by themselves; without them the framework makes all anew.
    const view = sharing(before.view, state.G);
    const mine = seat === null ? undefined : questionOf(view, seat);
    // What was on its way when the connection broke may have got lost: the question is open again, and its number keeps
    // an answer from counting twice.
    const sent = connected && mine?.n === before.sent ? before.sent : null;
    if (sent === null) clearTimeout(this.#patience);
    const asked = before.view && before.seat !== null ? questionOf(before.view, before.seat) : undefined;
    // Answered here, or on another device that plays the same seat.
    const answered =
      view !== before.view &&
      !view.result &&
      asked !== undefined &&
      mine?.n !== asked.n &&
      (before.sent === asked.n || !mine);
    // What is set up, when all are ready or have chosen, is how the match begins, and no news to anybody.
    const ready = (before.view?.questions.some(isReady) ?? false) && !view.questions.some(isReady);
    const from = before.view?.logged ?? view.logged;
    const begins = ready || (state.anew ?? false) || firstOf('begins', view, from, this.rules) < view.logged;
    const news = answered && !begins ? firstOf('plays', view, from, this.rules) : view.logged;
    const position = { view, stateID: state._stateID, came: performance.now(), news };
    const back = answered && this.#undoing ? this.#takenBack(view) : undefined;
    if (answered && !back) this.#remember(before);
    if (answered) this.#undoing = false;
    this.#change({
      view,
      seat,
      connected,
      people,
      sent,
      stateID: state._stateID,
      log: view === this.#snapshot.view ? before.log : continueLog(before.seat === seat ? before.log : [], view),
      since: back ? back.since : answered || begins ? news : before.since,
      trail: back
        ? [...back.trail.slice(-POSITIONS_KEPT), position]
        : view === before.view
          ? before.trail
          : answered || begins || seat !== before.seat
            ? [position]
            : [...before.trail.slice(-POSITIONS_KEPT), position],
    });
  };

  /** What was news to me when this page was left. */
  #kept({ G, _stateID }: { G: Core; _stateID: number }, seat: Seat | null): Partial<Snapshot> | undefined {
    const news = this.tab === undefined || seat === null ? undefined : takeTrail(this.tab, G, _stateID, seat);
    return news && { ...news, view: news.trail.at(-1)?.view ?? null };
  }

  #remember({ since, trail, view }: Snapshot): void {
    if (this.#undoing || !view) return;
    this.#befores = [...this.#befores.slice(1 - ANSWERS_KEPT), { since, trail, logged: view.logged }];
  }

  /** What was news before the answer that has been taken back: undo shall not take from me what the others did. */
  #takenBack({ logged }: Core): Before | undefined {
    let last = this.#befores.pop();
    while (last && last.logged > logged) last = this.#befores.pop();
    return last?.logged === logged ? last : undefined;
  }

  #change(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Number of the first line, from a number on, of an event that is declared so; where there is none, the number after the last. */
function firstOf(what: 'begins' | 'plays', { events, logged }: Core, from: number, { events: kinds }: Ruleset): number {
  const start = logged - events.length;
  const i = events.findIndex(({ k }, n) => start + n >= from && kinds?.[k]?.[what]);
  return i < 0 ? logged : start + i;
}

const seatOf = (playerID: string | null | undefined): Seat | null =>
  typeof playerID === 'string' && /^\d+$/.test(playerID) ? Number(playerID) : null;
