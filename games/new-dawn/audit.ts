import { wrongComponents, wrongQuestions } from '../kit/audit';
import { atlasOf } from './atlas';
import { RESOURCES } from './card';
import { CARAVANS, CITIES, CONTROL_TOKENS, RESOURCE_TOKENS, SLOTS } from './components';
import { cardsInMatch } from './rules/setup';
import { caravansOf, citiesOf, isCapital, tokensOf, typeOf } from './rules/select';
import { places } from './rules/trade';
import type { NewDawn } from './state';
import { zones } from './zones';

/** Finds what is wrong with a position. @returns one line for developers for each fault; empty for a sound position */
export function audit(g: NewDawn): string[] {
  return [
    ...wrongComponents(zones.components(g), cardsInMatch(g)),
    ...wrongPieces(g),
    ...wrongBoard(g),
    ...wrongQuestions(g),
  ];
}

/** Checks that the pieces of each kind add up to those in the box (C1.1). */
function wrongPieces(g: NewDawn): string[] {
  const wrong: string[] = [];
  const equal = (what: string, n: number, expected: number): void => {
    if (n !== expected) wrong.push(`${what}: ${n} instead of ${expected}`);
  };
  for (const [seat, p] of g.players.entries()) {
    const cities = citiesOf(g, seat).filter((space) => !isCapital(g, space)).length;
    const abroad = Object.keys(g.caravans).reduce((n, space) => n + caravansOf(g, seat, space), 0);
    equal(`seat ${seat} control`, p.stock.control + tokensOf(g, seat).length + p.marks.length, CONTROL_TOKENS);
    equal(`seat ${seat} cities`, p.stock.cities + cities, CITIES);
    equal(`seat ${seat} caravans`, p.stock.caravans + p.stock.waiting + abroad, CARAVANS);
    const counts = [...Object.values(p.stock), ...Object.values(p.resources), ...Object.values(p.trade)];
    if (counts.some((n) => !Number.isInteger(n) || n < 0)) wrong.push(`seat ${seat}: a count is negative`);
    if (g.phase === 'play') {
      equal(`seat ${seat} row`, p.row.length, SLOTS);
      const most = new Map(places(g, seat));
      for (const card in p.trade)
        if ((p.trade[card] ?? 0) > (most.get(card) ?? 0)) wrong.push(`seat ${seat}: trade tokens on ${card}`);
      for (const card in p.onCards)
        if ((p.onCards[card]?.length ?? 0) > 0 && !p.row.includes(card)) wrong.push(`seat ${seat}: tokens on ${card}`);
      const types = new Set(p.row.map(typeOf));
      const mixes = p.wonders.includes('oxford-university-card');
      if (
        types.size < SLOTS &&
        !mixes &&
        p.row.length === SLOTS &&
        !g.players.some(({ wonders }) => wonders.length > 0)
      )
        wrong.push(`seat ${seat}: two cards of a type`);
    }
  }
  for (const resource of RESOURCES) {
    const held = g.players.reduce((n, p) => n + p.resources[resource], 0);
    equal(`tokens of ${resource}`, g.supply[resource] + g.deposits[resource].length + held, RESOURCE_TOKENS);
  }
  return wrong;
}

function wrongBoard(g: NewDawn): string[] {
  const wrong: string[] = [];
  const atlas = atlasOf(g);
  const spaces = [
    ...Object.keys(g.tokens),
    ...Object.keys(g.cities),
    ...Object.keys(g.caravans),
    ...Object.keys(g.onMap),
  ];
  for (const space of spaces) if (!atlas.ground(space)) wrong.push(`${space} is not on the map`);
  // C5.5
  for (const space in g.tokens) if (g.cities[space] !== undefined) wrong.push(`${space}: a city and a control token`);
  for (const space of g.reinforced) if (g.tokens[space] === undefined) wrong.push(`${space}: reinforced nothing`);
  for (const space of g.capitals) if (g.cities[space] === undefined) wrong.push(`${space}: a capital of nobody`);
  return wrong;
}
