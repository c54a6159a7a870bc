import type { ComponentId, Seat } from '../kit/core';
import { declareZones, type Zones } from '../kit/zones';
import type { Suit } from './card';
import { cardOf } from './lookup';
import { OPEN_DISCARD_AND_EXILE, SUMERIANS_REACH_GARRISON } from './rules/open';
import type { Imperium } from './state';

const open = OPEN_DISCARD_AND_EXILE ? 'all' : 'none';

/** Does the card fit: a common card of one of the suits? */
const common =
  (...suits: Suit[]) =>
  (id: ComponentId): boolean =>
    cardOf(id).nation === null && suits.some((suit) => cardOf(id).suits.has(suit));

/** Does the card fit: one of the seat's own nation (R2.5)? */
const ofNation =
  (g: Imperium, seat: Seat) =>
  (id: ComponentId): boolean =>
    cardOf(id).nation === g.players[seat]?.nation && cardOf(id).facts.start === 'nation';

const searched = (deck: 'deck' | 'nationDeck') => (g: Imperium, seat: Seat) =>
  g.players[seat]?.searching.includes(deck) ? ('search' as const) : ('none' as const);

/** Every zone, with the seats that see it (R17). */
export const zones = declareZones<Imperium>()(
  {
    hand: { list: 'players.<seat>.hand', sight: 'owner', scores: true, notation: ['hand'] },
    deck: { list: 'players.<seat>.deck', sight: searched('deck'), scores: true, notation: ['deck'] },
    discard: { list: 'players.<seat>.discard', sight: open, scores: true, notation: ['discardPile'] },
    history: { list: 'players.<seat>.history', sight: 'owner', scores: true, notation: ['history'] },
    sunken: { list: 'players.<seat>.sunken', sight: 'owner', scores: true, notation: ['sunken'] },
    play: { list: 'players.<seat>.play', sight: 'all', scores: true, notation: ['playArea', 'pinned'] },
    below: { list: 'players.<seat>.below', sight: 'all' },
    garrison: {
      byHost: 'players.<seat>.garrison',
      sight: 'all',
      scores: true,
      notation: SUMERIANS_REACH_GARRISON ? ['playArea', 'garrison'] : ['garrison'],
    },
    power: { single: 'players.<seat>.power', sight: 'all', scores: true },
    nationDeck: {
      list: 'players.<seat>.nationDeck',
      sight: searched('nationDeck'),
      notation: ['nation'],
      likely: ofNation,
    },
    accession: { single: 'players.<seat>.accession', sight: 'all' },
    development: { list: 'players.<seat>.development', sight: 'all', notation: ['development'] },
    looking: {
      list: 'players.<seat>.looking.cards',
      sight: 'owner',
      fits: (g, seat) => (g.players[seat]?.looking?.from === 'fame' ? common('FAM') : null),
      likely: ofNation,
    },
    market: { single: 'market.<n>.card', sight: 'all', notation: ['market'] },
    underMarket: { single: 'market.<n>.unrest', sight: 'all' },
    REG: { list: 'small.REG', sight: 'none', fits: () => common('REG') },
    UNC: { list: 'small.UNC', sight: 'none', fits: () => common('UNC') },
    CIV: { list: 'small.CIV', sight: 'none', fits: () => (id) => common('CIV')(id) && !common('UNC')(id) },
    main: { list: 'main', sight: 'none', fits: () => common('REG', 'UNC', 'CIV', 'TRI') },
    fame: { list: 'fame', sight: 'none', fits: () => common('FAM') },
    // King of Kings lies beside the fame cards (R13.1).
    kings: { single: 'kings', sight: 'all' },
    removedFame: { list: 'removedFame', sight: 'none', fits: () => common('FAM') },
    unrest: { list: 'unrest', sight: 'all' },
    exile: { list: 'exile', sight: open, notation: ['exile'] },
    revealed: { list: 'revealed', sight: 'all' },
  },
  {
    counts: {
      material: 'players.<seat>.material',
      population: 'players.<seat>.population',
      progress: 'players.<seat>.progress',
      action: 'players.<seat>.actions',
      exhaust: 'players.<seat>.exhausts',
      progressOn: { byPlace: 'players.<seat>.progressOn' },
      // Tokens on a market card (R12.3).
      materialThere: 'market.<n>.material',
      populationThere: 'market.<n>.population',
      progressThere: 'market.<n>.progress',
    },
    named: ['players.<seat>.exhausted'],
    remembered: ['players.<seat>.freePlayed', 'lasting.<n>.card', 'replacements'],
  },
);

export type CountName = typeof zones extends Zones<string, infer C> ? C : never;
export type ZoneName = (typeof zones.all)[number]['name'];
