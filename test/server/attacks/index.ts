import type { Attack } from './attack';
import { cheating } from './cheating';
import { crashing } from './crashing';
import { delta } from './delta';
import { flooding } from './flooding';
import { lobbying } from './lobbying';
import { racing } from './racing';
import { spying } from './spying';
import { talking } from './talking';

/** All of them; those that count in time or end a server come last. */
export const ATTACKS: readonly Attack[] = [
  ...spying,
  ...cheating,
  ...lobbying,
  ...racing,
  ...talking,
  ...delta,
  ...crashing,
  ...flooding,
];
