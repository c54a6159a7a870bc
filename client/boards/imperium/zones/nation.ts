import type { Start } from '../../../../games/imperium/card';
import { cardOf, nationOf } from '../../../../games/imperium/lookup';
import { isQuest } from '../../../../games/imperium/rules/select';
import type { Player } from '../../../../games/imperium/state';

/** What a player's nation has on its mat: nothing is drawn of what it lacks. */

/** A sunken pile in the place of the history (R11.22). */
export const isSinking = (player: Player): boolean => player.nation !== null && nationOf(player).sinks === true;

/** Cards that begin there: a nation deck, developments (R2.5, R2.6). */
const beginsWith = (player: Player, start: Start): boolean =>
  player.nation === null || nationOf(player).cards.some((card) => card.start === start);

export const hasNationDeck = (player: Player): boolean => beginsWith(player, 'nation');
export const hasDevelopments = (player: Player): boolean => beginsWith(player, 'development');

/** Quests in the place of developments (R2.6). */
export const hasQuests = ({ development }: Player): boolean => development.some((id) => isQuest(cardOf(id)));
