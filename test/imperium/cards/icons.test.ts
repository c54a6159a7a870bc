import { CARDS } from '../../../games/imperium/catalogue';
import { duel, fillers, ready } from './helpers';

/** What headers, state icons and keywords do, for every card of Classics: the lists are the reference's. */

const list = (text: string): string[] => text.trim().split(/\s+/).sort();
const BARBARIAN = list(`
  1CAR11 1CAR16 1CAR17 1CAR18 1CAR19 1CEL8 1CEL16 1CEL17 1CEL18 1CEL19 1GRE16 1GRE17 1GRE18 1GRE19 1MAC13 1MAC14
  1MAC15 1MAC16 1PER12 1PER16 1PER17 1PER18 1PER21 1ROM16 1ROM17 1ROM18 1ROM21 1SCY13 1SCY15 1SCY16 1SCY17 1SCY18
  1SCY19 1SCY21 1VIK2 1VIK3 1VIK4 1VIK5 1VIK6 1VIK7 1VIK8 1VIK9 1VIK10 1VIK11 1VIK12 1VIK13 1VIK16 1VIK17 1VIK18
  1VIK21 1VIK22 1VIK23 1UNC4 1UNC5 1UNC6 1UNC9 1UNC13 1REG14 1TRI9`);
const EMPIRE = list(`
  1CAR3 1CAR4 1CAR5 1CAR6 1CAR7 1CAR8 1CEL3 1CEL4 1CEL5 1CEL6 1CEL7 1GRE3 1GRE4 1GRE5 1GRE6 1GRE7 1GRE8 1GRE9 1GRE10
  1MAC3 1MAC4 1MAC5 1MAC6 1MAC7 1MAC8 1MAC9 1PER3 1PER4 1PER5 1PER6 1PER7 1PER8 1PER9 1ROM2 1ROM3 1ROM4 1ROM5 1ROM6
  1ROM7 1ROM8 1SCY3 1SCY4 1SCY5 1CIV1 1CIV2 1CIV3 1CIV4 1CIV5 1CIV6 1CIV7 1CIV8 1CIV9 1CIV10 1CIV11 1CIV12 1CIV13
  1CIV14 1CIV15`);
const ATTACK = list(`
  1CAR3 1CAR4 1CAR8 1CEL3 1CEL18 1CEL19 1GRE7 1GRE15 1MAC11 1PER3 1PER7 1ROM3 1ROM4 1ROM21 1SCY13 1VIK13 1VIK22 1VIK23
  1FAM3 1UNC7 1CIV1 1CIV4 1CIV5 1CIV11 1CIV15`);
const PINNED = list(`
  1CAR2 1CAR7 1CAR10 1CAR12 1CAR20 1CAR21 1CEL4 1CEL5 1CEL6 1CEL9 1CEL10 1CEL11 1CEL12 1CEL20 1CEL21 1GRE5 1GRE6 1GRE8
  1GRE9 1GRE11 1GRE12 1GRE19 1GRE20 1GRE21 1MAC5 1MAC7 1MAC8 1MAC9 1MAC17 1MAC18 1MAC19 1MAC20 1PER2 1PER5 1PER10
  1PER11 1PER19 1PER20 1ROM5 1ROM7 1ROM10 1ROM11 1ROM12 1ROM19 1ROM20 1SCY4 1SCY5 1SCY9 1SCY10 1SCY11 1SCY12 1SCY18
  1SCY19 1SCY20 1SCY21 1VIK3 1VIK4 1VIK5 1VIK6 1VIK7 1VIK8 1VIK9 1VIK10 1VIK11 1VIK17 1FAM8 1UNC1 1UNC4 1UNC5 1UNC6
  1UNC8 1UNC10 1UNC11 1UNC12 1UNC14 1UNC15 1UNC16 1UNC17 1UNC19 1CIV6 1CIV7 1CIV8 1CIV9 1CIV10 1CIV14 1REG1 1REG2
  1REG3 1REG4 1REG5 1REG6 1REG7 1REG8 1REG9 1REG10 1REG11 1REG12 1REG13 1REG14 1TRI5 1TRI10`);
const FREE = list(`
  1CAR19 1GRE4 1MAC6 1PER5 1PER6 1PER8 1ROM2 1SCY13 1VIK13 1FAM2 1FAM3 1FAM4 1FAM5 1UNC9 1UNC13 1UNC18 1UNC21 1UNC22
  1CIV1 1CIV2 1CIV3 1CIV13 1TRI2 1TRI4 1TRI6 1TRI9`);
const NO_GARRISON = list(`
  1CAR14 1CEL15 1GRE14 1MAC12 1PER14 1ROM14 1SCY2 1SCY6 1VIK20 1FAM6 1FAM7`);
const UNPLAYABLE = list(`
  1SCY6 1FAM6 1FAM7 1TRI7`);

const ALL = [...CARDS.values()]
  .filter((c) => c.box === 'classics' && c.facts.start !== 'in-play' && !c.facts.side)
  .map((c) => c.id)
  .sort();

/** A player who can pay everything and meets every condition, with that card in hand. */
function rich(id: string, state: 'barbarian' | 'empire', has: object = {}, them: object = {}) {
  const without = <T extends string>(cards: readonly T[]): T[] => cards.filter((card) => card !== id);
  return duel(
    {
      nation: 'celts',
      side: 'B',
      state,
      hand: [id, ...without(fillers(4))],
      material: 20,
      population: 20,
      progress: 20,
      history: without(['1MAC2']),
      play: without(['1ROM19', '1VIK10', '1VIK5', '1VIK17', '1REG6', '1REG7', '1UNC15']),
      deck: without(['1VIK19', '1GRE17', '1PER15', '1PER17', '1PER18']),
      nationDeck: [],
      ...has,
    },
    { play: without(['1UNC1', '1REG8']), deck: without(['1SCY16', '1SCY17']), ...them },
    { market: id === '1REG9' ? ['1REG10'] : ['1REG9'] },
  );
}
const other = { barbarian: 'empire', empire: 'barbarian' } as const;
const stateOf = (id: string) => (EMPIRE.includes(id) ? ('empire' as const) : ('barbarian' as const));
const playable = ALL.filter((id) => !UNPLAYABLE.includes(id));

/** Answers whatever is asked with as little as possible until a turn is decided again. */
function settle(s: ReturnType<typeof duel>) {
  for (let q = s.g.questions[0]; q && q.stage !== 'turn' && !s.result; q = s.g.questions[0])
    s.answerAs(q.seat, ...q.options.slice(0, q.min));
}

test.each([
  ['barbarian', BARBARIAN],
  ['empire', EMPIRE],
] as const)('a %s card is not for the other state (R6.4)', (state, cards) => {
  expect(ALL.filter((id) => rich(id, other[state]).refused(`playCard ${id}`)?.why === 'stateIcon')).toEqual(cards);
  expect(cards.filter((id) => rich(id, state).refused(`playCard ${id}`) !== null)).toEqual([]);
});

test('unplayable cards (R6.10)', () => {
  expect(ALL.filter((id) => rich(id, stateOf(id)).refused(`playCard ${id}`)?.why === 'unplayable')).toEqual(UNPLAYABLE);
});

test('cards without the free-play keyword need an action (R6.1, R6.6)', () => {
  expect(playable.filter((id) => rich(id, stateOf(id), { actions: 0 }).refused(`playCard ${id}`) === null)).toEqual(
    FREE,
  );
});

test('free play takes no action, every other play one', () => {
  const spent = (id: string) => {
    const s = rich(id, stateOf(id));
    s.playCard(id);
    return 3 - s.player(0).actions;
  };
  const gains = ['1FAM2', '1CIV3', '1CIV13', '1PER6']; // their effect gives an action at once or after the payment
  expect(FREE.filter((id) => spent(id) !== 0 && !gains.includes(id))).toEqual([]);
  expect(playable.filter((id) => !FREE.includes(id) && spent(id) !== 1)).toEqual([]);
});

/** Something that every attack could take. */
const victim = (id: string) => ({
  hand: ['1SCY15'].filter((card) => card !== id),
  play: ['1UNC1', '1REG8', '1UNC16'].filter((card) => card !== id),
  material: 1,
  population: 1,
  progress: 1,
  state: 'empire',
});

test('attacks are asked about before their effects (R16.5), other cards are not', () => {
  const asks = (id: string) => {
    const s = rich(id, stateOf(id), {}, victim(id));
    s.playCard(id);
    return s.g.questions.some((q) => q.seat === 1 && q.ask === 'protect');
  };
  // Standing Army itself is what would be asked for.
  expect(playable.filter((id) => id !== '1UNC1' && asks(id))).toEqual(ATTACK);
});

test('pinned cards stay in play, all others leave it (R6.1, R6.5)', () => {
  const stays = playable.filter((id) => {
    const s = rich(id, stateOf(id));
    s.playCard(id);
    settle(s);
    if (!s.result) ready(s);
    return s.player(0).play.includes(id);
  });
  expect(stays).toEqual(PINNED);
});

test('only attacks and cards that speak of all players touch another player', () => {
  const spoken = list(`
    1CAR9 1CAR15 1MAC10 1PER15 1ROM9 1ROM15 1VIK19 1SCY14 1SCY15 1UNC22 1CAR5
    1CEL2 1UNC3`);
  const touched = playable.filter((id) => {
    const s = rich(id, stateOf(id));
    const then = JSON.stringify(s.player(1));
    s.playCard(id);
    settle(s);
    return JSON.stringify(s.player(1)) !== then;
  });
  expect(touched.filter((id) => !ATTACK.includes(id) && !spoken.includes(id))).toEqual([]);
  expect(spoken.filter((id) => id !== '1UNC3' && !touched.includes(id))).toEqual([]); // Elders only in their second branch
});

test('cards that cannot be garrisoned are not offered (R11.9)', () => {
  const host = '1ROM20';
  const refused = ALL.filter((id) => id !== host).filter((id) => {
    const s = duel({ hand: [host, id, ...fillers(2).filter((filler) => filler !== id)] });
    s.playCard(host);
    const { options } = s.question();
    s.answer();
    ready(s);
    return !options.includes(id);
  });
  expect(refused).toEqual(NO_GARRISON);
});
