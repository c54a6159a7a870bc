import styled from 'styled-components';
import type { Imperium, Player } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { Icon, Spot } from '../../../table';
import { colour } from '../../../theme';
import { useUi } from '../../../words';

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: 50%;
  background: ${colour('bronzeDeep')};
  color: ${colour('onBronze')};
  font-size: 0.85rem;
`;

/** The exhaust token on my nation deck or development area, which an effect may ask for. */
export function TokenOn({
  at,
  player,
  words,
}: {
  at: 'nation' | 'development';
  player: Player;
  words: Words<Imperium>;
}) {
  const { say } = useUi();
  if (!player.exhausted.includes(at)) return null;
  return (
    <Spot at={at} label={`${words.term('exhaust')}: ${words.term(at)}`}>
      <Disc>
        <Icon name="exhaust" label={say('pile.spent', { at })} />
      </Disc>
    </Spot>
  );
}
