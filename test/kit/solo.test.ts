import type { Ctx } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { imperiumWords } from '../../games/imperium/words/all';
import { toGame } from '../../games/kit/boardgame';
import { randomBot } from '../../games/kit/bots/random';
import type { Result } from '../../games/kit/core';
import { recordOf, replayRecord } from '../../games/kit/record';
import type { Ruleset } from '../../games/kit/ruleset';
import { HeadlessTable } from '../../games/kit/table';
import { plain } from '../../games/kit/text/words';
import { Tally, verifyGame } from '../../tools/verify/game';
import { framework } from '../../tools/verify/laws/framework';
import { parsedCopy, plain as plainJson } from '../../tools/verify/laws/plain';
import { replay } from '../../tools/verify/laws/replay';
import { knowledge, takenBack } from '../../tools/verify/laws/undo';
import { TABLE } from '../imperium/words/situations';
import { answer, toy, type Toy } from './toy';

/** Games for one seat, and actors that sit at none. */

const solo: Ruleset<Toy, { seed: string }> = { ...toy, minSeats: 1, maxSeats: 1 };

describe('one seat', () => {
  test('whole matches keep the laws, under boardgame.io too', () => {
    const laws = [plainJson, framework, knowledge, takenBack, parsedCopy, replay].map((law) => ({ ...law, games: 1 }));
    for (let i = 0; i < 3; i++) {
      const rules = solo as unknown as Ruleset;
      const setup = { rules, seats: 1, seed: `solo ${i}`, undo: true };
      expect(verifyGame(setup, laws, 0, new Tally(), randomBot)).toBeNull();
    }
  });

  test('the seat is always the current player, also of a turn that was passed on', () => {
    const client = Client<Toy>({ game: toGame(solo, {}), numPlayers: 1, playerID: '0' });
    client.start();
    const ctx = (): Ctx => client.getState()?.ctx as Ctx;
    client.moves.end?.(client.getState()?.G.questions[0]?.n);
    expect([ctx().playOrder, ctx().currentPlayer, ctx().activePlayers]).toEqual([['0'], '0', { 0: 'turn' }]);
    client.stop();
  });

  test('everybody asked at once is one', () => {
    const t = HeadlessTable.open(solo, 1, {}, true);
    answer(t, 0, 'vote');
    answer(t, 0, 'yes');
    expect(t.g).toMatchObject({ votes: ['yes'], questions: [{ seat: 0, ask: 'turn' }] });
  });

  test('a record of it is played again', () => {
    const t = HeadlessTable.open(solo, 1);
    const moves = [{ seat: 0, name: 'count', args: [t.g.questions[0]?.n, '2'] }];
    const record = recordOf(t.g, { options: {}, moves });
    expect(replayRecord(solo, record).g.points).toEqual([2]);
  });
});

describe('actors', () => {
  const result: Result = {
    winners: [],
    scores: [3],
    ending: 'ten',
    details: [[]],
    actors: [{ actor: 'barbarian', score: 5, wins: true }],
  };
  /** A match that an actor wins. */
  const beaten: Ruleset<Toy, { seed: string }> = {
    ...solo,
    resume(g) {
      solo.resume(g);
      if (g.result) g.result = result;
    },
  };

  test('win without being in playOrder', () => {
    const client = Client<Toy>({ game: toGame(beaten, {}), numPlayers: 1, playerID: '0' });
    client.start();
    for (let i = 0; i < 5; i++) client.moves.count?.(client.getState()?.G.questions[0]?.n, '2');
    expect(client.getState()?.ctx).toMatchObject({ gameover: result, playOrder: ['0'], currentPlayer: '0' });
    client.stop();
  });

  test('stand in the log in place of a seat, as who does something and to whom it is done', () => {
    const words = imperiumWords('en');
    const said = (event: Parameters<typeof words.event>[1]) => plain(words.event(TABLE, event), () => 'Anna');
    expect(said({ k: 'innovate', seat: 0 })).toBe('Anna innovates.');
    expect(said({ k: 'innovate', actor: 'barbarian' })).toBe(`${words.term('barbarian')} innovates.`);
    const steal = { k: 'steal', n: 1, what: 'material' } as const;
    expect(said({ ...steal, actor: 'barbarian', to: 0 })).toContain('Anna');
    expect(said({ ...steal, seat: 0, toActor: 'barbarian' }).toLowerCase()).toContain('barbarian');
  });
});
