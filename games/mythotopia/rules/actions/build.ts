import type { ComponentId, Option, Refusal, Seat } from '../../../kit/core';
import { say } from '../../../kit/events';
import type { VerbNode } from '../../../kit/effect/syntax';
import type { Place } from '../../card';
import { cardOf, cardsWith, verbsOf } from '../../lookup';
import { CASTLES, ROADS } from '../../components';
import { BORDERS, isProvince, neighbours, type Border } from '../../map';
import { TURN_OPTIONS, type Work } from '../../optionKinds';
import type { Mythotopia } from '../../state';
import { Chances } from '../chances';
import { RANGER_PAYS_FOR_ITS_ROAD } from '../open';
import { askPlays, type Paid } from '../pay';
import { shortage, spend, type CardNeed } from '../purse';
import { standsFor, terrainFor } from '../roads';
import { change, move, pieceAt, stock } from '../moving';
import { numberOf, provincesOf, wordOf } from '../select';
import { fire } from '../tokens';
import { sourcesFor } from './invade';

/** Build (M8): a city, a castle or a road. */

const borders = new Map(BORDERS.map((border) => [border.id, border]));

/** The `build` verb of a Build card for one kind of work. */
const textOf = (card: ComponentId, work: Work): VerbNode | undefined =>
  verbsOf(card, 'build').find(({ node }) => wordOf(node, 0) === work)?.node;

/** Any Build card: all have the same prices. */
const anyBuildCard = (): ComponentId => [...cardsWith('build')][0] ?? '';

/** The stone for a work: the printed price, and what hills add to a road (M8.2–M8.4). */
function stone(g: Mythotopia, seat: Seat, card: ComponentId, work: Work, at: string): number {
  const text = textOf(card, work);
  if (!text) throw new Error(`${card} builds no ${work}`);
  const border = work === 'road' ? borders.get(at) : undefined;
  return numberOf(text, 1) + (border && terrainFor(g, seat)(border.kind) === 'hills' ? numberOf(text, 2) : 0);
}

/**
 * Own provinces for which the card can be played as the site: its own province and those linked to it; any with General
 * (M8.1, M9.3).
 */
function sitesOfCard({ g, seat }: Chances, id: ComponentId): Place[] {
  const { province } = cardOf(id);
  if (province) return standsFor(g, seat, province);
  const [stand] = verbsOf(id, 'standFor');
  return stand && wordOf(stand.node, 0) !== 'anywhere' ? provincesOf(g, seat) : [];
}

/** Cards that cannot pay for the work because they make its border easier (OQ-34). */
function bound(c: Chances, work: Work, at: string): ComponentId[] {
  const border = RANGER_PAYS_FOR_ITS_ROAD || work !== 'road' ? undefined : borders.get(at);
  return border && c.terrain(border.kind) !== border.kind ? c.having('treatAs') : [];
}

const sitesOf = (work: Work, at: string): Place[] => {
  const border = work === 'road' ? borders.get(at) : undefined;
  return border ? [border.a, border.b] : [at];
};

function needs(c: Chances, work: Work, at: string): CardNeed[] {
  const cards = c.having('build');
  const sites = sitesOf(work, at);
  const of = c.cards.filter((id) => sitesOfCard(c, id).some((place) => sites.includes(place)));
  return [
    { role: 'build', n: 1, of: cards },
    { role: 'site', n: 1, of },
    { role: 'stone', n: stone(c.g, c.seat, cards[0] ?? anyBuildCard(), work, at) },
  ];
}

/** Why the work cannot stand there, whatever the cards; null when it can. */
function whyNotThere(c: Chances, work: Work, at: string): Refusal | null {
  const { g, seat } = c;
  if (work === 'road') return whyNotRoad(c, borders.get(at));
  if (!isProvince(at) || g.owners[at] !== seat) return { why: 'notYours' };
  if (g.citadels.includes(at)) return { why: 'citadel' };
  if (work === 'city') {
    if (g.cities.includes(at)) return { why: 'built' };
    return c.p.stock.cities > 0 ? null : { why: 'noCityLeft' };
  }
  if (g.castles.includes(at)) return { why: 'built' };
  return g.castles.length < CASTLES ? null : { why: 'noCastleLeft' };
}

/** Why no road can be built on the border; null when it can (M8.4). */
function whyNotRoad({ g, seat, terrain }: Chances, border: Border | undefined): Refusal | null {
  if (!border || g.owners[border.a] !== seat || g.owners[border.b] !== seat) return { why: 'roadBoth' };
  if (g.roads.includes(border.id)) return { why: 'built' };
  if (terrain(border.kind) === 'mountains') return { why: 'mountains' };
  return g.roads.length < ROADS ? null : { why: 'noRoadLeft' };
}

/** Why the work cannot be built there; null when it can. */
export function whyNotBuild(c: Chances, work: Work, at: string): Refusal | null {
  const refusal = whyNotThere(c, work, at);
  if (refusal) return refusal;
  const [build, site, price] = needs(c, work, at) as [CardNeed, CardNeed, CardNeed];
  // Site cards are checked first because they are the rarest.
  const missing = c.purse.missing([site, build, price], c.purse.bits(...bound(c, work, at)));
  if (missing.some(({ role }) => role === 'site'))
    return { why: 'noSiteCard', params: { cards: sourcesFor(c, sitesOf(work, at)) } };
  if (missing.some(({ role }) => role === 'build')) return { why: 'noBuildCard' };
  return shortage(missing);
}

/** Every work on own ground, possible or not. */
export const buildActions = ({ g, seat }: Chances): Option[] => [
  ...provincesOf(g, seat).flatMap((place) => [
    TURN_OPTIONS.of('build', 'city', place),
    TURN_OPTIONS.of('build', 'castle', place),
  ]),
  ...BORDERS.filter(({ a, b }) => isProvince(a) && isProvince(b) && (g.owners[a] === seat || g.owners[b] === seat)).map(
    ({ id }) => TURN_OPTIONS.of('build', 'road', id),
  ),
];

/** The stone that a work costs there (M8.2–M8.4). */
export const stoneFor = ({ g, seat }: Chances, work: Work, at: string): number =>
  stone(g, seat, anyBuildCard(), work, at);

/** The works that can be built now (M8). */
export function buildOptions(c: Chances): Option[] {
  const cards = c.having('build');
  const build: CardNeed = { role: 'build', n: 1, of: cards };
  // The cheapest work costs 1 stone.
  if (cards.length === 0 || !c.canPay(build, { role: 'stone', n: 1 })) return [];
  const found = new Set<Option>();
  for (const card of c.cards) {
    const taken = c.purse.bits(card);
    const affords = [1, 2, 3].map((n) => c.purse.payable([build, { role: 'stone', n }], taken));
    if (!affords[0]) continue;
    const offer = (work: Work, at: string): void => {
      const n = stone(c.g, c.seat, cards[0] ?? '', work, at);
      const kept = bound(c, work, at);
      const affordable =
        affords[n - 1] &&
        (kept.length === 0 || c.purse.payable([build, { role: 'stone', n }], taken | c.purse.bits(...kept)));
      if (affordable && whyNotThere(c, work, at) === null) found.add(TURN_OPTIONS.of('build', work, at));
    };
    for (const place of sitesOfCard(c, card)) {
      offer('city', place);
      offer('castle', place);
      for (const { border } of neighbours(place)) offer('road', border.id);
    }
  }
  return [...found];
}

export interface BuildFrame extends Paid {
  op: 'build';
  seat: Seat;
  work: Work;
  at: string;
}

/** Builds: asks for the cards, then places the piece and gives what is due (M8.1–M8.5). */
export function buildHandler(g: Mythotopia, f: BuildFrame): void {
  const { seat, work, at } = f;
  if (!f.plays) {
    const c = new Chances(g, seat);
    return askPlays(g, f, { seat, needs: needs(c, work, at), without: bound(c, work, at) });
  }
  spend(g, seat, f.plays);
  if (work === 'city') {
    move(g, 1, stock(seat, 'cities'), pieceAt('cities', at));
    // A city replaces the town (M8.2).
    change(g, stock(seat, 'towns'), 1);
  } else change(g, pieceAt(work === 'road' ? 'roads' : 'castles', at), 1);
  say(g, { k: 'build', seat, at, what: work });
  fire(g, seat, { name: 'onBuild', what: work });
}
