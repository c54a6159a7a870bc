import { lessonsIn } from '../support/taught';

lessonsIn('hu');
