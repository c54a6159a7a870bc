import { HeadlessTable } from '../../games/kit/table';
import { LANGUAGES } from '../../games/kit/text/words';
import { ADVICE, RECOMMENDED } from '../../games/settlers/advice';
import { FACTIONS } from '../../games/settlers/card';
import { FACTION_FACTS } from '../../games/settlers/factions';
import { settlers } from '../../games/settlers/ruleset';

/** What is said of factions to whoever chooses for the first time. */

test('three lines in each language for every faction, each of its own', () => {
  for (const language of LANGUAGES) {
    const said = FACTIONS.flatMap((faction) => Object.values(ADVICE[faction]).map((line) => line[language]));
    expect(said.filter((line) => line.length < 10)).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  }
});

test('S6.2, S14.1, S16.3: what is special about them is so', () => {
  const { barbarians, romans, egyptians, japanese } = FACTION_FACTS;
  const workers = FACTIONS.map((faction) => FACTION_FACTS[faction].production.worker ?? 0);
  expect([barbarians.production.worker, Math.max(...workers)]).toEqual([5, 5]);
  expect(workers.filter((n) => n === 5)).toHaveLength(1);
  expect(barbarians.storage).toContain('worker');
  expect(romans.production).toMatchObject({ wood: 1, stone: 1 });
  expect(romans.storage).toContain('raze');
  expect(egyptians.production).toMatchObject({ gold: 1 });
  expect(egyptians.storage).toContain('gold');
  expect(japanese.samurai).toBe(true);
});

test('S17.5: those of a first match are recommended', () => {
  const s = new HeadlessTable(
    settlers,
    settlers.setup(2, settlers.matchOptions({ factions: 'first', seed: 'first' }, 2)),
  );
  for (const seat of [0, 1]) s.play({ seat, name: 'ready', args: [s.g.questions.find((q) => q.seat === seat)?.n] });
  expect(s.g.players.map(({ faction }) => faction).sort()).toEqual([...RECOMMENDED].sort());
});
