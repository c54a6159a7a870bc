import 'react';

/** This board's CSS variables (client/variables.d.ts has those of the shell). */
declare module 'react' {
  interface CSSProperties {
    /** Colours that a card is drawn in. Set by tones (look/tone.ts). */
    '--tone'?: string;
    '--deep'?: string;
  }
}
