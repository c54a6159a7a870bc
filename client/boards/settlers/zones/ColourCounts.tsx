import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { COLOURS } from '../../../../games/settlers/card';
import { colourCount } from '../../../../games/settlers/rules/select';
import type { Settlers } from '../../../../games/settlers/state';
import { Figure } from '../../common/parts';

/** How many locations of each colour a player controls (S11.4), without those of which there is none. */
export const ColourCounts = ({ view, seat, words }: { view: Settlers; seat: Seat; words: Words<Settlers> }) =>
  COLOURS.map((each) => [each, colourCount(view, seat, each)] as const)
    .filter(([, n]) => n > 0)
    .map(([each, n]) => <Figure key={each} icon={`colour.${each}`} label={words.term(`colour.${each}`)} n={n} />);
