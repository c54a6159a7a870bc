import type { ComponentId, Option } from '../../../games/kit/core';
import { kindOf } from '../../../games/kit/optionKinds';
import { plain } from '../../../games/kit/text/words';
import { useList, useUi } from '../../words';
import { useQuestion, useTable } from '../TableContext';
import { CardChip } from '../Tokens';

/** What the component that is held up can be used for: each kind of action, with how many there are of it. */
export function Uses({ id, of }: { id: ComponentId; of: readonly Option[] }) {
  const { words, nameOf } = useTable();
  const { meaning } = useQuestion();
  const { say } = useUi();
  const list = useList();
  const kinds = [...new Set(of.map(kindOf))].map((kind) => {
    const [only = '', ...more] = of.filter((option) => kindOf(option) === kind);
    return more.length === 0 ? plain(meaning(only), nameOf) : `${words.term(kind)} (${more.length + 1})`;
  });
  return (
    <>
      <CardChip id={id} label={words.name(id)} /> {say('bar.uses', { uses: list(kinds) })}
    </>
  );
}
