import type { Gesture } from '../../client/table/gestures/gesture';
import { sound } from '../../client/table/gestures/sounds';

/** What gestures sound like: made by the program, short, and ended when they are. */

interface Voice {
  start: number;
  stops: number[];
}
const voices: Voice[] = [];

/** A part of a browser's sound: everything can be set and connected, and what it plays is written down. */
function part(): Record<string, unknown> {
  const voice: Voice = { start: NaN, stops: [] };
  const param = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  return {
    frequency: param,
    gain: param,
    connect: <T,>(to: T) => to,
    start: (at: number) => {
      voice.start = at;
      voices.push(voice);
    },
    stop: (at = -1) => voice.stops.push(at),
  };
}

class FakeAudio {
  currentTime = 10;
  sampleRate = 100;
  destination = {};
  resume = () => Promise.resolve();
  createGain = part;
  createOscillator = part;
  createBiquadFilter = part;
  createBufferSource = part;
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeAll(() => Object.assign(window, { AudioContext: FakeAudio }));
beforeEach(() => void voices.splice(0));

const EACH: Readonly<Record<Gesture, true>> = {
  deal: true,
  draw: true,
  acquire: true,
  build: true,
  capture: true,
  decide: true,
  wonder: true,
  unsettle: true,
  last: true,
  roll: true,
};

test.each(Object.keys(EACH) as Gesture[])('%s is heard, and over in less than three seconds', (gesture) => {
  sound([gesture]);
  expect(voices.length).toBeGreaterThan(0);
  for (const { start, stops } of voices) {
    expect(start).toBeGreaterThanOrEqual(10);
    expect(stops).toHaveLength(1);
    expect(stops[0]).toBeGreaterThan(start);
    expect(stops[0]).toBeLessThan(13);
  }
});

test('what ends a gesture ends its sound', () => {
  const hush = sound(['deal', 'wonder']);
  expect(voices).toHaveLength(9);
  hush();
  expect(voices.every(({ stops }) => stops.at(-1) === -1)).toBe(true);
});
