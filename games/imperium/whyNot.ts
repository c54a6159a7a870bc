import type { ComponentId, Option, Question, Refusal, Seat } from '../kit/core';
import { questionOf } from '../kit/moves';
import type { Actions } from '../kit/ruleset';
import { cardOf, CARDS, nationsOf } from './catalogue';
import type { Reason } from './keys';
import { NATION_OPTIONS, TURN_OPTIONS } from './optionKinds';
import { developmentCost, developments } from './rules/develop';
import { placeOf } from './rules/market';
import { whyNotPlay } from './rules/play';
import { shortOfBranch } from './rules/prospects';
import { inPlay, player } from './rules/select';
import { shortOf } from './rules/tokens';
import { turnActions, whyNotTurn } from './rules/turn';
import type { Imperium } from './state';

/**
 * Why an option cannot be picked in the question open to `seat`; works on a view.
 * @returns null when it can, when nobody asks, or when the option has nothing to do with the question.
 */
export function whyNot(view: Imperium, seat: Seat, option: Option): Refusal | null {
  const q = questionOf(view, seat);
  if (!q || q.options.includes(option)) return null;
  if (q.stage === 'turn') {
    const id = TURN_OPTIONS.read(option)?.values[0];
    // Only own cards in hand and in play are worth a reason.
    return id && !player(view, seat).hand.includes(id) && !inPlay(view, seat).includes(id)
      ? null
      : whyNotTurn(view, seat, option);
  }
  if (q.stage === 'nations') return whyNotNation(view, option);
  return CARDS.has(option) ? whyNotPick(view, q, option) : whyNotBranch(view, q, option);
}

/** Why a nation cannot be chosen (R2.1); null for what is no power card. */
function whyNotNation({ players, options }: Imperium, option: Option): Refusal | null {
  const [power] = NATION_OPTIONS.readAs('chooseNation', option) ?? [];
  const card = power === undefined ? undefined : CARDS.get(power);
  if (!card?.nation || !card.suits.has('POW')) return null;
  if (players.some(({ nation }) => nation === card.nation)) return { why: 'nationTaken' };
  return nationsOf(options.box).some(({ nation }) => nation === card.nation) ? null : { why: 'otherBox' };
}

/** Why a branch of a card's text cannot be chosen, also when no other was left to be asked about. */
function whyNotBranch(view: Imperium, { seat, card }: Question, option: Option): Refusal | null {
  const branch = /^branch (\d)$/.exec(option)?.[1];
  if (branch === undefined || card === undefined) return null;
  const params = shortOfBranch(view, seat, card, Number(branch));
  return params && { why: 'price', params };
}

/** Why a card cannot be picked in answer to an effect; null when the card has nothing to do with the question. */
function whyNotPick(view: Imperium, { ask, seat, options }: Question, id: ComponentId): Refusal | null {
  const p = player(view, seat);
  const place = placeOf(view, id);
  switch (ask) {
    case 'acquire':
    case 'breakthrough':
      if (!place && !view.exile.includes(id)) return null;
      // Acclaimed asks for points (R13.3).
      return { why: options.includes('reveal variable') ? 'notAskedFor' : 'suit' };
    case 'exile':
      return place && place.material + place.population + place.progress > 0 ? { why: 'tokensOnCard' } : null;
    case 'garrison':
      if (!p.hand.includes(id)) return null;
      return cardOf(id).facts.keywords?.includes('cannot-garrison')
        ? { why: 'cannotGarrison' }
        : { why: 'notAskedFor' };
    case 'discard':
      return p.hand.includes(id) ? { why: 'notAskedFor' } : null;
    case 'setQuest':
    case 'exileQuest':
      return p.development.includes(id) ? { why: 'lastQuest' } : null;
    case 'develop':
    case 'reshuffle':
      return developments(view, seat).includes(id)
        ? { why: 'price', params: shortOf(p, developmentCost(view, seat, id)) }
        : null;
    case 'freePlay':
    case 'playFrom':
      return p.hand.includes(id) || p.discard.includes(id)
        ? (whyNotPlay(view, seat, id) ?? { why: 'notAskedFor' })
        : null;
    default:
      return null;
  }
}

/** Every power card of the match's boxes, also of nations that somebody has taken (R2.1). */
const nationActions = (view: Imperium): Actions =>
  new Map(
    nationsOf(view.options.box)
      .flatMap(({ cards }) => cards.filter(({ id }) => cardOf(id).suits.has('POW')))
      .map(({ id }) => NATION_OPTIONS.of('chooseNation', id))
      .map((option) => [option, whyNotNation(view, option)]),
  );

/**
 * What a player could want in answer to a question: every nation, every option of a turn, else cards in the zones where
 * others are offered.
 */
export function actions(view: Imperium, q: Question): Actions {
  if (q.ask === 'nation') return nationActions(view);
  if (q.stage === 'turn') return new Map(turnActions(view, q.seat));
  const { hand, discard, development } = player(view, q.seat);
  const others = [...view.market.flatMap(({ card }) => card ?? []), ...view.exile, ...hand, ...discard, ...development];
  const found = new Map<Option, Refusal | null>();
  for (const id of others) {
    const refusal = q.options.includes(id) || !CARDS.has(id) ? null : whyNotPick(view, q, id);
    if (refusal) found.set(id, refusal);
  }
  for (const option of found.size > 0 ? q.options : []) found.set(option, null);
  return found;
}

/** Reasons, the easiest to mend first. */
export const nearest: readonly Reason[] = [
  'price',
  'noAction',
  'freeAgain',
  'noExhaustToken',
  'playIf',
  'stateIcon',
  'tokensOnCard',
  'suit',
  'notAskedFor',
  'cannotGarrison',
  'lastQuest',
  'alreadyExhausted',
  'turnBegun',
  'onlyWhenTriggered',
];
