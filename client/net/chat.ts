import type { ChatMessage } from '../../protocol/wire';
import { isRecord, readStored, writeStored } from '../storage';
import type { AskHost, Rejected, Speak } from './transport';

/** The messages of a table, as this browser has them; the same object until something changes. */
export interface Talk {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** The last message that arrived while the page was open. */
  news: ChatMessage | null;
  /** Number of the last message that was read. */
  read: number;
  /** Speakers whose messages are hidden, by their keys (`speakerOf`). */
  muted: readonly string[];
}

/** A speaker's key: seat and name, since another player may take the same seat later. */
export const speakerOf = ({ sender, name }: Pick<ChatMessage, 'sender' | 'name'>): string => `${sender} ${name}`;

/** How long a message waits for the server's answer, in milliseconds. */
const PATIENCE = 6000;

type Outcome = Rejected['code'] | null;

/** The chat of a match. It follows the server, and stores in this browser what was read and who is muted. */
export class ChatStore {
  readonly #listeners = new Set<() => void>();
  /** Callbacks of messages that the server has not answered yet, by message id. */
  readonly #sent = new Map<string, (outcome: Outcome) => void>();
  readonly #key: string;
  #talk: Talk;
  /** No message is missing up to this number. */
  #whole = 0;
  #count = 0;

  constructor(
    matchID: string,
    private readonly ask: AskHost,
    private readonly speak: Speak,
  ) {
    this.#key = `civitas.chat.${matchID}`;
    const stored = readStored(this.#key);
    const { read, muted } = isRecord(stored) ? stored : {};
    this.#talk = {
      messages: [],
      news: null,
      read: typeof read === 'number' ? read : 0,
      muted: Array.isArray(muted) ? muted.filter((each) => typeof each === 'string') : [],
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): Talk => this.#talk;

  /** Sends a message. @returns why the server refused it; null when the table has it */
  say(text: string): Promise<Outcome> {
    const id = `${Date.now().toString(36)}-${this.#count++}-${Math.random().toString(36).slice(2, 8)}`;
    return new Promise((resolve) => {
      const settle = (outcome: Outcome): void => {
        clearTimeout(timer);
        this.#sent.delete(id);
        resolve(outcome);
      };
      const timer = setTimeout(() => settle('offline'), PATIENCE);
      this.#sent.set(id, settle);
      if (!this.speak(id, text)) settle('offline');
    });
  }

  /** Takes over a new message from the server. */
  heard = (message: ChatMessage): void => {
    this.#sent.get(message.id)?.(null);
    this.#add([message]);
    this.#change({ news: message });
    if (message.n === this.#whole + 1) this.#whole = message.n;
    else void this.catchUp();
  };

  /** Tells the sender that the server refused the message with this id. */
  refused(id: string, code: Rejected['code']): void {
    this.#sent.get(id)?.(code);
  }

  /** Gets the messages from before this page was opened, and those missed while the connection was lost. Never rejects. */
  async catchUp(): Promise<void> {
    // Without an answer the next sync asks again.
    const said = await this.ask('said', this.#whole).catch(() => []);
    this.#whole = Math.max(this.#whole, ...said.map(({ n }) => n));
    this.#add(said);
  }

  markRead(): void {
    const read = this.#newest;
    if (read <= this.#talk.read) return;
    this.#change({ read });
    this.#keep();
  }

  mute(speaker: string, mute: boolean): void {
    const others = this.#talk.muted.filter((each) => each !== speaker);
    this.#change({ muted: mute ? [...others, speaker] : others });
    this.#keep();
  }

  get #newest(): number {
    return this.#talk.messages.at(-1)?.n ?? 0;
  }

  #add(more: readonly ChatMessage[]): void {
    const byNumber = new Map([...this.#talk.messages, ...more].map((message) => [message.n, message]));
    if (byNumber.size === this.#talk.messages.length) return;
    this.#change({ messages: [...byNumber.values()].sort((a, b) => a.n - b.n) });
  }

  #keep(): void {
    const { read, muted } = this.#talk;
    writeStored(this.#key, { read, muted });
  }

  #change(change: Partial<Talk>): void {
    this.#talk = { ...this.#talk, ...change };
    for (const listener of this.#listeners) listener();
  }
}
