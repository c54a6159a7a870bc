import 'react';

/**
 * CSS variables that one component sets and another reads, each with its unit. Colours, fonts, seats and hatchings are read
 * through theme.ts; a board's own variables are declared beside it. `test/architecture.test.ts` finds one that is declared nowhere.
 */
declare module 'react' {
  interface CSSProperties {
    /** Length: the page's head. Set by the global style. */
    '--page-head'?: string;
    /** Lengths: the page's own head, what is beside the table on a desk, and the head beside the players. Set by the global style. */
    '--head'?: string;
    '--side'?: string;
    '--nav'?: string;
    /** Length: what a drawer takes of a phone's window just now. Set by the global style. */
    '--drawer'?: string;
    /** Length: what a lesson's words take of the window where they have no room of their own. Set by the lesson. */
    '--said'?: string;
    /** Length: a panel that is read beside the table. Set by the global style. */
    '--side-panel'?: string;
    /** Background images, and a shadow: the material of a world's panels, and what runs round them inside. Set by a table's world. */
    '--slab'?: string;
    '--rim'?: string;
    /** Factor: the reader's choice of larger or smaller cards. Set by the global style. */
    '--card-size'?: number;
    /** Factor: by how much everything is larger for whoever wants it large. Set by the global style. */
    '--zoom'?: number;
    /** Length: a card on the table as it is usually high, and as high as the reader wants it. Set by the global style. */
    '--card-usual'?: string;
    '--card-height'?: string;
    /** Length: a card's face, where it is not as high as cards on the table are. Set by zones, read by faces. */
    '--face-height'?: string;
    /** Length: the width of a card that is laid out, where it is not a card's usual one. Set by boards. */
    '--face-width'?: string;
    /** Length: the side of the square picture that a face's words flow round. Set by cards' ground (boards/common/leaf.ts). */
    '--vignette'?: string;
    /** Length: below it the words of a face go only where nothing else helps. Set by zones, read by faces. */
    '--readable'?: string;
    /** Length, two lengths: where the badge of a Spot lies, from its top and along its line. Set by zones, read by Spots. */
    '--badge-top'?: string;
    '--badge-at'?: string;
    /** Length: the question bar, or all that a phone pins, while it keeps its height. Set by `useHeld`. */
    '--held'?: string;
    /** Length: the question in it, above answers that have a row of their own. */
    '--asked'?: string;
    /** Length: what hangs from the question has so much room above the cards that answer it. Set and read by `Asker`. */
    '--above'?: string;
    /** Factor: by how much a card that hangs from the question is smaller, so that it is seen whole. Set and read by `Asker`. */
    '--card-scale'?: number;
    /** Length: the narrowest column of `Rows` and `Cards`, the narrowest card of `Fan`. */
    '--least'?: string;
    /** Length, and how many: the widest card of `Fan`, and its cards. */
    '--most'?: string;
    '--n'?: number;
    /** Factor: by how much what stands on a map is larger than the sheet. Set by `MapFrame`, read by `standingAt`. */
    '--unit'?: string;
    /** Colour: the lines of hatchings. Set by the global style, read by `HATCHINGS`. */
    '--hatch-ink'?: string;
  }
}
