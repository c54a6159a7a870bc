/** Whether nothing shall move: by the setting, or by the device's own wish. */
export const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
