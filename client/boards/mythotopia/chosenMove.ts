import { createContext } from 'react';
import type { Option } from '../../../games/kit/core';

/** The move of a turn that the player has chosen to look at: what stands for other moves does not glow. Null for all of them. */
export const ChosenMove = createContext<string | null>(null);

export const moveOf = (option: Option): string => option.split(' ')[0] ?? '';

/** Whether an option is one of the chosen move. */
export const isOf = (move: string | null) => (option: Option): boolean => move === null || moveOf(option) === move;
