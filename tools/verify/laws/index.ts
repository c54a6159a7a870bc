import type { Law } from '../law';
import { accounts } from './accounts';
import { foreseen } from './foreseen';
import { framework } from './framework';
import { parsedCopy, plain } from './plain';
import { reasons, refusals, whyNotOffered } from './refusals';
import { replay } from './replay';
import { hiddenIds, noMachinery, othersQuestions, redealt, twoRedeals, viewOfView } from './secrecy';
import { declared, sound } from './sound';
import { knowledge, takenBack } from './undo';

/** All laws, the cheapest first. */
export const LAWS: readonly Law[] = [
  sound,
  declared,
  plain,
  othersQuestions,
  noMachinery,
  hiddenIds,
  viewOfView,
  redealt,
  twoRedeals,
  refusals,
  whyNotOffered,
  reasons,
  accounts,
  foreseen,
  knowledge,
  takenBack,
  parsedCopy,
  replay,
  framework,
];
