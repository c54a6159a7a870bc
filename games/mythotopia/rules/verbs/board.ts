import { ask, picked, push } from '../../../kit/agenda';
import type { Seat } from '../../../kit/core';
import { say } from '../../../kit/events';
import type { NodeFrame, Verb } from '../../../kit/effect/run';
import type { Place } from '../../card';
import type { Mythotopia } from '../../state';
import { armyHome, mercenarySupply, sendAllHome } from '../capture';
import { count, numberOf, player, put } from '../select';
import { isInWar, wars } from '../strength';

const ownWars = (g: Mythotopia, seat: Seat): Place[] => wars(g).filter((place) => isInWar(g, seat, place)).sort();

/** Diplomat (M11.6): the defender counts as winner, nothing changes hands, nobody gains. */
const peace: Verb<Mythotopia> = {
  can: (g, { seat }) => ownWars(g, seat).length > 0,
  run(g, { node, seat, frame }) {
    const picks = picked(frame, seat);
    if (!picks) return ask(g, frame, { seat, stage: 'answer', ask: 'peace', card: frame.card, node: node.id, options: ownWars(g, seat) });
    const [at] = picks;
    if (at === undefined) return;
    say(g, { k: 'peace', seat, by: frame.card, at });
    sendAllHome(g, at);
  },
};

/** Every army on the board, as `PROVINCE SEAT`. */
const allArmies = (g: Mythotopia): string[] => Object.keys(g.armies).sort()
  .flatMap((place) => (g.armies[place] ?? []).flatMap((n, seat) => (n > 0 ? [`${place} ${seat}`] : [])));

/** Marauders (M11.14, M11.30): an army piece of anyone; a war may end by it without result (M7.12). */
const sendHome: Verb<Mythotopia> = {
  can: (g) => Object.keys(g.armies).length > 0,
  run(g, { node, seat, frame }) {
    const picks = picked(frame, seat);
    if (!picks) return ask(g, frame, { seat, stage: 'answer', ask: 'sendHome', card: frame.card, node: node.id, options: allArmies(g) });
    const [at = '', owner] = (picks[0] ?? '').split(' ');
    armyHome(g, Number(owner), at);
    say(g, { k: 'sendHome', seat, to: Number(owner), by: frame.card, at });
  },
};

/** Provinces that the seat owns or attacks and where it has an army (M11.15). */
const withArmy = (g: Mythotopia, seat: Seat): Place[] => Object.keys(g.armies).filter((place) => count(g.armies, place, seat) > 0).sort();

interface HireFrame extends NodeFrame { at?: Place }

/** Mercenary. */
const hire: Verb<Mythotopia> = {
  can: (g, { seat }) => mercenarySupply(g) > 0 && withArmy(g, seat).length > 0,
  run(g, { node, seat, frame }) {
    const f: HireFrame = frame;
    const picks = picked(f, seat);
    const about = { seat, stage: 'answer', card: f.card, node: node.id };
    if (f.at === undefined) {
      if (!picks) return ask(g, f, { ...about, ask: 'hire', options: withArmy(g, seat) });
      f.at = picks[0];
      return push(g, f);
    }
    if (!picks) {
      const most = Math.min(numberOf(node, 0), mercenarySupply(g));
      return ask(g, f, { ...about, ask: 'mercenaries', params: { at: f.at }, options: Array.from({ length: most }, (_, i) => String(i + 1)) });
    }
    const n = Number(picks[0]);
    put(g, g.mercenaries, f.at, seat, n);
    say(g, { k: 'hire', seat, by: f.card, at: f.at, n });
  },
};

/** Militia (M11.17). */
const muster: Verb<Mythotopia> = {
  can: (g, { seat }) => player(g, seat).pool.armies > 0,
  run(g, { node, seat, frame }) {
    const { pool, stock } = player(g, seat);
    const n = Math.min(numberOf(node, 0), pool.armies);
    pool.armies -= n;
    stock.armies += n;
    say(g, { k: 'muster', seat, by: frame.card, n });
  },
};

export const boardVerbs = { peace, sendHome, hire, muster };
