import 'react';

/** This board's CSS variables (client/variables.d.ts has those of the shell). */
declare module 'react' {
  interface CSSProperties {
    /** Colours that a card is drawn in. Set by tones (look/tone.ts). */
    '--tone'?: string;
    '--deep'?: string;
    '--roof'?: string;
    '--hatch'?: string;
    /** The colour of a good. */
    '--good'?: string;
    /** Locations: how high they are at least (rem), how large their letters are (rem), what lies between rows (rem). Set by mats. */
    '--tile-height'?: string;
    '--tile-letters'?: string;
    '--row-apart'?: string;
    /** Length: how wide the name of a deal may be. Set by `Other`, read by `Deals`. */
    '--deal-name'?: string;
  }
}
