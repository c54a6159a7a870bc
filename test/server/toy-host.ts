/** The program as `npm start` runs it, with the toy in place of the games. */
import { main } from '../../server/main';
import { toy } from './toy';

void main([toy]);
