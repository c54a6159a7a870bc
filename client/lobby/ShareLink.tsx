import type { Seat } from '../../games/kit/core';
import { CopyField } from '../ui/CopyField';
import { useUi } from '../words';

/** The address of a match on this server. */
export const linkTo = (ruleset: string, matchID: string): string =>
  `${window.location.origin}/match/${ruleset}/${matchID}`;

/**
 * The link to a match, to be sent to others.
 * @param by the seat of whoever invites
 */
export function ShareLink({ ruleset, matchID, by }: { ruleset: string; matchID: string; by?: Seat | undefined }) {
  const { say } = useUi();
  const invites = by === undefined ? '' : `?by=${by}`;
  return <CopyField label={say('share.label')} value={`${linkTo(ruleset, matchID)}${invites}`} />;
}
