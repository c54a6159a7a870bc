import { play, type Note } from '../../sound';
import type { Gesture } from './gesture';

/** Paper that slides over wood. */
const slide = (after: number, loud = 0.16): Note => ({
  after,
  length: 0.14,
  loud,
  pitch: 3600,
  to: 1400,
  voice: 'rustle',
});
/** Wood or stone that is put down. */
const knock = (after: number, pitch = 190, loud = 0.3): Note => ({
  after,
  length: 0.12,
  loud,
  pitch,
  to: pitch / 2,
  voice: 'sine',
});
/** Metal or glass. */
const chime = (after: number, pitch: number, length = 0.5, loud = 0.1): Note => ({ after, length, loud, pitch });

/** What a gesture sounds like: quiet, and over with it. */
const SOUNDS: Readonly<Record<Gesture, readonly Note[]>> = {
  deal: [0, 0.09, 0.18, 0.27].map((after) => slide(after)),
  draw: [slide(0)],
  acquire: [slide(0), chime(0.08, 784), chime(0.17, 1047)],
  build: [knock(0), knock(0.16), knock(0.3, 150)],
  capture: [knock(0, 120, 0.4), chime(0.08, 392, 0.4), chime(0.2, 523, 0.5)],
  decide: [
    { after: 0, length: 0.22, loud: 0.1, pitch: 2300, to: 1900, voice: 'square' },
    { after: 0.02, length: 0.3, loud: 0.1, pitch: 5200, to: 3000, voice: 'rustle' },
    knock(0.14, 140),
  ],
  wonder: [392, 494, 587, 784, 988].map((pitch, i) => chime(i * 0.09, pitch, 0.9, 0.08)),
  unsettle: [0, 0.12, 0.24].map((after) => ({ after, length: 0.12, loud: 0.22, pitch: 82, to: 62, voice: 'sawtooth' })),
  last: [chime(0, 220, 1.6, 0.2), chime(0, 331, 1.3, 0.08), chime(0.7, 220, 1.6, 0.16)],
  roll: [0, 0.13, 0.24, 0.38, 0.56].map((after, i) => knock(after, 420 - i * 30, 0.22 - i * 0.03)),
};

/** Plays what gestures sound like. @returns ends it */
export const sound = (gestures: readonly Gesture[]): (() => void) => play(gestures.flatMap((each) => SOUNDS[each]));
