import type { Start } from '../../../../games/imperium/card';
import { cardOf, nationOf } from '../../../../games/imperium/lookup';
import { isQuest } from '../../../../games/imperium/rules/select';
import type { Player } from '../../../../games/imperium/state';

/** Which zones a player's nation has: the others are not drawn. */

/** Whether a sunken pile takes the place of the history (R11.22). */
export const isSinking = (player: Player): boolean => player.nation !== null && nationOf(player).sinks === true;

/** Whether the nation begins with cards of a kind: a nation deck, developments (R2.5, R2.6). */
const beginsWith = (player: Player, start: Start): boolean =>
  player.nation === null || nationOf(player).cards.some((card) => card.start === start);

/** Whether there is a nation deck (R2.5). A player without a nation yet may get one. */
export const hasNationDeck = (player: Player): boolean => beginsWith(player, 'nation');
/** Whether there is a development area (R2.6). A player without a nation yet may get one. */
export const hasDevelopments = (player: Player): boolean => beginsWith(player, 'development');

/** Whether quests take the place of developments (R2.6). */
export const hasQuests = ({ development }: Player): boolean => development.some((id) => isQuest(cardOf(id)));
