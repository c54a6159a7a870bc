import { act } from '@testing-library/react';
import axe from 'axe-core';

/** What axe finds wrong with a board. jsdom has no layout, by which contrast and order of headings would be judged. */
export async function faultsOf(board: HTMLElement): Promise<[rule: string, element: string | undefined][]> {
  const { violations } = await act(() => axe.run(board, { rules: { 'color-contrast': { enabled: false } } }));
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
