import { decide } from '../../../games/kit/bots/bot';
import { randomBot } from '../../../games/kit/bots/random';
import type { Seat } from '../../../games/kit/core';
import { moveFor } from '../../../games/kit/moves';
import { generator } from '../../../games/kit/random';
import { HeadlessTable } from '../../../games/kit/table';
import type { Gains } from '../../../games/settlers/card';
import { forecast, type Forecast } from '../../../games/settlers/forecast';
import { releaseAll } from '../../../games/settlers/rules/cleanup';
import { settlers } from '../../../games/settlers/ruleset';
import type { Settlers, SettlersOptions } from '../../../games/settlers/state';

/** What is foretold of the next production phase (S6) against the phase itself. */

/** The positions of a match between random bots. */
function* played(seats: number, options: Partial<SettlersOptions>): Generator<Settlers> {
  const seed = `forecast ${seats}`;
  const table = HeadlessTable.open(settlers, seats, { factions: 'dealt', ...options, seed });
  const random = generator(seed);
  while (!table.result) {
    const asked = table.g.questions[0]?.seat ?? 0;
    const move = decide(settlers, randomBot, table.view(asked), asked, random);
    if (move) table.play(move);
    yield table.g;
  }
}

/** Goods, and cards of whatever deck. */
const counted = ({ card = 0, commonCard = 0, factionCard = 0, ...goods }: Gains): Gains => {
  const cards = card + commonCard + factionCard;
  return cards > 0 ? { ...goods, card: cards } : goods;
};

/**
 * Has a seat produce now. What is foretold as open comes last, and no good is turned into points.
 * @returns what came before that, and the open sources in their order
 */
function production(from: Settlers, seat: Seat, { open }: Forecast): { came: Gains; open: string[] } {
  const table = new HeadlessTable(settlers, settlers.copy(from));
  const { g } = table;
  g.questions = [];
  g.agenda = [{ op: 'production', left: [seat] }];
  releaseAll(g); // S14.3
  const start = g.logged;
  settlers.resume(g);
  for (let [q] = g.questions; q; [q] = g.questions) {
    const sure = q.options.find((option) => !open.includes(option));
    const picks = q.ask === 'source' ? [sure ?? q.options[0] ?? ''] : q.options.slice(0, q.min);
    expect(table.play(moveFor(settlers, q, picks))).toBeNull();
  }
  const came: Gains = {};
  const left: string[] = [];
  for (const event of g.events.slice(start - g.logged)) {
    if (event.k === 'produces' && open.includes(event.by)) left.push(event.by);
    if (left.length > 0) continue;
    if (event.k === 'gain') came[event.what as keyof Gains] = (came[event.what as keyof Gains] ?? 0) + event.n;
    if (event.k === 'draw') came.card = (came.card ?? 0) + 1;
  }
  return { came, open: left };
}

describe.each<[seats: number, options: Partial<SettlersOptions>]>([
  [1, {}],
  [2, {}],
  [3, { lookout: 'closed' }],
  [4, { lookout: 'advanced' }],
])('a match of %i %j', (seats, options) => {
  test('S6.1–S6.5: whatever the position, the next production brings what is foretold', () => {
    let compared = 0;
    let withMore = 0;
    for (const g of played(seats, options)) {
      for (const seat of g.players.keys()) {
        const told = forecast(g, seat);
        if (!told) continue;
        for (const viewer of [seat, null]) expect(forecast(settlers.view(g, viewer), seat)).toEqual(told);
        const { came, open } = production(g, seat, told);
        expect([g.logged, seat, came]).toEqual([g.logged, seat, counted(told.sure)]);
        expect([...new Set(open)].sort()).toEqual([...told.open].sort());
        compared++;
        if (g.players[seat]?.empire.length) withMore++;
      }
    }
    expect(compared).toBeGreaterThan(20);
    expect(withMore).toBeGreaterThan(compared / 4);
  });
});
