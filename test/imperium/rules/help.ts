import type { Seat } from '../../../games/kit/core';
import { moveFor, questionOf } from '../../../games/kit/moves';
import { HeadlessTable } from '../../../games/kit/table';
import { imperium } from '../../../games/imperium/ruleset';
import type { Imperium } from '../../../games/imperium/state';
import {
  situation,
  type PlayerSituation,
  type Situation,
  type SituationOptions,
} from '../../../games/imperium/situation';

type Has = Partial<PlayerSituation>;
type Rest = Omit<SituationOptions, 'players'>;

/** Nations whose power card (side B) does nothing, so that nothing interferes. */
const PLAIN = ['romans', 'celts', 'greeks', 'macedonians', 'persians', 'scythians'];

/**
 * A situation of as many players as are described; without another word seat 0 is Roman, 1 Celtic, 2 Greek, 3
 * Macedonian. Nobody has a nation deck unless it is given, so that a reshuffle brings nothing by accident.
 */
export const table = (players: Has[], rest: Rest = {}): Situation => {
  const taken = new Set(players.map((p) => p.nation));
  const free = PLAIN.filter((nation) => !taken.has(nation));
  return situation({
    ...rest,
    players: players.map((has, i) => {
      const nation = has.nation ?? (taken.has(PLAIN[i]) ? undefined : PLAIN[i]) ?? free.at(-1) ?? 'romans';
      free.splice(free.indexOf(nation), free.includes(nation) ? 1 : 0);
      return { side: 'B', nationDeck: [], ...has, nation };
    }),
  });
};

/** Two players, seat 0 to move. */
export const duel = (me: Has = {}, them: Has = {}, rest: Rest = {}): Situation => table([me, them], rest);

/** Remembers what a seat has; the function returned expects that nothing of it has changed. */
export function bystander(s: Situation, seat: Seat): () => void {
  const before = structuredClone(s.player(seat));
  return () => expect(s.player(seat)).toEqual(before);
}

/** Remembers the whole position; the function returned expects that nothing has changed at all. */
export function unchanged(s: { g: Imperium }): () => void {
  const before = structuredClone(s.g);
  return () => expect(s.g).toEqual(before);
}

/** What the open question (of a seat) offers. */
export const options = (s: Situation, seat?: Seat): string[] => s.question(seat).options;

/** The turn ends: nothing is done, nothing discarded. @param token the market card that gets the token */
export function passTurn(s: Situation, token?: string): void {
  s.endActivation();
  if (s.g.questions[0]?.ask === 'place') s.answer(token ?? (s.question().options[0] as string));
  if (s.g.questions[0]?.stage === 'cleanUp') s.cleanUp();
}

/** A match from its beginning: nations chosen in seat order, by power card. */
export function dealt(powers: readonly string[], seed = 'dealt', options: object = {}): HeadlessTable<Imperium> {
  const t = HeadlessTable.open(imperium, powers.length, { ...options, seed });
  powers.forEach((power, seat) => {
    const q = questionOf(t.g, seat);
    if (!q) throw new Error(`seat ${seat} is not asked`);
    const refusal = t.play(moveFor(imperium, q, [`chooseNation ${power}`]));
    if (refusal) throw new Error(`refused: ${refusal.why}`);
  });
  return t;
}

/** Everything except running numbers and the log: what a player would call the same position. */
export const position = (g: Imperium): Partial<Imperium> => {
  const {
    asked: _asked,
    questions: _questions,
    events: _events,
    logged: _logged,
    undo: _undo,
    ...rest
  } = structuredClone(g);
  return rest;
};
