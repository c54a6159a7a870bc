import { render } from '@testing-library/react';
import { Pinned, SlotsContext } from '../../client/table/Slots';
import { ViewContext } from '../../client/table/TableContext';
import { orchard } from './toy/ruleset';

test.each([
  ['over the question while a match is played', false],
  ['where it is written once the match is over', true],
])('what I hold lies %s', (_where, over) => {
  const view = {
    ...orchard.setup(2, {}),
    result: over ? { ...orchard.standing(orchard.setup(2, {})), ending: 'agreed' } : null,
  };
  const { container } = render(
    <ViewContext value={view}>
      <SlotsContext value={{ beside: null, pinned: 'coming', arrive: () => {} }}>
        <Pinned title="Hand" keys={[]}>
          what I hold
        </Pinned>
      </SlotsContext>
    </ViewContext>,
  );
  expect(container.textContent).toBe(over ? 'what I hold' : '');
});
