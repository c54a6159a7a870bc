/** The program as `npm start` runs it, with toys in place of the games. */
import { main } from '../../server/main';
import { race } from './race';
import { toy } from './toy';

void main([toy, race], process.env.TOY_BOTS);
