import { lessonsIn } from '../support/taught';

lessonsIn('cs');
