import { wrongComponents, wrongQuestions } from '../kit/audit';
import { COLOURS, TOKEN_VALUES, type Place } from './card';
import { cardOfProvince } from './catalogue';
import { CASTLES, CITIES, MERCENARIES, POOL, ROADS, STOCK, TOWNS, TOWNS_OF_MORE, VP_TOKENS } from './components';
import { borderOf, isProvince, PROVINCES } from './map';
import { mercenarySupply } from './rules/capture';
import { cardsInMatch } from './rules/setup';
import { count } from './rules/select';
import type { Mythotopia } from './state';
import { zones } from './zones';

/** Finds what is wrong with a position. @returns one line for developers for each fault; empty for a sound position */
export function audit(g: Mythotopia): string[] {
  return [...wrongCards(g), ...wrongPieces(g), ...wrongBoard(g), ...wrongQuestions(g)];
}

function wrongCards(g: Mythotopia): string[] {
  const wrong = wrongComponents(zones.components(g), cardsInMatch(g));
  if (g.phase === 'start') return wrong;
  // M4.8
  for (const place of PROVINCES) {
    const card = cardOfProvince(place);
    if (g.provinceDeck.includes(card)) continue;
    const owner = g.owners[place];
    const p = owner === undefined ? undefined : g.players[owner];
    if (!p || ![p.hand, p.deck, p.discard, p.reserve, p.playing].some((zone) => zone.includes(card)))
      wrong.push(`M4.8: ${card} is not its owner's`);
  }
  return wrong;
}

/** Checks that the pieces of each kind add up to those in the box (M1.4). */
function wrongPieces(g: Mythotopia): string[] {
  const wrong: string[] = [];
  const equal = (what: string, n: number, expected: number): void => {
    if (n !== expected) wrong.push(`${what}: ${n} instead of ${expected}`);
  };
  const sum = (pieces: Readonly<Record<Place, number[]>>, seat: number): number =>
    Object.keys(pieces).reduce((n, place) => n + count(pieces, place, seat), 0);
  for (const [seat, p] of g.players.entries()) {
    const owned = Object.keys(g.owners).filter((place) => g.owners[place] === seat);
    const cities = owned.filter((place) => g.cities.includes(place)).length;
    const citadels = owned.filter((place) => g.citadels.includes(place)).length;
    const towns = g.seats === 2 ? TOWNS[COLOURS[seat] ?? 'red'] : TOWNS_OF_MORE;
    equal(`seat ${seat} towns`, p.stock.towns + owned.length - cities - citadels + p.marks.length, towns);
    equal(`seat ${seat} cities`, p.stock.cities + cities, CITIES);
    equal(`seat ${seat} armies`, p.stock.armies + p.pool.armies + sum(g.armies, seat), STOCK.armies + POOL.armies);
    equal(`seat ${seat} ships`, p.stock.ships + p.pool.ships + sum(g.ships, seat), STOCK.ships + POOL.ships);
    if (citadels > 1) wrong.push(`seat ${seat} has ${citadels} citadels`);
    const counts = [...Object.values(p.stock), ...Object.values(p.pool), ...Object.values(p.tokens)];
    if (counts.some((n) => !Number.isInteger(n) || n < 0)) wrong.push(`seat ${seat}: a count is negative`);
  }
  for (const value of TOKEN_VALUES) {
    const onCards = g.vp.flatMap((card) => card.tokens).filter((v) => v === value).length;
    equal(
      `tokens of ${value}`,
      onCards + g.bank[value] + g.players.reduce((n, p) => n + p.tokens[value], 0),
      VP_TOKENS[value],
    );
  }
  if (mercenarySupply(g) < 0 || g.castles.length > CASTLES || g.roads.length > ROADS)
    wrong.push(`more than ${MERCENARIES} mercenaries, ${CASTLES} castles or ${ROADS} roads`);
  return wrong;
}

function wrongBoard(g: Mythotopia): string[] {
  const wrong: string[] = [];
  const once = (what: string, places: readonly Place[]): void => {
    if (new Set(places).size !== places.length) wrong.push(`${what} twice: ${places.join(' ')}`);
  };
  for (const what of ['cities', 'citadels', 'castles', 'roads', 'dragons', 'runestones'] as const) once(what, g[what]);
  for (const place of [...g.cities, ...g.citadels])
    if (g.owners[place] === undefined) wrong.push(`${place}: a city or citadel of nobody`);
  for (const place of [
    ...Object.keys(g.owners),
    ...g.castles,
    ...g.dragons,
    ...g.runestones,
    ...Object.keys(g.armies),
  ]) {
    if (!isProvince(place)) wrong.push(`${place} is no province`);
  }
  for (const road of g.roads)
    if (borderOf(road).kind === 'coast' || borderOf(road).kind === 'sea') wrong.push(`a road on ${road}`);
  for (const pieces of [g.armies, g.mercenaries, g.ships]) {
    for (const [place, list] of Object.entries(pieces)) {
      if (list.length !== g.seats || list.some((n) => n < 0) || list.every((n) => n === 0))
        wrong.push(`${place}: pieces ${list.join()}`);
    }
  }
  return wrong;
}
