import { loadGames } from '../games';
import { main } from './main';

void loadGames().then(main);
