import { verb } from './verb';

/** Lets a player who is tied for first win the war that this player ends (M11.10). */
export const winTie = verb({ name: 'winTie', args: [], run: 'read', worth: 0.5 });
