import type { IconType } from 'react-icons';
import {
  GiAncientColumns,
  GiAxeInStump,
  GiCrossedSwords,
  GiGreekTemple,
  GiLaurelCrown,
  GiMountains,
  GiOpenTreasureChest,
  GiPortrait,
  GiTorch,
  GiVillage,
} from 'react-icons/gi';
import { cardOf } from '../../../../games/imperium/catalogue';
import type { ComponentId } from '../../../../games/kit/core';
import type { Card, Suit } from '../../../../games/imperium/card';
import { common } from './common';
import { nations } from './nations';

const table = { ...nations, ...common };

/** Whether a card has a picture of its own. */
export const hasEmblem = (name: string): boolean => Object.hasOwn(table, name);

/** The picture of a card: its own, or one for its kind. */
export function emblemOf(id: ComponentId): IconType {
  const card = cardOf(id);
  const { en } = card.facts.name;
  return (hasEmblem(en) ? table[en] : undefined) ?? ofKind(card);
}

const BY_SUIT: readonly (readonly [Suit, IconType])[] = [
  ['REG', GiMountains],
  ['TRI', GiOpenTreasureChest],
  ['FAM', GiLaurelCrown],
  ['UNR', GiTorch],
  ['CIV', GiGreekTemple],
  ['UNC', GiAxeInStump],
];

function ofKind(card: Card): IconType {
  const suit = BY_SUIT.find(([each]) => card.suits.has(each));
  if (suit) return suit[1];
  if (card.facts.types?.length) return GiVillage;
  if (card.attack) return GiCrossedSwords;
  return card.pinned ? GiAncientColumns : GiPortrait;
}
