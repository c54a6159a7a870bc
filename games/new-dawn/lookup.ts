import { cardTable } from '../kit/catalogue';
import type { ComponentId } from '../kit/core';
import { COLOURS, type Ability, type Card, type CardKind, type Colour, type FactsOf } from './card';

/**
 * Components with a text by id: focus cards of every colour ("pottery-red"), wonders ("pyramids-card"), leaders ("rome"), diplomacy
 * cards ("embassy-red"), copies of a city-state's ("carthage-1"), agendas ("explorer"). The rules look here; catalogue.ts fills it.
 */
export const { CARDS, cardOf, nodeOf, abilityOf, verbsOf, cardsWith, addCard } = cardTable<Ability, Card>();

/** The facts of a card. @throws Error for a card of another kind */
export function factsOf<K extends CardKind>(id: ComponentId, kind: K): FactsOf[K] {
  const card = cardOf(id);
  if (!isOf(card, kind)) throw new Error(`${id} is no ${kind}`);
  return card.facts;
}

const isOf = <K extends CardKind>(card: Card, kind: K): card is Card & { kind: K; facts: FactsOf[K] } =>
  card.kind === kind;

/** The id of a player's copy of a card, by the reference's id. */
export const ofColour = (id: string, colour: Colour): ComponentId => `${id}-${colour}`;
/** The id of a wonder's card. */
export const wonderCard = (wonder: string): ComponentId => `${wonder}-card`;
/** The id of the nth copy of a city-state's diplomacy card. */
export const copyOf = (cityState: string, n: number): ComponentId => `${cityState}-${n}`;
/** The wonder of a card, which is also the id of its token. */
export const wonderOf = (card: ComponentId): string => factsOf(card, 'wonder').id;
/** The city-state of a card, which is also the id of its token. */
export const cityStateOf = (card: ComponentId): string => factsOf(card, 'cityState').id;

/** The colour of a seat. */
export const colourOf = (seat: number): Colour => COLOURS[seat] ?? 'red';
