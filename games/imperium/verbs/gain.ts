import type { ComponentId } from '../../kit/core';
import { currentEffect } from '../../kit/effect/run';
import type { Filter, Argument } from '../../kit/effect/syntax';
import { sameFilter } from '../../kit/effect/same';
import type { Call } from '../../kit/effect/verb';
import { howMany, token } from '../bots/worth';
import { abilityOf, cardOf } from '../lookup';
import { inPlay, matches, modifiers, player } from '../rules/select';
import { gain as gainTokens, replacing } from '../rules/tokens';
import { fire } from '../rules/triggers';
import type { Imperium } from '../state';
import { amount } from './picking';
import { resources } from './shapes';
import { verb } from './verb';

/** Icons of own cards in play that a gain has used: those of the card with the text, and those counted (R13.2). */
function iconsUsed(g: Imperium, call: Call, phrase: Argument): string[] {
  const icons = new Set<string>(currentEffect(g).icons);
  const use = (id: ComponentId): void => cardOf(id).facts.regionTypes?.forEach((icon) => icons.add(icon));
  if (player(g, call.seat).play.includes(call.self)) use(call.self);
  if (phrase.per?.of.kind === 'call' && phrase.per.of.name === 'inPlay') {
    const what: Filter = phrase.per.of.arg?.what ?? { kind: 'word', word: 'any' };
    // An icon that counts as another until the end of the turn is used when the other is counted.
    const stands = modifiers(g, call.seat, 'treatAs').flatMap(({ node: v }) =>
      v.args[0]?.as?.what && v.args[0].what && sameFilter(v.args[0].as.what, what) ? [v.args[0].what] : [],
    );
    for (const id of inPlay(g, call.seat)) if ([what, ...stands].some((w) => matches(g, id, w, call))) use(id);
  }
  return [...icons];
}

export const gain = verb({
  name: 'gain',
  args: [resources],
  gives: true,
  merges: true,
  run(g, call): void {
    const [phrase] = call.args;
    const n = amount(g, call);
    if (gainTokens(g, call.seat, phrase.what.word, n, call.frame.card))
      fire(g, call.seat, { name: 'onIconGain', icons: iconsUsed(g, call, phrase), resource: phrase.what.word, n });
  },
  worth(valued): number {
    const { evaluation, at, args } = valued;
    const [self, ability] = replacing(evaluation.g, at.seat, args[0].what.word) ?? [];
    if (self === undefined || ability === undefined) return howMany(valued) * token(valued);
    const { effect } = abilityOf(self, ability);
    return effect.kind === 'insteadOf' ? evaluation.value(effect.body, { seat: at.seat, self }) : 0;
  },
});
