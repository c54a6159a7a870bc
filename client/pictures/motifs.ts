import type { Motif } from './brush';
import { buildings } from './buildings';
import { life } from './life';
import { land, mountains } from './mountains';
import { plants } from './plants';
import { sky } from './sky';
import { water } from './water';

const motifs = { ...sky, ...mountains, ...land, ...water, ...plants, ...buildings, ...life };
export type MotifName = keyof typeof motifs;

/** All that can be on a picture, from what is farthest to what is nearest. */
const DEPTHS = `
  milky stars aurora bands cirrus rays clouds storm peaks alps mesa volcano ridge birds smoke plain hills dunes sea ice isles
  acropolis greatwall arches woods firs fields downs cliffs falls lake river marsh shore road
  ziggurat pyramids steps temple castle stupa mound town walls pagoda longhouse village huts tents olives
  ships fleet lighthouse tower caravan herd horses stones obelisks cypress grove oak palms pines
  palisade terrace fires columns people army banners waves jungle reeds grass corn crowd rain
`
  .trim()
  .split(/\s+/);

/** What is to be painted, farthest first, each once. */
export const farthestFirst = (names: readonly MotifName[]): Motif[] =>
  [...new Set(names)].sort((a, b) => DEPTHS.indexOf(a) - DEPTHS.indexOf(b)).map((name) => motifs[name]);
