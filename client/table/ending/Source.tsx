import { useTable } from '../TableContext';
import { CardChip } from '../Tokens';

/** What points come from, in a text: a component, or something that has a word of its own. */
export function Source({ of: key }: { of: string }) {
  const { words, components } = useTable();
  return components.has(key) ? <CardChip id={key} label={words.name(key)} /> : <b>{words.term(key)}</b>;
}
