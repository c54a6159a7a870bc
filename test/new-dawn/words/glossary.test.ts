import { cs } from '../../../games/new-dawn/words/cs';
import { hu } from '../../../games/new-dawn/words/hu';
import { provesGlossary } from '../../words/glossary';

describe('glossary', () => provesGlossary('new-dawn', [hu, cs], 'newdawn'));
