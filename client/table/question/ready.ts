import type { Question } from '../../../games/kit/core';

/** Whether it is what everybody is asked before a match begins, where there is nothing to choose. */
export const isReady = ({ ask }: Question): boolean => ask === 'ready';
