import type { ComponentId, Option } from '../../../games/kit/core';
import { kindOf } from '../../../games/kit/optionKinds';
import { plain } from '../../../games/kit/text/words';
import { useList, useUi } from '../../words';
import { useQuestion, useTable } from '../TableContext';
import { CardChip } from '../Tokens';

/** So many options of a kind are told one by one. */
const FEW = 3;

/** What the component that is held up can be used for, or what can be done at the place: each kind of action, with how many there are of many. */
export function Uses({ id, of }: { id: ComponentId; of: readonly Option[] }) {
  const { words, nameOf, components } = useTable();
  const { meaning } = useQuestion();
  const { say } = useUi();
  const list = useList();
  const uses = [...new Set(of.map(kindOf))].flatMap((kind) => {
    const options = of.filter((option) => kindOf(option) === kind);
    return options.length <= FEW
      ? options.map((option) => plain(meaning(option), nameOf))
      : [`${words.term(kind)} (${options.length})`];
  });
  return components.has(id) ? (
    <>
      <CardChip id={id} label={words.name(id)} /> {say('bar.uses', { uses: list(uses) })}
    </>
  ) : (
    <>
      <b>{words.name(id)}</b>: {say('bar.here', { uses: list(uses) })}
    </>
  );
}
