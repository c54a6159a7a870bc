import './cli/production';
import { main } from './cli/command';
import { notation } from './notation/command';

void main(notation);
