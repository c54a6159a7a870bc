import { arg, filter } from '../../kit/effect/signature';
import { verb } from './verb';

/** Replaces the province card: `own & province` stands for any own province, `anywhere` makes a source unnecessary. */
export const standFor = verb({
  name: 'standFor',
  args: [arg({ what: filter(['own', 'province', 'anywhere'], 'PROVINCE') })],
  phrases: ['standForOwn', 'standForAnywhere'],
  phrase: ([{ what }]): 'standForOwn' | 'standForAnywhere' =>
    what.kind === 'word' ? 'standForAnywhere' : 'standForOwn',
  run: 'read',
  worth: 0.6,
});
