import { fail, noteMoved } from '../../kit/effect/run';
import { arg, number, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { reveal } from '../../kit/undo';
import { byCard } from '../bots/ranking';
import { fitting } from '../bots/worth';
import { others, player } from '../rules/select';
import { isOpen, lift, wayOf } from '../rules/zones';
import { candidates } from './picking';
import { KIND, ZONES } from './shapes';
import { targets } from './targets';
import { verb } from './verb';

/** Gives one card to each other player; the giver chooses the cards. */
export const give = verb({
  name: 'give',
  args: [arg({ n: number, what: KIND, from: ZONES, to: word(['eachOther']) })],
  asks: { give: byCard((evaluation, id) => -evaluation.worth(id)) },
  run(g, call): void {
    const f = call.frame;
    f.seats ??= targets(g, call, call.args[0].to);
    const picks = call.picked();
    const i = f.i ?? 0;
    const to = f.seats[i];
    if (to === undefined) return;
    if (!picks) return call.ask(g, 'give', { options: candidates(g, call, { zones: ['hand'] }, 1), params: { to } });
    const id = picks[0];
    if (id === undefined) return fail(g);
    const { cards, from } = lift(g, id);
    const open = isOpen(g, from);
    player(g, to).hand.push(...cards);
    noteMoved(g, id, to);
    say(g, {
      k: 'give',
      seat: call.seat,
      to,
      cards,
      by: f.card,
      ...wayOf(from, { zone: 'hand', seat: to }),
      ...(open ? {} : { eyes: [call.seat, to] }),
    });
    reveal(g, 'otherPlayer');
    f.i = i + 1;
    g.agenda.push(f);
  },
  worth(valued): number {
    const { evaluation, at } = valued;
    const values = fitting(valued, 'hand').map((id) => evaluation.worth(id));
    return values.length ? -Math.min(...values) * others(evaluation.g, at.seat).length * 0.7 : 0;
  },
});
