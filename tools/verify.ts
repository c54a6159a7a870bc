import './cli/production';
import { main } from './cli/command';
import { verify } from './verify/command';

void main(verify);
