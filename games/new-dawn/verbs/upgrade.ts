import { arg, maybe, number, word } from '../../kit/effect/signature';
import { LEVELS } from '../card';
import { byLevel } from '../bots/ranking';
import { PAIR } from '../optionKinds';
import { factsOf } from '../lookup';
import { replaceCard } from '../rules/science';
import { player } from '../rules/select';
import type { NewDawn } from '../state';
import { verb } from './verb';

/** Cards of the row, each with a card of the next level of its type in the focus deck. */
function ways(g: NewDawn, seat: number, levelOne: boolean): string[] {
  const { row, focusDeck } = player(g, seat);
  return row.flatMap((old) => {
    const { type, level } = factsOf(old, 'focus');
    if (levelOne && level !== 'I') return [];
    const next = LEVELS[LEVELS.indexOf(level) + 1];
    return focusDeck
      .filter((card) => factsOf(card, 'focus').type === type && factsOf(card, 'focus').level === next)
      .map((card) => PAIR.of(card, old));
  });
}

/** Replaces cards of the row with the next level of their type, each once (Pyramids, Porcelain Tower). */
export const upgrade = verb({
  name: 'upgrade',
  args: [arg({ n: number, what: word(['card']) }), maybe(arg({ what: word(['levelOne']) }))],
  phrases: ['upgrade', 'upgradeLevelOne'],
  phrase: ([, level]): 'upgrade' | 'upgradeLevelOne' => (level ? 'upgradeLevelOne' : 'upgrade'),
  asks: { upgrade: byLevel },
  run(g, call): void {
    const { seat, args } = call;
    const picks = call.picked();
    if (!picks) {
      const options = ways(g, seat, args[1] !== undefined);
      return call.ask(g, 'upgrade', { options, min: 0, max: Number(args[0].n) });
    }
    for (const pick of picks) {
      const pair = PAIR.read(pick);
      if (pair) replaceCard(g, seat, ...pair);
    }
  },
});
