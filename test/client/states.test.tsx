import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fallback } from '../../client/table/fallback';
import type { BoardModule } from '../../client/table/board';
import { Button, LinkButton } from '../../client/ui/Button';
import { Radios } from '../../client/ui/Radios';
import { contrastOf, marked, rulesOfPage, type State } from './cascade';
import { renderTable, renderUi } from './render';

/** What letters need on their ground. */
const LETTERS = 4.5;
const GROUNDS = ['ground', 'surface', 'raised'] as const;
const bare: BoardModule = { ...fallback, Board: () => null };

/** Faults of an element and of all that is written in it, in every state, on every ground, in both themes. */
function faultsOf(element: Element): string[] {
  const rules = rulesOfPage();
  const written = [element, ...element.querySelectorAll('*')].filter((each) =>
    [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  const faults: string[] = [];
  for (const states of [[], [':hover'], [':focus-visible'], [':hover', ':active']] as const satisfies State[][]) {
    for (const state of states) marked(element, state, true);
    for (const each of written)
      for (const ground of GROUNDS)
        for (const theme of [0, 1] as const) {
          const contrast = contrastOf(rules, each, theme, ground);
          if (contrast < LETTERS)
            faults.push(
              `${each.tagName} "${each.textContent}" ${states.join('')} on ${ground} ${theme}: ${contrast.toFixed(2)}`,
            );
        }
    for (const state of states) marked(element, state, false);
  }
  return faults;
}

test.each(['main', 'plain', 'quiet'] as const)('a %s button can be read in every state', (kind) => {
  renderUi(
    <>
      <Button $kind={kind}>Go</Button>
      <Button $kind={kind} $small>
        Go
      </Button>
      <Button $kind={kind} disabled>
        Go
      </Button>
      <Button $kind={kind} aria-disabled>
        Go
      </Button>
      <LinkButton $kind={kind} href="/">
        Go
      </LinkButton>
    </>,
  );
  const all = [...screen.getAllByRole('button'), screen.getByRole('link')];
  expect(all).toHaveLength(5);
  expect(all.flatMap(faultsOf)).toEqual([]);
});

test('one of a few values can be read, chosen or not', () => {
  renderUi(
    <Radios
      legend="Pace"
      value="a"
      options={['a', 'b'].map((value) => ({ value, label: value }))}
      onChange={() => {}}
    />,
  );
  const labels = screen.getAllByRole('radio').map((each) => each.closest('label')!);
  expect(labels).toHaveLength(2);
  expect(labels.flatMap(faultsOf)).toEqual([]);
});

test('an answer can be read in every state, chosen or not, its key too', async () => {
  await renderTable({ board: bare, dealt: false });
  document.documentElement.dataset.keyboard = '';
  const buttons = () => within(screen.getByRole('region', { name: 'Decision' })).getAllByRole('button');
  expect(buttons().flatMap(faultsOf)).toEqual([]);
  await userEvent.keyboard('1');
  await act(async () => {});
  const chosen = buttons().filter((each) => each.getAttribute('aria-pressed') === 'true');
  expect(chosen).toHaveLength(1);
  expect(buttons().flatMap(faultsOf)).toEqual([]);
});

test('letters of ink on what has been chosen would be found', () => {
  renderUi(<Button>Go</Button>);
  const button = screen.getByRole('button');
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = '.slip { background: var(--chosen); color: var(--onChosen); }';
  button.classList.add('slip');
  const faults = faultsOf(button);
  sheet.remove();
  // At rest it can be read; pointed at, its letters are ink.
  expect(faults.some((each) => each.includes(':hover'))).toBe(true);
  expect(faults.some((each) => !each.includes(':hover'))).toBe(false);
});
