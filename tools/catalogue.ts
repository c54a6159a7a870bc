import { catalogue } from './catalogue/command';
import { main } from './cli/command';

void main(catalogue);
