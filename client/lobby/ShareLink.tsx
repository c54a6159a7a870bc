import { CopyField } from '../ui/CopyField';
import { useUi } from '../words';

export const linkTo = (ruleset: string, matchID: string): string =>
  `${window.location.origin}/match/${ruleset}/${matchID}`;

/** The address of a match, to send to a friend. */
export function ShareLink({ ruleset, matchID }: { ruleset: string; matchID: string }) {
  const { say } = useUi();
  return <CopyField label={say('share.label')} value={linkTo(ruleset, matchID)} />;
}
