import { GiSwordman } from 'react-icons/gi';
import { IconsContext } from '../../client/table/TableContext';
import { Tokens, WordedContext } from '../../client/table/Tokens';
import type { Token } from '../../games/kit/text/words';
import { renderUi } from './render';

/** Signs explain themselves. */

const line: Token[] = [
  { kind: 'text', text: 'Pay ' },
  { kind: 'icon', key: 'army', label: 'armies', n: 2 },
  { kind: 'text', text: '.' },
];
const shown = (worded: boolean) =>
  renderUi(
    <IconsContext value={{ army: GiSwordman }}>
      <WordedContext value={worded}>
        <Tokens tokens={line} still />
      </WordedContext>
    </IconsContext>,
  );

test('looked at closely, a sign has its word beside it', () => {
  const { container } = shown(true);
  expect(container).toHaveTextContent('Pay 2 armies.');
  expect(container.querySelector('[title="armies"] > span')).toBeNull();
});

test('on the table the word is for the ear', () => {
  const { container } = shown(false);
  expect(container.querySelector('[title="armies"] > span')).toHaveTextContent('armies');
});
