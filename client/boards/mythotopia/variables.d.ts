import 'react';

/** This board's CSS variables (client/variables.d.ts has those of the shell). */
declare module 'react' {
  interface CSSProperties {
    /** Colour: letters on what a seat's colour fills. Set by pieces on the map. */
    '--on'?: string;
    /** Number: my cards in hand. Set by `Mine`. */
    '--hand'?: number;
    /** Colours that a card is drawn in. Set by tones (look/tone.ts). */
    '--tone'?: string;
    '--deep'?: string;
    /** Colours of the map (look/hues.ts, `SHEET_HUES`). Set by `MapView`. */
    '--map-paper'?: string;
    '--map-paperFar'?: string;
    '--map-sea'?: string;
    '--map-seaFar'?: string;
    '--map-ink'?: string;
    '--map-inkSoft'?: string;
    '--map-halo'?: string;
    '--map-road'?: string;
  }
}
