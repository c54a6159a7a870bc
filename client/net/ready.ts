import type { Question } from '../../games/kit/core';

/** Whether it is the question before a match begins, to which the only answer is "ready". */
export const isReady = ({ ask }: Question): boolean => ask === 'ready';
