import 'react';

/** This board's CSS variables (client/variables.d.ts has those of the shell). */
declare module 'react' {
  interface CSSProperties {
    /** Colour: letters on what a seat's colour fills. Set by pieces on the map. */
    '--on'?: string;
    /** Number: the spaces of a dial. Set by the dial. */
    '--spaces'?: number;
    /** Number: the height of the whole map by its width. Set by the board. */
    '--map-ratio'?: number;
    /** Colours that a card is drawn in. Set by tones (look/tone.ts). */
    '--tone'?: string;
    '--deep'?: string;
    /** Colours of the map's sheet (look/hues.ts, `SHEET_HUES`). Set by `MapView`, and by a tile's picture. */
    '--sheet-paper'?: string;
    '--sheet-paperFar'?: string;
    '--sheet-ink'?: string;
    '--sheet-inkSoft'?: string;
    '--sheet-halo'?: string;
    '--sheet-sea'?: string;
    '--sheet-seaFar'?: string;
    '--sheet-shelf'?: string;
    '--sheet-soil'?: string;
    '--sheet-deep'?: string;
  }
}
