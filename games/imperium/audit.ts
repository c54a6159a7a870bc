import { wrongComponents, wrongQuestions } from '../kit/audit';
import { RESOURCES } from './card';
import { cardOf } from './catalogue';
import { inPlay } from './rules/select';
import { cardsInMatch } from './rules/setup';
import type { Imperium } from './state';
import { zones } from './zones';

/** Finds what is wrong with a position. @returns one line for developers for each fault; empty for a sound position */
export function audit(g: Imperium): string[] {
  const wrong = wrongComponents(zones.components(g), cardsInMatch(g));
  for (const [seat, p] of g.players.entries()) {
    for (const key of [...RESOURCES, 'actions', 'exhausts'] as const) {
      if (!Number.isInteger(p[key]) || p[key] < 0) wrong.push(`seat ${seat}: ${key} is ${p[key]}`);
    }
    for (const host of Object.keys(p.garrison))
      if (!inPlay(g, seat).includes(host)) wrong.push(`seat ${seat}: garrison under ${host}, which is not in play`);
    for (const thing of p.exhausted) {
      if (thing !== 'nation' && thing !== 'development' && !inPlay(g, seat).includes(thing))
        wrong.push(`seat ${seat}: exhaust token on ${thing}, which is not in play`);
    }
  }
  for (const place of g.market) {
    for (const key of RESOURCES) if (place[key] < 0) wrong.push(`market: ${key} is ${place[key]}`);
    if (place.unrest && !place.card) wrong.push('market: unrest below no card');
    if (place.unrest && !cardOf(place.unrest).suits.has('UNR')) wrong.push(`market: ${place.unrest} is no unrest`);
  }
  if (g.unrest.length === 0 && g.ending?.by !== 'collapse' && g.phase !== 'nations')
    wrong.push('no unrest left and no collapse');
  return [...wrong, ...wrongQuestions(g)];
}
