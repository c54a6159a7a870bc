import styled from 'styled-components';
import type { Rejected } from '../net/transport';
import { colour, radius, shadow, space } from '../theme';
import { useUi, type UiKey } from '../words';

/** A sentence for each refusal, which says what to do. */
const SENTENCES: Readonly<Record<Rejected['code'], UiKey>> = {
  malformed: 'refusal.malformed',
  'unknown-match': 'problem.unknownMatch',
  'old-rules': 'match.oldRules',
  'new-rules': 'match.newRules',
  'not-bound': 'refusal.notBound',
  'wrong-credentials': 'problem.forbidden',
  'bot-plays': 'refusal.botPlays',
  'game-over': 'bar.over',
  'not-active': 'refusal.notActive',
  'unknown-move': 'refusal.unknownMove',
  stale: 'refusal.stale',
  invalid: 'refusal.invalid',
  failed: 'refusal.failed',
  'too-fast': 'problem.tooMany',
  busy: 'refusal.busy',
  unavailable: 'refusal.unavailable',
  offline: 'refusal.offline',
};

const Strip = styled.p`
  position: fixed;
  inset: auto ${space.l} ${space.xl};
  z-index: 20;
  width: fit-content;
  max-width: 36rem;
  margin: 0 auto;
  padding: ${space.m} ${space.l};
  border: 2px solid ${colour('danger')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
  color: ${colour('danger')};
  box-shadow: ${shadow.high};
  /* The question lies at the bottom there. */
  @media (max-width: 40rem) {
    inset: 11rem ${space.m} auto;
  }
`;

/** A note over the table: why the server refused the last choice. Empty without a refusal. */
export function RefusalNote({ refusal }: { refusal: Rejected | null }) {
  const { say } = useUi();
  return <div role="alert">{refusal && <Strip>{say(SENTENCES[refusal.code])}</Strip>}</div>;
}
