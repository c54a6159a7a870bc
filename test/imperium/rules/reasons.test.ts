import { RESOURCES } from '../../../games/imperium/card';
import { CARDS, cardOf } from '../../../games/imperium/catalogue';
import type { Reason } from '../../../games/imperium/keys';
import { imperium } from '../../../games/imperium/ruleset';
import type { Situation } from '../../../games/imperium/situation';
import type { Imperium, Player } from '../../../games/imperium/state';
import { loadWords } from '../../../games/imperium/words';
import { plain } from '../../../games/kit/text/words';
import { triedReasons, type Remedy } from '../../kit/reasons';
import { duel } from './help';

/** Why something cannot be done: specific, true, and in words (R4, R6, R7, R11). */

const me = (g: Imperium, { seat }: { seat: number }): Player => g.players[seat] as Player;

/** Whatever a text could work on: all regions in play, all cards in hand and discard pile, actions. */
function giveAll(p: Player): void {
  const all = [...CARDS.values()].filter(({ facts }) => !facts.side).map(({ id }) => id);
  p.play.push(...all.filter((id) => cardOf(id).suits.has('REG') && !p.play.includes(id)));
  p.hand.push(...all.filter((id) => !p.hand.includes(id)));
  p.discard.push(...all.filter((id) => !p.discard.includes(id)));
  p.actions += 9;
}

const REMEDIES: Partial<Record<Reason, Remedy<Imperium>>> = {
  price(g, { params = {} }, _option, q) {
    const p = me(g, q);
    for (const r of RESOURCES) if (typeof params[r] === 'number') p[r] += params[r];
    if (params['node'] !== undefined) giveAll(p);
  },
  noAction: (g, _r, _o, q) => void me(g, q).actions++,
  freeAgain: (g, _r, _o, q) => void me(g, q).actions++,
  stateIcon: (g, { params }, _o, q) => void (me(g, q).state = params?.['state'] as Player['state']),
  playIf(g, { params }, _o, q) {
    const others = [...CARDS.keys()].filter((id) => id !== params?.['card']);
    me(g, q).play.push(...others);
    me(g, q).history.push(...others);
  },
  noExhaustToken: (g, _r, _o, q) => void me(g, q).exhausts++,
  alreadyExhausted: (g, _r, _o, q) => void (me(g, q).exhausted = []),
  turnBegun: (g) => void (g.turnKind = null),
  tokensOnCard(g) {
    for (const place of g.market) Object.assign(place, { material: 0, population: 0, progress: 0 });
  },
  lastQuest: (g, _r, option, q) => void (me(g, q).development = [option]),
  // What a card is.
  unplayable: null,
  noAbility: null,
  onlyWhenTriggered: null,
  suit: null,
  notAskedFor: null,
  cannotGarrison: null,
};

test.each([
  [2, 'classics'],
  [4, 'classics'],
  [2, 'legends'],
  [4, 'both'],
])('with what is missing it is offered or refused for something else: %i players, %s', async (seats, box) => {
  const how = { seats, seed: `reasons ${seats}`, options: { nations: 'random', box }, every: 12 };
  const { wrong, met } = await triedReasons(imperium, loadWords, REMEDIES, how);
  expect(wrong).toEqual([]);
  for (const why of ['price', 'noAction', 'stateIcon']) expect(met.get(why)).toBeGreaterThan(1);
});

describe('what is missing, and how much', () => {
  const said = async (s: Situation, option: string): Promise<string> => {
    const en = await loadWords('en');
    const refusal = s.refused(option);
    return refusal ? plain(en.refusal(refusal)) : 'offered';
  };

  test('R6.3: tokens', async () => {
    const s = duel({ hand: ['1UNC20'], material: 2 }, {}, { main: ['1TRI1'], market: ['1TRI2'] });
    expect(await said(s, 'playCard 1UNC20')).toBe('You need 1 material more.');
  });

  test('R6.8: actions as a price', async () => {
    const s = duel({ nation: 'greeks', side: 'A', actions: 1 }, {}, { small: { UNC: ['1UNC3'] } });
    expect(await said(s, 'exhaust 1GRE1A')).toMatch(/^You cannot do this now: .*2 actions/);
  });

  test('R11.1: of cards that are to be abandoned how many are there', async () => {
    const s = duel({ hand: ['1ROM14'], play: ['1REG1'] });
    expect(await said(s, 'playCard 1ROM14')).toBe('You cannot do this now: abandon 3 regions (you have 1).');
  });

  test('R6.3, R14.6: masks', async () => {
    const s = duel({ nation: 'olmecs', hand: ['2OLM18'], play: ['2OLM14'] }, {}, { market: ['1REG1'] });
    expect(await said(s, 'exhaust 2OLM14')).toBe('You cannot do this now: discard 2 masks (you have 1).');
  });

  test('R14.6: who is asked for masks is told of another card that it is none', async () => {
    const s = duel(
      { nation: 'olmecs', hand: ['2OLM18', '2OLM19', '2OLM20', '1ROM16'], play: ['2OLM14'] },
      {},
      { market: ['1REG1'] },
    );
    s.exhaust('2OLM14');
    expect(await said(s, '1ROM16')).toBe('It is not among the cards that the text asks for.');
  });

  test('a scroll has to be garrisoned: another card is not of the kind', async () => {
    const s = duel(
      { nation: 'utopians', hand: ['2UTO12', '2UTO13', '2UTO9'], play: ['2UTO5'] },
      {},
      { market: ['1REG1'] },
    );
    s.exhaust('2UTO5');
    expect(await said(s, '2UTO9')).toBe('It is not among the cards that the text asks for.');
  });

  test('R13.3: Acclaimed asks for points, not for a suit', async () => {
    const s = duel({ hand: ['2FAM8'] }, {}, { market: ['2UNC9', '1REG1'] });
    s.playCard('2FAM8');
    expect(await said(s, '1REG1')).toBe('It is not among the cards that the text asks for.');
  });

  test('R14.1.4: Graal cannot be exiled before it is the last quest', async () => {
    const s = duel(
      {
        nation: 'arthurians',
        below: ['2ART2'],
        play: ['2ART5'],
        hand: ['2ART18'],
        development: ['2ART3', '2ART6', '2ART7'],
      },
      {},
      { at: 'solstice' },
    );
    s.answer('ability 2ART5 1').answer('2ART18').answer('branch 0');
    expect(await said(s, '2ART3')).toBe('It can be targeted only when it is your last impending quest.');
  });

  test('R6.4: what has to be so', async () => {
    const s = duel({ nation: 'vikings', hand: ['1VIK7'] });
    expect(await said(s, 'playCard 1VIK7')).toMatch(/^It can be played only if .*Longships/);
  });
});
