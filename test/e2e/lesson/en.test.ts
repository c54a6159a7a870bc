import { lessonsIn } from '../support/taught';

lessonsIn('en');
