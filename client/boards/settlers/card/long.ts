/** Words of fewer letters fit into the narrowest roof; longer ones break between syllables. */
export const LONG = 10;
