import { nearest } from '../../kit/agenda';
import type { Option } from '../../kit/core';
import { arg, maybe, verbNamed, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import type { Slots } from '../../kit/text/phrasebook';
import type { Ranking } from '../bots/ranking';
import { WEIGHTS } from '../bots/weights';
import { cardOf } from '../lookup';
import { ALL, ANSWER_OPTIONS } from '../optionKinds';
import { ignorable, partsOf } from '../rules/attack';
import { PROTECTION_IS_CHOSEN } from '../rules/open';
import { verb } from './verb';

/** Prefers to bear the parts of an attack that do good. */
const bearable: Ranking = (evaluation, { card = '' }) => {
  const bears = (id: number): number => {
    const node = card === '' ? undefined : cardOf(card).nodes.get(id);
    return node?.kind === 'who' ? evaluation.value(node.body, { seat: evaluation.seat, self: card }) : -1;
  };
  const allBad = card === '' || partsOf(card).every((id) => bears(id) <= 0);
  return (option) => (option === ALL ? (allBad ? 100 : -1) : -bears(ANSWER_OPTIONS.readAs('part', option)?.[0] ?? -1));
};

/** Ignores an attack as a whole or, at own choice, in part; "all" is offered first (R11.4, R18.14). */
export const ignoreAttack = verb({
  name: 'ignoreAttack',
  args: [maybe(arg({ what: word(['effects']), except: verbNamed() }))],
  phrases: ['ignoreAttack', 'ignoreAttackExcept'],
  phrase: ([p]): 'ignoreAttack' | 'ignoreAttackExcept' => (p ? 'ignoreAttackExcept' : 'ignoreAttack'),
  slots: ([p], says): Slots => ({ except: p && says.clause(p.except) }),
  asks: { ignore: bearable },
  run(g, call): void {
    const attack = nearest(g, 'attack');
    if (!attack) return;
    const parts = ignorable(attack.card, call.args[0]?.except);
    const picks = call.picked();
    if (!picks) {
      const options: Option[] =
        PROTECTION_IS_CHOSEN && parts.length > 1
          ? [ALL, ...parts.map((id) => ANSWER_OPTIONS.of('part', id))]
          : parts.length
            ? [ALL]
            : [];
      return call.ask(g, 'ignore', { card: attack.card, options, min: 1, max: Math.max(1, parts.length - 1) });
    }
    const ignored = picks.includes(ALL) ? parts : picks.flatMap((pick) => ANSWER_OPTIONS.readAs('part', pick) ?? []);
    attack.ignored[call.seat] = ignored;
    if (ignored.length)
      say(g, {
        k: 'ignoreAttack',
        seat: call.seat,
        by: attack.card,
        what: ignored.length === parts.length ? 'all' : 'part',
      });
  },
  worth: (): number => WEIGHTS.ignoreAttack,
});
