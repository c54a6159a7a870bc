import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { RecordTable } from '../../client/local/RecordTable';
import type { RulesetEntry } from '../../client/rulesets';
import { toGame } from '../../games/kit/boardgame';
import type { Core, Move } from '../../games/kit/core';
import { moveFor } from '../../games/kit/moves';
import { recordOf } from '../../games/kit/record';
import { Replay } from '../../games/kit/replay';
import type { Ruleset } from '../../games/kit/ruleset';
import { HeadlessTable } from '../../games/kit/table';
import { renderUi } from './render';
import { toy } from './toy';

/** A match of Orchard for two in which every turn has two moves: what is named, then passing. */
export function recorded(turns: readonly ('plant' | 'sell')[], rules: Ruleset = toy.ruleset): Replay<Core> {
  const table = HeadlessTable.open(rules, 2, { seed: 'replay' });
  const moves: Move[] = [];
  for (const kind of ['ready', ...turns.flatMap((turn) => [turn, 'pass'])]) {
    const question = table.g.questions[0];
    const option = question?.options.find((each) => each.startsWith(kind));
    if (!question || option === undefined) throw new Error(`${kind} is not offered`);
    const move = moveFor(rules, question, [option]);
    table.play(move);
    moves.push(move);
  }
  return new Replay(rules, recordOf(table.g, { options: {}, moves, names: ['Ann', 'Bob'] }));
}

/** Shows one of its positions. */
export async function openReplay(replay: Replay<Core>, at: number) {
  const { rules } = replay;
  const shown = await act(async () =>
    renderUi(
      <Suspense>
        <RecordTable
          entry={{ name: 'orchard', title: 'Orchard' } as RulesetEntry}
          playable={{ ...toy, ruleset: rules, game: (options?: unknown) => toGame(rules, options) }}
          replay={replay}
          onPlayOn={() => {}}
          onClose={() => {}}
        />
      </Suspense>,
      `/?at=${at}`,
    ),
  );
  await screen.findByRole('slider');
  return shown;
}
