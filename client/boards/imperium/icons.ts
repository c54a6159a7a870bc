import {
  GiAncientColumns, GiAxeInStump, GiBindle, GiCardDraw, GiCastle, GiChessRook, GiHornedHelm, GiCeremonialMask, GiCrossedSwords, GiCrown, GiFeather, GiFist,
  GiCardPickup, GiCheckedShield, GiVerticalBanner, GiUpgrade,
  GiGreekTemple, GiHourglass, GiImperialCrown, GiKnightBanner, GiLaurelCrown, GiPeaks, GiAmphora, GiPin, GiPlayButton,
  GiScrollUnfurled, GiSun, GiSundial, GiTorch, GiWarPick, GiWaves, GiWheat,
} from 'react-icons/gi';
import { suitColour } from '../../theme';
import type { IconTable } from '../../table';
import { regionColour } from './look/tone';

/** Imperium's icons by the keys that its words use: suits as effects write them, states, types, timings. */
export const icons: IconTable = {
  POW: { icon: GiCrown, colour: suitColour('power') },
  REG: { icon: GiPeaks, colour: suitColour('region') },
  UNC: { icon: GiAxeInStump, colour: suitColour('uncivilised') },
  CIV: { icon: GiGreekTemple, colour: suitColour('civilised') },
  TRI: { icon: GiAmphora, colour: suitColour('tributary') },
  FAM: { icon: GiLaurelCrown, colour: suitColour('fame') },
  UNR: { icon: GiTorch, colour: suitColour('unrest') },
  unrestPile: { icon: GiTorch, colour: suitColour('unrest') },
  barbarian: GiHornedHelm,
  empire: GiAncientColumns,
  city: GiChessRook,
  metropolis: GiCastle,
  knight: GiKnightBanner,
  mask: GiCeremonialMask,
  scroll: GiScrollUnfurled,
  production: { icon: GiWarPick, colour: regionColour('production') },
  fertile: { icon: GiWheat, colour: regionColour('fertile') },
  river: { icon: GiWaves, colour: regionColour('river') },
  pinned: GiPin,
  attack: GiCrossedSwords,
  action: GiFist,
  exhaust: GiHourglass,
  play: GiPlayButton,
  'exhaust-any-turn': GiHourglass,
  passive: GiSun,
  solstice: GiSundial,
  endgame: GiImperialCrown,
  'when-gained': GiCardDraw,
  'when-put-into-play': GiPin,
  setup: GiPin,
  'free-play': GiFeather,
  exile: GiBindle,
  points: GiCheckedShield,
  deck: GiCardPickup,
  nationDeck: GiVerticalBanner,
  development: GiUpgrade,
};
