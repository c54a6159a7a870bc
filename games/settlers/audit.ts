import { wrongComponents, wrongQuestions } from '../kit/audit';
import { GOODS, SPENDABLE } from './card';
import { cardOf, CARDS } from './lookup';
import { cardsInMatch } from './rules/setup';
import { actionOf } from './rules/activation';
import { ATTACK_CARDS } from './solo';
import type { Settlers } from './state';
import { zones } from './zones';

/** Finds what is wrong with a position. @returns one line for developers for each fault; empty for a sound position */
export const audit = (g: Settlers): string[] => [
  ...wrongComponents(zones.components(g), cardsInMatch(g)),
  ...wrongGoods(g),
  ...wrongPlaces(g),
  ...wrongQuestions(g),
];

function wrongGoods(g: Settlers): string[] {
  const wrong: string[] = [];
  for (const [seat, { goods }] of g.players.entries())
    for (const good of GOODS)
      if (!Number.isInteger(goods[good]) || goods[good] < 0) wrong.push(`seat ${seat}: ${goods[good]} ${good}`);
  return wrong;
}

/** Checks that what lies on locations lies on such as can carry it. */
function wrongPlaces(g: Settlers): string[] {
  const wrong: string[] = [];
  const locations = new Set([...g.players.flatMap(({ empire }) => empire), ...g.virtual]);
  const there = (what: string, ids: readonly string[], fits: (id: string) => boolean = () => true): void => {
    if (new Set(ids).size !== ids.length) wrong.push(`${what} twice: ${ids.join(' ')}`);
    for (const id of ids) if (!locations.has(id) || !fits(id)) wrong.push(`${what} on ${id}`);
  };
  const isCommon = (id: string): boolean => cardOf(id).deck === 'common';
  there('a defence token', g.defended, isCommon); // S7.6
  there('a samurai', g.samurai, (id) => cardOf(id).deck === 'japanese'); // S16.3
  there('a block', g.blocked, (id) => cardOf(id).category === 'action');
  there('a holder', Object.keys(g.held));
  there(
    'cards',
    g.players.flatMap(({ tucked }) => Object.keys(tucked)),
  );
  for (const [id, n] of Object.entries(g.used)) {
    const uses = locations.has(id) ? (actionOf(id)?.uses ?? 0) : 0;
    if (n > uses) wrong.push(`${id} used ${n} times`); // S12.2
  }
  for (const good of SPENDABLE)
    for (const [id, n] of Object.entries(g.spent[good]))
      if (n > 0 && !g.used[id]) wrong.push(`${n} ${good} on ${id}, not used`);
  for (const { hand, deals } of g.players) {
    for (const id of hand) if (ATTACK_CARDS.has(id)) wrong.push(`${id} in a hand`);
    for (const id of deals) if (CARDS.get(id)?.deck === 'common') wrong.push(`${id} as a deal`);
  }
  return wrong;
}
