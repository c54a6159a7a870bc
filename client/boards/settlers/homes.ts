import type { Colour, Faction } from '../../../games/settlers/card';
import type { Scene } from '../../pictures';
import { ROOFS } from './look/hues';
import { landOf } from './scenes';

/** The colour of each faction's roofs and banners. */
const TONES: Readonly<Record<Faction, Colour>> = {
  barbarians: 'brown',
  romans: 'red',
  egyptians: 'gold',
  japanese: 'pink',
};

const isFaction = (name: string): name is Faction => Object.hasOwn(TONES, name);

/** A faction's town in its land. @throws Error for what is no faction */
export function sceneOf(faction: string): Scene {
  if (!isFaction(faction)) throw new Error(`${faction} has no town`);
  const { land, around } = landOf(faction);
  return {
    hour: 'bright',
    palette: { tone: ROOFS[TONES[faction]].colours, land },
    layers: ['clouds', 'birds', ...around, 'village', 'banners', 'crowd'],
  };
}
