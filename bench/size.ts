import { atMost, shown } from './figure';
import { playRandom, setupOf } from './games';
import { ofEachRuleset } from './rulesets';

const GAMES = 40;
const KB = 1024;

/** How much JSON a match is, at its largest, checkpoints for undo included. */
export const size = ofEachRuleset('size', (measured) => {
  let max = 0;
  let sum = 0;
  let n = 0;
  for (let i = 0; i < GAMES; i++) {
    playRandom(setupOf(measured, measured.rules.maxSeats, `size ${i}`, true), (g) => {
      const bytes = Buffer.byteLength(JSON.stringify(g));
      max = Math.max(max, bytes);
      sum += bytes;
      n++;
    });
  }
  return [
    {
      what: `largest JSON of G in ${GAMES} games of ${measured.rules.maxSeats} players, with undo`,
      value: `${shown(max / KB)} KB`,
      ...atMost(max / KB, measured.targets.size, ' KB'),
    },
    { what: '– mean', value: `${shown(sum / n / KB)} KB` },
  ];
});
