import type { ComponentId } from '../../../games/kit/core';
import { CARDS } from '../../../games/new-dawn/catalogue';
import { eitherHue, type Scene } from '../../pictures';
import { SHEET_HUES } from './look/hues';
import { skyline } from './plates';
import { medalOf } from './scenes';
import { NATURE } from './wonders/nature';
import type { Elevation } from './wonders/strokes';
import { WONDERS } from './wonders/world';

/** What stands in each civilisation's part of the world. */
const LANDMARKS: Readonly<Record<string, readonly (Elevation | undefined)[]>> = {
  america: [NATURE['crater-lake'], WONDERS['pentagon'], NATURE['grand-mesa'], WONDERS['estadio-do-maracana']],
  aztec: [NATURE['mt-kilimanjaro'], WONDERS['chichen-itza'], WONDERS['machu-picchu'], NATURE['pantanal']],
  egypt: [WONDERS['pyramids'], WONDERS['great-lighthouse'], WONDERS['great-zimbabwe'], WONDERS['petra']],
  france: [WONDERS['alhambra'], WONDERS['eiffel-tower'], WONDERS['oxford-university'], NATURE['cliffs-of-dover']],
  japan: [NATURE['mt-kilimanjaro'], WONDERS['porcelain-tower'], WONDERS['forbidden-city'], WONDERS['terracotta-army']],
  rome: [WONDERS['oracle'], WONDERS['venetian-arsenal'], WONDERS['colossus'], WONDERS['petra']],
  scythia: [NATURE['mt-everest'], WONDERS['kremlin'], WONDERS['potala-palace'], WONDERS['stonehenge']],
  sumeria: [WONDERS['petra'], WONDERS['hanging-gardens'], WONDERS['oracle'], NATURE['grand-mesa']],
};

/** The wonders of a leader's part of the world in a row, in the colours of the civilisation. @throws Error for what is no leader */
export function sceneOf(leader: ComponentId): Scene {
  const civilisation = CARDS.get(leader)?.facts.id;
  const landmarks = civilisation === undefined ? undefined : LANDMARKS[civilisation];
  if (civilisation === undefined || !landmarks) throw new Error(`${leader} leads no civilisation`);
  const [tone] = medalOf(civilisation);
  return {
    sheet: ({ daylight, cut }) =>
      skyline(
        {
          paper: eitherHue(SHEET_HUES.paper, daylight),
          ink: eitherHue(SHEET_HUES.ink, daylight),
          tone: eitherHue(tone, daylight),
        },
        landmarks.flatMap((each) => each ?? []),
        cut,
      ),
  };
}
