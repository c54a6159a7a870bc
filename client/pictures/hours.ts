import type { Hue } from '../theme';

/** Light of an hour: the sky above and at the horizon, the sun's or moon's disc, and the air that lies over what is far. */
interface HourLook {
  sky: Hue;
  low: Hue;
  disc: Hue;
  haze: Hue;
}

export const HOURS = {
  dawn: {
    sky: ['#b9cdd6', '#1b2438'],
    low: ['#f8dcc4', '#5a4150'],
    disc: ['#fff4dc', '#8d6a5c'],
    haze: ['#e2c6b6', '#43384c'],
  },
  day: {
    sky: ['#9cc3d2', '#142838'],
    low: ['#f4edd6', '#3a5a62'],
    disc: ['#fffbe9', '#5f7c7c'],
    haze: ['#cdd8cf', '#35505a'],
  },
  /** A day without a haze: bright colours, far things as clear as near ones. */
  bright: {
    sky: ['#5fb4dc', '#16355c'],
    low: ['#eaf6ee', '#3f7486'],
    disc: ['#fffae0', '#6d9a9c'],
    haze: ['#cfe6dc', '#36606c'],
  },
  /** A morning of the same kind. */
  fresh: {
    sky: ['#86c8de', '#24345e'],
    low: ['#ffe7c2', '#80566c'],
    disc: ['#fffbe6', '#c08a78'],
    haze: ['#eed9c4', '#54506c'],
  },
  dusk: {
    sky: ['#d58e62', '#2a1a30'],
    low: ['#fad794', '#8a4a34'],
    disc: ['#fff0c4', '#b06c44'],
    haze: ['#dfac80', '#5c3640'],
  },
  night: {
    sky: ['#52698c', '#0a1122'],
    low: ['#b4c2ca', '#2a3a56'],
    disc: ['#f7f5e6', '#566a88'],
    haze: ['#93a5b8', '#25324c'],
  },
} as const satisfies Record<string, HourLook>;
export type Hour = keyof typeof HOURS;
