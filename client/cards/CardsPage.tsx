import { use } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../ui/NotFound';
import { loadPlayable, rulesetOf, type RulesetEntry } from '../rulesets';
import { useTableParts } from '../boards/useTableParts';
import { CardBrowser } from './CardBrowser';

/** All cards of a ruleset, with a search. */
export default function CardsPage() {
  const { ruleset } = useParams();
  const entry = rulesetOf(ruleset);
  return entry ? <Loaded key={entry.name} entry={entry} /> : <NotFound />;
}

function Loaded({ entry }: { entry: RulesetEntry }) {
  const playable = use(loadPlayable(entry));
  const { words, board } = useTableParts(entry.name, playable);
  return <CardBrowser title={entry.title} playable={playable} words={words} board={board} />;
}
