import { createElement } from 'react';
import type { ComponentId } from '../../../../games/kit/core';
import { emblemOf } from '../emblems';

/** The picture of a card, for the eye alone: its name stands beside it. */
export const Emblem = ({ id }: { id: ComponentId }) => createElement(emblemOf(id), { 'aria-hidden': true });
