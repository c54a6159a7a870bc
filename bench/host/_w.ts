import { startChild } from '../../test/load/child';
import { measureMoves } from './moves';
import { ours, stock } from './contenders';
const flags = process.env.PROF ? ['--cpu-prof', '--cpu-prof-dir=/tmp/w-prof'] : [];
const one = process.env.STOCK ? stock : { ...ours, start: () => startChild({ server: 'ours', games: require.resolve('./game'), args: ['sqlite'], flags }) };
void (async () => {
  const rows = await measureMoves([one], { matches: Number(process.env.M ?? 60), thinking: 0, rounds: Number(process.env.R ?? 1), warmUp: 3000, measured: 6000 });
  for (const { contender, ...rest } of rows) console.log(contender.name, JSON.stringify(rest));
  process.exit(0);
})();
