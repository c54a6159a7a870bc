import type { ComponentId, Option } from '../../../games/kit/core';
import { kindOf } from '../../../games/kit/optionKinds';
import { plain } from '../../../games/kit/text/words';
import { useList, useUi } from '../../words';
import { useQuestion, useTable } from '../TableContext';
import { CardChip, Tokens } from '../Tokens';

/** So many options of a kind are told one by one. */
const FEW = 3;

/** What the options of a kind are: each of few, what says the same once, or how many there are. */
function told(kind: string, meanings: readonly string[]): string[] {
  const different = [...new Set(meanings)];
  if (different.length > FEW) return [`${kind} (${meanings.length})`];
  return different.map((meaning) => {
    const n = meanings.filter((each) => each === meaning).length;
    return n > 1 ? `${meaning} (${n})` : meaning;
  });
}

/** What the component that is held up can be used for, after why it stands for nothing itself; or what can be done at the place. */
export function Uses({ id, of }: { id: ComponentId; of: readonly Option[] }) {
  const { words, nameOf, components } = useTable();
  const { meaning, whyNot } = useQuestion();
  const { say } = useUi();
  const list = useList();
  const uses = [...new Set(of.map(kindOf))].flatMap((kind) =>
    told(
      words.term(kind),
      of.filter((option) => kindOf(option) === kind).map((option) => plain(meaning(option), nameOf)),
    ),
  );
  const why = whyNot(id);
  return components.has(id) ? (
    <>
      <CardChip id={id} label={words.name(id)} />
      {why ? (
        <>
          : <Tokens tokens={why} /> {say('bar.otherUses', { uses: list(uses) })}
        </>
      ) : (
        <> {say('bar.uses', { uses: list(uses) })}</>
      )}
    </>
  ) : (
    <>
      <b>{words.name(id)}</b>: {say('bar.here', { uses: list(uses) })}
    </>
  );
}
