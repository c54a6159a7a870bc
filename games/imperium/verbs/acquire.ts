import type { ComponentId } from '../../kit/core';
import { fail } from '../../kit/effect/run';
import type { Argument } from '../../kit/effect/syntax';
import type { Call } from '../../kit/effect/verb';
import { bestTaken } from '../bots/ranking';
import { best, fitting } from '../bots/worth';
import { takeFromExile, takeFromMarket } from '../rules/market';
import { matches, modifiers } from '../rules/select';
import type { Imperium } from '../state';
import { zonesOf } from './picking';
import { kinds } from './shapes';
import { verb } from './verb';

/** Cards that may be acquired: from the market, and from exile where the text or a passive ability allows it. */
function acquirable(g: Imperium, call: Call<readonly [Argument]>): ComponentId[] {
  const [{ what, from }] = call.args;
  const fits = (id: ComponentId): boolean => !what || matches(g, id, what, call);
  const zones = zonesOf(from, ['market']);
  const allowed = modifiers(g, call.seat, 'allow').flatMap(({ node: v }) => {
    const allows = v.args[0]?.verb;
    return allows?.verb === 'acquire' && allows.args[0]?.from ? [allows.args[0]] : [];
  });
  const exiled = g.exile.filter(
    (id) => fits(id) && (zones.includes('exile') || allowed.some((a) => a.what && matches(g, id, a.what, call))),
  );
  return [...(zones.includes('market') ? g.market.flatMap((m) => m.card ?? []).filter(fits) : []), ...exiled];
}

/** Acquires a card (R11.2). */
export const acquire = verb({
  name: 'acquire',
  merges: true,
  args: [kinds],
  asks: { acquire: bestTaken },
  finds: true,
  chooses: (): boolean => true,
  can: (g, call): boolean => acquirable(g, call).length > 0,
  run(g, call): void {
    const picks = call.picked();
    if (!picks) return call.ask(g, 'acquire', { options: acquirable(g, call), min: call.frame.may ? 0 : 1 });
    const id = picks[0];
    if (id === undefined) return fail(g);
    if (g.exile.includes(id)) takeFromExile(g, call.seat, id, 'acquire');
    else takeFromMarket(g, call.seat, id, 'acquire');
  },
  worth(valued): number {
    const { evaluation, at } = valued;
    const exiled = modifiers(evaluation.g, at.seat, 'allow').flatMap(
      ({ node }) => node.args[0]?.verb?.args[0]?.what ?? [],
    );
    const more = evaluation.g.exile.filter((id) => exiled.some((what) => matches(evaluation.g, id, what, at)));
    return best([...fitting(valued, 'market'), ...more].map((id) => evaluation.taking(id, 'acquire')));
  },
});
