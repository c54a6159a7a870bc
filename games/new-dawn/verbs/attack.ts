import type { Refusal, Seat } from '../../kit/core';
import { arg, either, maybe, number, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { byTarget } from '../bots/ranking';
import { fightBy, targetOn } from '../rules/combat';
import { attackable, type Through } from '../rules/reach';
import { currentFocus } from '../rules/select';
import type { Space } from '../hex';
import type { NewDawn } from '../state';
import { verb } from './verb';

type Key = 'attack' | 'attackBonus' | 'attackBarbarian' | 'attackWater' | 'attackAnything';

/** What the range may be counted through, of the text's last argument. */
const throughOf = (more: { what: { word: string } } | undefined): Through => {
  const word = more?.what.word;
  return word === 'water' || word === 'anything' ? word : null;
};

/** The spaces on which something can be attacked. */
const targets = (g: NewDawn, seat: Seat, range: number, through: Through): Space[] =>
  [...attackable(g, seat, range, through).keys()].filter((space) => targetOn(g, seat, space) !== null).sort();

/**
 * Makes attacks within a range, one after the other (C10.15). The arguments after the range are the bonus, and the
 * bonus against barbarians or what the range may be counted through.
 */
export const attack = verb({
  name: 'attack',
  args: [
    arg({ n: number, what: word(['attack']) }),
    arg({ n: number, what: word(['space']) }),
    maybe(arg({ n: number, what: word(['combat']) })),
    maybe(either(arg({ n: number, what: word(['barbarian']) }), arg({ what: word(['water', 'anything']) }))),
  ],
  phrases: ['attack', 'attackBonus', 'attackBarbarian', 'attackWater', 'attackAnything'],
  phrase: ([, , bonus, more]): Key => {
    const what = more?.what.word;
    if (what === 'barbarian') return 'attackBarbarian';
    if (what === 'water') return 'attackWater';
    if (what === 'anything') return 'attackAnything';
    return bonus ? 'attackBonus' : 'attack';
  },
  slots: ([, range, bonus, more]): Slots => ({
    range: Number(range.n),
    bonus: Number(bonus?.n ?? 0),
    against: more && 'n' in more ? Number(more.n) : 0,
  }),
  asks: { attack: byTarget },
  atAll: (g, { seat, args: [, range, , more] }): boolean =>
    targets(g, seat, Number(range.n), throughOf(more)).length > 0,
  lacks: (_g, { args: [, range] }): Refusal => ({ why: 'nothingInRange', params: { n: Number(range.n) } }),
  run(g, call): void {
    const focus = currentFocus(g);
    if (!focus) return;
    const { seat, frame } = call;
    const [attacks, range, , more] = call.args;
    const picks = call.picked();
    const [at] = picks ?? [];
    if (at !== undefined) {
      focus.attacks = (focus.attacks ?? 0) + 1;
      g.agenda.push({ ...frame, i: (frame.i ?? 0) + 1 });
      g.agenda.push({ op: 'combat', ...fightBy(focus, call.node, at), card: frame.card });
      return;
    }
    if (picks || (frame.i ?? 0) >= Number(attacks.n)) return;
    const options = targets(g, seat, Number(range.n), throughOf(more));
    if (options.length > 0)
      call.ask(g, 'attack', { options, min: 0, params: { n: Number(attacks.n) - (frame.i ?? 0) } });
  },
});
