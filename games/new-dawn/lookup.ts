import { cardTable } from '../kit/catalogue';
import type { ComponentId } from '../kit/core';
import { COLOURS, type Ability, type Card, type CardKind, type Colour, type FactsOf } from './card';

/**
 * Components with a text by id: focus cards of every colour ("pottery-red"), wonders ("pyramids-card"), leaders ("rome"), diplomacy
 * cards ("embassy-red"), copies of a city-state's ("carthage-1"), agendas ("explorer"). The rules look here; catalogue.ts fills it.
 */
export const { CARDS, cardOf, nodeOf, abilityOf, verbsOf, cardsWith, addCard } = cardTable<Ability, Card>();

/** The facts of a card that is of a kind. @throws Error where it is of another */
export function factsOf<K extends CardKind>(id: ComponentId, kind: K): FactsOf[K] {
  const card = cardOf(id);
  if (!isOf(card, kind)) throw new Error(`${id} is no ${kind}`);
  return card.facts;
}

const isOf = <K extends CardKind>(card: Card, kind: K): card is Card & { kind: K; facts: FactsOf[K] } =>
  card.kind === kind;

/** Ids of a match's components, from the reference's. */
export const ofColour = (id: string, colour: Colour): ComponentId => `${id}-${colour}`;
export const wonderCard = (wonder: string): ComponentId => `${wonder}-card`;
export const copyOf = (cityState: string, n: number): ComponentId => `${cityState}-${n}`;
/** The wonder whose card it is: also the id of its token. */
export const wonderOf = (card: ComponentId): string => factsOf(card, 'wonder').id;
/** The city-state whose card it is: also the id of its token. */
export const cityStateOf = (card: ComponentId): string => factsOf(card, 'cityState').id;

export const colourOf = (seat: number): Colour => COLOURS[seat] ?? 'red';
