import { screen } from '@testing-library/react';
import imperiumBoard from '../../../client/boards/imperium';
import mythotopiaBoard from '../../../client/boards/mythotopia';
import newDawnBoard from '../../../client/boards/new-dawn';
import settlersBoard from '../../../client/boards/settlers';
import type { BoardModule } from '../../../client/table/board';
import imperium from '../../../games/imperium';
import * as imperial from '../../../games/imperium/situation';
import type { Core, Seat } from '../../../games/kit/core';
import type { RulesetModule } from '../../../games/kit/register';
import type { HeadlessTable } from '../../../games/kit/table';
import mythotopia from '../../../games/mythotopia';
import * as mythic from '../../../games/mythotopia/situation';
import newDawn from '../../../games/new-dawn';
import * as dawning from '../../../games/new-dawn/situation';
import { agendasOf } from '../../../games/new-dawn/rules/agendas';
import settlers from '../../../games/settlers';
import { GAINS } from '../../../games/settlers/card';
import { forecast } from '../../../games/settlers/forecast';
import * as settling from '../../../games/settlers/situation';
import { forbidErrors } from '../errors';
import { say } from '../../e2e/support/words';
import { renderBoard } from './render';

/** "Since your last decision" tells how my points and what is foretold of me have moved. */

forbidErrors();

/** What the digest says, without soft hyphens; null where there is none. */
async function digest<G extends Core>(
  module: RulesetModule,
  board: BoardModule<G>,
  then: HeadlessTable<G> | undefined,
  now: HeadlessTable<G>,
  seat: Seat | null = 0,
): Promise<string | null> {
  await renderBoard(module, board, now, seat, then);
  const found = screen.queryByRole('group', { name: say('log.since'), hidden: true });
  return found && (found.textContent ?? '').replaceAll(/\u00ad/gu, '').replaceAll(/\s+/gu, ' ');
}

describe('Imperium', () => {
  const at = (progress: number, deck: string[] = []) =>
    imperial.situation({ players: [{ nation: 'romans', progress, deck }, { nation: 'celts' }] });
  const tell = (then: ReturnType<typeof at>, now: ReturnType<typeof at>, seat?: Seat | null) =>
    digest(imperium, imperiumBoard, then, now, seat);

  test('points as they were and as they are', async () => {
    const [then, now] = [at(4), at(6)];
    const n = imperium.ruleset.points?.(now.view(0), 0)?.n ?? 0;
    expect(await tell(then, now)).toContain(`Points ${n - 2} → ${n}`);
  });
  test('with the sign for cards that are not in sight', async () => {
    const told = await tell(at(4, ['1ROM14']), at(2, ['1ROM14']));
    expect(told).toMatch(/Points \d+ \+ → \d+ \+/u);
  });
  test('nothing where they are the same', async () => expect(await tell(at(4), at(4))).toBeNull());
  test('nothing to who watches', async () => expect(await tell(at(4), at(6), null)).toBeNull());
  test('nothing of another’s', async () => expect((await tell(at(4), at(6), 1)) ?? '').not.toContain('Points'));
  test('nothing before my first answer', async () =>
    expect(await digest(imperium, imperiumBoard, undefined, at(6))).toBeNull());
});

test('Mythotopia: points, once', async () => {
  const at = (provinces: string[]) => mythic.duel({ provinces: ['blore', ...provinces], tokens: { 3: 12 } }, {});
  const told = await digest(mythotopia, mythotopiaBoard, at(['eagre']), at([]));
  const n = at([]).points(0);
  expect(told).toContain(`Points ${at(['eagre']).points(0)} → ${n}`);
  expect(at(['eagre']).points(0)).toBeGreaterThan(n);
  // The same is not told by a difference besides.
  expect(told).not.toContain(`−${at(['eagre']).points(0) - n} Points`);
});

test('A New Dawn: victory cards that are completed', async () => {
  const at = (marks: string[]) => {
    const s = dawning.duel({}, {}, { victory: ['v1', 'v2', 'v4'] });
    s.player(0).marks.push(...marks);
    return s;
  };
  const [agenda = ''] = agendasOf('v1');
  const told = await digest(newDawn, newDawnBoard, at([]), at([agenda]));
  expect(told).toContain('Victory cards completed 0 → 1');
});

describe('Imperial Settlers', () => {
  const at = (empire: string[], vp = 0, round = 2) =>
    settling.situation({ round, players: [{ faction: 'romans', empire, goods: { vp } }, { faction: 'barbarians' }] });
  const tell = (then: ReturnType<typeof at>, now: ReturnType<typeof at>, seat?: Seat | null) =>
    digest(settlers, settlersBoard, then, now, seat);

  test('points, and what the next production brings, sign by sign', async () => {
    const [then, now] = [at(['COM007', 'COM025'], 1), at(['COM007'], 1)];
    const [before, after] = [forecast(then.g, 0)!.sure, forecast(now.g, 0)!.sure];
    const told = await tell(then, now);
    expect(told).toContain(`Points ${then.score(0)} → ${now.score(0)}`);
    expect(then.score(0)).toBeGreaterThan(now.score(0));
    const moved = GAINS.filter((gain) => before[gain] !== after[gain]);
    expect(moved.length).toBeGreaterThan(0);
    const [, coming = ''] = (told ?? '').split(`${say('town.forecast')}:`);
    expect([...coming.matchAll(/(\d+) → (\d+)/gu)].map(([, was, is]) => [Number(was), Number(is)])).toEqual(
      moved.map((gain) => [before[gain] ?? 0, after[gain] ?? 0]),
    );
  });
  test('nothing foretold where it is the same', async () =>
    expect(await tell(at(['COM007'], 1), at(['COM007'], 2))).not.toContain(say('town.forecast')));
  test('nothing foretold where no production is left', async () =>
    expect(await tell(at(['COM007'], 1, 5), at([], 4, 5))).not.toContain(say('town.forecast')));
  test('nothing of another’s', async () => expect((await tell(at(['COM007']), at([]), 1)) ?? '').not.toContain('→'));
});
