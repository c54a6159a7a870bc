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
    /** Length: how wide a location is at least, and at most where its row has room; how high at most. Set by mats. */
    '--tile'?: string;
    '--tile-most'?: string;
    '--tile-tallest'?: string;
    /** Locations: `display` of their pictures. Set by mats. */
    '--tile-front'?: string;
    /** Number: how many places for locations there are on one side of a row's middle (`Rows`). */
    '--of'?: number;
    /** Numbers: how many razed locations lie in a part of a row, and in the row with most of them (`Rows`). */
    '--rubble'?: number;
    '--most-rubble'?: number;
    /** Length: how high a row without locations is at most. Set by mats. */
    '--row-empty'?: string;
    /** Length: how wide the names of kinds are; whether there are any (`display`). Set by mats. */
    '--kind'?: string;
    '--kind-named'?: string;
    /** Number: how many signs the moves of a card in hand have together. */
    '--signs'?: number;
    /** Length: the height that the tags of a face need. Set where it has none. */
    '--tags-height'?: string;
    /** Length: how much air small things have: goods on the shelf, signs of a location. Set by mats. */
    '--air'?: string;
  }
}
