import { createElement } from 'react';
import type { ComponentId } from '../../../../games/kit/core';
import { emblemOf } from '.';

/** A card's picture, hidden from screen readers: the name stands beside it. */
export const Emblem = ({ id }: { id: ComponentId }) => createElement(emblemOf(id), { 'aria-hidden': true });
