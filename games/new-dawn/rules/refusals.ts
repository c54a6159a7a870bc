import type { Option, Question, Refusal, Seat } from '../../kit/core';
import type { VerbNode } from '../../kit/effect/syntax';
import { kindOf, partsOf } from '../../kit/optionKinds';
import type { Actions } from '../../kit/ruleset';
import { atlasOf } from '../atlas';
import { LEAST_TOUCHED } from '../components';
import { hexOf, isSpace, type Space } from '../hex';
import type { Ask, Reason } from '../keys';
import { CARDS, nodeOf, verbsOf } from '../lookup';
import { NUMBER, ROUTE, TURNED } from '../optionKinds';
import type { NewDawn } from '../state';
import { SIDES } from '../tile';
import { travelBy, whyNotTo } from './caravans';
import { siteHindrance } from './city';
import { targetOn } from './combat';
import { difficultyFor, type Purpose } from './difficulty';
import { ROTATIONS, whyNotLie } from './mapBuilding';
import { besideOf, hindrance, limitOf, obstacles } from './placing';
import { isVacant } from './reach';
import { currentFocus, hasBarbarian, isRival, lyingOn, numberOf, player, wordOf } from './select';
import { spendable } from './trade';
import { lackingFor, productionOf } from './wonders';

/** Why an answer cannot be given: the rules that offer the options, asked about what they leave out. */

/** A question about which there is more to say than its options. */
interface Asked {
  /** What somebody could want besides the options; absent: nothing that could be listed. */
  wanted?(g: NewDawn, q: Question): readonly Option[];
  /** Why something that is no option cannot be picked; null for what means nothing here. */
  why(g: NewDawn, q: Question, option: Option): Refusal | null;
}

const because = (why: Reason, params: Record<string, number | string> = {}): Refusal => ({ why, params });

/** A question about spaces: every space of the map could be wanted. */
const onMap = (why: (g: NewDawn, q: Question, space: Space) => Refusal | null): Asked => ({
  wanted: (g) => atlasOf(g).spaces,
  why: (g, q, option) => (atlasOf(g).ground(option) ? why(g, q, option) : null),
});

/** The verb that asks. */
function verbOf({ card, node }: Question): VerbNode | null {
  const found = card === undefined || node === undefined ? undefined : nodeOf(card, node);
  return found?.kind === 'verb' ? found : null;
}

/** The terrain is more difficult than is allowed. */
const tooDifficult = (g: NewDawn, seat: Seat, space: Space, purpose: Purpose, most: number): Refusal =>
  because('tooDifficult', {
    terrain: atlasOf(g).ground(space)?.terrain ?? 'water',
    n: difficultyFor(g, seat, purpose)(space),
    most,
  });

const place = onMap((g, q, space) => {
  const node = verbOf(q);
  if (node?.verb !== 'place') return because(hindrance(g, space) ?? 'notBesideHills');
  const limit = limitOf(g, node.args[2] && numberOf(node, 2));
  const why = obstacles(g, q.seat, besideOf(g, wordOf(node, 1) ?? undefined), limit)(space);
  return why === 'tooDifficult' ? tooDifficult(g, q.seat, space, 'token', limit) : why && because(why);
});

const found = onMap((g, q, space) => {
  if (atlasOf(g).ground(space)?.terrain === 'water') return because('water');
  const why = siteHindrance(g, q.seat, space);
  const node = verbOf(q);
  const slot = currentFocus(g)?.slot ?? 0;
  if (why || !node) return why && because(why);
  if (wordOf(node, 0) === 'caravan') return because('noCaravanThere');
  if (difficultyFor(g, q.seat, 'city')(space) > slot) return tooDifficult(g, q.seat, space, 'city', slot);
  return because('outOfRange', { n: numberOf(node, 0) });
});

const caravan: Asked = {
  wanted({ map }, { options }) {
    const ends = new Set(options.flatMap((option) => ROUTE.read(option)?.[1] ?? []));
    const from = kindOf(options[0] ?? '');
    return [...options, ...atlasOf({ map }).spaces.flatMap((to) => (ends.has(to) ? [] : [ROUTE.of(from, to, 0)]))];
  },
  why(g, { seat, options }, option) {
    const focus = currentFocus(g);
    const [travel] = focus ? verbsOf(focus.card, 'travel') : [];
    const [from, to = '', spent = 0] = ROUTE.read(option) ?? [];
    if (!focus || !travel || from === undefined || !atlasOf(g).ground(to)) return null;
    if (!options.some((each) => kindOf(each) === from)) return because('noCaravanThere');
    const tokens = spendable(g, seat, focus.card);
    if (spent > tokens) return because('fewTokens', { n: tokens });
    if (options.some((each) => each.startsWith(`${from} ${to} `))) return because('otherPrice');
    const why = whyNotTo(g, focus, travelBy(travel.node), to);
    return why === 'tooDifficult' ? tooDifficult(g, seat, to, 'caravan', focus.slot) : because(why);
  },
};

const build: Asked = {
  wanted: ({ offers }) => offers.flatMap(({ shown }) => shown ?? []),
  why(g, q, option) {
    if (CARDS.get(option)?.kind !== 'wonder') return null;
    if (!g.offers.some(({ shown }) => shown === option)) return because('notOnOffer');
    const focus = currentFocus(g);
    const node = verbOf(q);
    return focus && node
      ? because('production', { n: lackingFor(g, focus, option, productionOf(focus, numberOf(node, 1))) })
      : null;
  },
};

const layTile: Asked = {
  wanted: (g, { seat }) =>
    player(g, seat).tiles.flatMap((tile) =>
      SIDES.flatMap((side) => ROTATIONS.map((rot) => TURNED.of(tile, side, rot))),
    ),
  why(g, { seat }, option) {
    const [tile] = TURNED.read(option) ?? [];
    if (tile === undefined) return null;
    return because(player(g, seat).tiles.includes(tile) ? 'noPlaceForIt' : 'notYourTile');
  },
};

const layAt: Asked = {
  why(g, { params = {} }, option) {
    const [tile, side, rot] = TURNED.read(String(params['tile'])) ?? [];
    if (tile === undefined || side === undefined || rot === undefined || !isSpace(option)) return null;
    const why = whyNotLie(g, { side, rot, ...hexOf(option) });
    return because(why, why === 'touchesTooLittle' ? { n: LEAST_TOUCHED } : {});
  },
};

/** A question about pairs with a space in each: every other space of the map could be wanted, whatever it were paired with. */
const paired = (why: (g: NewDawn, q: Question, space: Space) => Refusal | null): Asked => ({
  wanted(g, q) {
    const named = new Set(q.options.flatMap((option) => partsOf(option)));
    return [...q.options, ...atlasOf(g).spaces.filter((space) => !named.has(space) && why(g, q, space) !== null)];
  },
  why: (g, q, option) => (atlasOf(g).ground(option) ? why(g, q, option) : null),
});

/** Why nothing that stands on a space next to it can go there: it is not empty, or nothing of the kind is there (C5.3). */
function whyNotNextStep(g: NewDawn, space: Space, stands: (space: Space) => boolean, none: Reason): Refusal | null {
  const full = hindrance(g, space) ?? (isVacant(g, space) ? null : 'notEmpty');
  if (full) return because(full);
  return atlasOf(g).neighbours(space).some(stands) ? null : because(none);
}

/** How many trade tokens are spent. */
const tokens: Asked = {
  why: (_g, { options }, option) =>
    NUMBER.read(option) ? because('fewTokens', { n: Math.max(0, options.length - 1) }) : null,
};

const ASKED: Partial<Record<Ask, Asked>> = {
  layTile,
  layAt,
  place,
  found,
  caravan,
  build,
  spend: tokens,
  advance: tokens,
  capital: onMap((g, _q, space) => because(g.cities[space] === undefined ? 'noStar' : 'taken')),
  reuse: onMap(() => because('noTokenOfYours')),
  attack: onMap((g, q, space) => {
    const node = verbOf(q);
    return targetOn(g, q.seat, space) === null || !node
      ? because('nothingToAttack')
      : because('outOfRange', { n: numberOf(node, 1) });
  }),
  reinforce: onMap((g, { seat }, space) => because(g.tokens[space] === seat ? 'alreadyReinforced' : 'noTokenOfYours')),
  site: onMap((g, { seat }, space) => because(g.cities[space] === seat ? 'cityHasWonder' : 'noCityOfYours')),
  destroy: onMap((g, { seat }, space) =>
    because(isRivalToken(g, seat, space) ? 'notBesideFriendly' : 'noRivalTokenThere'),
  ),
  subvert: onMap((g, q, space) => {
    const node = verbOf(q);
    return isRivalToken(g, q.seat, space) && node
      ? because('outOfRange', { n: numberOf(node, 1) })
      : because('noRivalTokenThere');
  }),
  shift: paired((g, { seat }, space) => {
    if (g.tokens[space] === seat) return because('tokenShutIn');
    return whyNotNextStep(g, space, (each) => g.tokens[each] === seat, 'notBesideToken');
  }),
  march: paired((g, { options }, space) => {
    const isHere = (option: Option): boolean => lyingOn(g, space).includes(kindOf(option));
    if (hasBarbarian(g, space)) return options.some(isHere) ? null : because('barbarianShutIn');
    return whyNotNextStep(g, space, (each) => hasBarbarian(g, each), 'notBesideBarbarian');
  }),
  convert: paired((g, { seat }, space) => because(isRivalToken(g, seat, space) ? 'onlyToken' : 'noRivalTokenThere')),
  takeCard: {
    why(_g, _q, option) {
      const kind = CARDS.get(option)?.kind;
      return kind === 'diplomacy' || kind === 'cityState' ? because('notWithGiver') : null;
    },
  },
};

const isRivalToken = (g: NewDawn, seat: Seat, space: Space): boolean =>
  g.tokens[space] !== undefined && isRival(g, seat, space);

const BY_ASK: ReadonlyMap<string, Asked> = new Map(Object.entries(ASKED));
const asked = ({ ask }: Question): Asked | undefined => BY_ASK.get(ask);

/** Why something cannot be picked in answer to a question; null for an option, and for what means nothing here. */
export const whyNotAnswer = (g: NewDawn, q: Question, option: Option): Refusal | null =>
  q.options.includes(option) ? null : (asked(q)?.why(g, q, option) ?? null);

/** What somebody could want in answer to a question, with the reason against it; nothing where only the options can be. */
export function answerActions(g: NewDawn, q: Question): Actions {
  const wanted = asked(q)?.wanted?.(g, q) ?? [];
  if (wanted.length === 0) return new Map();
  return new Map([...new Set([...wanted, ...q.options])].map((option) => [option, whyNotAnswer(g, q, option)]));
}
