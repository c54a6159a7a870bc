import type { ComponentId, Seat } from '../kit/core';
import { walk, type Node } from '../kit/effect/syntax';
import { GAINS, type Gain, type Gains } from './card';
import { FACTION_FACTS } from './factions';
import { cardOf } from './lookup';
import { ROUNDS } from './rules/ending';
import { allDeals, goodOf, player } from './rules/select';
import type { Settlers } from './state';
import { amountOf } from './verbs/gain';

/** What the next production phase brings a player if the empire stays as it is (S6). */
export interface Forecast {
  /** What comes for certain; drawn cards by their decks. */
  sure: Gains;
  /** Locations whose production depends on a choice or on drawn cards. */
  open: ComponentId[];
}

const isGain = (word: string): word is Gain => GAINS.some((each) => each === word);

/** The goods of a text that only gives goods; null for any other text. */
function givenBy(g: Settlers, seat: Seat, effect: Node): Gains | null {
  const nodes: Node[] = [];
  walk(effect, (node) => nodes.push(node));
  const gains: Gains = {};
  for (const node of nodes) {
    if (node.kind === 'both' || node.kind === 'seq') continue;
    if (node.kind !== 'verb' || node.verb !== 'gain') return null;
    const word = node.args[0]?.what?.kind === 'word' ? node.args[0].what.word : '';
    if (isGain(word)) add(gains, word, amountOf(g, seat, node.args));
  }
  return gains;
}

function add(gains: Gains, what: Gain, n: number): void {
  if (n > 0) gains[what] = (gains[what] ?? 0) + n;
}

/** The gains by which features answer to points that come together (Sphinx, Q8). */
const answersToPoints = (g: Settlers, seat: Seat, vp: number): Gains[] =>
  player(g, seat).empire.flatMap((id) =>
    cardOf(id).abilities.flatMap(({ triggers, effect }) =>
      triggers.some(({ name, arg }) => name === 'onVp' && vp >= Number(arg?.n)) ? [givenBy(g, seat, effect) ?? {}] : [],
    ),
  );

/**
 * What the next production phase brings a seat if nothing is built, razed or taken until then; works on a view.
 * Locations that were taken over have gone back by then (S14.3).
 * @returns null when no production phase is left, or before a faction is chosen
 */
export function forecast(g: Settlers, seat: Seat): Forecast | null {
  const { faction, empire } = player(g, seat);
  const comes = g.agenda.some((frame) => frame.op === 'production' && frame.left.includes(seat));
  const more = g.round < ROUNDS || g.phase === 'lookout' || comes;
  if (!faction || !more || g.result) return null;
  const later: Settlers = { ...g, held: {} };
  const sure: Gains = { ...FACTION_FACTS[faction].production };
  for (const deal of allDeals(g, seat)) add(sure, goodOf(deal), 1);
  const open: ComponentId[] = [];
  for (const id of empire) {
    for (const { timing, effect } of cardOf(id).abilities) {
      if (timing !== 'production') continue;
      const given = givenBy(later, seat, effect);
      if (!given) open.push(id);
      else
        for (const gains of [given, ...answersToPoints(later, seat, given.vp ?? 0)])
          for (const [what, n] of Object.entries(gains)) if (isGain(what)) add(sure, what, n);
    }
  }
  return { sure, open };
}
