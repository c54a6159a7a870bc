import { ask, picked } from '../../../kit/agenda';
import { say } from '../../../kit/events';
import { fail, movedNow, noteMoved, type Verb } from '../../../kit/effect/run';
import type { Mythotopia } from '../../state';
import { draw as drawCards, drop, toDiscard } from '../cards';
import { numberOf, player } from '../select';
import { reveal } from '../../../kit/undo';

/** `draw(2)`, `draw(1 per moved, 1 more)`. */
const draw: Verb<Mythotopia> = {
  run(g, { node, seat }) {
    const moved = movedNow(g).length;
    drawCards(g, seat, node.args.reduce((sum, { n, per }) => sum + Number(n ?? 0) * (per ? Math.floor(moved / per.each) : 1), 0));
  },
};

const zoneOf = (from: unknown): 'hand' | 'reserve' =>
  (typeof from === 'object' && from !== null && 'word' in from && from.word === 'reserve' ? 'reserve' : 'hand');

/** Any number, at least `min`; they join the discard pile when the effect is over (M4.7). */
const discard: Verb<Mythotopia> = {
  chooses: () => true,
  many: true,
  can(g, { node, seat, self }) {
    const [what] = node.args;
    return player(g, seat)[zoneOf(what?.from)].filter((id) => id !== self).length >= (what?.min ?? 1);
  },
  run(g, { node, seat, frame }) {
    const [what] = node.args;
    const zone = zoneOf(what?.from);
    const options = [...player(g, seat)[zone]];
    const picks = picked(frame, seat);
    if (!picks) {
      const min = frame.may ? 0 : what?.min ?? 1;
      return ask(g, frame, { seat, stage: 'answer', ask: zone === 'hand' ? 'discardHand' : 'discardReserve', card: frame.card, node: node.id, options, min, max: options.length });
    }
    for (const id of picks) {
      toDiscard(g, seat, id, 'playing');
      noteMoved(g, id, seat);
    }
    if (picks.length === 0) return fail(g);
    say(g, { k: 'discard', seat, by: frame.card, cards: [...picks] });
  },
};

/** Mystic (M11.18). */
const fetch: Verb<Mythotopia> = {
  run(g, { node, seat, frame }) {
    const p = player(g, seat);
    const picks = picked(frame, seat);
    if (!picks) return ask(g, frame, { seat, stage: 'answer', ask: 'fetch', card: frame.card, node: node.id, options: [...p.discard] });
    const [id] = picks;
    if (id === undefined) return fail(g);
    drop(p.discard, id);
    p.hand.push(id);
    say(g, { k: 'fetch', seat, by: frame.card, cards: [id] });
  },
};

/** Philosopher (M11.19). */
const look: Verb<Mythotopia> = {
  can: (g) => g.undealt.length > 0,
  run(g, { node, seat, frame }) {
    const p = player(g, seat);
    p.looking.push(...g.undealt.splice(0, numberOf(node, 0)));
    if (p.looking.length === 0) return fail(g);
    reveal(g, 'revealedCard');
    say(g, { k: 'look', seat, by: frame.card, n: p.looking.length, cards: [...p.looking], eyes: [seat] });
  },
};

const keep: Verb<Mythotopia> = {
  run(g, { node, seat, frame }) {
    const p = player(g, seat);
    const picks = picked(frame, seat);
    if (!picks) return ask(g, frame, { seat, stage: 'answer', ask: 'keep', card: frame.card, node: node.id, options: [...p.looking], max: numberOf(node, 0) });
    for (const id of picks) {
      drop(p.looking, id);
      p.hand.push(id);
    }
    g.undealt.push(...p.looking.splice(0));
    say(g, { k: 'keep', seat, by: frame.card, n: picks.length, cards: [...picks], eyes: [seat] });
  },
};

/** Out of the game. */
const box: Verb<Mythotopia> = {
  run(g, { seat, self }) {
    const p = player(g, seat);
    drop(p.playing, self);
    if (p.known.includes(self)) drop(p.known, self);
    g.box.push(self);
    say(g, { k: 'boxed', cards: [self] });
  },
};

export const cardVerbs = { draw, discard, fetch, look, keep, box };
