import { startChild } from '../../test/load/child';
import { measureMoves } from './moves';
import { ours } from './contenders';
const profiled = { ...ours, start: () => startChild({ server: 'ours', games: require.resolve('./game'), args: ['sqlite'], flags: ['--cpu-prof', '--cpu-prof-dir=/tmp/lead-prof'] }) };
let last = process.cpuUsage(), at = performance.now();
setInterval(() => { const u = process.cpuUsage(last); const now = performance.now(); console.log('generator', ((u.user + u.system) / 1000 / (now - at)).toFixed(2)); last = process.cpuUsage(); at = now; }, 2000).unref();
void (async () => {
  const rows = await measureMoves([profiled], { matches: Number(process.env.M ?? 60), thinking: 0, rounds: 1, warmUp: 3000, measured: 6000 });
  for (const { contender, ...rest } of rows) console.log(contender.name, JSON.stringify(rest));
  process.exit(0);
})();
