import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { atlasOf } from '../../../../games/new-dawn/atlas';
import { agendasOf } from '../../../../games/new-dawn/rules/agendas';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { useUi } from '../../../words';
import { Jump } from '../../common/Jump';
import { AGENDAS, MAP, OFFER, OTHERS } from './anchors';

/** The parts of the table that a phone jumps to. The focus row is not among them: it is always in sight. */
export function Jumps({ view, seat, words }: { view: NewDawn; seat: Seat | null; words: Words<NewDawn> }) {
  const { say } = useUi();
  const { term } = words;
  const others = view.players.filter((_, each) => each !== seat);
  return (
    <Jump
      parts={[
        { to: MAP, label: say('map.title'), keys: atlasOf(view).spaces },
        { to: AGENDAS, label: term('goals'), keys: view.victory.flatMap(agendasOf) },
        { to: OFFER, label: term('offer'), keys: view.offers.flatMap(({ shown }) => shown ?? []) },
        { to: OTHERS, label: term('rivals'), keys: others.flatMap(({ row, diplomacy }) => [...row, ...diplomacy]) },
      ]}
    />
  );
}
