import { Suspense } from 'react';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { CARDS } from '../../../../games/new-dawn/catalogue';
import { partsOf } from '../../../../games/kit/optionKinds';
import { useQuestion, type BoardProps } from '../../../table';
import { LaidOut } from '../../common/Faces';
import { Face } from '../card/Face';
import { Counsel } from './Counsel';

/** Cards to choose from that lie nowhere on the table: leaders, focus cards out of the deck. */
export function Tray({ className, ...props }: BoardProps<NewDawn> & { className: string }) {
  const { question } = useQuestion();
  const zone = question?.ask === 'leader' ? 'leaders' : 'focusDeck';
  const wanted = new Set((question?.options ?? []).flatMap((option) => partsOf(option)));
  const decks = props.seat === null ? [] : (props.view.players[props.seat]?.focusDeck ?? []);
  const lying = question?.ask === 'leader' ? props.view.box.filter((id) => CARDS.get(id)?.kind === 'leader') : decks;
  const cards = lying.filter((id) => wanted.has(id));
  return (
    <LaidOut
      groups={[{ zone, cards }]}
      Face={Face}
      className={className}
      below={
        zone === 'leaders' && (
          <Suspense>
            <Counsel leaders={cards} words={props.words} />
          </Suspense>
        )
      }
      {...props}
    />
  );
}
