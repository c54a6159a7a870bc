import type { Landscape } from '../../pictures';

/** The picture on the box: an army before its city. */
export const cover: Landscape = {
  hour: 'dusk',
  palette: { tone: ['#a3251d', '#d8402c'], land: ['#a9a45c', '#57481f'] },
  layers: ['rays', 'birds', 'ridge', 'hills', 'acropolis', 'arches', 'cypress', 'army'],
  ornament: 'laurel',
  focus: 262,
};
