import type { ChatMessage } from '../../protocol/wire';
import { isRecord, readStored, writeStored } from '../storage';
import type { Ask, Refused, Speak } from './transport';

/** What is said at a table, as this browser has it; the same object until something changes. */
export interface Talk {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** The newest that came while somebody was here to hear it. */
  news: ChatMessage | null;
  /** Number of the last message that was read. */
  read: number;
  /** Who is not to be heard, as `speakerOf` calls them. */
  muted: readonly string[];
}

/** A person of a table: whoever takes a seat after somebody else is another one. */
export const speakerOf = ({ sender, name }: Pick<ChatMessage, 'sender' | 'name'>): string => `${sender} ${name}`;

/** How long a message may be on its way, in milliseconds. */
const PATIENCE = 6000;

type Outcome = Refused['code'] | null;

/** The talk of a match: follows the server, and remembers in this browser what was read and who is muted. */
export class ChatStore {
  readonly #listeners = new Set<() => void>();
  /** Messages on their way, by their ids: what to do when it is known what became of them. */
  readonly #sent = new Map<string, (outcome: Outcome) => void>();
  readonly #key: string;
  #talk: Talk;
  /** Up to the message of this number none is missing. */
  #whole = 0;
  #count = 0;

  constructor(
    matchID: string,
    private readonly ask: Ask,
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

  /** Sends a message. @returns why it was not taken; null when everybody has it */
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

  /** A message was said just now. */
  heard = (message: ChatMessage): void => {
    this.#sent.get(message.id)?.(null);
    this.#add([message]);
    this.#change({ news: message });
    if (message.n === this.#whole + 1) this.#whole = message.n;
    else void this.catchUp();
  };

  /** The server has not taken the message of this id. */
  refused(id: string, code: Refused['code']): void {
    this.#sent.get(id)?.(code);
  }

  /** Asks what was said before we came, or while the connection was lost. */
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
