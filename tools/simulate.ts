import { main } from './cli/command';
import { simulate } from './simulate/command';

void main(simulate);
