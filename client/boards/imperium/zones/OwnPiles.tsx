import styled from 'styled-components';
import { HIDDEN } from '../../../../games/kit/core';
import type { Imperium, Player } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { useTable } from '../../../table';
import { Zone } from '../look/parts';
import { bronzeTone, toneOfNation } from '../look/tone';
import { PileTile } from './PileTile';

const Column = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: 0.35rem;
`;

/** A player's draw deck, discard pile and history; what the viewer may see of them can be looked through. */
export function OwnPiles({ player, words, className }: { player: Player; words: Words<Imperium>; className?: string }) {
  const { openPile } = useTable<Imperium>();
  const opens = (title: string, ids: readonly string[]) => (ids.some((id) => id !== HIDDEN) ? () => openPile(title, ids) : undefined);
  const tone = toneOfNation(player.nation);
  const pile = (key: 'deck' | 'discard' | 'history', icon: string) => {
    const title = words.term(key);
    return (
      <Zone title={title} within quiet key={key}>
        <PileTile title={title} icon={icon} n={player[key].length} tone={key === 'history' ? bronzeTone : tone} onOpen={opens(title, player[key])} />
      </Zone>
    );
  };
  return <Column className={className}>{pile('deck', 'deck')}{pile('discard', 'discard')}{pile('history', 'history')}</Column>;
}
