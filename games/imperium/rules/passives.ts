import type { Seat } from '../../kit/core';
import { walk, type Node, type VerbNode } from '../../kit/effect/syntax';
import { cardOf, nodeOf } from '../lookup';
import type { Card } from '../card';
import type { Imperium } from '../state';

/** Continuous abilities (R11.19): verbs in passive abilities without a trigger, and modifiers that last a while. */

const cache = new Map<string, readonly VerbNode[]>();

/** The verbs of a card's untriggered passives. */
function passivesOf(card: Card): readonly VerbNode[] {
  let verbs = cache.get(card.id);
  if (!verbs) {
    const found: VerbNode[] = [];
    for (const ability of card.abilities) {
      if (ability.timing === 'passive' && ability.triggers.length === 0) {
        walk(ability.effect, (n: Node) => {
          if (n.kind === 'verb') found.push(n);
        });
      }
    }
    cache.set(card.id, (verbs = found));
  }
  return verbs;
}

/** Verbs of that name in the passives of a player's cards in play and power card. */
export function passiveVerbs(g: Imperium, seat: Seat, verb: string): VerbNode[] {
  const p = g.players[seat];
  if (!p) return [];
  const found: VerbNode[] = [];
  for (const id of p.play) for (const v of passivesOf(cardOf(id))) if (v.verb === verb) found.push(v);
  if (p.power) for (const v of passivesOf(cardOf(p.power))) if (v.verb === verb) found.push(v);
  return found;
}

/** Verbs of that name in modifiers that last a while. */
export function lastingVerbs(g: Imperium, seat: Seat, verb: string): VerbNode[] {
  return g.lasting.flatMap((l) => {
    if (l.seat !== seat) return [];
    const node = nodeOf(l.card, l.node);
    return node.kind === 'while' && node.body.kind === 'verb' && node.body.verb === verb ? [node.body] : [];
  });
}
