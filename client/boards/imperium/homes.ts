import type { Scene } from '../../pictures';
import { homeOf } from './scenes';

/** A nation's own land, with what its empire has built there and its people come to see it. */
export function sceneOf(nation: string): Scene {
  const { palette, ornament, land, empire } = homeOf(nation);
  return { hour: 'dawn', layers: ['rays', 'birds', ...land, empire, 'banners'], palette, ornament };
}
