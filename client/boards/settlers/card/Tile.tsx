import type { ComponentId } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { cardOf } from '../../../../games/settlers/catalogue';
import type { Settlers } from '../../../../games/settlers/state';
import { Picture } from '../../../table';
import { softly } from '../../common/hyphens';
import { toneOf } from '../look/tone';
import { Cottage, Doing, Field, Gable, Sill, Walls, Window } from './cottage';
import { Emblem } from './Emblem';
import { LONG } from './long';
import { Marks, usesOf } from './Marks';
import { Colours, Gist, Razed, Signs } from './Signs';

interface Props {
  id: ComponentId;
  view: Settlers;
  words: Words<Settlers>;
  /** The number of raze tokens that razing it takes, where others can raze it. */
  tokens?: number | undefined;
  /** Whether the next attack may take it. */
  inDanger?: boolean;
}

/** A location in an empire: its house, what it does in signs, what lies on it, whether it is used up. */
export function Tile({ id, view, words, tokens, inDanger = false }: Props) {
  const card = cardOf(id);
  const isSpent = (view.used[id] ?? 0) >= usesOf(id) || view.blocked.includes(id);
  // Building bonuses have been gained: who has nothing else says nothing in signs.
  const isQuiet = card.abilities.every(({ timing }) => timing === 'bonus');
  return (
    <Cottage style={toneOf(card)} data-card={id} data-spent={isSpent}>
      <Gable>
        <Colours card={card} words={words} />
        <b>{softly(words.name(id), words.language, LONG)}</b>
      </Gable>
      <Walls>
        <Window data-window data-alone={isQuiet}>
          <Picture id={id} size="small">
            <Emblem id={id} />
          </Picture>
        </Window>
        <Sill data-sill>
          {!isQuiet && (
            <Doing>
              <Gist card={card} words={words} />
            </Doing>
          )}
          <Marks id={id} view={view} words={words} inDanger={inDanger} />
          {tokens !== undefined && (
            <Field>
              <Signs of={[{ icon: 'raze', n: tokens }]} words={words} />
              <span aria-hidden>▸</span>
              <Razed raze={card.raze} words={words} />
            </Field>
          )}
        </Sill>
      </Walls>
    </Cottage>
  );
}
