import { currentEffect } from '../../kit/effect/run';
import { arg, filter } from '../../kit/effect/signature';
import type { Filter } from '../../kit/effect/syntax';
import { bestProduction } from '../bots/ranking';
import type { NodeFrame } from '../../kit/effect/run';
import { dealKinds } from '../rules/dealTargets';
import { produce as start, produceDeal, producers } from '../rules/production';
import { dealsOf } from '../rules/select';
import type { Settlers } from '../state';
import { target, verb } from './verb';

/** The production that is being resolved, which is not produced again (Q11); empty outside of an effect. */
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

/** Lets an own deal give its good, or an own production location produce, once more (S13.COM057, S13.COM084, Q11). */
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
    const picked = target(g, call, 'produce', () => targets(g, frame, what));
    if (picked === undefined) return;
    if (isOfDeals(what)) produceDeal(g, seat, picked);
    else start(g, seat, picked, chainOf(g, frame));
  },
  worth: (_args, x): number => x.bestProduction(),
});
