import type { ComponentId, Seat } from '../kit/core';
import { declareZones, type Zones } from '../kit/zones';
import { WONDER_TYPES } from './card';
import { CARDS } from './lookup';
import type { NewDawn } from './state';

/** Is it a wonder of that deck? */
const ofType =
  (type: number) =>
  (id: ComponentId): boolean => {
    const card = CARDS.get(id);
    return card?.kind === 'wonder' && card.facts.type === WONDER_TYPES[type];
  };

/** Every zone, with the seats that see it (C1.3). */
export const zones = declareZones<NewDawn>()(
  {
    // Modern wonders are never removed (C2.8).
    removed: {
      list: 'offers.<n>.removed',
      sight: 'none',
      fits: (_g: NewDawn, type: Seat) => (id) => {
        const card = CARDS.get(id);
        return ofType(type)(id) && card?.kind === 'wonder' && card.facts.era !== 'modern';
      },
    },
    wonderDeck: { list: 'offers.<n>.deck', sight: 'none', fits: (_g: NewDawn, type: Seat) => ofType(type) },
    shown: { single: 'offers.<n>.shown', sight: 'all' },
    leader: { single: 'players.<seat>.leader', sight: 'all' },
    row: { list: 'players.<seat>.row', sight: 'all' },
    focusDeck: { list: 'players.<seat>.focusDeck', sight: 'all' },
    onCards: { byHost: 'players.<seat>.onCards', sight: 'all' },
    sheet: { list: 'players.<seat>.sheet', sight: 'all' },
    diplomacy: { list: 'players.<seat>.diplomacy', sight: 'all' },
    held: { list: 'players.<seat>.held', sight: 'all' },
    wonders: { list: 'players.<seat>.wonders', sight: 'all' },
    onMap: { byHost: 'onMap', sight: 'all' },
    tokenPool: { list: 'tokenPool', sight: 'all' },
    relics: { list: 'relics', sight: 'all' },
    cityCards: { list: 'cityCards', sight: 'all' },
    closed: { list: 'closed', sight: 'all' },
    away: { list: 'away', sight: 'all' },
    victory: { list: 'victory', sight: 'all' },
    box: { list: 'box', sight: 'all' },
  },
  {
    counts: {
      stock: { byPlace: 'players.<seat>.stock' },
      trade: { byPlace: 'players.<seat>.trade' },
      resources: { byPlace: 'players.<seat>.resources' },
      supply: { byPlace: 'supply' },
      dial: 'players.<seat>.dial',
      feats: { byPlace: 'players.<seat>.feats' },
      marks: { listed: 'players.<seat>.marks' },
      tiles: { listed: 'players.<seat>.tiles' },
      event: 'event',
      tokens: { owned: 'tokens' },
      reinforced: { listed: 'reinforced' },
      cities: { owned: 'cities' },
      capitals: { listed: 'capitals' },
      caravans: { bySeat: 'caravans' },
      marble: { listed: 'deposits.marble' },
      mercury: { listed: 'deposits.mercury' },
      diamond: { listed: 'deposits.diamond' },
      oil: { listed: 'deposits.oil' },
    },
    named: ['used'],
  },
);

export type CountName = typeof zones extends Zones<string, infer C> ? C : never;

export type ZoneName = (typeof zones.all)[number]['name'];
