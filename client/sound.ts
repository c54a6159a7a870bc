/** Two notes of a bell: when, in seconds, and how high, in hertz. */
const NOTES = [
  [0, 659.3],
  [0.16, 880],
] as const;

let context: AudioContext | null = null;

/** The table's only sound: something is asked of me. Made on the spot; silent where the browser does not allow it. */
export function playSound(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  const { destination, currentTime } = context;
  void context.resume();
  for (const [after, pitch] of NOTES) {
    const note = context.createOscillator();
    const loudness = context.createGain();
    const start = currentTime + after;
    note.type = 'triangle';
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.2, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
    note.connect(loudness).connect(destination);
    note.start(start);
    note.stop(start + 0.65);
  }
}
