import { cs } from '../../../games/mythotopia/words/cs';
import { hu } from '../../../games/mythotopia/words/hu';
import { provesGlossary } from '../../words/glossary';

describe('glossary', () => provesGlossary('mythotopia', [hu, cs]));
