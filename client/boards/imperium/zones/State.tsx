import styled from 'styled-components';
import { nationOf } from '../../../../games/imperium/lookup';
import { EXHAUSTS } from '../../../../games/imperium/rules/turn';
import type { Player } from '../../../../games/imperium/state';
import type { Imperium } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { Icon } from '../../../table';
import { Spoken } from '../../../ui/parts';
import { colour, font } from '../../../theme';

const Plaque = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.1rem 0.6rem;
  > span {
    white-space: nowrap;
  }
`;

const Name = styled.b`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  font-family: ${font.display};
  svg {
    width: 1.4em;
    height: 1.4em;
    color: ${colour('bronze')};
  }
`;

const Tokens = styled.span`
  display: inline-flex;
  gap: 1px;
  color: ${colour('bronze')};
  svg {
    width: 1.15rem;
    height: 1.15rem;
  }
  > i {
    opacity: 0.2;
  }
`;

/** The state card, barbarian or empire (`brief`: only its sign), with the action and exhaust tokens that are left. */
export function State({
  player,
  words,
  brief = false,
  anchor,
}: {
  player: Player;
  words: Words<Imperium>;
  brief?: boolean;
  anchor?: string;
}) {
  const { exhausts = EXHAUSTS } = player.nation === null ? {} : nationOf(player);
  return (
    <Plaque id={anchor}>
      <Name>
        <Icon name={player.state} label={brief ? words.term(player.state) : ''} />
        {!brief && words.term(player.state)}
      </Name>
      <span>
        <Row icon="action" n={player.actions} of={3} words={words} />{' '}
        <Row icon="exhaust" n={player.exhausts} of={exhausts} words={words} />
      </span>
    </Plaque>
  );
}

/** Tokens side by side; spent ones are faint. */
function Row({ icon, n, of, words }: { icon: string; n: number; of: number; words: Words<Imperium> }) {
  return (
    <Tokens title={`${words.term(icon)}: ${n}`}>
      <Spoken>
        {words.term(icon)}: {n}
      </Spoken>
      {Array.from({ length: Math.max(n, of) }, (_, i) =>
        i < n ? (
          <span key={i} aria-hidden>
            <Icon name={icon} label="" />
          </span>
        ) : (
          <i key={i} aria-hidden>
            <Icon name={icon} label="" />
          </i>
        ),
      )}
    </Tokens>
  );
}
