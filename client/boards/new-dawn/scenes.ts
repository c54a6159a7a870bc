import { GiHexagonalNut } from 'react-icons/gi';
import type { ComponentId } from '../../../games/kit/core';
import { LEVELS, type Card, type FocusType, type Level, type Era } from '../../../games/new-dawn/card';
import { CARDS } from '../../../games/new-dawn/catalogue';
import { naturalWonders } from '../../../games/new-dawn/cards/naturalWonders';
import { eitherHue, type Daylight, type OrnamentName, type Scene } from '../../pictures';
import { pathsOf } from '../../pictures/figure';
import type { Hue } from '../../theme';
import { EMBLEMS } from './emblems';
import { KIND_HUES, RESOURCE_HUES, SHEET_HUES, TYPE_HUES } from './look/hues';
import type { PlateInks } from './pen';
import { elevation, engraving, frieze, instrument, medal, sheetOf, stamp, townPlan, type Plate } from './plates';
import { NATURE } from './wonders/nature';
import { WONDERS } from './wonders/world';

/**
 * A New Dawn's pictures: plates of a clean atlas. Wonders are elevations, on the paper of their era; leaders are medals with
 * their civilisation's pattern; focus cards are instruments whose hand stands at their level; city-states are plans of towns.
 */

type Paper = Era | 'industrial';
/** Papers by era: laid, ruled, brown, blueprint. */
const PAPERS: Readonly<Record<Paper, { paper: Hue; ink: Hue }>> = {
  ancient: { paper: ['#f3e9d0', '#2b241a'], ink: ['#4a3520', '#e6d2ac'] },
  medieval: { paper: SHEET_HUES.paper, ink: SHEET_HUES.ink },
  industrial: { paper: ['#d5bf97', '#3a2f22'], ink: ['#3c2c1a', '#ecdcbc'] },
  modern: { paper: ['#2f5f8a', '#16304c'], ink: ['#eaf4fb', '#cfe4f4'] },
};

/** Metal and pattern of each civilisation. */
const MEDALS: Readonly<Record<string, readonly [metal: Hue, pattern: OrnamentName]>> = {
  america: [['#2c4f86', '#3a64a6'], 'star'],
  aztec: [['#3f8a66', '#3f8a66'], 'steps'],
  egypt: [['#dcc04a', '#ccb03e'], 'lotus'],
  france: [['#7c4cb4', '#8658bc'], 'lozenge'],
  japan: [['#96162e', '#a01c36'], 'cloud'],
  rome: [['#8a4a86', '#80447c'], 'laurel'],
  scythia: [['#b8682a', '#ae6024'], 'beasts'],
  sumeria: [['#2a9fb4', '#2894a8'], 'rosette'],
};
const PLAIN_MEDAL = [KIND_HUES.leader, 'meander'] as const;

/** Metal and pattern of a civilisation. */
export const medalOf = (civilisation: string): readonly [metal: Hue, pattern: OrnamentName] =>
  MEDALS[civilisation] ?? PLAIN_MEDAL;

/** The paper of each level: the higher, the later. */
const LEVEL_PAPERS: Readonly<Record<Level, Paper>> = { I: 'ancient', II: 'medieval', III: 'industrial', IV: 'modern' };

/** What an agenda or a treaty is about gives it its colour. */
const ABOUT: Readonly<Record<string, FocusType>> = {
  'joint-war': 'military',
  'defensive-pact': 'science',
  'open-borders': 'industry',
  embassy: 'economy',
  civilized: 'culture',
  'money-grubber': 'economy',
  warmonger: 'economy',
  paranoid: 'industry',
  explorer: 'science',
  aesthetic: 'military',
  technophile: 'industry',
  scholarly: 'science',
  populous: 'economy',
  preservationist: 'culture',
};

/** How much nearer that is in a slit, in which a plate is the emblem alone. */
const IN_SLIT = 0.6;
/** How far off the middle of a low cut its frieze begins. */
const FIELDS: Readonly<Record<Card['kind'], number>> = {
  leader: 48,
  cityState: 58,
  focus: 68,
  agenda: 76,
  wonder: 84,
  diplomacy: 92,
};

/** How a component is drawn: its plate, the colour of its kind, and its paper where it has one of its own. */
interface Drawn {
  plate: Plate;
  tone: Hue;
  era?: Paper;
}

function drawn({ kind, facts }: Card): Drawn {
  const about = ABOUT[facts.id];
  switch (kind) {
    case 'wonder':
      return { plate: elevation(WONDERS[facts.id]), tone: TYPE_HUES[facts.type], era: facts.era };
    case 'leader': {
      const [tone, pattern] = medalOf(facts.id);
      return { plate: medal(pattern), tone };
    }
    case 'focus':
      return {
        plate: instrument(LEVELS.indexOf(facts.level) + 1, facts.type),
        tone: TYPE_HUES[facts.type],
        era: LEVEL_PAPERS[facts.level],
      };
    case 'cityState':
      return { plate: townPlan(facts.frame === 'circle'), tone: TYPE_HUES[facts.type] };
    case 'diplomacy':
      return {
        plate: engraving(20 + 4 * Object.keys(ABOUT).indexOf(facts.id)),
        tone: about ? TYPE_HUES[about] : KIND_HUES.other,
      };
    case 'agenda':
      return {
        plate: engraving(5 + Object.keys(ABOUT).indexOf(facts.id)),
        tone: about ? TYPE_HUES[about] : KIND_HUES.agenda,
      };
  }
}

/** What has no text: natural wonders, in the colour of their resource. @throws Error for what is no card */
function laid(id: ComponentId): Drawn {
  const facts = naturalWonders.find((wonder) => wonder.id === id);
  if (!facts) throw new Error(`${id} is not on a picture`);
  return { plate: elevation(NATURE[id]), tone: RESOURCE_HUES[facts.resource] };
}

/** The scene of a card, or of a natural wonder. */
export function sceneOf(id: ComponentId): Scene {
  const card = CARDS.get(id);
  const { plate, tone, era = 'medieval' } = card ? drawn(card) : laid(id);
  const emblem = pathsOf(EMBLEMS[card?.facts.id ?? id] ?? GiHexagonalNut);
  const inksOf = (daylight: Daylight): PlateInks => ({
    paper: eitherHue(PAPERS[era].paper, daylight),
    ink: eitherHue(PAPERS[era].ink, daylight),
    tone: era === 'modern' ? eitherHue(tone, 'dark') : eitherHue(tone, daylight),
  });
  return {
    sheet: (sitting) => {
      const inks = inksOf(sitting.daylight);
      const { cut } = sitting;
      const from = FIELDS[card?.kind ?? 'wonder'] * (cut === 'slit' ? IN_SLIT : 1);
      const beside = cut === 'whole' ? '' : frieze(inks, emblem, cut, from);
      return sheetOf(inks, (cut === 'slit' ? stamp : plate)(inks, emblem, sitting), cut, beside);
    },
  };
}
