import type { Law } from '../law';
import { foreseen } from './foreseen';
import { framework } from './framework';
import { parsedCopy, plain } from './plain';
import { refusals, whyNotOffered } from './refusals';
import { replay } from './replay';
import { hiddenIds, noMachinery, othersQuestions, redealt, twoRedeals, viewOfView } from './secrecy';
import { sound } from './sound';
import { knowledge, takenBack } from './undo';

/** Everything that must hold in every game of every ruleset, cheapest first. */
export const LAWS: readonly Law[] = [
  sound, plain, othersQuestions, noMachinery, hiddenIds, viewOfView, redealt, twoRedeals,
  refusals, whyNotOffered, foreseen, knowledge, takenBack, parsedCopy, replay, framework,
];
