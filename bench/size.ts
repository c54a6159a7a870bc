import { shown, type Figure } from './figure';
import { playRandom, setupOf } from './games';

const GAMES = 40;
const KB = 1024;

/** How much JSON a match is, at its largest, checkpoints for undo included. */
export const size: Figure = {
  name: 'size',
  measure() {
    let max = 0;
    let sum = 0;
    let n = 0;
    for (let i = 0; i < GAMES; i++) {
      playRandom(setupOf(4, `size ${i}`, true), (g) => {
        const bytes = Buffer.byteLength(JSON.stringify(g));
        max = Math.max(max, bytes);
        sum += bytes;
        n++;
      });
    }
    return Promise.resolve([
      { what: `largest JSON of G in ${GAMES} four-player games, with undo`, value: `${shown(max / KB)} KB`, target: '≤ 40 KB', met: max <= 40 * KB },
      { what: '– mean', value: `${shown(sum / n / KB)} KB` },
    ]);
  },
};
