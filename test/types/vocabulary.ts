/**
 * Compiled, never run: each line below an `@ts-expect-error` has to be an error. Rules name frames, questions and events of their
 * own ruleset, and every frame has a handler that gets frames of its kind.
 */
import type { GesturesOf } from '../../client/table';
import { ask, nearest, push, type Handlers } from '../../games/kit/agenda';
import type { Core, PlainFrame } from '../../games/kit/core';
import { currentEffect, startEffect } from '../../games/kit/effect/run';
import { say } from '../../games/kit/events';
import { ANSWER_OPTIONS, TURN_OPTIONS } from '../../games/imperium/optionKinds';
import type { Imperium } from '../../games/imperium/state';
import type { Mythotopia } from '../../games/mythotopia/state';

export const gestures: readonly GesturesOf<Imperium>[] = [
  { acquire: 'acquire', finalRoundBegins: ({ n }) => (n === 0 ? null : 'last') },
  // @ts-expect-error a misspelt event
  { aquire: 'acquire' },
  // @ts-expect-error an event of another ruleset
  { buildWonder: 'wonder' },
  // @ts-expect-error a misspelt gesture
  { acquire: 'aquire' },
];

export function imperium(g: Imperium): void {
  say(g, { k: 'findNothing', seat: 0, by: '1ROM1' });
  // @ts-expect-error an event without what it carries
  say(g, { k: 'findNothing', seat: 0 });
  // @ts-expect-error an event with what it does not carry
  say(g, { k: 'findNothing', seat: 0, by: '1ROM1', to: 1 });
  // @ts-expect-error a misspelt event
  say(g, { k: 'findNothink', seat: 0, by: '1ROM1' });
  // @ts-expect-error an event of another ruleset
  say(g, { k: 'patronage', seat: 0 });

  push(g, { op: 'cleanUp', seat: 0, step: 0 });
  // @ts-expect-error a misspelt operation
  push(g, { op: 'cleenUp', seat: 0, step: 0 });
  // @ts-expect-error a frame without what it needs
  push(g, { op: 'cleanUp' });
  // @ts-expect-error a frame of another ruleset
  push(g, { op: 'moveByRoad', seat: 0, arrived: {} });

  const frame = { op: 'turn', seat: 0 } as const;
  const asking = { seat: 0, stage: 'answer', options: [] };
  ask(g, frame, { ...asking, ask: 'find' });
  // @ts-expect-error a misspelt question
  ask(g, frame, { ...asking, ask: 'fynd' });

  currentEffect(g).icons = ['city'];
  const read = (..._: unknown[]): void => undefined;
  read(nearest(g, 'attack')?.ignored);
  // @ts-expect-error a draw ignores nothing
  read(nearest(g, 'draw')?.ignored);
  // @ts-expect-error nothing of this kind is ever on the agenda
  nearest(g, 'atack');
  // @ts-expect-error effects have no such memory
  startEffect(g, { card: '1ROM1', ability: 0, seat: 0, self: '1ROM1', flavour: 1 });
}

export function mythotopia(g: Mythotopia): void {
  say(g, { k: 'lost', seat: 0, at: 'blore' });
  // @ts-expect-error an event of another ruleset
  say(g, { k: 'findNothing', seat: 0 });
  // @ts-expect-error effects remember less than Imperium's
  currentEffect(g).icons = [];
}

interface Count extends PlainFrame<'count'> {
  n: number;
}
type Small = Core<Count | PlainFrame<'end'>>;

export const complete: Handlers<Small> = {
  count: (g, f) => push(g, { op: 'count', n: f.n - 1 }),
  end: () => undefined,
};
// @ts-expect-error `end` has no handler
export const missing: Handlers<Small> = { count: () => undefined };
export const surplus: Handlers<Small> = {
  count: () => undefined,
  end: () => undefined,
  // @ts-expect-error a handler without a frame
  stop: () => undefined,
};
export const wrong: Handlers<Small> = {
  count: () => undefined,
  // @ts-expect-error `end` counts nothing
  end: (_, f) => f.n,
};

export function options(): void {
  TURN_OPTIONS.of('playCard', '1ROM14');
  // @ts-expect-error a misspelt kind of option
  TURN_OPTIONS.of('playcard', '1ROM14');
  // @ts-expect-error a card is missing
  TURN_OPTIONS.of('playCard');
  // @ts-expect-error a word instead of a number
  ANSWER_OPTIONS.of('part', 'one');
}
