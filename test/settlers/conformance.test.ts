import { printCatalogue } from '../../games/settlers/print';
import { FACTIONS, type KindFacts } from '../../games/settlers/card';
import { CARDS, cardOf, DECKS } from '../../games/settlers/catalogue';
import { FACTION_FACTS } from '../../games/settlers/factions';
import { printCard } from '../../games/settlers/print';
import { wrongDeck } from './decks';
import { ATTACK_CARDS, titleOf } from '../../games/settlers/solo';
import { describeCopy } from '../reference/copied';
import {
  FILES,
  referenceCards,
  referenceFactions,
  type Amounts,
  type ReferenceCard,
  type ReferenceFeature,
} from '../reference/settlers/read';

/** The catalogue says of every card what the reference says: no more, no less. */

/** The reference's special words, as the notation writes them (test/reference/settlers/notation.md). */
const SPECIAL: Readonly<Record<string, string>> = {
  stealResource: 'steal(1 resource)',
  darkChapel: 'raze(hand/opponent) > giveBack(2 vp)',
  copyOneRazeGood: 'copyRaze(1 opponent)',
  razeOwnCommon: 'razeFree(own)',
  razeOpponent: 'razeFree(opponent)',
  draw2Keep1Discard1: 'sift(2 card)',
  draw2FactionKeep1Shuffle1: 'study(2 factionCard)',
  discardOpponentDeal: 'cancelDeal(deal/route)',
  discardOpponentDealGainGood: 'plunderDeal(deal)',
  stealDeal: 'stealDeal(deal)',
  removeOpponentLocation: 'remove(opponent)',
  buildFromDeal: 'buildFrom(deal)',
  buildFactionFromHand: 'buildFrom(hand)',
  dealWithOpponentFactionLocation: 'trade(opponent)',
  opponentDiscardsCard: 'makeDiscard(1 card)',
  refreshActionLocation: 'refresh(other)',
  blockActionLocation: 'block(opponent)',
  takeOverLocation: 'takeOver(opponent)',
  handCommonToFoundation: 'lay(1 hand)',
  copyOtherProduction: 'produce(other)',
  produceOwnDeal: 'produce(deal/route)',
  produceOwnLocation: 'produce(own)',
};

const all = (verb: string, amounts: Amounts = {}): string[] =>
  Object.entries(amounts).map(([what, n]) => `${verb}(${n} ${what})`);
const gains = (amounts?: Amounts): string[] => all('gain', amounts);
const choice = (of: readonly Amounts[]): string => `choose(${of.map((each) => gains(each).join(' + ')).join(' | ')})`;
const special = (word: string | undefined): string[] =>
  word === undefined ? [] : [SPECIAL[word] ?? `no verb: ${word}`];

function perColour({ gainPer }: NonNullable<ReferenceCard['effectData']['production']>): string[] {
  if (!gainPer) return [];
  const { good, per, max } = gainPer;
  return [`gain(1 ${good} per ${per.colour ?? 'samurai'}, ${max} most)`];
}

const TRIGGERS: Readonly<Record<string, string>> = {
  raze: 'onRaze',
  makeDeal: 'onDeal',
  opponentWorkerPairSpent: 'onExchange',
  productionPhase: 'onProduction',
  ownTurnAnytime: 'anytime',
  cleanup: 'onCleanup',
};

function triggerOf({ on, filter, min }: ReferenceFeature): string | undefined {
  if (on === 'build') return `onBuild(${filter?.colour ?? 'factionCard'})`;
  return on === 'gainVp' ? `onVp(${min} vp)` : TRIGGERS[on];
}

function featureOf(f: ReferenceFeature): string {
  switch (f.special) {
    case 'placeHandCardsUnder':
      return `tuck(${f.vpPerCard} vp)`;
    case 'placeResourcesOn':
      return 'stash(resource)';
    case 'cardsUnderAtLeast':
      return `bonusAt(${f.min} tucked, ${f.gain?.vp} vp)`;
    case 'resourcesOnTiers':
      return (f.tiers ?? []).map(([least, vp]) => `bonusAt(${least} stashed, ${vp} vp)`).join(' ; ');
    case 'discardDealGoodsForVp':
      return `cashIn(${f.vpPerGood} vp)`;
    case 'store':
      return `store(${f.goods?.join('/')})`;
    case undefined:
      break;
    default:
      return `no verb: ${f.special}`;
  }
  if (f.choice) return choice(f.choice);
  if (f.optionalPay)
    return `MAY choose(${f.optionalPay.map((each) => `${all('pay', each.cost).join(' + ')} > ${gains(each.gain).join(' + ')}`).join(' | ')})`;
  return gains(f.gain).join(' + ');
}

/** The texts of a card in our notation, made of what the reference says. */
function effectsOf({ effectData: { production, action, feature = [] }, buildBonus }: ReferenceCard): object[] {
  const effects: object[] = [];
  if (production) {
    const effect = production.choice
      ? choice(production.choice)
      : [...special(production.special), ...perColour(production), ...gains(production.gain)].join(' + ');
    effects.push({ timing: 'production', effect });
  }
  if (action) {
    const cost = all('pay', action.cost).join(' + ');
    effects.push({
      timing: 'action',
      ...(action.uses > 1 ? { uses: action.uses } : {}),
      ...(cost === '' ? {} : { cost }),
      effect: [...special(action.special), ...gains(action.gain)].join(' + '),
    });
  }
  for (const each of feature) {
    const trigger = triggerOf(each);
    effects.push({
      timing: each.on === 'endgame' ? 'end' : 'feature',
      ...(trigger === undefined ? {} : { trigger }),
      ...(each.maxPerRound === undefined ? {} : { limit: each.maxPerRound }),
      effect: featureOf(each),
    });
  }
  if (buildBonus) {
    const effect =
      buildBonus.special === 'deploySamurai'
        ? `deploy(${buildBonus.count} samurai)`
        : [...perColour(buildBonus), ...gains(buildBonus.gain)].join(' + ');
    effects.push({ timing: 'bonus', effect });
  }
  return effects;
}

describe('cards', () => {
  test.each(referenceCards.map((card) => [card.id, card] as const))('S2.1: %s', (id, card) => {
    const { confidence, name, ...printed } = printCard(cardOf(id));
    const { en, hu, cs } = card.name;
    expect({ ...printed, name }).toEqual({
      id,
      group: card.group,
      copies: card.copies,
      name: { en, ...(hu === undefined ? {} : { hu }), cs },
      faction: card.faction,
      category: card.category,
      colours: card.colours,
      buildCost: card.buildCost,
      ...(card.dealGood === undefined ? {} : { dealGood: card.dealGood }),
      ...(card.razeGoods === undefined ? {} : { razeGoods: card.razeGoods }),
      effects: effectsOf(card),
    });
    const { effect, nameEn, stats } = card.confidence;
    const doubts = { effects: effect, 'name.en': nameEn, stats };
    expect(confidence ?? {}).toEqual(
      Object.fromEntries(Object.entries(doubts).filter(([, doubt]) => doubt !== 'confirmed')),
    );
  });

  test('S2.1: 84 common cards and 30 of each faction, and no others', () => {
    expect([...CARDS.keys()].sort()).toEqual(referenceCards.map(({ id }) => id).sort());
    expect(printCatalogue()).toHaveLength(84 + 4 * 30);
  });

  test('S17.4: every faction deck has 3 kinds of three, 6 of two and 9 of one card', () => {
    for (const faction of FACTIONS) expect([faction, wrongDeck(DECKS[faction])]).toEqual([faction, []]);
  });

  test('S17.4: a deck of another pattern is refused, with the reason', () => {
    const [first, ...rest] = DECKS.romans as readonly [KindFacts, ...KindFacts[]];
    expect(wrongDeck(rest)).toEqual([expect.stringMatching(/^\d kinds of \d, not \d$/)]);
    expect(wrongDeck([...rest, { ...first, copies: first.copies.slice(0, 1) }])).toHaveLength(2);
    const common = DECKS.common.find((kind) => kind.copies.length === first.copies.length) as KindFacts;
    expect(wrongDeck([common, ...rest])).toContain(`${common.name.en} is no faction card`);
  });
});

test.each(referenceFactions.factions.map((faction) => [faction.id, faction] as const))(
  'S6.2, S14.1: %s',
  (id, faction) => {
    const ours = FACTION_FACTS[id as keyof typeof FACTION_FACTS];
    expect({
      name: { en: ours.name.en, hu: ours.name.hu },
      baseProduction: ours.production,
      storage: ours.storage,
      samurai: ours.samurai ?? false,
    }).toEqual({
      name: faction.name,
      baseProduction: faction.baseProduction,
      storage: faction.storage,
      samurai: faction.samurai,
    });
    expect(faction.razableFactionLocations).toBe(faction.samurai);
  },
);

test('S18.3: the 16 attack cards', () => {
  const targets = referenceFactions.attackCards.map(({ id, target }): [string, string] => [id, target]);
  expect([...ATTACK_CARDS].sort()).toEqual(targets.sort());
});

test('S18.15: titles by score', () => {
  for (const { min, max, title } of referenceFactions.soloScoreTable) {
    expect([titleOf(min), titleOf(max ?? 200)]).toEqual([title.toLowerCase(), title.toLowerCase()]);
  }
});

describeCopy('settlers', FILES);
