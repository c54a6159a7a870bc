import type { Imperium, Player } from '../../../../games/imperium/state';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { SeatName } from '../../../table';
import { Rows, Zone } from '../look/parts';
import { Laid } from './Laid';

/** The cards in play: power card first, then the play area. On small mats as chips, and the owner named for the ear. */
export function PlayArea({ seat, player, view, words, as }: {
  seat: Seat; player: Player; view: Imperium; words: Words<Imperium>; as: 'face' | 'chip';
}) {
  const title = words.term('play');
  const cards = [...(player.power === null ? [] : [player.power]), ...player.play];
  return (
    <Zone title={as === 'face' ? title : <>{title} · <SeatName seat={seat} /></>} within quiet={as === 'chip'}>
      <Rows style={{ '--least': as === 'face' ? 'clamp(5.9rem, 14cqi, 7.2rem)' : '8rem' }}>
        {cards.map((id) => <Laid key={id} id={id} player={player} view={view} words={words} as={as} />)}
      </Rows>
    </Zone>
  );
}
