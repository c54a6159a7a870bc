import type { Landscape } from '../../pictures';

/** The picture on the box: an army before its city. */
export const cover: Landscape = {
  hour: 'dusk',
  palette: { tone: ['#a3251d', '#f59e94'], land: ['#a9a45c', '#454728'] },
  layers: ['rays', 'birds', 'ridge', 'hills', 'acropolis', 'arches', 'cypress', 'banners', 'army'],
  ornament: 'laurel',
};
