import { currentEffect, fail } from '../../kit/effect/run';
import { arg, filter } from '../../kit/effect/signature';
import type { Filter } from '../../kit/effect/syntax';
import { bestProduction } from '../bots/ranking';
import type { NodeFrame } from '../../kit/effect/run';
import { dealKinds } from '../rules/dealTargets';
import { produce as start, produceDeal, producers } from '../rules/production';
import { dealsOf } from '../rules/select';
import type { Settlers } from '../state';
import { verb } from './verb';

/** What is being resolved already: it is not produced once more (Q11). Outside of an effect nothing is. */
const chainOf = (g: Settlers, { self }: NodeFrame): readonly string[] => {
  const effect = g.agenda.findLast((frame) => frame.op === 'effect');
  return effect?.op === 'effect' && effect.self === self && effect.chain ? (currentEffect(g).chain ?? []) : [];
};

const isOfDeals = (of: Filter): boolean => Object.values(dealKinds(of)).includes(true);

const targets = (g: Settlers, frame: NodeFrame, of: Filter): string[] =>
  isOfDeals(of)
    ? dealsOf(g, frame.seat, dealKinds(of))
    : producers(g, frame.seat, [
        ...chainOf(g, frame),
        ...(of.kind === 'word' && of.word === 'other' ? [frame.self] : []),
      ]);

/** An own deal gives its good, or an own production location produces, once more (S13.COM057, S13.COM084, Q11). */
export const produce = verb({
  name: 'produce',
  args: [arg({ what: filter(['other', 'own', 'deal', 'route'], 'PRODUCING') })],
  phrases: ['produceOwn', 'produceOther', 'produceDeal'],
  phrase: ([{ what }]): 'produceOwn' | 'produceOther' | 'produceDeal' =>
    isOfDeals(what) ? 'produceDeal' : what.kind === 'word' && what.word === 'other' ? 'produceOther' : 'produceOwn',
  asks: { produce: bestProduction },
  can: (g, { frame, args: [{ what }] }): boolean => targets(g, frame, what).length > 0,
  run(g, call): void {
    const {
      frame,
      seat,
      args: [{ what }],
    } = call;
    const [picked] = call.picked() ?? [];
    if (picked === undefined) {
      const options = targets(g, frame, what);
      if (options.length === 0) return fail(g);
      return call.ask(g, 'produce', { options });
    }
    if (isOfDeals(what)) produceDeal(g, seat, picked);
    else start(g, seat, picked, chainOf(g, frame));
  },
  worth: (_args, x): number => x.bestProduction(),
});
