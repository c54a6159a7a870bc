import { loadGames } from '../../games';

/** What a server is started with that serves the rulesets of the register. */
export const games = loadGames();
