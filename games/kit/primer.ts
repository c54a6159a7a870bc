import type { ComponentId } from './core';
import type { Localized } from './text/words';

/**
 * A ruleset on one page, for somebody who has never seen it: goal, course of a turn, kinds of components, how it ends. Each part is a few
 * sentences (signs in braces, as in the aid) and components, which the page draws with what it has to say of each. The signs are the
 * aid's (`Aid.signs`), and follow by themselves.
 */
export type Primer = readonly PrimerPart[];

export interface PrimerPart {
  readonly title: Localized;
  readonly text: readonly Localized[];
  readonly shown?: readonly { readonly id: ComponentId; readonly says: Localized }[];
}
