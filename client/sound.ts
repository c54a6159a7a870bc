/** One sound out of the program itself: when after the beginning and how long, in seconds; how loud, 0 to 1. */
export interface Note {
  after: number;
  length: number;
  loud: number;
  /** How high, in hertz, and where it goes from there. A rustle has a band of noise there, and no tone. */
  pitch: number;
  to?: number;
  voice?: OscillatorType | 'rustle';
}

/** Two notes of a bell. */
const BELL: readonly Note[] = [
  { after: 0, length: 0.6, loud: 0.2, pitch: 659.3, voice: 'triangle' },
  { after: 0.16, length: 0.6, loud: 0.2, pitch: 880, voice: 'triangle' },
];

/** What is as good as silence: loudness that falls by factors never comes to nothing. */
const SILENCE = 0.0001;

let context: AudioContext | null = null;

/** Noise, a second of it. */
function noise(of: AudioContext): AudioBufferSourceNode {
  const buffer = of.createBuffer(1, of.sampleRate, of.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = of.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** Something that sounds, at its pitch. */
function voiceOf(of: AudioContext, { pitch, to = pitch, voice = 'triangle', length }: Note, start: number) {
  const glide = (param: AudioParam): void => {
    param.value = pitch;
    if (to !== pitch) {
      param.setValueAtTime(pitch, start);
      param.exponentialRampToValueAtTime(to, start + length);
    }
  };
  if (voice === 'rustle') {
    const source = noise(of);
    const band = of.createBiquadFilter();
    band.type = 'bandpass';
    glide(band.frequency);
    return { source, out: source.connect(band) };
  }
  const source = of.createOscillator();
  source.type = voice;
  glide(source.frequency);
  return { source, out: source };
}

/** Plays notes, made on the spot; silent where the browser does not allow it. @returns ends them */
export function play(notes: readonly Note[]): () => void {
  if (!('AudioContext' in window)) return () => {};
  const on = (context ??= new AudioContext());
  void on.resume();
  const sources = notes.map((note) => {
    const start = on.currentTime + note.after;
    const { source, out } = voiceOf(on, note, start);
    const loudness = on.createGain();
    loudness.gain.setValueAtTime(SILENCE, start);
    loudness.gain.exponentialRampToValueAtTime(note.loud, start + Math.min(0.02, note.length / 3));
    loudness.gain.exponentialRampToValueAtTime(SILENCE, start + note.length);
    out.connect(loudness).connect(on.destination);
    source.start(start);
    source.stop(start + note.length + 0.05);
    return source;
  });
  return () => {
    for (const source of sources) source.stop();
  };
}

/** Something is asked of me. */
export const playSound = (): void => void play(BELL);
