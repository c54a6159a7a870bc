import { Client } from 'boardgame.io/client';
import imperium from '../../games/imperium';
import { toGame } from '../../games/kit/boardgame';
import { decide } from '../../games/kit/bots/bot';
import { randomBot } from '../../games/kit/bots/random';
import type { Core, Seat } from '../../games/kit/core';
import { AGREE, DISAGREE, RESIGN } from '../../games/kit/giveUp';
import { questionOf } from '../../games/kit/moves';
import { generator } from '../../games/kit/random';
import { recordOf, replayRecord } from '../../games/kit/record';
import { LANGUAGES, plain } from '../../games/kit/text/words';
import { HeadlessTable } from '../../games/kit/table';
import mythotopia from '../../games/mythotopia';

const MODULES = [imperium, mythotopia];

/** A match that bots have played for a while, and all its moves. */
function played({ ruleset }: (typeof MODULES)[number], seats: number, enough: number, seed = 'give up') {
  const options = { ...ruleset.simulated };
  const table = HeadlessTable.open(ruleset, seats, { ...options, seed }, true);
  const random = generator(seed);
  const moves: Parameters<typeof table.play>[0][] = [];
  const play = (move: (typeof moves)[number]) => {
    const refusal = table.play(move);
    if (!refusal) moves.push(move);
    return refusal;
  };
  while (moves.length < enough) {
    const seat = table.g.questions[0]!.seat;
    play(decide(ruleset, randomBot, table.view(seat), seat, random)!);
  }
  const say = (seat: Seat, name: string) => play({ seat, name, args: [questionOf(table.g, seat)?.n] });
  /** Bots play until this seat is asked. */
  const until = (seat: Seat) => {
    while (!questionOf(table.g, seat)) {
      const other = table.g.questions[0]!.seat;
      play(decide(ruleset, randomBot, table.view(other), other, random)!);
    }
  };
  const replayed = () => replayRecord(ruleset, recordOf(table.g, { options, moves })).g;
  return { ruleset, table, play, say, until, replayed };
}

const told = (g: Core): string[] => g.events.map(({ k }) => k);

describe.each(MODULES)('a match of $ruleset.title', (module) => {
  test.each([0, 1, 40, 300])('of two that one gives up after %d moves is won by the other', (enough) => {
    const { table, say, replayed, ruleset } = played(module, 2, enough);
    const { seat } = table.g.questions[0]!;
    expect(say(seat, RESIGN)).toBeNull();
    const { result, questions, resigned } = table.g;
    expect(result).toMatchObject({ winners: [1 - seat], ending: 'resigned', scores: ruleset.standing(table.g).scores });
    expect([questions, resigned]).toEqual([[], [seat]]);
    expect(told(table.g).slice(-2)).toEqual(['resigned', 'over']);
    expect(ruleset.audit(table.g)).toEqual([]);
    expect(replayed().result).toEqual(result);
    expect(table.play({ seat, name: 'undo', args: [] })).toEqual({ why: 'over' });
  });

  test('of three goes on when one gives up, and is won by the last who has not', () => {
    const { table, say, until, replayed } = played(module, 3, 30);
    until(1);
    expect(say(1, RESIGN)).toBeNull();
    expect(table.g.result).toBeNull();
    expect(questionOf(table.g, 1)).toBeDefined();
    expect(say(1, RESIGN)).toEqual({ why: 'malformed' });
    until(0);
    expect(say(0, RESIGN)).toBeNull();
    expect(table.g.result).toMatchObject({ winners: [2], ending: 'resigned' });
    expect(replayed().result).toEqual(table.g.result);
  });

  test('ends when all agree, scored as it stands', () => {
    const { table, say, until, replayed, ruleset } = played(module, 2, 60);
    const first = table.g.questions[0]!.seat;
    expect(say(first, AGREE)).toBeNull();
    expect([table.g.result, table.g.agreed]).toEqual([null, [first]]);
    // The question stands, under another number.
    expect(say(first, AGREE)).toEqual({ why: 'malformed' });
    until(1 - first);
    const before = JSON.stringify(ruleset.standing(table.g));
    expect(say(1 - first, AGREE)).toBeNull();
    expect(table.g.result).toEqual({ ...JSON.parse(before), ending: 'agreed' });
    expect(told(table.g).slice(-3)).toEqual(['agrees', 'agreed', 'over']);
    expect(ruleset.audit(table.g)).toEqual([]);
    expect(replayed().result).toEqual(table.g.result);
  });

  test('does not end when somebody wants to play on: the offer has to be made anew', () => {
    const { table, say, until, ruleset } = played(module, 2, 60);
    const first = table.g.questions[0]!.seat;
    expect(say(first, DISAGREE)).toEqual({ why: 'malformed' });
    say(first, AGREE);
    until(1 - first);
    expect(say(1 - first, DISAGREE)).toBeNull();
    expect('agreed' in table.g).toBe(false);
    expect(say(1 - first, AGREE)).toBeNull();
    expect(table.g.result).toBeNull();
    expect(ruleset.audit(table.g)).toEqual([]);
  });

  test('whoever has given up need not agree', () => {
    const { table, say, until } = played(module, 3, 30);
    until(1);
    say(1, RESIGN);
    until(0);
    say(0, AGREE);
    until(2);
    expect(table.g.result).toBeNull();
    say(2, AGREE);
    expect(table.g.result?.ending).toBe('agreed');
  });

  test('an offer can be taken back as long as nobody has decided since', () => {
    const { table, say, play } = played(module, 2, 60);
    const { seat } = table.g.questions[0]!;
    const before = JSON.stringify({ ...table.g, undo: null, questions: [], asked: 0, logged: 0, events: [] });
    say(seat, AGREE);
    expect(play({ seat, name: 'undo', args: [] })).toBeNull();
    expect(JSON.stringify({ ...table.g, undo: null, questions: [], asked: 0, logged: 0, events: [] })).toBe(before);
    expect(questionOf(table.g, seat)).toBeDefined();
  });

  test.each([
    ['nobody is asked', (n: number) => ({ seat: 1, name: RESIGN, args: [n] }), 'notAsked'],
    ['the question is another', (n: number) => ({ seat: 0, name: AGREE, args: [n - 1] }), 'gone'],
    ['there is more to it', (n: number) => ({ seat: 0, name: AGREE, args: [n, true] }), 'malformed'],
    ['no question is named', () => ({ seat: 0, name: RESIGN, args: [] }), 'malformed'],
  ] as const)('refuses such a move where %s', (_, move, why) => {
    const { table, until } = played(module, 2, 30);
    until(0);
    while (table.g.questions.length > 1) table.g.questions.pop();
    const before = JSON.stringify(table.g);
    expect(table.play({ ...move(questionOf(table.g, 0)!.n) })).toEqual({ why });
    expect(JSON.stringify(table.g)).toBe(before);
  });

  test('is given up under the framework as at the headless table', () => {
    const client = Client<Core>({ game: toGame(module.ruleset, { seed: 'framework' }), numPlayers: 2, debug: false });
    const g = () => client.store.getState().G;
    const { seat, n } = g().questions[0]!;
    client.updatePlayerID(String(seat));
    client.moves[RESIGN]?.(n);
    expect(client.store.getState().ctx.gameover).toMatchObject({ winners: [1 - seat], ending: 'resigned' });
    expect(client.store.getState().ctx.activePlayers).toBeNull();
  });

  test.each(LANGUAGES)('tells of it in words (%s)', async (language) => {
    const words = await module.words(language);
    const { table, say, until } = played(module, 2, 30);
    const first = table.g.questions[0]!.seat;
    say(first, AGREE);
    until(1 - first);
    say(1 - first, DISAGREE);
    say(1 - first, AGREE);
    until(first);
    say(first, AGREE);
    const lines = table.g.events
      .filter(({ k }) => ['agrees', 'disagrees', 'agreed'].includes(k))
      .map((event) => plain(words.event(table.g, event), (seat) => ['Ann', 'Bob'][seat] ?? ''));
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line).toMatch(/^\p{Lu}.*\p{L}\.?$/u);
    expect(lines[0]).toMatch(/^(Ann|Bob)/);
  });
});
