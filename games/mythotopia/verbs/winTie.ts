import { verb } from './verb';

/** The player, tied for first, wins the war that he ends (M11.10). */
export const winTie = verb({ name: 'winTie', args: [], run: 'read', worth: 0.5 });
