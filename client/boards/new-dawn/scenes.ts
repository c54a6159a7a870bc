import { GiHexagonalNut } from 'react-icons/gi';
import type { ComponentId } from '../../../games/kit/core';
import { FOCUS_TYPES, LEVELS, type Card, type Era } from '../../../games/new-dawn/card';
import { cardOf } from '../../../games/new-dawn/catalogue';
import { eitherHue, pathsOf, type Daylight, type OrnamentName, type Scene } from '../../pictures';
import type { Hue } from '../../theme';
import { EMBLEMS } from './emblems';
import { KIND_HUES, SHEET_HUES, TYPE_HUES } from './look/hues';
import { elevation, engraving, instrument, medal, neatLine, sheetOf, townPlan, type Inks, type Plate } from './plates';

/**
 * A New Dawn's pictures: plates of a clean atlas. Wonders are elevations, on the paper of their era; leaders are medals with
 * their civilisation's pattern; focus cards are instruments whose hand stands at their level; city-states are plans of towns.
 */

/** Papers by era: laid, ruled, blueprint. */
const ERAS: Readonly<Record<Era, { paper: Hue; ink: Hue }>> = {
  ancient: { paper: ['#f3e9d0', '#2b241a'], ink: ['#4a3520', '#e6d2ac'] },
  medieval: { paper: SHEET_HUES.paper, ink: SHEET_HUES.ink },
  modern: { paper: ['#2f5f8a', '#16304c'], ink: ['#eaf4fb', '#cfe4f4'] },
};

/** Metal and pattern of each civilisation. */
const MEDALS: Readonly<Record<string, readonly [metal: Hue, pattern: OrnamentName]>> = {
  america: [['#4c6a96', '#5577a8'], 'star'],
  aztec: [['#3f8a66', '#3f8a66'], 'steps'],
  egypt: [['#c0962c', '#a88020'], 'lotus'],
  france: [['#6a5aa8', '#6a5aa8'], 'lozenge'],
  japan: [['#b8433c', '#a83c36'], 'cloud'],
  rome: [['#8a4a86', '#80447c'], 'laurel'],
  scythia: [['#a8703a', '#9a6430'], 'beasts'],
  sumeria: [['#3e8898', '#387c8c'], 'rosette'],
};
const PLAIN_MEDAL = [KIND_HUES.leader, 'meander'] as const;

/** How a card is drawn: its plate, the colour of its kind, and its paper where it has one of its own. */
function drawn({ kind, facts }: Card): { plate: Plate; tone: Hue; era?: Era } {
  switch (kind) {
    case 'wonder':
      return { plate: elevation, tone: TYPE_HUES[facts.type], era: facts.era };
    case 'leader': {
      const [tone, pattern] = MEDALS[facts.id] ?? PLAIN_MEDAL;
      return { plate: medal(pattern), tone };
    }
    case 'focus':
      return {
        plate: instrument(LEVELS.indexOf(facts.level) + 1, 12 + 2 * FOCUS_TYPES.indexOf(facts.type)),
        tone: TYPE_HUES[facts.type],
      };
    case 'cityState':
      return { plate: townPlan(facts.frame === 'circle'), tone: TYPE_HUES[facts.type] };
    case 'diplomacy':
      return { plate: engraving(12), tone: KIND_HUES.other };
    case 'agenda':
      return { plate: engraving(8), tone: KIND_HUES.agenda };
  }
}

/** The scene of a card. */
export function sceneOf(id: ComponentId): Scene {
  const card = cardOf(id);
  const { plate, tone, era = 'medieval' } = drawn(card);
  const emblem = pathsOf(EMBLEMS[card.facts.id] ?? GiHexagonalNut);
  const inksOf = (daylight: Daylight): Inks => ({
    paper: eitherHue(ERAS[era].paper, daylight),
    ink: eitherHue(ERAS[era].ink, daylight),
    tone: era === 'modern' ? eitherHue(tone, 'dark') : eitherHue(tone, daylight),
  });
  return {
    sheet: (sitting) => {
      const inks = inksOf(sitting.daylight);
      return sheetOf(inks) + plate(inks, emblem, sitting) + neatLine(inks);
    },
  };
}
