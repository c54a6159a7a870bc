import type { Option, Question } from '../core';
import { shuffleWith } from '../random';
import type { Chooser } from './bot';

/** Any legal answer, all numbers of picks being equally likely. */
export const randomPicks = (q: Question, random: () => number): Option[] => {
  const n = q.min + Math.floor(random() * (q.max - q.min + 1));
  if (n === 1) {
    const option = q.options[Math.floor(random() * q.options.length)];
    return option === undefined ? [] : [option];
  }
  return shuffleWith([...q.options], random).slice(0, n);
};

export const randomBot: Chooser = { name: 'random', choose: (_view, q, random) => randomPicks(q, random) };
