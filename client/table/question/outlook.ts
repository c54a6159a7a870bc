import {
  HIDDEN,
  type ComponentId,
  type GameEvent,
  type Option,
  type Question,
  type Seat,
} from '../../../games/kit/core';
import { isHeard } from '../../../games/kit/events';
import type { Change, Outlook } from '../../../games/kit/foresee';
import { partsOf } from '../../../games/kit/optionKinds';
import { capital } from '../../../games/kit/text/tokens';
import type { Token } from '../../../games/kit/text/words';
import type { Zones } from '../../../games/kit/zones';
import { numeral } from '../../ui/numeral';
import { rankOf, TURN_EVENTS, type Kinds } from '../log/lines';

/**
 * A sentence of the log about me, without me: "Ann draws 2 cards" becomes "Draws 2 cards".
 * @param language null where it does not begin a sentence: "draws 2 cards"
 */
export function withoutMe(tokens: readonly Token[], seat: Seat | null, language: string | null): readonly Token[] {
  const [first, next, ...rest] = tokens;
  if (first?.kind !== 'seat' || first.seat !== seat || next?.kind !== 'text') return tokens;
  const said = [{ ...next, text: next.text.trimStart() }, ...rest];
  return language === null ? said : capital(said, language);
}

/** A sentence without its full stop, to stand among others in a line. */
export function withoutStop(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  return last?.kind === 'text' ? [...tokens.slice(0, -1), { ...last, text: last.text.replace(/\.$/, '') }] : tokens;
}

/** The event that only tells the pick itself: "plays Conquer" after "Play Conquer". */
export const isEcho = (event: GameEvent, [pick = '']: readonly Option[]): boolean => {
  const words = partsOf(pick);
  return (
    event.k === pick || (words.length > 1 && event.cards !== undefined && event.cards.every((id) => words.includes(id)))
  );
};

/** Nothing is told by an event that is nobody's, of cards that nobody knows yet. */
export const isBlank = ({ seat, cards }: GameEvent): boolean =>
  seat === undefined && cards !== undefined && cards.length > 0 && cards.every((id) => id === HIDDEN);

/** Tokens that come and go are told by figures; what else happens, in the log's words. */
export const isFigure = (event: GameEvent, changes: readonly Change[]): boolean =>
  event.cards === undefined && event.what !== undefined && changes.some(({ what }) => what === event.what);

/** "+2", "−1". */
export const signed = (n: number): string => (n < 0 ? numeral(n) : `+${n}`);

/** Changes that each of several outlooks has: they are no consequence of what is chosen. */
export const commonTo = ([first, ...others]: readonly Outlook[]): Change[] =>
  (first?.changes ?? []).filter((change) => others.every(({ changes }) => isAmong(change, changes)));

/** Is the same change among these? */
export const isAmong = ({ seat, what, n }: Change, changes: readonly Change[]): boolean =>
  changes.some((each) => each.seat === seat && each.what === what && each.n === n);

/**
 * Whether an answer to a question costs me something, beyond a card that leaves my hand for another place, and brings nobody
 * anything: the same is asked again.
 */
export const isIdle = ({ changes, then, questions }: Outlook, mine: Seat | null, asked: string | undefined): boolean =>
  then === 'asked' &&
  changes.every(({ seat, n }) => seat === mine && n < 0) &&
  changes.some(({ what }) => what !== 'hand') &&
  questions.every(({ ask }) => ask === asked);

/**
 * Whether nothing comes of an answer but that the turn goes by: what was chosen has nothing to work on.
 * @param told what is told of it, without the pick itself
 */
export const isInVain = ({ changes, then }: Outlook, told: readonly GameEvent[], kinds: Kinds): boolean =>
  then !== 'unknown' &&
  changes.length === 0 &&
  told.some(isTurn) &&
  told.every((event) => isTurn(event) || rankOf(kinds, event) === 'bookkeeping');

const isTurn = ({ k }: GameEvent): boolean => TURN_EVENTS.includes(k);

/** How every ruleset asks for a payment (`Question.ask`), and tells of one (`GameEvent.k`). */
export const PAY = 'pay';

/**
 * Whether an answer is over at once and nothing comes of it: what it counts is not there. What is asked in the same stage, before the turn goes
 * on, belongs to it: its price, or what has to be done first.
 */
export const isNothing = ({ changes, events, then, questions }: Outlook, { card, stage }: Question): boolean =>
  then === 'asked' &&
  card !== undefined &&
  changes.length === 0 &&
  !events.some(isHeard) &&
  questions.every((each) => each.stage !== stage);

/** The cards that a seat pays with in what is known of an answer: for this price, and for those that are asked for after it. */
export const paidWith = (outlook: Outlook | null, payer: Seat): readonly ComponentId[] =>
  (outlook?.events ?? []).flatMap(({ k, seat, cards = [] }) => (k === PAY && seat === payer ? cards : []));

/**
 * Payments with cards that follow from an answer although nobody was asked for them, as where they can be made in one way only.
 * Tokens are told by figures.
 * @param named cards that have been picked
 */
export const paidUnasked = ({ events }: Outlook, payer: Seat, named: readonly string[]): GameEvent[] =>
  events.filter(
    ({ k, seat, cards = [] }) =>
      k === PAY && seat === payer && cards.length > 0 && !cards.some((id) => named.includes(id)),
  );

/** Whether nothing that is known of an answer takes something from a seat: no tokens, and no cards but from one of its places to another. */
export const isGift = ({ changes, events }: Outlook, mine: Seat, zones: Zones | undefined): boolean =>
  changes.every(({ seat, n }) => seat !== mine || n > 0) &&
  events.every(({ from, into }) => {
    const ownerOf = (spot: string | undefined): Seat | null =>
      spot === undefined ? null : (zones?.ownerOf(spot) ?? null);
    return ownerOf(from) !== mine || ownerOf(into) === mine;
  });

/** The number of a sign in a sentence: its own or the one that stands before it; none where it is only named. */
const numberOf = (tokens: readonly Token[], i: number): number | undefined => {
  const [before, token] = [tokens[i - 1], tokens[i]];
  const said =
    token?.kind === 'icon' && token.n !== undefined
      ? token.n
      : before?.kind === 'text'
        ? /(\d+)\s*$/u.exec(before.text)?.[1]
        : undefined;
  return said === undefined ? undefined : Number(said);
};

/**
 * Whether a sentence names so much of the same: "1 wood" need not bring "+1 wood" besides. "1 wood per house" says how it is counted, not how
 * much it is.
 */
export const isSaid = ({ what, n }: Change, tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, i) =>
      token.kind === 'icon' &&
      token.key === what &&
      numberOf(tokens, i) === Math.abs(n) &&
      !tokens.some((after, j) => j > i && after.kind === 'icon' && numberOf(tokens, j) === undefined),
  );

/** My changes first, then those of others, then the table's; of each, what is given up comes first. */
export const inOrder = (changes: readonly Change[], mine: Seat | null): Change[] => {
  const rank = ({ seat, n }: Change): number => (seat === mine ? 0 : seat === null ? 4 : 2) + Number(n > 0);
  return [...changes].sort((a, b) => rank(a) - rank(b));
};

/** Whether a change begins what a player gets for what was given up: it stands after an arrow. */
export const isReturn = (change: Change, before: Change | undefined): boolean =>
  change.seat !== null && change.n > 0 && before?.seat === change.seat && before.n < 0;

/** Does a spot of an event belong to the seat? */
const isOf = (spot: string | undefined, seat: Seat): boolean => spot?.split(' ')[1] === String(seat);

/** How much of what is counted an event moves into or out of a spot: tokens, or cards where the zone is counted by its name. */
function movedOf(counted: string, { what, n, cards }: GameEvent, spot: string | undefined): number {
  if (what === counted) return n ?? 0;
  return what === undefined && spot?.split(' ')[0] === counted ? (cards?.length ?? n ?? 0) : 0;
}

/** How much of what is counted of a seat events take from its places, and bring into them. */
function paidAndGained(events: readonly GameEvent[], seat: Seat, what: string): { paid: number; gained: number } {
  const sum = { paid: 0, gained: 0 };
  for (const event of events) {
    const [leaves, comes] = [isOf(event.from, seat), isOf(event.into, seat)];
    if (comes) sum.gained += movedOf(what, event, event.into);
    if (leaves) sum.paid += movedOf(what, event, event.from);
  }
  return sum;
}

/** Tokens that seats both pay and gain in the same number: they are no change, and yet a price. */
function evenTokens(changes: readonly Change[], events: readonly GameEvent[]): Change[] {
  const paid = events.flatMap(({ seat, what, from, into }) =>
    seat !== undefined && what !== undefined && isOf(from, seat) && !isOf(into, seat) ? [{ seat, what, n: 0 }] : [],
  );
  return paid.filter(
    ({ seat, what }, i) =>
      !changes.some((change) => change.seat === seat && change.what === what) &&
      paid.findIndex((each) => each.seat === seat && each.what === what) === i,
  );
}

/**
 * What an answer changes, with price and gain apart where something is both paid and gained: −2 and +1 rather than −1. What is paid and
 * comes back in the same number is a price, too.
 */
export const apart = ({ changes, events }: Pick<Outlook, 'changes' | 'events'>): Change[] =>
  [...changes, ...evenTokens(changes, events)].flatMap((change) => {
    const { seat, n } = change;
    if (seat === null) return [change];
    const { paid, gained } = paidAndGained(events, seat, change.what);
    const isWhole = paid > 0 && gained > 0 && gained - paid === n;
    if (isWhole)
      return [
        { ...change, n: -paid },
        { ...change, n: gained },
      ];
    return n === 0 ? [] : [change];
  });
