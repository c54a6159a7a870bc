import 'react';

/** This board's CSS variables (client/variables.d.ts has those of the shell). */
declare module 'react' {
  interface CSSProperties {
    /** Colours that a card or a pile is drawn in, and its hatching, an image. Set by tones (look/tone.ts). */
    '--tone'?: string;
    '--tone2'?: string;
    '--deep'?: string;
    '--deep2'?: string;
    '--hatch'?: string;
    /** Lengths that get smaller where my own mat has little room: a card's least and most width, gaps, a pile's height, letters. Set by `Mine`. */
    '--face-least'?: string;
    '--face-most'?: string;
    /** How wide a card in play is for its height. Set by `Mine`. */
    '--face-ratio'?: string;
    /** `none` or `manual`: whether the name of a card in play may break at its soft hyphens. Set by `Mine`. */
    '--parted'?: string;
    '--apart'?: string;
    '--between'?: string;
    '--tile'?: string;
    '--named'?: string;
    /** `wrap` or `nowrap`: whether what lies under a card breaks into lines. Set by `Mine`, read by `Laid`. */
    '--under-wrap'?: string;
    /** Length: how far what lies under a card is drawn up, as a margin. Set by `Mine`, read by `Laid`. */
    '--under-lift'?: string;
    /** Length: how small the letters of a face may be in a zone. Set by zones, read by faces. */
    '--letters'?: string;
  }
}
