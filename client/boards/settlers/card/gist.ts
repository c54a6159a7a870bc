import { walk, type Node, type VerbNode } from '../../../../games/kit/effect/syntax';
import type { Ability } from '../../../../games/settlers/card';
import { priceOf } from '../../../../games/settlers/rules/purse';

/** What a text says in signs, for a card in little room. */

/** `n` of something; `per` names what they are counted by, `steps` are amounts that bring something each. */
export interface Sign {
  icon: string;
  n?: number;
  per?: string;
  steps?: readonly number[];
}

export interface Gist {
  /** What triggers it. */
  when: Sign[];
  costs: Sign[];
  /** What it brings: one of these lists. */
  brings: Sign[][];
}

/** Signs of verbs that do not give goods. What may be laid on a location, its bonuses say (`bonusesOf`). */
const DEEDS: Readonly<Record<string, readonly string[]>> = {
  block: ['blocked'],
  buildFrom: ['build'],
  cancelDeal: ['deal', 'cannot'],
  cashIn: ['anyResource', 'leadsTo', 'vp'],
  copyRaze: ['razing', 'leadsTo', 'anyResource'],
  deploy: ['samurai'],
  giveBack: ['anyResource', 'leadsTo', 'vp'],
  lay: ['foundations'],
  makeDiscard: ['discard'],
  plunderDeal: ['deal', 'cannot', 'leadsTo', 'anyResource'],
  produce: ['production'],
  raze: ['location', 'razing'],
  razeFree: ['location', 'razing'],
  refresh: ['refresh'],
  remove: ['location', 'cannot'],
  sift: ['card'],
  steal: ['anyResource'],
  stealDeal: ['deal'],
  store: ['store'],
  study: ['factionCard'],
  takeOver: ['held'],
  trade: ['deal'],
};

const WHEN: Readonly<Record<string, string>> = {
  onRaze: 'raze',
  onDeal: 'deal',
  onVp: 'vp',
  onExchange: 'exchange',
  onProduction: 'deals',
  onCleanup: 'store',
};

/** The sign of what a filter calls a colour: locations of that colour. */
const counted = (word: string): string => (word === 'samurai' ? word : `colour.${word}`);

const wordOf = ({ args: [arg] }: VerbNode): string => (arg?.what?.kind === 'word' ? arg.what.word : '');

function signsOf(node: VerbNode): Sign[] {
  const [arg] = node.args;
  if (node.verb === 'gain') {
    const per = arg?.per?.of.kind === 'word' ? arg.per.of.word : undefined;
    return [{ icon: wordOf(node), n: Number(arg?.n), ...(per === undefined ? {} : { per: counted(per) }) }];
  }
  return (DEEDS[node.verb] ?? []).map((icon) => ({ icon }));
}

/** Bonuses at several amounts, together: 3·7·12 resources bring 2·5·10 points. */
function bonusesOf(nodes: readonly VerbNode[]): Sign[] {
  const [first] = nodes;
  if (!first) return [];
  const amounts = (i: number): number[] => nodes.map(({ args }) => Number(args[i]?.n));
  return [
    { icon: wordOf(first) === 'tucked' ? 'hand' : 'anyResource', steps: amounts(0) },
    { icon: 'leadsTo' },
    { icon: 'vp', steps: amounts(1) },
  ];
}

function bringsOf(effect: Node): Sign[][] {
  if (effect.kind === 'choose') return effect.of.map((branch) => bringsOf(branch).flat());
  const verbs: VerbNode[] = [];
  walk(effect, (node) => {
    if (node.kind === 'verb') verbs.push(node);
  });
  return [[...verbs.flatMap(signsOf), ...bonusesOf(verbs.filter(({ verb }) => verb === 'bonusAt'))]];
}

/** An ability in signs. */
export function gistOf({ triggers, cost, effect }: Ability): Gist {
  const price = priceOf(cost);
  return {
    when: triggers.flatMap(({ name, arg }): Sign[] => {
      const word = arg?.what?.kind === 'word' ? arg.what.word : '';
      if (name === 'onBuild') return [{ icon: 'build' }, { icon: word === 'factionCard' ? word : `colour.${word}` }];
      const icon = WHEN[name];
      return icon === undefined ? [] : [{ icon, ...(name === 'onVp' ? { n: Number(arg?.n) } : {}) }];
    }),
    costs: [
      ...price.goods.map(({ good, n }) => ({ icon: good, n })),
      ...(price.thing
        ? [{ icon: price.thing === 'handCard' ? 'hand' : price.thing === 'ownDeal' ? 'deal' : price.thing }]
        : []),
    ],
    brings: bringsOf(effect),
  };
}
