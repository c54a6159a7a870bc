import { RULESETS } from '../../games';
import { playedUntil } from './support/fixture';
import { besides, scriptsOfLobby, scriptsOfTable, sum, type Weights } from './support/scripts';
import { openStage } from './support/stage';

const scene = openStage();

/** Most that the scripts of the lobby's first load may weigh, and what a table loads besides, gzipped, in bytes. */
const LOBBY = 200 * 1024;
const TABLE = 300 * 1024;
/** Most that the kit of pictures and the scenes of a ruleset may weigh: what painted cards load besides plain ones. */
const PICTURES = 60 * 1024;

function expectLight(what: string, scripts: Weights, most: number): void {
  process.stdout.write(
    `${what}: ${(sum(scripts) / 1024).toFixed(1)} KB of scripts gzipped, in ${scripts.size} files\n`,
  );
  expect(sum(scripts)).toBeGreaterThan(0);
  expect(sum(scripts)).toBeLessThanOrEqual(most);
}

test(
  'the first load of the lobby is light, the pictures on its boxes included',
  scene(async ({ guest }) => expectLight('the lobby', await scriptsOfLobby(await guest('about:blank'), false), LOBBY)),
);

// A table on this device weighs most: it brings the rules and the bots, which the server has otherwise.
test.each(RULESETS)('what a table of $title loads besides the lobby is light, and so are its pictures', (entry) =>
  scene(async ({ guest }) => {
    const begun = playedUntil(
      'light',
      (g) => g.turn >= 2 && g.questions[0]?.seat === 0,
      entry.minSeats,
      await entry.load(),
    );
    const fresh = (): ReturnType<typeof guest> => guest('about:blank');
    const lobby = await scriptsOfLobby(await fresh(), true);
    const plain = await scriptsOfTable(await fresh(), true, entry.name, begun);
    const painted = await scriptsOfTable(await fresh(), false, entry.name, begun);
    expectLight(`a table of ${entry.name}`, besides(plain, lobby), TABLE);
    expectLight(`pictures of ${entry.name}`, besides(painted, plain), PICTURES);
  })(),
);
