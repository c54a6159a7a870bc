import { walk } from '../../../games/kit/effect/syntax';
import type { Card, Deck } from '../../../games/settlers/card';
import { CARDS } from '../../../games/settlers/catalogue';
import type { ComponentId } from '../../../games/kit/core';
import {
  byName,
  type GoodsName,
  type Hour,
  type House,
  type Landscape,
  type MotifName,
  type Palette,
  type Scene,
} from '../../pictures';
import { figure, pathsOf } from '../../pictures/figure';
import { building } from '../../pictures/town';
import { KINDS } from '../../pictures/town/kinds';
import type { Hue } from '../../theme';
import { emblemOf } from './emblems';
import { kindOf } from './kinds';
import { DANGER, PLAIN, ROOFS } from './look/hues';

/**
 * The pictures of Imperial Settlers: a bright wooden town. What stands there its name says (`kinds.ts`); the rest follows from the card's facts:
 * roofs of its colours, walls of what it costs most of, built as its people do, by it what it makes; its emblem is the sign.
 */

/** How each people builds, and where. */
const PEOPLES: Readonly<Record<Deck, { roof: House['roof']; land: Hue; around: readonly MotifName[] }>> = {
  barbarians: { roof: 'thatch', land: ['#6fae4a', '#2c5228'], around: ['ridge', 'firs', 'pines', 'palisade'] },
  romans: { roof: 'pediment', land: ['#b4be58', '#46552a'], around: ['ridge', 'hills', 'arches', 'cypress'] },
  egyptians: { roof: 'flat', land: ['#ecc562', '#6a5426'], around: ['dunes', 'pyramids', 'palms'] },
  japanese: { roof: 'curved', land: ['#86bd66', '#2f5a36'], around: ['alps', 'hills', 'grove'] },
  common: { roof: 'gable', land: ['#98c452', '#37602e'], around: ['ridge', 'hills', 'woods', 'village'] },
};
/** Where a people lives. */
export const landOf = (people: Deck): { land: Hue; around: readonly MotifName[] } => PEOPLES[people];
type Sky = readonly [hour: Hour, sky: MotifName];
const HOURS: readonly [Sky, ...Sky[]] = [['bright', 'clouds'], ['fresh', 'birds'], ['bright', 'birds'], ['fresh', 'clouds']]; // prettier-ignore

/** What comes with the solo game burns. */
const RAID: Omit<Landscape, 'figure'> = {
  hour: 'dusk',
  palette: { tone: DANGER, land: ['#8a5a42', '#42221c'] },
  layers: ['smoke', 'village', 'army', 'fires'],
};

/** Goods that lie by a house, by what a text gives. */
const HEAPS: Readonly<Record<string, GoodsName>> = {
  wood: 'wood',
  stone: 'stone',
  food: 'food',
  gold: 'gold',
  worker: 'worker',
  raze: 'raze',
  defence: 'defence',
  vp: 'vp',
  card: 'card',
  commonCard: 'card',
  factionCard: 'card',
};

/** What a location makes, by its texts; where they name nothing, what it gives to whoever razes it or has a deal with it. */
function goodsOf({ abilities, deal, raze }: Card): GoodsName[] {
  const gained: string[] = [];
  for (const { effect } of abilities)
    walk(effect, (node) => {
      const what = node.kind === 'verb' && node.verb === 'gain' ? node.args[0]?.what : undefined;
      if (what?.kind === 'word') gained.push(what.word);
    });
  const found = [...gained, ...(deal === null ? [] : [deal]), ...raze].flatMap((word) => HEAPS[word] ?? []);
  return [...new Set(found)].slice(0, 2);
}

/** The scene of a card. */
export function sceneOf(id: ComponentId): Scene {
  const emblem = figure(pathsOf(emblemOf(id)));
  const card = CARDS.get(id);
  if (!card) return { ...RAID, figure: emblem };
  const [first, second] = [...card.colours];
  const { roof, land, around } = PEOPLES[card.deck];
  const palette: Palette = { tone: first ? ROOFS[first].colours : PLAIN, land };
  const [hour, sky] = byName(card.facts.name.en, HOURS);
  const kind = kindOf(card.facts.name.en);
  const { wood = 0, stone = 0 } = card.cost;
  return {
    hour,
    palette,
    layers: [sky, ...around],
    house: building(
      {
        kind,
        roof,
        walls: stone > wood ? 'stone' : 'timber',
        goods: goodsOf(card),
        wing: second && ROOFS[second].colours,
      },
      KINDS[kind],
    ),
    figure: emblem,
  };
}
