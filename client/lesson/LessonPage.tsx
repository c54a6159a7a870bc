import { use, useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { sentencesOf, type Lesson } from '../../games/kit/lesson/lesson';
import { Session } from '../../games/kit/lesson/session';
import { LessonText } from '../../games/kit/lesson/told';
import { TableLoader } from '../boards/TableLoader';
import { useTableParts } from '../boards/useTableParts';
import { loadOnce } from '../loadOnce';
import { ClientStore } from '../net/clientStore';
import type { Person } from '../net/people';
import { useMatch } from '../net/useMatch';
import { loadPlayable, rulesetOf, type Playable, type RulesetEntry } from '../rulesets';
import { settings } from '../settings';
import { RefusalNote } from '../table/RefusalNote';
import { NotFound } from '../ui/NotFound';
import { useUi } from '../words';
import { botName } from '../words/botName';
import { Coach } from './Coach';
import { forgetLesson, keepLesson, keptLesson } from './keptLesson';
import { LessonClient } from './lessonClient';

/** A ruleset's guided first match, at the real table. */
export default function LessonPage() {
  const { ruleset } = useParams();
  const entry = rulesetOf(ruleset);
  return entry?.lesson ? <Loaded key={entry.name} entry={entry} load={entry.lesson} /> : <NotFound />;
}

function Loaded({ entry, load }: { entry: RulesetEntry; load(): Promise<Lesson> }) {
  const playable = use(loadPlayable(entry));
  const lesson = use(loadOnce(`lesson ${entry.name}`, load));
  const [times, setTimes] = useState(0);
  const again = (): void => {
    forgetLesson(playable.ruleset);
    setTimes(times + 1);
  };
  return <LessonTable key={times} playable={playable} lesson={lesson} onAgain={again} />;
}

interface Props {
  playable: Playable;
  lesson: Lesson;
  /** Begins the lesson anew. */
  onAgain(): void;
  /** How long an opponent takes for a move, in milliseconds. */
  pause?: number;
}

/** The table of a lesson: the board, and the lesson's words beside their target. */
export function LessonTable({ playable, lesson, onAgain, pause }: Props) {
  const { say, language } = useUi();
  const { ruleset: rules, bots } = playable;
  const { words } = useTableParts(rules.name, playable);
  const sentences = use(loadOnce(`lesson ${rules.name} ${language}`, () => sentencesOf(lesson, language)));
  const told = useMemo(
    () => new LessonText(rules, lesson, words, language, sentences),
    [rules, lesson, words, language, sentences],
  );
  const load = bots[lesson.bot];
  if (!load) throw new Error(`${rules.name} has no bot ${lesson.bot}`);
  const bot = use(loadOnce(`bot ${rules.name} ${lesson.bot}`, load));
  const [{ client, store }] = useState(() => {
    const session = new Session(rules, lesson, bot, Math.random, keptLesson(rules));
    const made = new LessonClient(
      session,
      () => keepLesson(rules, session.keep()),
      (rejected) => kept.refuse(rejected),
      pause,
    );
    const kept = new ClientStore(made, rules);
    return { client: made, store: kept };
  });
  const snapshot = useMatch(store);
  const people = useCallback(
    (): readonly Person[] =>
      Array.from({ length: client.session.view.seats }, (_, seat) => ({
        seat,
        name: seat === lesson.seat ? settings().name || say('lesson.you') : botName(say, lesson.bot),
        bot: seat !== lesson.seat,
        connected: null,
      })),
    [client, lesson, say],
  );
  return (
    <>
      <RefusalNote refusal={snapshot.refusal} />
      <TableLoader
        ruleset={rules.name}
        playable={playable}
        store={store}
        snapshot={snapshot}
        people={people}
        // While something is read the opponents wait.
        waitsFor={client.session.waits || client.session.view.result ? undefined : say('lesson.reading')}
        under={(view) => <Coach client={client} told={told} view={view} onAgain={onAgain} />}
      />
    </>
  );
}
