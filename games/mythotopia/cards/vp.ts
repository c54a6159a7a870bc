import type { CardFacts } from '../card';
import { CASTLE_TOKEN } from '../rules/open';

type Pile = { value: 1 | 2 | 3; count: number };

/** The tokens of fixed cards: 6 with two players, 7 with more (M2.6). */
const fixed = (value: 1 | 2 | 3): NonNullable<CardFacts['tokens']> => ({ 2: [{ value, count: 6 }], 3: [{ value, count: 7 }], 4: [{ value, count: 7 }] });
/** The tokens of variable cards: the same with any number of players (M2.6). */
const always = (...piles: Pile[]): NonNullable<CardFacts['tokens']> => ({ 2: piles, 3: piles, 4: piles });
const SINGLE = { tokens: 'single-source' } as const;

/** The three victory cards of every match (M12.1). */
export const fixedVp: readonly CardFacts[] = [
  { id: 'castle', name: { en: 'Castle', hu: 'Vár' }, tokens: fixed(CASTLE_TOKEN),
    effects: [{ timing: 'trigger', trigger: 'onBuild(castle)', effect: 'take(1 token)' }],
    confidence: { value: 'repository says 1, rulebook wording says 2 for all three fixed cards; 1 follows from the token supply (see README C2)' } },
  { id: 'city', name: { en: 'City', hu: 'Város' }, tokens: fixed(2),
    effects: [{ timing: 'trigger', trigger: 'onBuild(city)', effect: 'take(1 token)' }] },
  { id: 'roads', name: { en: 'Roads', hu: 'Út' }, tokens: fixed(2),
    effects: [{ timing: 'trigger', trigger: 'onBuild(road)', effect: 'take(1 token)' }] },
];

/** The ten variable VP cards, four of which are shown (M12.2–M12.9). */
export const variableVp: readonly CardFacts[] = [
  { id: 'citadel', name: { en: 'Citadel', hu: 'Kastély' }, tokens: always({ value: 3, count: 1 }),
    effects: [
      { timing: 'setup', effect: 'allPlayers(raise(1 citadel on town))' },
      { timing: 'trigger', trigger: 'onCapture(citadel)', effect: 'take(1 token)' },
    ],
    confidence: { tokens: 'single token confirmed, value single-source' } },
  { id: 'defenderOfTheRealm', name: { en: 'Defender of the Realm', hu: 'A Birodalom Védelmezője' }, confidence: SINGLE,
    tokens: always({ value: 1, count: 6 }),
    effects: [{ timing: 'trigger', trigger: 'onDefend(player)', effect: 'take(1 token)' }] },
  { id: 'guildedCity', name: { en: 'Guilded City', hu: 'Céhalapítás' }, confidence: SINGLE,
    tokens: always({ value: 1, count: 4 }),
    effects: [{ timing: 'trigger', trigger: 'onBuild(city)', effect: 'MAY pay(1 gold) > take(1 token)' }] },
  { id: 'hereBeDragons', name: { en: 'Here be Dragons', hu: 'Itten sárkányok volnának' }, confidence: SINGLE,
    tokens: always({ value: 2, count: 3 }),
    effects: [
      { timing: 'setup', effect: 'scatter(5 dragon)' },
      { timing: 'trigger', trigger: 'onCapture(dragon)', effect: 'take(1 token)' },
    ] },
  { id: 'lordOfTheIsles', name: { en: 'Lord of the Isles', hu: 'A Szigetek Ura' },
    tokens: always({ value: 2, count: 1 }, { value: 3, count: 1 }),
    effects: [
      { timing: 'trigger', trigger: 'onHold(largeIsland)', effect: 'take(1 three)' },
      { timing: 'trigger', trigger: 'onHold(smallIsland)', effect: 'take(1 two)' },
    ] },
  { id: 'masterOfTheSeas', name: { en: 'Master of the Seas', hu: 'Tengerjáró' }, tokens: always({ value: 2, count: 2 }),
    effects: [
      { timing: 'trigger', trigger: 'onSail(3 sea)', effect: 'take(1 token)' },
      { timing: 'trigger', trigger: 'onSail(4 sea)', effect: 'take(1 token)' },
    ] },
  { id: 'patronage', name: { en: 'Patronage', hu: 'Patronáció' }, confidence: SINGLE,
    tokens: always({ value: 1, count: 5 }),
    effects: [{ timing: 'action', effect: 'pay(2 gold) > take(1 token)' }] },
  { id: 'roadsideInns', name: { en: 'Roadside Inns', hu: 'Fogadók' }, confidence: SINGLE,
    tokens: always({ value: 1, count: 4 }),
    effects: [{ timing: 'trigger', trigger: 'onBuild(road)', effect: 'MAY pay(1 gold) > take(1 token)' }] },
  { id: 'runestones', name: { en: 'Runestones', hu: 'Rúnakövek' }, confidence: SINGLE,
    tokens: always({ value: 2, count: 4 }),
    effects: [
      { timing: 'setup', effect: 'scatter(5 runestone)' },
      { timing: 'trigger', trigger: 'onCapture(runestone)', effect: 'take(1 token)' },
    ] },
  { id: 'spoilsOfWar', name: { en: 'Spoils of War', hu: 'Hadizsákmány' }, confidence: SINGLE,
    tokens: always({ value: 1, count: 6 }),
    effects: [{ timing: 'trigger', trigger: 'onCapture(player)', effect: 'take(1 token)' }] },
];
