import { useEffect, useState } from 'react';
import { Soft } from '../ui/parts';
import { useUi } from '../words';
import type { ListedMatch } from './api';
import { wordedOptions } from './MatchOptionFields';

/** Units of time, the largest first, in milliseconds. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * How long ago a time was, in words.
 * @param then and `now` in milliseconds
 */
export function ago(then: number, now: number, language: string): string {
  const passed = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? (['minute', 60_000] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}

/** The current time, updated while it is shown. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What matters of a table before joining: its options and its age. */
export function Facts({
  match: { gameName, players, setupData, createdAt, updatedAt, gameover },
}: {
  match: ListedMatch;
}) {
  const { say, language } = useUi();
  const now = useNow();
  const times =
    gameover || updatedAt - createdAt > 60_000
      ? say('lobby.moved', { ago: ago(updatedAt, now, language) })
      : say('lobby.opened', { ago: ago(createdAt, now, language) });
  return <Soft>{[...wordedOptions(gameName, players.length, setupData, language), times].join(' · ')}</Soft>;
}
