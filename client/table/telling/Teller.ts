import { next, toldAll, type Story, type Told } from './pace';

/** Tells a story in its time, as a store for React. It is quiet until it hears the story. */
export class Teller {
  #listeners = new Set<() => void>();
  #told: Told;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param story as it stands at the start; nothing of that is told */
  constructor(private story: Story) {
    this.#told = toldAll(story);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  told = (): Told => this.#told;

  /** The story has gone on. What is being told is told to its end, unless I have acted meanwhile. */
  hear = (story: Story): void => {
    this.story = story;
    const acted = this.#told.n < (story.trail[0]?.news ?? 0);
    if (acted || story.speed === 'atOnce' || performance.now() >= this.#told.until) this.#go();
  };

  /** Tells nothing more of what has happened until now. */
  skip = (): void => this.#set(toldAll(this.story));

  stop = (): void => clearTimeout(this.#timer);

  #go = (): void => this.#set(next(this.#told, this.story, performance.now()));

  #set(told: Told): void {
    if (told === this.#told) return;
    this.#told = told;
    clearTimeout(this.#timer);
    if (told.until > 0) this.#timer = setTimeout(this.#go, told.until - performance.now());
    for (const listener of this.#listeners) listener();
  }
}
