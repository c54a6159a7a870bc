import { cs } from '../../../games/settlers/words/cs';
import { hu } from '../../../games/settlers/words/hu';
import { provesGlossary } from '../../words/glossary';

describe('glossary', () => provesGlossary('settlers', [hu, cs]));
