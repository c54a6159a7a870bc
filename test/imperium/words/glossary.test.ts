import { cs } from '../../../games/imperium/words/cs';
import { hu } from '../../../games/imperium/words/hu';
import { provesGlossary } from '../../words/glossary';

describe('glossary', () => provesGlossary('imperium', [hu, cs]));
