import { use } from 'react';
import { useParams } from 'react-router';
import { loadScenes } from '../boards';
import { useTableParts } from '../boards/useTableParts';
import { loadOnce } from '../loadOnce';
import { loadPlayable, rulesetOf, type RulesetEntry } from '../rulesets';
import { NotFound } from '../ui/NotFound';
import { Gallery } from './Gallery';

/** The pictures of all cards of a ruleset, for those who draw. */
export default function GalleryPage() {
  const { ruleset } = useParams();
  const entry = rulesetOf(ruleset);
  return entry ? <Loaded key={entry.name} entry={entry} /> : <NotFound />;
}

function Loaded({ entry }: { entry: RulesetEntry }) {
  const sceneOf = use(loadOnce(`gallery ${entry.name}`, () => loadScenes(entry.name)));
  const playable = use(loadPlayable(entry));
  const { words } = useTableParts(entry.name, playable);
  return sceneOf ? <Gallery title={entry.title} playable={playable} words={words} sceneOf={sceneOf} /> : <NotFound />;
}
