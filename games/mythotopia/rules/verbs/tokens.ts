import { ask, picked } from '../../../kit/agenda';
import { fail, type NodeFrame, type Verb } from '../../../kit/effect/run';
import type { VerbNode } from '../../../kit/effect/syntax';
import type { Role } from '../../keys';
import type { Mythotopia } from '../../state';
import { abilityWith, currentAbility } from '../effects';
import { BENEFITS_IN_FREE_ACTIONS, MYSTIC_FETCHES_PAYMENT } from '../open';
import { askPlays, type Paid } from '../pay';
import { Purse, spend, type Need } from '../purse';
import { numberOf, wordOf } from '../select';
import { canSwap, sourcesOf, swapToken as swap, takeToken } from '../tokens';

const needOf = (node: VerbNode): Need => ({ role: wordOf(node, 0) as Role, n: numberOf(node, 0) });

/** Cards for symbols (M1.5). The card whose text it is pays for nothing (M4.2). */
const pay: Verb<Mythotopia> = {
  can: (g, { node, seat, self, frame }) =>
    new Purse(g, seat, [], [self], BENEFITS_IN_FREE_ACTIONS || abilityWith(frame.card, node).timing !== 'free').payable([needOf(node)]),
  run(g, { node, seat, frame }) {
    const { plays } = frame as NodeFrame & Paid;
    const free = currentAbility(g).timing === 'free';
    if (plays) return spend(g, seat, plays, free && !MYSTIC_FETCHES_PAYMENT ? 'playing' : 'discard');
    askPlays(g, frame, { seat, needs: [needOf(node)], ...(free && !BENEFITS_IN_FREE_ACTIONS ? { plain: true as const } : {}) });
  },
};

/** A VP token (M3.6): with Scribe its owner chooses between VP card and bank (M11.27). */
const take: Verb<Mythotopia> = {
  can: (g, { node, seat, frame }) => sourcesOf(g, seat, frame.card, abilityWith(frame.card, node), node).length > 0,
  run(g, { node, seat, frame }) {
    const ability = abilityWith(frame.card, node);
    const sources = sourcesOf(g, seat, frame.card, ability, node);
    if (sources.length === 0) return fail(g);
    const picks = picked(frame, seat);
    if (!picks) return ask(g, frame, { seat, stage: 'answer', ask: 'token', card: frame.card, node: node.id, options: sources });
    takeToken(g, seat, frame.card, ability, node, picks[0] as 'card' | 'bank');
  },
};

const swapToken: Verb<Mythotopia> = {
  alwaysPrice: () => true,
  can: (g, { node, seat }) => canSwap(g, seat, node),
  run: (g, { node, seat }) => swap(g, seat, node),
};

export const tokenVerbs = { pay, take, swapToken };
