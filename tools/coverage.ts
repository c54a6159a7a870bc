import './cli/production';
import { main } from './cli/command';
import { coverage } from './coverage/command';

void main(coverage);
